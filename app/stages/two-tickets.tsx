import content from "#app/content/content.data.ts";
import { MarkedLine } from "./marked-line.tsx";
import { findPerson } from "./round.ts";

const ids = ["asha-kulkarni", "kunal-bhatia"];
const task = "ticket-from-call";
const reader = "nandini-pillai";

/** Two answers to one task. Facts that the first has and the second omits are marked. */
export function TwoTickets() {
  const { round, stages } = content;
  const { facts } = stages.parts;
  const { task: wording = "" } = round.tasks.find(({ id }) => id === task) ?? {};
  return (
    <>
      <p className="max-w-[40em] py-3.5 text-small text-muted">{wording}</p>
      <div className="grid gap-4 text-small sm:grid-cols-2">
        {ids.map((id) => {
          const { name, work = [], notes = [] } = findPerson(round, id);
          const lines = work.find((sample) => sample.id === task)?.answer.split("\n") ?? [];
          const note = notes.find(({ by }) => by.id === reader);
          return (
            <div key={id} className="flex flex-col">
              <div className="grow rounded border border-line bg-raised p-5">
                <p className="display mb-4 text-xl">{name}</p>
                {lines.map((text) => (
                  <p key={text}>
                    <MarkedLine
                      text={text}
                      marks={facts.filter((quote) => text.includes(quote)).map((quote) => ({ quote }))}
                    />
                  </p>
                ))}
              </div>
              <p className="mt-3 text-muted">
                {note?.by.name}: {note?.text}
              </p>
            </div>
          );
        })}
      </div>
    </>
  );
}
