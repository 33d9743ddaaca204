import "./fit.css";
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { useLanguage } from "#app/language/language.tsx";
import type { CareersWords } from "#app/routes/careers/careers.schema.ts";
import type { PortalView } from "#app/routes/careers/portal/portal-view.ts";
import { FailureNotice } from "#app/tools/resume/worker/failure-notice.tsx";
import { languageWarning } from "#app/tools/resume/worker/language-warning.ts";
import { Reading, readingProgress } from "#app/tools/resume/worker/reading.tsx";
import { useResumeTool } from "#app/tools/resume/worker/use-resume-tool.ts";
import { Button } from "#app/ui/button.tsx";
import { fieldLook } from "#app/ui/field-look.ts";
import { TextArea } from "#app/ui/text-area.tsx";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { FitSession } from "./fit-session.ts";
import type { FitState } from "./fit-state.ts";

const formId = "match-resume";

/** State of the chosen résumé: progress, failure with a next step, or its name and a button to remove it. */
export function FitPanel({
  state,
  session,
  words,
  found,
  resultsId,
}: {
  state: FitState;
  session: FitSession;
  words: CareersWords["portal"]["fit"];
  found: PortalView;
  resultsId: string;
}) {
  /** URL of the first page, where the new order starts; null if it is the current page. */
  const firstPage = found.pages.current > 1 ? found.address : null;
  const panel = useRef<HTMLFormElement>(null);
  const language = useLanguage();
  const navigate = useNavigate();
  const tool = useResumeTool();
  const { reading, failure, report } = tool;
  const { kind } = state;
  const lastKind = useRef(kind);
  useEffect(() => {
    if (lastKind.current === kind) return;
    const wasReading = lastKind.current === "reading";
    lastKind.current = kind;
    if (kind === "ready" && wasReading && firstPage !== null)
      void navigate(firstPage, { preventScrollReset: true });
    // The pressed button may have disappeared, which resets the focus to the body.
    if (document.activeElement !== document.body) return;
    if (kind === "ready") document.getElementById(resultsId)?.focus({ preventScroll: true });
    if (kind === "empty") panel.current?.closest("section")?.querySelector("input")?.focus();
  }, [kind, firstPage, resultsId, navigate]);

  const hasNoMatch =
    state.kind === "ready" &&
    state.fits.size > 0 &&
    [...state.fits.values()].every((fit) => fit.answered.length === 0);
  return (
    <form
      ref={panel}
      id={formId}
      className="fit-panel"
      onSubmit={(event) => {
        event.preventDefault();
        session.tryAgain(event.currentTarget);
      }}
    >
      <Reading
        cancel={reading.cancel}
        progress={state.kind === "reading" ? readingProgress(state.stage, reading) : undefined}
        onCancel={session.cancel}
      />
      {state.kind === "failed" && (
        <>
          <FailureNotice
            words={failure}
            state={state}
            formId={formId}
            textId="match-failure"
            onRecognise={undefined}
          />
          <label className="mt-4 grid gap-1 text-sm font-semibold">
            {words.paste}
            <TextArea
              name="resume"
              rows={6}
              autoComplete="off"
              spellCheck={false}
              className={`w-full py-2 font-normal ${fieldLook}`}
            />
          </label>
          <Button look="outlined" type="submit" className="my-1.5">
            {words.pasteSubmit}
          </Button>
        </>
      )}
      {state.kind === "ready" && (
        <div className="fit-ready">
          <p className="font-semibold">{fillTemplate(words.ready, { file: state.file ?? report.pasted })}</p>
          <Button look="outlined" onClick={session.remove}>
            {words.remove}
          </Button>
          {state.foreign && (
            <p className="fit-note text-sm">{languageWarning(state.foreign, tool.foreign, language)}</p>
          )}
          <p className="fit-note text-sm text-muted">{hasNoMatch ? words.nothing : report.caveat}</p>
        </div>
      )}
      <p role="status" className="text-sm text-muted">
        {state.kind === "empty" && state.isRemoved ? words.removed : ""}
      </p>
    </form>
  );
}
