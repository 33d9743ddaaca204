import { data } from "virtual:editor-stage";
import type { Judgement } from "code-judge";
import type { CodeTask } from "./editor-data.ts";
import type { JudgeState } from "./use-judge.ts";

export type EditorModel = {
  isLive: boolean;
  task: CodeTask;
  code: string;
  /** Whether the program is in the field, and not shown with its judgement. */
  isOpen: boolean;
  judgement?: Judgement | undefined;
  state: JudgeState;
  message: string;
  tried: { judge: boolean; change: boolean; task: boolean };
  choose: (task: CodeTask, sample: number) => void;
  open: () => void;
  write: (code: string) => void;
  judge: () => void;
  reset: () => void;
};

/** The first task with the first prepared program, judged by the build. */
export function firstProgram() {
  const [task] = data.tasks;
  const code = task?.samples[0]?.code;
  if (!task || code === undefined) throw new Error("The editor has no program");
  return { task, code, judgement: data.first, isOpen: false };
}

const nothing = () => {};

/** The stage before its script has come. */
export function firstEditor(): EditorModel {
  return {
    ...firstProgram(),
    isLive: false,
    state: "IDLE",
    message: "",
    tried: { judge: false, change: false, task: false },
    choose: nothing,
    open: nothing,
    write: nothing,
    judge: nothing,
    reset: nothing,
  };
}
