import { useEffect, useEffectEvent } from "react";
import type { RequirementEdit } from "resume-match";
import { Report } from "#app/tools/resume/report/report.tsx";
import { writeEdits } from "#app/tools/resume/requirements/edits.ts";
import { useEdits } from "#app/tools/resume/requirements/use-edits.ts";
import { FailureNotice } from "#app/tools/resume/worker/failure-notice.tsx";
import { type Progress, Reading, readingProgress } from "#app/tools/resume/worker/reading.tsx";
import { useResumeTool } from "#app/tools/resume/worker/use-resume-tool.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { ResultWords } from "./evaluate-resume.schema.ts";
import { failureTextId, lastResult, type MatchState } from "./match-state.ts";

function matchProgress(state: MatchState, { reading, recognising }: ResultWords): Progress | undefined {
  if (state.kind === "reading") return readingProgress(state.stage, reading);
  if (state.kind !== "recognising") return undefined;
  const { progress } = state;
  const { title, loading, page } = recognising;
  if (progress.stage === "loading") return { title, text: loading, done: progress.done };
  // A single bar for all pages.
  const done = (progress.page - 1 + progress.done) / progress.pages;
  return { title, text: fillTemplate(page, progress), done };
}

export type ResultWorkspaceProps = {
  state: MatchState;
  /** Id of the form with the texts, to which a failure adds a password field or a retry button. */
  formId: string;
  onCancel: () => void;
  /** Matches again with other corrections of the job. */
  onCorrect: (edits: RequirementEdit[]) => void;
  /** Recognises the text of the failed file; `undefined` if another file has been chosen since. */
  onRecognise: (() => void) | undefined;
  /** Returns to the texts. */
  onEdit: () => void;
};

/** The form's result: progress, failure or report. The last report stays during the next run. */
export function ResultWorkspace({
  state,
  formId,
  onCancel,
  onCorrect,
  onRecognise,
  onEdit,
}: ResultWorkspaceProps) {
  const tool = useResumeTool();
  const { reading, failure, report } = tool;
  const result = lastResult(state);
  const model = useEdits();
  const asked = writeEdits(model.edits);
  const isBehind = state.kind === "ready" && writeEdits(state.result.edits) !== asked;
  const correct = useEffectEvent(() => onCorrect(model.edits));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each correction that the report does not have yet
  useEffect(() => {
    if (isBehind) correct();
  }, [isBehind, asked]);
  const isLast = result === undefined;
  return (
    <div hidden={state.kind === "empty"}>
      <div
        className={`stage sheet rounded-t-none border-line px-5 lg:border-x lg:px-10 ${isLast ? "border-b" : "rounded-b-none"}`}
      >
        <Reading cancel={reading.cancel} progress={matchProgress(state, tool)} onCancel={onCancel} />
        {state.kind === "failed" && (
          <FailureNotice
            words={failure}
            state={state}
            formId={formId}
            textId={failureTextId}
            onRecognise={onRecognise}
          />
        )}
      </div>
      {result && (
        <Report
          words={report}
          result={result}
          model={model}
          before={state.kind === "ready" ? state.before : undefined}
          compared={state.kind === "ready" ? state.compared : []}
          onEdit={onEdit}
        />
      )}
    </div>
  );
}
