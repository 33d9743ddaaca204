import type { Example, ExamplesRun, Judgement } from "code-judge";
import { startTransition, useRef, useState } from "react";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { words } from "./editor.data.ts";
import type { CodeTask } from "./editor-data.ts";
import { type EditorModel, firstProgram, noneEarlier, summaryOf } from "./editor-model.ts";
import { useJudge } from "./use-judge.ts";

export const maxCode = 20_000;

const untried = { judge: false, change: false, task: false };

type Program = Pick<EditorModel, "task" | "code" | "opened" | "isOpen"> & {
  judgement?: Judgement | undefined;
  ran?: ExamplesRun | undefined;
};

/** State of the code editor. Programs and examples are in memory until the page is left. Client only. */
export function useEditor(say: (message: string) => void): EditorModel & { reset: () => void } {
  const [program, setProgram] = useState<Program>(firstProgram);
  const [own, setOwn] = useState<Partial<Record<CodeTask["id"], Example[]>>>({});
  const [tried, setTried] = useState(untried);
  const [isEarlier, setEarlier] = useState(noneEarlier);
  const draft = useRef(program.code);
  /** The task of the draft: it is the new one before it is drawn. */
  const draftTask = useRef(program.task);
  /** The programs to which the results belong, and the one that was submitted last. */
  const codes = useRef<{ judgement?: string | undefined; ran?: string | undefined; submitted: string }>({
    judgement: program.code,
    submitted: "",
  });
  const { task } = program;
  const examplesOf = ({ id, examples }: CodeTask) => [...examples, ...(own[id] ?? [])];
  const examples = examplesOf(task);

  /** Compares the field with the programs that have results. Renders only if that changes. */
  const compare = () => {
    const isOther = (code: string | undefined) => code !== undefined && code !== draft.current;
    const next = { judgement: isOther(codes.current.judgement), ran: isOther(codes.current.ran) };
    setEarlier((before) => (before.judgement === next.judgement && before.ran === next.ran ? before : next));
    return next;
  };
  const { state, begin, cancel } = useJudge({
    onRan(ran, isLast) {
      codes.current.ran = codes.current.submitted;
      setProgram((before) => ({ ...before, ran }));
      if (isLast) say(summaryOf(ran));
      compare();
    },
    onJudged(judgement) {
      codes.current.judgement = codes.current.submitted;
      setProgram((before) => ({ ...before, judgement }));
      const count = judgement.findings.length;
      say(fillTemplate(words.judged, { verdict: words.verdicts[judgement.verdict], count }));
      setTried((before) => ({ ...before, change: before.change || before.judge, judge: true }));
      compare();
    },
  });
  /** `judged`: the program that the judgement is of. */
  const show = (next: Program, judged: string | undefined) => {
    cancel();
    draft.current = next.code;
    draftTask.current = next.task;
    codes.current = { judgement: next.judgement && judged, submitted: "" };
    startTransition(() => {
      setProgram({ ...next, ran: undefined, opened: program.opened + 1 });
      compare();
    });
  };
  const submit = (isJudged: boolean) => {
    if (state === "LOADING" || state === "JUDGING") return;
    const code = draft.current;
    if (code.length > maxCode) return say(fillTemplate(words.tooLong, { max: maxCode }));
    codes.current.submitted = code;
    say(isJudged ? words.judging : words.examples.running);
    const { current } = draftTask;
    begin({ submission: { task: current.id, code }, examples: examplesOf(current), isJudged });
  };
  return {
    isLive: true,
    ...program,
    examples,
    isEarlier,
    draft,
    state,
    tried,
    choose(next, sample) {
      const isSameTask = next.id === task.id;
      show(
        {
          ...program,
          task: next,
          code: next.samples[sample]?.code ?? "",
          // The judgement of another program for the task stays for comparison, dimmed.
          judgement: isSameTask ? program.judgement : undefined,
          isOpen: true,
        },
        codes.current.judgement,
      );
      say(next.title);
      if (!isSameTask) setTried({ ...tried, task: true });
    },
    open: () => startTransition(() => setProgram((before) => ({ ...before, isOpen: true }))),
    write(code) {
      draft.current = code;
      // The letter is shown first.
      startTransition(() => {
        const { judgement } = compare();
        if (judgement !== isEarlier.judgement) say(judgement ? words.earlier : "");
      });
    },
    judge: () => submit(true),
    run: () => submit(false),
    addExample(example) {
      setOwn({ ...own, [task.id]: [...(own[task.id] ?? []), example] });
      say(words.examples.added);
    },
    removeExample(place) {
      say(words.examples.removed);
      const isOther = (_: unknown, index: number) => index !== place;
      setOwn({ ...own, [task.id]: examples.filter(isOther).slice(task.examples.length) });
      setProgram(({ ran, ...others }) => ({
        ...others,
        ran: ran && { ...ran, runs: ran.runs.filter(isOther) },
      }));
    },
    reset() {
      const first = firstProgram();
      show(first, first.code);
      setOwn({});
      setTried(untried);
    },
  };
}
