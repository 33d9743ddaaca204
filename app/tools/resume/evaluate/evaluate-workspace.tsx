import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Failure } from "#app/tools/resume/worker/failure.ts";
import type { ResumeSource } from "#app/tools/resume/worker/match-messages.ts";
import { useDrop } from "#app/tools/use-drop.ts";
import { Button } from "#app/ui/button.tsx";
import type { PostingLink } from "#domain/postings/postings-for-tools.ts";
import type { FormWords } from "./evaluate-resume.schema.ts";
import { FoldedFields } from "./folded-fields.tsx";
import { fieldValue, focusField, setValue } from "./form-fields.ts";
import { JobFields } from "./job-fields.tsx";
import { lastResult, type Result } from "./match-state.ts";
import { type ChosenFile, fileText, ResumeFields, type TextOrigin } from "./resume-fields.tsx";
import { useMatching } from "./use-matching.ts";

const formId = "evaluate-resume";
const firstLine = (text: string) => text.trim().split("\n", 1).join();
const otherFailures = new Set<Failure>(["no-job", "not-loaded", "no-recogniser"]);

/** The form and its result. Entered text survives failures, including text typed before hydration. */
export function EvaluateWorkspace({ words, postings }: { words: FormWords; postings: PostingLink[] }) {
  const form = useRef<HTMLFormElement>(null);
  const { state, isWarm, ResultWorkspace, warmUp, start, recognise, fail, cancel, clear } = useMatching();
  const [file, setFile] = useState<ChosenFile>();
  const [isCleared, setCleared] = useState(false);
  const readText = state.kind === "ready" && state.result.file ? state.result.report.resumeText : undefined;
  const [origin, setOrigin] = useState<TextOrigin>("typed");
  const result = lastResult(state);
  /** The report for which the visitor reopened the fields; each new report collapses them again. */
  const [opened, setOpened] = useState<Result>();
  const isFolded = result !== undefined && opened !== result;
  /** The file of the last run: if it is a scan, its text can be recognised. */
  const [scored, setScored] = useState<ChosenFile & { password: string }>();

  // Puts a file's text into the field, where it can be edited and scored again.
  useEffect(() => {
    if (readText === undefined) return;
    setValue(form.current, "resume", readText);
    setOrigin("file");
  }, [readText]);

  // Recognised text should be checked first, so the field takes the focus.
  useEffect(() => {
    if (origin === "picture") focusField(form.current, "resume", 0);
  }, [origin]);

  const stopRecognising = () => {
    if (state.kind === "recognising") cancel();
  };
  const choose = (chosen: File) => {
    warmUp();
    stopRecognising();
    setOrigin("typed");
    setFile((previous) => ({ file: chosen, key: `file ${Number(previous?.key.slice(5) ?? 0) + 1}` }));
  };
  const removeFile = () => {
    stopRecognising();
    setFile(undefined);
    setOrigin("typed");
  };
  const resumeSource = (): ResumeSource | undefined => {
    const text = fieldValue(form.current, "resume");
    const isEdited = origin === "file" && text !== readText?.trim();
    if (file && origin !== "picture" && !isEdited) return { kind: "file", ...file };
    if (isEdited) removeFile();
    return text === "" ? undefined : { kind: "text", text };
  };
  const evaluate = () => {
    setCleared(false);
    const resume = resumeSource();
    const job = fieldValue(form.current, "job");
    if (!resume) fail("no-resume");
    else if (job === "") fail("no-job");
    else {
      const password = fieldValue(form.current, "password");
      setScored(resume.kind === "file" ? { ...resume, password } : undefined);
      void start({ resume, job, password });
    }
  };
  const readPicture = async (scan: { file: File; password: string }) => {
    const text = await recognise(scan);
    if (text === undefined) return;
    setValue(form.current, "resume", text);
    setOrigin("picture");
  };
  const clearAll = () => {
    form.current?.reset();
    removeFile();
    setCleared(true);
    clear();
  };
  const dropTarget = useDrop(([dropped]) => dropped && choose(dropped), warmUp);
  const openFields = (field: "resume" | "job") => {
    flushSync(() => setOpened(result));
    focusField(form.current, field);
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
          evaluate();
        }}
        onFocus={warmUp}
        onPointerDown={warmUp}
        {...dropTarget}
      >
        <div className={isFolded ? "border-b border-line xl:flex" : ""}>
          {isFolded && (
            <FoldedFields
              words={words}
              resume={file ? fileText(words, file.file) : firstLine(result.report.resumeText)}
              job={result.job ?? firstLine(result.report.jobText)}
              onOpen={openFields}
            />
          )}
          <div className={isFolded ? "hidden" : "grid lg:grid-cols-2"}>
            <div className="p-5 lg:border-r lg:border-line lg:px-10 lg:py-8">
              <ResumeFields
                words={words}
                file={file?.file}
                origin={origin}
                isInvalid={failure !== undefined && !otherFailures.has(failure)}
                onFile={choose}
                onRemove={removeFile}
              />
            </div>
            <div className="p-5 max-lg:border-t max-lg:border-line lg:px-10 lg:py-8">
              <JobFields words={words} postings={postings} isInvalid={failure === "no-job"} />
            </div>
          </div>
          <div
            className={`flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4 lg:px-10 ${isFolded ? "xl:px-5" : "border-t border-line"}`}
          >
            <Button look="cta" type="submit" className="grow sm:grow-0">
              {result ? words.again : words.submit}
            </Button>
            <Button look="outlined" onClick={clearAll}>
              {words.clear}
            </Button>
            <p role="status" className={isFolded ? "sr-only" : "text-small text-muted"}>
              {isCleared ? words.cleared : isWarm ? `${words.promise} ${words.warm}` : words.promise}
            </p>
          </div>
        </div>
      </form>
      {ResultWorkspace ? (
        <ResultWorkspace
          state={state}
          formId={formId}
          onCancel={cancel}
          onRecognise={scored && scored.key === file?.key ? () => void readPicture(scored) : undefined}
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
