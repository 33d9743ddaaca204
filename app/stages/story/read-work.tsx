import content from "#app/content/content.data.ts";
import { Marked } from "#app/ui/marked-text.tsx";
import { lastSentence } from "../last-sentence.ts";
import { shortMoment } from "../person-steps.ts";
import { findPerson } from "../round.ts";
import { storyPeople } from "./moments.ts";

const pieces = [
  { person: storyPeople.selected, task: "ticket-from-call" },
  { person: storyPeople.rejected, task: "gate-parcel" },
];
const reader = "nandini-pillai";

/** The line with the quotation; if it is long, only the quotation's sentence and the one before. */
function linesAround(answer: string, quote = ""): string {
  const line = answer.split("\n").find((text) => text.includes(quote)) ?? "";
  const sentences = line.split(/(?<=\.) /);
  const marked = sentences.findIndex((sentence) => quote.includes(sentence) || sentence.includes(quote));
  return sentences.length < 4 ? line : sentences.slice(Math.max(0, marked - 1), marked + 1).join(" ");
}

/** One answer per person: the line with the quotation, and the remark of the colleague who read it. */
export function ReadWork() {
  return (
    <div className="grid gap-x-6 gap-y-8 text-small sm:grid-cols-2">
      {pieces.map(({ person, task: id }) => {
        const { name, work = [], notes = [] } = findPerson(content.round, person);
        const { task = "", answer = "", quote } = work.find((own) => own.id === id) ?? {};
        const line = linesAround(answer, quote);
        const note = notes.find(({ by }) => by.id === reader);
        return (
          <div key={id} className="flex flex-col border-t-[1.5px] border-ink pt-4">
            <p className="mb-2">
              <strong>{name}</strong> <span className="text-muted">{lastSentence(task)}</span>
            </p>
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
  );
}
