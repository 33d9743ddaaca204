import { useEffect, useEffectEvent, useRef } from "react";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { RecordingWords } from "./pronunciation-test.schema.ts";
import type { Stage } from "./score-state.ts";

/** Explains a failure and the next step, which the controls below offer. Each failure takes the focus. */
export function FailurePanel({
  words,
  stage,
}: {
  words: RecordingWords["failures"];
  stage: Extract<Stage, { kind: "failed" }>;
}) {
  const notice = useRef<HTMLParagraphElement>(null);
  const takeFocus = useEffectEvent((_failure: typeof stage) => notice.current?.focus());
  useEffect(() => takeFocus(stage), [stage]);
  const { text, next } = words[stage.failure];
  const values = { words: stage.words.join(", ") };
  return (
    <p ref={notice} tabIndex={-1} className="pronunciation-failure" data-failure={stage.failure}>
      <strong>{fillTemplate(text, values)}</strong> {fillTemplate(next, values)}
    </p>
  );
}
