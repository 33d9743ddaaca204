import used from "virtual:evaluate-resume";
import { createMatchClient } from "#app/tools/resume/worker/match-client.ts";
import type { ResumeSource } from "#app/tools/resume/worker/match-messages.ts";
import type { Compared, FitState } from "./fit-state.ts";
import { clearFullResults } from "./full-results.ts";

/** Reads and compares one résumé at a time in the worker; it does not leave the device. */
export function createFitSession(onState: (state: FitState) => void) {
  let run = 0;
  let source: ResumeSource | undefined;
  let compared: Compared | undefined;

  const worker = createMatchClient((answer) => {
    if (answer.kind === "warm" || answer.run !== run) return;
    if (answer.kind === "stage") onState({ kind: "reading", stage: answer.stage });
    else if (answer.kind === "failed") onState({ kind: "failed", failure: answer.failure });
    else if (answer.kind === "fitted") {
      // The list needs nothing else: stopping the worker deletes the text of the résumé.
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
  const reset = (isRemoved: boolean) => {
    run += 1;
    worker.stop();
    source = undefined;
    compared = undefined;
    clearFullResults();
    onState({ kind: "empty", isRemoved });
  };

  return {
    /** Makes the worker load what it will need while the visitor looks for the file. */
    warmUp: worker.warmUp,
    chooseFile: (file: File) => ask({ kind: "file", file, key: `file ${run + 1}` }),
    /** Reads the pasted text, or the same file again, with a password if there is one. */
    tryAgain: (form: HTMLFormElement) => {
      const data = new FormData(form);
      const textOf = (name: string) => String(data.get(name) ?? "").trim();
      const text = textOf("resume");
      if (text !== "") ask({ kind: "text", text });
      else if (source) ask(source, textOf("password"));
    },
    cancel: () => reset(false),
    remove: () => reset(true),
    /** Sorts the list by fit, or in the order of the address. */
    setByFit: (isByFit: boolean) => {
      if (!compared || compared.isByFit === isByFit) return;
      compared = { ...compared, isByFit };
      onState(compared);
    },
  };
}
export type FitSession = ReturnType<typeof createFitSession>;
