import "./resume-worker.css";
import { useEffect, useRef } from "react";
import type { WorkbenchWords } from "#app/tools/resume/evaluate/evaluate-resume.schema.ts";
import { Button } from "#app/ui/button.tsx";
import { fieldLook } from "#app/ui/field-look.ts";
import type { Failure } from "./failure.ts";

/** What may be read from its picture, if the visitor wants it. */
const canBeRecognised = (failure: Failure) => failure === "scanned" || failure === "no-recogniser";

/** What went wrong and the one next step. It takes the focus; a protected file is opened from here, and a scan read. */
export function FailureNotice({
  words,
  state,
  formId,
  textId,
  onRecognise,
}: {
  words: WorkbenchWords["failure"];
  state: { failure: Failure };
  formId: string;
  /** Of the sentence that says what is wrong; the field that it is about may name it. */
  textId: string;
  onRecognise: (() => void) | undefined;
}) {
  const notice = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure, even of the same kind
  useEffect(() => notice.current?.focus(), [state]);
  const { failure } = state;
  const { text, next } = words.codes[failure];
  const isEncrypted = failure === "encrypted";
  const recognise = canBeRecognised(failure) ? onRecognise : undefined;
  const isOffer = recognise !== undefined && failure === "scanned";

  return (
    <section
      ref={notice}
      tabIndex={-1}
      aria-labelledby="failure-title"
      data-failure={failure}
      className="resume-failure grid gap-4 rounded-2xl border bg-raised p-6 outline-none"
    >
      <div>
        <h2 id="failure-title" className="text-2xl">
          {words.title}
        </h2>
        <p id={textId} className="mt-3 max-w-[44rem]">
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
      {isOffer && <p className="max-w-[44rem]">{words.offer}</p>}
      <p className="flex flex-wrap gap-3">
        {recognise && (
          <Button look="contained" onClick={recognise}>
            {isOffer ? words.recognise : words.retry}
          </Button>
        )}
        {(isOffer || !recognise) && (
          <Button look={isOffer ? "outlined" : "contained"} type="submit" form={formId}>
            {isEncrypted ? words.unlock : words.retry}
          </Button>
        )}
      </p>
    </section>
  );
}
