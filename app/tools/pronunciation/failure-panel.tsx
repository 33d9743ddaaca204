import { useEffect, useRef } from "react";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { WorkbenchWords } from "./pronunciation.schema.ts";
import type { Stage } from "./tool-state.ts";

/** What went wrong and the next step, which stands below it. It takes the focus. */
export function FailurePanel({
  words,
  stage,
}: {
  words: WorkbenchWords["failures"];
  stage: Extract<Stage, { kind: "failed" }>;
}) {
  const notice = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure, even of the same kind
  useEffect(() => notice.current?.focus(), [stage]);
  const { text, next } = words[stage.failure];
  const values = { words: stage.words.join(", ") };
  return (
    <p ref={notice} tabIndex={-1} className="speaking-failure" data-failure={stage.failure}>
      <strong>{fillTemplate(text, values)}</strong> {fillTemplate(next, values)}
    </p>
  );
}
