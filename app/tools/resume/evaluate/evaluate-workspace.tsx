import { type DragEvent, useEffect, useRef, useState } from "react";
import type { Failure } from "#app/tools/resume/worker/failure.ts";
import type { ResumeSource } from "#app/tools/resume/worker/match-messages.ts";
import { Button } from "#app/ui/button.tsx";
import type { PostingLink } from "#domain/postings/postings-for-tools.ts";
import type { FormWords } from "./evaluate-resume.schema.ts";
import { fieldValue, focusField, setValue } from "./form-fields.ts";
import { JobFields } from "./job-fields.tsx";
import { type ChosenFile, ResumeFields, type TextOrigin } from "./resume-fields.tsx";
import { useMatching } from "./use-matching.ts";

const formId = "evaluate-resume";
const otherFailures = new Set<Failure>(["no-job", "not-loaded", "no-recogniser"]);

/** The form and its result. Typed text stays after every failure, also text from before the scripts arrived. */
export function EvaluateWorkspace({ words, postings }: { words: FormWords; postings: PostingLink[] }) {
  const form = useRef<HTMLFormElement>(null);
  const { state, isWarm, ResultWorkspace, warmUp, start, recognise, fail, cancel, clear } = useMatching();
  const [file, setFile] = useState<ChosenFile>();
  const [isCleared, setCleared] = useState(false);
  const readText = state.kind === "ready" && state.result.file ? state.result.report.resumeText : undefined;
  const [origin, setOrigin] = useState<TextOrigin>("typed");
  /** The file of the last score: if it is a scan, its pictures can be recognised. */
  const [scored, setScored] = useState<ChosenFile & { password: string }>();

  // The text of a file goes into the field, where it can be edited and scored again.
  useEffect(() => {
    if (readText === undefined) return;
    setValue(form.current, "resume", readText);
    setOrigin("file");
  }, [readText]);

  // The visitor checks recognised words first.
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
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const [dropped] = event.dataTransfer.files;
    if (dropped) choose(dropped);
  };
  const failure = state.kind === "failed" ? state.failure : undefined;

  return (
    <>
      <form
        ref={form}
        id={formId}
        // Without scripts it sends nothing.
        method="dialog"
        aria-label={words.title}
        className="page-width pb-16 [@media(scripting:none)]:hidden"
        onSubmit={(event) => {
          event.preventDefault();
          evaluate();
        }}
        onFocus={warmUp}
        onPointerDown={warmUp}
        onDragEnter={warmUp}
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
      >
        <div data-no-print className="rounded-3xl border border-line bg-raised p-5 sm:p-8">
          <div className="grid gap-8 md:grid-cols-2">
            <ResumeFields
              words={words}
              file={file?.file}
              origin={origin}
              isInvalid={failure !== undefined && !otherFailures.has(failure)}
              onFile={choose}
              onRemove={removeFile}
            />
            <JobFields words={words} postings={postings} isInvalid={failure === "no-job"} />
          </div>
          <div className="mt-6 flex flex-wrap items-center gap-4">
            <Button look="cta" type="submit" className="grow sm:grow-0">
              {state.kind === "ready" ? words.again : words.submit}
            </Button>
            <Button look="outlined" onClick={clearAll}>
              {words.clear}
            </Button>
            <p role="status" className="text-sm text-muted">
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
          onEdit={() => focusField(form.current, "resume")}
        />
      ) : (
        state.kind !== "empty" && (
          <p role="status" className="page-width pb-16 font-semibold">
            {state.kind === "failed" ? words.notLoaded : words.loading}
          </p>
        )
      )}
    </>
  );
}
