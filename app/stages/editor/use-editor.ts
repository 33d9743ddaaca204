import { words } from "virtual:editor-stage";
import type { Judgement } from "code-judge";
import { useState } from "react";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { type EditorModel, firstProgram } from "./editor-model.ts";
import { useJudge } from "./use-judge.ts";

export const maxCode = 20_000;

const untried = { judge: false, change: false, task: false };

/** The editor of this window. The program stays in memory until the page is left. In the browser only. */
export function useEditor(say: (message: string) => void): EditorModel & { reset: () => void } {
  const [program, setProgram] = useState<
    | ReturnType<typeof firstProgram>
    | (Omit<ReturnType<typeof firstProgram>, "judgement"> & { judgement?: Judgement })
  >(firstProgram);
  const [tried, setTried] = useState(untried);
  const { state, judge } = useJudge((judgement) => {
    setProgram({ ...program, judgement, isOpen: false });
    say(
      fillTemplate(words.judged, {
        verdict: words.verdicts[judgement.verdict],
        count: judgement.findings.length,
      }),
    );
    setTried((before) => ({ ...before, change: before.change || before.judge, judge: true }));
  });
  return {
    isLive: true,
    ...program,
    state,
    tried,
    choose(task, sample) {
      setProgram({ task, code: task.samples[sample]?.code ?? "", isOpen: true });
      say(task.title);
      if (task.id !== program.task.id) setTried({ ...tried, task: true });
    },
    open: () => setProgram({ ...program, isOpen: true }),
    write: (code) => setProgram({ ...program, code, isOpen: true }),
    judge() {
      if (program.code.length > maxCode) say(fillTemplate(words.tooLong, { max: maxCode }));
      else judge({ task: program.task.id, code: program.code });
    },
    reset() {
      setProgram(firstProgram());
      setTried(untried);
    },
  };
}
