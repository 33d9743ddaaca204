import type { Judgement, TaskId } from "code-judge";
import type { WorkSamples } from "./work-samples.schema.ts";

export type CodeTask = {
  id: TaskId;
  title: string;
  text: string;
  /** A call and its result, both as JSON. */
  example: { input: string; result: string };
  samples: { name: string; code: string }[];
};

export type EditorData = {
  tasks: CodeTask[];
  /** The judgement of the first task's first program. */
  first: Judgement;
  workSamples: WorkSamples;
};
