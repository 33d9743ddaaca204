import content from "#app/content/content.data.ts";
import { Marked } from "#app/ui/marked-text.tsx";
import { StatusMark } from "#app/ui/status-mark.tsx";
import { lastSentence } from "./last-sentence.ts";
import { findPerson } from "./round.ts";

const tasks = ["late-refund", "new-rota"];

/** Answers to tasks of two tests: from each, the paragraph with the marked sentence. */
export function WorkSamples() {
  const { work = [] } = findPerson(content.round, "asha-kulkarni");
  return (
    <div className="grid gap-4 pt-4 text-small sm:grid-cols-2">
      {work
        .filter(({ id }) => tasks.includes(id))
        .map(({ id, assessment, task, answer, quote = "" }) => (
          <div key={id} className="rounded border border-line bg-raised p-6">
            <p className="display text-name">{assessment}</p>
            <p className="mb-2 text-note text-muted">{lastSentence(task)}</p>
            <p className="mb-4">
              <Marked text={answer.split("\n").find((text) => text.includes(quote)) ?? ""} mark={quote} />
            </p>
            <p className="border-t border-line py-2">
              <StatusMark status="none" text={content.stages.parts.notJudged} />
            </p>
          </div>
        ))}
    </div>
  );
}
