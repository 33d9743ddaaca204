import { useRef, useState } from "react";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { words } from "./editor.data.ts";
import { type EditorModel, firstProgram } from "./editor-model.ts";
import { useJudge } from "./use-judge.ts";

export const maxCode = 20_000;

const untried = { judge: false, change: false, task: false };

/** State of the code editor. The program is in memory until the page is left. Client only. */
export function useEditor(say: (message: string) => void): EditorModel & { reset: () => void } {
  const [program, setProgram] = useState(firstProgram);
  const [tried, setTried] = useState(untried);
  const draft = useRef(program.code);
  const { state, judge, cancel } = useJudge((judgement) => {
    setProgram({ ...program, judgement, isOpen: false });
    say(
      fillTemplate(words.judged, {
        verdict: words.verdicts[judgement.verdict],
        count: judgement.findings.length,
      }),
    );
    setTried((before) => ({ ...before, change: before.change || before.judge, judge: true }));
  });
  const show = (next: typeof program) => {
    cancel();
    draft.current = next.code;
    setProgram({ ...next, opened: program.opened + 1 });
  };
  return {
    isLive: true,
    ...program,
    draft,
    state,
    tried,
    choose(task, sample) {
      show({ ...program, task, code: task.samples[sample]?.code ?? "", judgement: undefined, isOpen: true });
      say(task.title);
      if (task.id !== program.task.id) setTried({ ...tried, task: true });
    },
    open: () => setProgram({ ...program, isOpen: true }),
    write(code) {
      draft.current = code;
    },
    judge() {
      const code = draft.current;
      if (code.length > maxCode) return say(fillTemplate(words.tooLong, { max: maxCode }));
      setProgram({ ...program, code });
      judge({ task: program.task.id, code });
    },
    reset() {
      show(firstProgram());
      setTried(untried);
    },
  };
}
