import { type Json, tasks as judgeTasks } from "code-judge";
import { bake } from "#app/bake.ts";
import type { CodeTask, EditorData } from "./editor-data.ts";
import { judgeInBuild } from "./judge-in-build.ts";

/** The tasks and work samples of SkillLens' stage, and the judgement of the first program. */
export const data = bake(async ({ stages, workSamples }): Promise<EditorData> => {
  const tasks = stages.editor.tasks.map(({ id, title, text, samples }) => {
    const { examples, solve } = judgeTasks[id];
    const solved = (input: Json) => ({ input, expected: solve(input) });
    const [first, ...others] = examples;
    const shown: CodeTask["examples"] = [solved(first), ...others.map(solved)];
    return { id, title, text, samples, examples: shown };
  });
  const [first] = tasks;
  const code = first?.samples[0]?.code;
  if (!first || code === undefined) throw new Error("content/stages.yaml: the editor has no program");
  return { tasks, first: await judgeInBuild({ task: first.id, code }), workSamples };
});

export const words = bake(({ stages }) => stages.editor);
