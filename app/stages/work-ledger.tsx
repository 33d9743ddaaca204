import content from "virtual:content";
import { findPerson } from "./round.ts";
import { StatusMark } from "./status-mark.tsx";

/** The answers of one person by test, each with the words that a reader marked. No engine judges them yet. */
export function WorkLedger() {
  const { round, stages } = content;
  const { work = [] } = findPerson(round, "farah-siddiqui");
  return (
    <>
      {[...Map.groupBy(work, ({ assessment }) => assessment)].map(([assessment, answers]) => (
        <div
          key={assessment}
          className="grid gap-x-6 gap-y-3 border-b border-line py-3.5 text-small lg:grid-cols-12"
        >
          <p className="display text-xl lg:col-span-3">{assessment}</p>
          <div className="grid gap-4 lg:col-span-9">
            {answers.map(({ id, task, quote }) => (
              <div key={id}>
                <p className="text-muted">{task}</p>
                {quote !== undefined && (
                  <p className="mt-1 text-base">
                    <span className="mark">“{quote}”</span>
                  </p>
                )}
              </div>
            ))}
          </div>
        </div>
      ))}
      <p className="mt-3">
        <StatusMark status="open" text={stages.parts.notJudged} />
      </p>
    </>
  );
}
