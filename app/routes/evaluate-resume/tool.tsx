import { type DragEvent, useEffect, useRef, useState } from "react";
import type { PostingLink } from "../../content/content.ts";
import { Button } from "../../ui/button.tsx";
import type { FormWords } from "./evaluate-resume.schema.ts";
import { JobFields } from "./job-fields.tsx";
import type { ResumeSource } from "./match-messages.ts";
import { type ChosenFile, ResumeFields } from "./resume-fields.tsx";
import { useMatch } from "./use-match.ts";

const formId = "evaluate-resume";

function textOf(form: HTMLFormElement | null, name: string): string {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement ? field.value.trim() : "";
}

function setValue(form: HTMLFormElement | null, name: string, value: string): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLTextAreaElement) field.value = value;
}

function focusField(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLTextAreaElement) field.focus();
}

/** The form and what comes of it. Its fields keep what is typed into them, before the scripts arrive and whatever fails. */
export function Tool({ words, postings }: { words: FormWords; postings: PostingLink[] }) {
  const form = useRef<HTMLFormElement>(null);
  const { state, isWarm, Workbench, warmUp, start, fail, cancel, clear } = useMatch();
  const [file, setFile] = useState<ChosenFile>();
  const [isCleared, setCleared] = useState(false);
  const readText = state.kind === "ready" && state.result.file ? state.result.report.resumeText : undefined;
  const [isRead, setRead] = useState(false);

  // A file's text stands in the field once it was read, to be changed and scored again.
  useEffect(() => {
    if (readText === undefined) return;
    setValue(form.current, "resume", readText);
    setRead(true);
  }, [readText]);

  const choose = (chosen: File) => {
    warmUp();
    setRead(false);
    setFile((before) => ({ file: chosen, key: `file ${Number(before?.key.slice(5) ?? 0) + 1}` }));
  };
  const removeFile = () => {
    setFile(undefined);
    setRead(false);
  };
  const resumeSource = (): ResumeSource | undefined => {
    const text = textOf(form.current, "resume");
    const isChanged = isRead && text !== readText?.trim();
    if (file && !isChanged) return { kind: "file", ...file };
    if (file) removeFile();
    return text === "" ? undefined : { kind: "text", text };
  };
  const evaluate = () => {
    setCleared(false);
    const resume = resumeSource();
    const job = textOf(form.current, "job");
    if (!resume) fail("no-resume");
    else if (job === "") fail("no-job");
    else void start({ resume, job, password: textOf(form.current, "password") });
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
        // Without scripts it sends nothing anywhere.
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
              isRead={isRead}
              isInvalid={failure !== undefined && failure !== "no-job" && failure !== "not-loaded"}
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
      {Workbench ? (
        <Workbench
          state={state}
          formId={formId}
          onCancel={cancel}
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
