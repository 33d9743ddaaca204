import { useEffect, useRef } from "react";
import { Button } from "../../ui/button.tsx";
import { fieldLook } from "../../ui/field-look.ts";
import type { WorkbenchWords } from "./evaluate-resume.schema.ts";
import { failureTextId, type ToolState } from "./tool-state.ts";

/** What went wrong and the one next step. It takes the focus; a protected file is opened from here. */
export function FailureNotice({
  words,
  state,
  formId,
}: {
  words: WorkbenchWords["failure"];
  state: Extract<ToolState, { kind: "failed" }>;
  formId: string;
}) {
  const notice = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure, even of the same kind
  useEffect(() => notice.current?.focus(), [state]);
  const { failure } = state;
  const { text, next } = words.codes[failure];
  const isEncrypted = failure === "encrypted";

  return (
    <section
      ref={notice}
      tabIndex={-1}
      aria-labelledby="failure-title"
      data-failure={failure}
      className="report-failure grid gap-4 rounded-2xl border bg-raised p-6 outline-none"
    >
      <div>
        <h2 id="failure-title" className="text-2xl">
          {words.title}
        </h2>
        <p id={failureTextId} className="mt-3 max-w-[44rem]">
          <strong>{text}</strong> {next}
        </p>
      </div>
      {isEncrypted && (
        <label className="grid max-w-[20rem] gap-1 text-sm font-semibold">
          {words.password}
          <input
            form={formId}
            type="password"
            name="password"
            autoComplete="off"
            className={`font-normal ${fieldLook}`}
          />
        </label>
      )}
      <p>
        <Button look="contained" type="submit" form={formId}>
          {isEncrypted ? words.unlock : words.retry}
        </Button>
      </p>
    </section>
  );
}
