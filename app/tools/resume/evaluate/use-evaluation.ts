import { type RefObject, useState } from "react";
import { fieldValue } from "./form-fields.ts";
import type { ChosenFile } from "./resume-fields.tsx";
import { useMatching } from "./use-matching.ts";
import { useResumeInput } from "./use-resume-input.ts";

/** Actions of the form: matches its résumé with its job, recognises a scan, and clears everything. */
export function useEvaluation(form: RefObject<HTMLFormElement | null>) {
  const { state, isWarm, ResultWorkspace, warmUp, start, correct, recognise, fail, cancel, clear } =
    useMatching();
  const [isCleared, setCleared] = useState(false);
  const readText = state.kind === "ready" && state.result.file ? state.result.report.resumeText : undefined;
  const resume = useResumeInput(form, readText, () => {
    if (state.kind === "recognising") cancel();
  });
  /** The file of the last run: if it is a scan, its text can be recognised. */
  const [scored, setScored] = useState<ChosenFile & { password: string }>();
  const isScoredChosen = scored !== undefined && scored.key === resume.file?.key;

  const readPicture = async (scan: { file: File; password: string }) => {
    const text = await recognise(scan);
    if (text !== undefined) resume.showRecognised(text);
  };

  return {
    state,
    isWarm,
    isCleared,
    ResultWorkspace,
    warmUp,
    correct,
    cancel,
    file: resume.file,
    origin: resume.origin,
    removeFile: resume.remove,
    choose: (chosen: File) => {
      warmUp();
      resume.choose(chosen);
    },
    evaluate: () => {
      setCleared(false);
      const source = resume.takeSource();
      const job = fieldValue(form.current, "job");
      if (!source) fail("no-resume");
      else if (job === "") fail("no-job");
      else {
        const password = fieldValue(form.current, "password");
        setScored(source.kind === "file" ? { ...source, password } : undefined);
        void start({ resume: source, job, password });
      }
    },
    /** Recognises the text of the scored file; `undefined` if another one has been chosen since. */
    recogniseScored: isScoredChosen ? () => void readPicture(scored) : undefined,
    clear: () => {
      form.current?.reset();
      resume.remove();
      setCleared(true);
      clear();
    },
  };
}
