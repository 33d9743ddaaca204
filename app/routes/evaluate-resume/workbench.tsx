import words from "virtual:evaluate-resume";
import { FailureNotice } from "./failure-notice.tsx";
import { Reading } from "./reading.tsx";
import { Report } from "./report/report.tsx";
import type { ToolState } from "./tool-state.ts";

export type WorkbenchProps = {
  state: ToolState;
  /** The form that gave the texts; its password and its retry stand here. */
  formId: string;
  onCancel: () => void;
  /** Leads back to the texts. */
  onEdit: () => void;
};

/** What comes of the form: progress, a failure or the report. While a score is made again the last report stays. */
export function Workbench({ state, formId, onCancel, onEdit }: WorkbenchProps) {
  const { reading, failure, report } = words.workbench;
  const result = state.kind === "ready" ? state.result : state.kind === "reading" ? state.last : undefined;
  return (
    <div className="page-width pb-16" hidden={state.kind === "empty"}>
      <Reading
        words={reading}
        stage={state.kind === "reading" ? state.stage : undefined}
        onCancel={onCancel}
      />
      {state.kind === "failed" && <FailureNotice words={failure} state={state} formId={formId} />}
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
