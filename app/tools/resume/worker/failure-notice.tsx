import { useEffect, useEffectEvent, useRef } from "react";
import { useLanguage } from "#app/language/language.tsx";
import type { ResultWords } from "#app/tools/resume/evaluate/evaluate-resume.schema.ts";
import { Button } from "#app/ui/button.tsx";
import { fieldLook } from "#app/ui/field-look.ts";
import type { Failure } from "./failure.ts";
import { isUnreadScript, languageWarning } from "./language-warning.ts";
import { useResumeTool } from "./use-resume-tool.ts";

/** Whether text recognition can help. */
const canBeRecognised = (failure: Failure) => failure === "scanned" || failure === "no-recogniser";

/** Explains a failure and the next step: a password, recognition or a retry. Each failure takes the focus. */
export function FailureNotice({
  words,
  state,
  formId,
  textId,
  onRecognise,
}: {
  words: ResultWords["failure"];
  state: { failure: Failure; foreign?: string | undefined };
  formId: string;
  /** Id of the failure text, for `aria-describedby` of the field. */
  textId: string;
  onRecognise: (() => void) | undefined;
}) {
  const tool = useResumeTool();
  const pageLanguage = useLanguage();
  const notice = useRef<HTMLElement>(null);
  const takeFocus = useEffectEvent((_failure: typeof state) => notice.current?.focus());
  useEffect(() => takeFocus(state), [state]);
  const { failure, foreign } = state;
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
      className="grid gap-4 border-t-[1.5px] border-clay py-6 outline-none"
    >
      <div>
        <h2 id="failure-title" className="text-name">
          {words.title}
        </h2>
        <p id={textId} className="mt-2 max-w-[44rem]">
          <strong>{text}</strong>{" "}
          {foreign && isUnreadScript(foreign) ? languageWarning(foreign, tool.foreign, pageLanguage) : next}
        </p>
      </div>
      {isEncrypted && (
        <label className="grid max-w-78 gap-1 text-small font-semibold">
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
