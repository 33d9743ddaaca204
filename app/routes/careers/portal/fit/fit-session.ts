import used from "virtual:evaluate-resume";
import type { ResumeSource } from "#app/tools/resume/worker/match-messages.ts";
import { createResumeWorker } from "#app/tools/resume/worker/resume-worker.ts";
import type { Compared, FitState } from "./fit-state.ts";
import { forgetFullResults } from "./full-results.ts";

/** One résumé at a time, read and compared by the worker. It goes nowhere else. */
export function createFitSession(onState: (state: FitState) => void) {
  let run = 0;
  let source: ResumeSource | undefined;
  let compared: Compared | undefined;

  const worker = createResumeWorker((answer) => {
    if (answer.kind === "warm" || answer.run !== run) return;
    if (answer.kind === "stage") onState({ kind: "reading", stage: answer.stage });
    else if (answer.kind === "failed") onState({ kind: "failed", failure: answer.failure });
    else if (answer.kind === "fitted") {
      // The list needs no more than this: the worker ends, and the text of the résumé with it.
      worker.stop();
      compared = {
        kind: "ready",
        file: source?.kind === "file" ? source.file.name : null,
        fits: new Map(answer.fits.map((fit) => [fit.url, fit])),
        isByFit: true,
      };
      source = undefined;
      onState(compared);
    }
  });

  const ask = (resume: ResumeSource, password = "") => {
    run += 1;
    source = resume;
    compared = undefined;
    onState({ kind: "reading", stage: "loading" });
    worker.ask({ kind: "fit", run, resume, password, postings: used.postings });
  };
  const forget = (isRemoved: boolean) => {
    run += 1;
    worker.stop();
    source = undefined;
    compared = undefined;
    forgetFullResults();
    onState({ kind: "empty", isRemoved });
  };

  return {
    /** Lets the worker load what it will need while the visitor looks for the file. */
    warmUp: worker.warm,
    chooseFile: (file: File) => ask({ kind: "file", file, key: `file ${run + 1}` }),
    /** Reads the text that was pasted, or the same file again, with a password if it asks for one. */
    tryAgain: (form: HTMLFormElement) => {
      const typed = new FormData(form);
      const textOf = (name: string) => String(typed.get(name) ?? "").trim();
      const text = textOf("resume");
      if (text !== "") ask({ kind: "text", text });
      else if (source) ask(source, textOf("password"));
    },
    cancel: () => forget(false),
    remove: () => forget(true),
    /** Whether the list goes by fit, or by the order of the address. */
    setByFit: (isByFit: boolean) => {
      if (!compared || compared.isByFit === isByFit) return;
      compared = { ...compared, isByFit };
      onState(compared);
    },
  };
}
export type FitSession = ReturnType<typeof createFitSession>;
