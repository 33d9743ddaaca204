import type { PostingTexts } from "#app/routes/careers/portal/posting-texts-json.ts";
import { createMatchClient } from "#app/tools/resume/worker/match-client.ts";
import type { FromMatchWorker, ResumeSource } from "#app/tools/resume/worker/match-messages.ts";
import type { Compared, FitState } from "./fit-state.ts";
import { clearFullResults } from "./full-results.ts";
import { toPostingTexts } from "./server-answers.ts";

/** Fetches the texts of the listed postings, which may come from a job board. Pages start at 1. */
async function fetchPostingTexts(page: number): Promise<PostingTexts> {
  const response = await fetch(`/careers-texts.json?page=${page}`);
  if (!response.ok) throw new Error(`The texts of page ${page} answered ${response.status}`);
  return toPostingTexts(await response.json());
}

/** The worker's response to one request of a run. */
type Answer = Extract<FromMatchWorker, { kind: "fitted" | "failed" }>;

/** Matches one résumé at a time in the worker. The résumé does not leave the device. */
export function createFitSession(onState: (state: FitState) => void) {
  let run = 0;
  let source: ResumeSource | undefined;
  let compared: Compared | undefined;

  /** Later pages run through the same stages again, which are not shown twice. */
  let isMatching = false;
  let onAnswer: (answer: Answer) => void = () => {};

  const worker = createMatchClient((answer) => {
    if (answer.kind === "fitted" || answer.kind === "failed") {
      if (answer.run === run) onAnswer(answer);
    } else if (answer.kind === "stage" && answer.run === run && !isMatching) {
      isMatching = answer.stage === "matching";
      onState({ kind: "reading", stage: answer.stage });
    }
  });

  /** Matches the résumé with one page of postings after another, each in a request with its own timeout. */
  const compareAll = async (mine: number, resume: ResumeSource, password: string) => {
    const fits: Compared["fits"] = new Map();
    let pages = 1;
    let foreign: Compared["foreign"];
    for (let page = 1; page <= pages; page += 1) {
      const texts = await fetchPostingTexts(page);
      if (mine !== run) return;
      pages = texts.pages;
      const answer = await new Promise<Answer>((resolve) => {
        onAnswer = resolve;
        worker.ask({ kind: "fit", run, resume, password, postings: texts.postings });
      });
      if (mine !== run) return;
      if (answer.kind === "failed") return onState(answer);
      foreign = answer.foreign;
      for (const fit of answer.fits) fits.set(fit.url, fit);
    }
    // Nothing else is needed: stopping the worker deletes the résumé's text.
    worker.stop();
    compared = {
      kind: "ready",
      file: resume.kind === "file" ? resume.file.name : null,
      fits,
      isByFit: true,
      foreign,
    };
    source = undefined;
    onState(compared);
  };

  const ask = (resume: ResumeSource, password = "") => {
    run += 1;
    source = resume;
    compared = undefined;
    isMatching = false;
    onState({ kind: "reading", stage: "loading" });
    const mine = run;
    compareAll(mine, resume, password).catch(() => {
      if (mine === run) onState({ kind: "failed", failure: "not-loaded" });
    });
  };
  const reset = (isRemoved: boolean) => {
    run += 1;
    worker.stop();
    source = undefined;
    compared = undefined;
    clearFullResults();
    onState({ kind: "empty", isRemoved });
  };

  return {
    /** Preloads the worker's data while the visitor picks a file. */
    warmUp: worker.warmUp,
    chooseFile: (file: File) => ask({ kind: "file", file, key: `file ${run + 1}` }),
    /** Retries with the pasted text, or with the same file and the password, if any. */
    tryAgain: (form: HTMLFormElement) => {
      const data = new FormData(form);
      const textOf = (name: string) => String(data.get(name) ?? "").trim();
      const text = textOf("resume");
      if (text !== "") ask({ kind: "text", text });
      else if (source) ask(source, textOf("password"));
    },
    cancel: () => reset(false),
    remove: () => reset(true),
    /** Sorts by fit, or in the order of the URL. */
    setByFit: (isByFit: boolean) => {
      if (!compared || compared.isByFit === isByFit) return;
      compared = { ...compared, isByFit };
      onState(compared);
    },
  };
}
export type FitSession = ReturnType<typeof createFitSession>;
