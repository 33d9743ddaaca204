import content from "virtual:content";
import { Marked } from "#app/ui/marked-text.tsx";
import { StatusMark } from "#app/ui/status-mark.tsx";
import { lastSentence } from "../last-sentence.ts";
import { shortMoment } from "../person-steps.ts";
import { findPerson } from "../round.ts";
import { storyPeople } from "./moments.ts";

const task = "ticket-from-call";
const reader = "nandini-pillai";

/** One task of the test, the marked line of two answers, and the remark of the person who read them. */
export function ReadWork() {
  const { round, stages } = content;
  const wording = round.tasks.find(({ id }) => id === task)?.task ?? "";
  return (
    <>
      <p className="display mb-4 text-row">{lastSentence(wording)}</p>
      <div className="grid gap-x-6 gap-y-8 text-small sm:grid-cols-2">
        {Object.values(storyPeople).map((id) => {
          const { name, work = [], notes = [] } = findPerson(round, id);
          const { answer = "", quote } = work.find((own) => own.id === task) ?? {};
          const line = answer.split("\n").find((text) => quote !== undefined && text.includes(quote)) ?? "";
          const note = notes.find(({ by }) => by.id === reader);
          return (
            <div key={id} className="flex flex-col border-t-[1.5px] border-ink pt-4">
              <p className="mb-2 font-semibold">{name}</p>
              <p className="rounded border border-line bg-raised p-5">
                <Marked text={line} mark={quote} />
              </p>
              {note && (
                <p className="mt-3">
                  “{note.text}”
                  <span className="mt-1 block text-note text-muted">
                    {note.by.name}, {shortMoment(note.at)}
                  </span>
                </p>
              )}
            </div>
          );
        })}
      </div>
      <p className="mt-4">
        <StatusMark status="none" text={stages.story.notJudged} />
      </p>
    </>
  );
}
