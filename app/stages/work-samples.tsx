import content from "virtual:content";
import { Marked } from "#app/ui/marked-text.tsx";
import { findPerson } from "./round.ts";
import { StatusMark } from "./status-mark.tsx";

const tasks = ["late-refund", "new-rota"];

/** Answers to tasks of two tests, apart from each other. */
export function WorkSamples() {
  const { work = [] } = findPerson(content.round, "asha-kulkarni");
  return (
    <div className="grid gap-4 pt-4 text-small md:grid-cols-2">
      {work
        .filter(({ id }) => tasks.includes(id))
        .map(({ id, assessment, answer, quote }) => (
          <div key={id} className="flex flex-col rounded border border-line bg-raised p-5">
            <p className="display mb-3 text-name">{assessment}</p>
            <p className="mb-4 whitespace-pre-line">
              <Marked text={answer} mark={quote} />
            </p>
            <p className="mt-auto border-t border-line pt-3">
              <StatusMark status="open" text={content.stages.parts.notJudged} />
            </p>
          </div>
        ))}
    </div>
  );
}
