import type { Example, Judgement, TaskId } from "code-judge";
import type { WorkSamples } from "./work-samples.schema.ts";

export type CodeTask = {
  id: TaskId;
  title: string;
  text: string;
  /** Inputs with their right results. */
  examples: [Required<Example>, ...Required<Example>[]];
  samples: { name: string; code: string }[];
};

export type EditorData = {
  tasks: CodeTask[];
  /** The judgement of the first task's first program. */
  first: Judgement;
  workSamples: WorkSamples;
};
