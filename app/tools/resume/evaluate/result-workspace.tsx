import words from "virtual:evaluate-resume";
import { Report } from "#app/tools/resume/report/report.tsx";
import { FailureNotice } from "#app/tools/resume/worker/failure-notice.tsx";
import { type Progress, Reading, readingProgress } from "#app/tools/resume/worker/reading.tsx";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { WorkbenchWords } from "./evaluate-resume.schema.ts";
import { failureTextId, type ToolState } from "./tool-state.ts";

function matchProgress(state: ToolState, { reading, recognising }: WorkbenchWords): Progress | undefined {
  if (state.kind === "reading") return readingProgress(state.stage, reading);
  if (state.kind !== "recognising") return undefined;
  const { progress } = state;
  const { title, loading, page } = recognising;
  if (progress.stage === "loading") return { title, text: loading, done: progress.done };
  // One bar over all pages.
  const done = (progress.page - 1 + progress.done) / progress.pages;
  return { title, text: fillTemplate(page, progress), done };
}

export type ResultWorkspaceProps = {
  state: ToolState;
  /** The form that gave the texts; its password and its retry stand here. */
  formId: string;
  onCancel: () => void;
  /** Reads the file that failed from its picture, while it is still the chosen one. */
  onRecognise: (() => void) | undefined;
  /** Leads back to the texts. */
  onEdit: () => void;
};

/** What comes of the form: progress, a failure or the report. While a score is made again the last report stays. */
export function ResultWorkspace({ state, formId, onCancel, onRecognise, onEdit }: ResultWorkspaceProps) {
  const { reading, failure, report } = words.workbench;
  const result = state.kind === "ready" ? state.result : state.kind === "reading" ? state.last : undefined;
  return (
    <div className="page-width pb-16" hidden={state.kind === "empty"}>
      <Reading cancel={reading.cancel} progress={matchProgress(state, words.workbench)} onCancel={onCancel} />
      {state.kind === "failed" && (
        <FailureNotice
          words={failure}
          state={state}
          formId={formId}
          textId={failureTextId}
          onRecognise={onRecognise}
        />
      )}
      {result && (
        <Report
          words={report}
          result={result}
          before={state.kind === "ready" ? state.before : undefined}
          compared={state.kind === "ready" ? state.compared : []}
          onEdit={onEdit}
        />
      )}
    </div>
  );
}
