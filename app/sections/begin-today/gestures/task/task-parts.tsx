import content from "#app/content/content.data.ts";
import { Quoted } from "#app/pictures/quoted.tsx";
import type { SampleTask } from "#app/stages/tasks/sample-task.schema.ts";
import { fieldLook } from "#app/ui/field-look.ts";
import { SampleTag } from "#app/ui/sample-tag.tsx";
import { fillTemplate } from "#domain/text/fill-template.ts";

const testMinutes = 30;
const ticks = Array.from({ length: testMinutes + 1 }, (_, minute) => `M${minute * 10} 0v9`).join("");

/** The task's part of a test on a ruler in minutes. The last minute is marked. */
export function Minutes({ minutes }: { minutes: number }) {
  return (
    <div>
      <svg
        aria-hidden="true"
        viewBox={`-1 0 ${testMinutes * 10 + 2} 16`}
        preserveAspectRatio="none"
        className="h-4 w-full stroke-control"
      >
        <path d={ticks} vectorEffect="non-scaling-stroke" />
        <path d={`M0 10h${minutes * 10 - 10}v6H0z`} stroke="none" className="fill-control" />
        <path d={`M${minutes * 10 - 10} 6h10v10h-10z`} stroke="none" className="fill-marigold" />
      </svg>
      <p className="mt-1.5 text-note text-muted">{fillTemplate(content.taskWords.minutes, { minutes })}</p>
    </div>
  );
}

/** The place for an answer. It works without scripts, and nothing reads it. */
export function Answer({ ask, rows, look = fieldLook }: { ask: string; rows: number; look?: string }) {
  return (
    <div>
      <label className="block text-small font-semibold">
        {ask}
        <textarea
          rows={rows}
          maxLength={2000}
          autoComplete="off"
          spellCheck={false}
          className={`mt-2 block w-full resize-none py-2 font-normal ${look}`}
        />
      </label>
      <p className="mt-1.5 text-note text-muted print:hidden">{content.taskWords.field}</p>
    </div>
  );
}

/** The part of the example answer that earns a criterion, closed at first. */
export function Example({ task, criterion }: { task: SampleTask; criterion: string }) {
  const { text = [], code = "", evidence } = task.example;
  const { example } = content.taskWords[task.judged === false ? "unjudged" : "judged"];
  const quote = evidence.find((own) => own.criterion === criterion)?.quote;
  const title = task.criteria.find(({ id }) => id === criterion)?.title;
  const lines = code.split("\n");
  const found = [...text, ...lines].find((part) => quote !== undefined && part.includes(quote));
  if (quote === undefined || found === undefined) throw new Error(`${task.id} has no words for ${criterion}`);
  return (
    <details className="border-t border-control">
      <summary className="flex min-h-11 cursor-pointer items-center text-small font-semibold text-leaf underline underline-offset-4">
        {example}
      </summary>
      <p className={`pb-2 ${lines.includes(found) ? "font-mono text-small" : ""}`}>
        <Quoted text={found.trim()} quotes={[quote]} />
      </p>
      <p className="text-small text-muted">
        {title} <SampleTag />
      </p>
    </details>
  );
}
