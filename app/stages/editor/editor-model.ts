import type { Example, ExamplesRun, Judgement } from "code-judge";
import type { RefObject } from "react";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { data, words } from "./editor.data.ts";
import type { CodeTask } from "./editor-data.ts";
import type { JudgeState } from "./use-judge.ts";

export type EditorModel = {
  isLive: boolean;
  task: CodeTask;
  /** The program that was last put into the field. */
  code: string;
  /** The field's current text. A ref, so that typing renders nothing. */
  draft: RefObject<string>;
  /** Number of programs put into the field so far. */
  opened: number;
  /** Whether the program is in a field. */
  isOpen: boolean;
  judgement?: Judgement | undefined;
  /** The task's examples, then the visitor's own. */
  examples: Example[];
  ran?: ExamplesRun | undefined;
  /** Whether the results are those of a program that was changed since. */
  isEarlier: { judgement: boolean; ran: boolean };
  state: JudgeState;
  tried: { judge: boolean; change: boolean; task: boolean };
  choose: (task: CodeTask, sample: number) => void;
  open: () => void;
  write: (code: string) => void;
  judge: () => void;
  run: () => void;
  addExample: (example: Example) => void;
  removeExample: (place: number) => void;
};

export type ReasoningModel = {
  isLive: boolean;
  answer?: number | undefined;
  give: (answer: number) => void;
};

export type SituationModel = {
  isLive: boolean;
  /** For each turn so far, the index of the chosen reply. */
  path: readonly number[];
  reply: (place: number) => void;
  takeBack: () => void;
};

export const maxOwnExamples = 8;

export const workParts = ["CODE", "REASONING", "SITUATION"] as const;
export type WorkPart = (typeof workParts)[number];

export type SkillLensModel = {
  isLive: boolean;
  /** Whether the page shows all parts, not only coding. */
  isWhole: boolean;
  part: WorkPart;
  choose: (part: WorkPart) => void;
  code: EditorModel;
  reasoning: ReasoningModel;
  situation: SituationModel;
  tried: Record<WorkPart, boolean>;
  message: string;
  reset: () => void;
};

/** The first task with its first prepared program and the build's judgement of it. */
export function firstProgram() {
  const [task] = data.tasks;
  const code = task?.samples[0]?.code;
  if (!task || code === undefined) throw new Error("The editor has no program");
  return { task, code, judgement: data.first, opened: 0, isOpen: false };
}

/** How many examples had the expected result, or why none was called. */
export const summaryOf = ({ finding, runs }: ExamplesRun) => {
  if (finding) return finding.text;
  const known = runs.filter(({ isRight }) => isRight !== undefined);
  const passed = known.filter(({ isRight }) => isRight).length;
  return fillTemplate(words.examples.summary, { passed, total: known.length });
};

const nothing = () => {};

export const noneEarlier = { judgement: false, ran: false };

export const noPartTried = { CODE: false, REASONING: false, SITUATION: false };

/** State for the server-rendered HTML. `only` names the part that the page shows, if not all. */
export function firstSkillLens(only?: string): SkillLensModel {
  const program = firstProgram();
  return {
    isLive: false,
    isWhole: only !== "CODE",
    part: "CODE",
    choose: nothing,
    code: {
      ...program,
      draft: { current: program.code },
      isLive: false,
      state: "IDLE",
      examples: [...program.task.examples],
      isEarlier: noneEarlier,
      tried: { judge: false, change: false, task: false },
      choose: nothing,
      open: nothing,
      write: nothing,
      judge: nothing,
      run: nothing,
      addExample: nothing,
      removeExample: nothing,
    },
    reasoning: { isLive: false, give: nothing },
    situation: { isLive: false, path: [], reply: nothing, takeBack: nothing },
    tried: noPartTried,
    message: "",
    reset: nothing,
  };
}
