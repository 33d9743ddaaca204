import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useNavigate } from "react-router";
import { useLanguage } from "#app/language/language.tsx";
import type { Failure } from "#app/tools/resume/worker/failure.ts";
import { useDrop } from "#app/tools/use-drop.ts";
import type { PostingLink } from "#domain/postings/postings-for-tools.ts";
import type { FormWords } from "./evaluate-resume.schema.ts";
import { FoldedFields } from "./folded-fields.tsx";
import { FormActions } from "./form-actions.tsx";
import { focusField } from "./form-fields.ts";
import { JobFields } from "./job-fields.tsx";
import { lastResult, type Result } from "./match-state.ts";
import { fileText, ResumeFields } from "./resume-fields.tsx";
import { useEvaluation } from "./use-evaluation.ts";

const formId = "evaluate-resume";
const firstLine = (text: string) => text.trim().split("\n", 1).join();
const otherFailures = new Set<Failure>(["no-job", "not-loaded", "no-recogniser"]);

/** The form and its result. Entered text survives failures, including text typed before hydration. */
export function EvaluateWorkspace({ words, postings }: { words: FormWords; postings: PostingLink[] }) {
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const evaluation = useEvaluation(form);
  const { state, ResultWorkspace, warmUp, file } = evaluation;
  const result = lastResult(state);
  /** The report for which the visitor reopened the fields; each new report collapses them again. */
  const [opened, setOpened] = useState<Result["asked"]>();
  const isFolded = result !== undefined && opened !== result.asked;
  const dropTarget = useDrop(([dropped]) => dropped && evaluation.choose(dropped), warmUp);
  const openFields = (field: "resume" | "job") => {
    flushSync(() => setOpened(result?.asked));
    focusField(form.current, field);
  };
  const navigate = useNavigate();
  /** Corrections are those of one job. They are the only query of this page. */
  const forgetEdits = () => {
    if (location.search !== "") void navigate(location.pathname, { replace: true, preventScrollReset: true });
  };
  const clear = () => {
    forgetEdits();
    evaluation.clear();
  };
  const failure = state.kind === "failed" ? state.failure : undefined;

  return (
    <div className="pb-10 [@media(scripting:none)]:hidden">
      <form
        ref={form}
        id={formId}
        // Without JavaScript, submits nothing.
        method="dialog"
        aria-label={words.title}
        data-no-print
        className={`group stage sheet overflow-clip border-y border-line lg:border-x ${state.kind === "empty" ? "" : "rounded-b-none border-b-0"}`}
        onSubmit={(event) => {
          event.preventDefault();
          evaluation.evaluate();
        }}
        onFocus={warmUp}
        onPointerDown={warmUp}
        {...dropTarget}
      >
        <div className={isFolded ? "border-b border-line xl:flex" : ""}>
          {isFolded && (
            <FoldedFields
              words={words}
              resume={file ? fileText(words, file.file, language) : firstLine(result.report.resumeText)}
              job={result.job ?? firstLine(result.report.jobText)}
              onOpen={openFields}
            />
          )}
          <div className={isFolded ? "hidden" : "grid lg:grid-cols-2"}>
            <div className="p-5 lg:border-r lg:border-line lg:px-10 lg:py-8">
              <ResumeFields
                words={words}
                file={file?.file}
                origin={evaluation.origin}
                isInvalid={failure !== undefined && !otherFailures.has(failure)}
                onFile={evaluation.choose}
                onRemove={evaluation.removeFile}
              />
            </div>
            <div className="p-5 max-lg:border-t max-lg:border-line lg:px-10 lg:py-8">
              <JobFields
                words={words}
                postings={postings}
                isInvalid={failure === "no-job"}
                onPosting={forgetEdits}
              />
            </div>
          </div>
          <FormActions
            words={words}
            isFolded={isFolded}
            hasResult={result !== undefined}
            isWarm={evaluation.isWarm}
            isCleared={evaluation.isCleared}
            onClear={clear}
          />
        </div>
      </form>
      {ResultWorkspace ? (
        <ResultWorkspace
          state={state}
          formId={formId}
          onCancel={evaluation.cancel}
          onCorrect={evaluation.correct}
          onRecognise={evaluation.recogniseScored}
          onEdit={() => openFields("resume")}
        />
      ) : (
        state.kind !== "empty" && (
          <p
            role="status"
            className="stage sheet rounded-t-none border-b border-line px-5 py-4 font-semibold lg:border-x lg:px-10"
          >
            {state.kind === "failed" ? words.notLoaded : words.loading}
          </p>
        )
      )}
    </div>
  );
}
