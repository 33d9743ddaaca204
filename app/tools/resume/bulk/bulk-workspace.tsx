import postings from "#app/tools/resume/open-postings.data.ts";
import words from "./bulk.data.ts";
import "./bulk.css";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useEdits } from "#app/tools/resume/requirements/use-edits.ts";
import { useDrop } from "#app/tools/use-drop.ts";
import { Button } from "#app/ui/button.tsx";
import { FileFields } from "./file-fields.tsx";
import { firstHeight } from "./first-height.ts";
import { JobFields } from "./job-fields.tsx";
import { Progress } from "./progress.tsx";
import { Results } from "./results.tsx";
import { addFiles, type ChosenFiles, isPdf, none, sampleFiles } from "./take-files.ts";
import { useRanking } from "./use-ranking.ts";

function formText(form: HTMLFormElement | null, name: string): string {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLTextAreaElement ? field.value.trim() : "";
}

function distinctLines(text: string): string[] {
  const lines = text.split("\n").map((line) => line.trim());
  return [...new Set(lines)].filter(Boolean);
}

export type BulkWorkspaceProps = {
  /** Whether the visitor opened it, so that its first field takes the focus. */
  takesFocus: boolean;
  /** Files that were given elsewhere on the page: they are added and ranked at once. */
  files?: File[] | undefined;
};

/** The demo's form, progress and ranking. Entered text survives failures. */
export function BulkWorkspace({ takesFocus, files: given }: BulkWorkspaceProps) {
  const form = useRef<HTMLFormElement>(null);
  const { state, isWarm, warmUp, start, correct, fail, cancel, clear } = useRanking();
  const model = useEdits();
  const { edits } = model;
  const onEdits = useEffectEvent(correct);
  useEffect(() => onEdits(edits), [edits]);
  const [chosen, setChosen] = useState(none);
  const [isRankingSamples, setRankingSamples] = useState(false);
  // Incremented on clearing, to remount the job fields with their defaults.
  const [round, setRound] = useState(0);
  const [isCleared, setCleared] = useState(false);
  const [rankedJob, setRankedJob] = useState("");
  const [isEarlier, setEarlier] = useState(false);
  useEffect(() => {
    if (takesFocus) form.current?.querySelector<HTMLElement>("select, textarea")?.focus();
  }, [takesFocus]);

  const prepare = () => warmUp(chosen.files.some(isPdf));
  const rank = ({ files, areSamples }: ChosenFiles) => {
    setCleared(false);
    setRankingSamples(areSamples);
    const job = formText(form.current, "job");
    setRankedJob(job);
    setEarlier(false);
    if (files.length === 0) fail("no-resumes");
    else if (job === "") fail("no-job");
    else start({ files, job, questions: distinctLines(formText(form.current, "questions")), edits });
  };
  const add = (files: File[]) => {
    if (files.length === 0) return;
    setCleared(false);
    const all = addFiles(chosen, files);
    setChosen(all);
    if (state.kind !== "working") warmUp(all.files.some(isPdf));
  };
  const rankSamples = () => {
    const samples = sampleFiles(words.samples.resumes);
    setChosen(samples);
    rank(samples);
  };
  const clearAll = () => {
    setRound(round + 1);
    setChosen(none);
    setCleared(true);
    setEarlier(false);
    model.reset();
    clear();
  };

  const dropTarget = useDrop(add, prepare);
  /** The clicked button disappears. If there is a ranking, its heading takes the focus afterwards. */
  const focusSubmit = (options?: FocusOptions) => {
    const submit = form.current?.querySelector<HTMLElement>("[type=submit]");
    submit?.focus(options);
    return submit;
  };
  const cancelRun = () => {
    focusSubmit();
    cancel();
  };
  const rankAgain = () => {
    focusSubmit({ preventScroll: true });
    rank(chosen);
  };
  const takeGiven = useEffectEvent((files: File[]) => {
    const all = addFiles(chosen, files);
    setChosen(all);
    rank(all);
    focusSubmit({ preventScroll: true })?.scrollIntoView({ block: "center" });
  });
  useEffect(() => {
    if (given) takeGiven(given);
  }, [given]);

  return (
    <>
      <form
        ref={form}
        data-no-print
        aria-label={words.form.title}
        className={`group sheet flex flex-col overflow-clip rounded-2xl border border-line ${firstHeight}`}
        onSubmit={(event) => {
          event.preventDefault();
          rank(chosen);
        }}
        onChange={() => setEarlier(formText(form.current, "job") !== rankedJob)}
        onFocus={prepare}
        onPointerDown={prepare}
        {...dropTarget}
      >
        <div className="grid grow md:grid-cols-2">
          <div className="p-5 md:border-r md:border-line lg:px-8 lg:py-8">
            <JobFields
              key={round}
              words={words.form}
              samples={words.samples}
              postings={postings}
              isInvalid={state.kind === "failed" && state.failure === "no-job"}
              onPosting={model.reset}
            />
          </div>
          <div className="p-5 max-md:border-t max-md:border-line lg:px-8 lg:py-8">
            <FileFields words={words.form} samples={words.samples} chosen={chosen} onFiles={add} />
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line px-5 py-4 lg:px-8">
          <Button look="cta" type="submit" className="grow sm:grow-0">
            {state.kind === "ready" ? words.form.again : words.form.start}
          </Button>
          <Button look="cta-outline" className="grow sm:grow-0" onClick={rankSamples}>
            {words.form.samples}
          </Button>
          <Button look="outlined" onClick={clearAll}>
            {words.form.clear}
          </Button>
          <p role="status" className="text-small text-muted">
            {isCleared ? words.form.cleared : isWarm && words.form.warm}
          </p>
        </div>
      </form>
      <Progress words={words} state={state} onCancel={cancelRun} />
      {(state.kind === "working" || state.kind === "ready") && (
        <Results
          words={words}
          state={state}
          isSample={isRankingSamples}
          model={model}
          onAgain={isEarlier ? rankAgain : undefined}
        />
      )}
    </>
  );
}
