import type { Judgement } from "code-judge";
import { bake } from "#app/bake.ts";
import { judgeInBuild } from "#app/stages/editor/judge-in-build.ts";
import { changeLine } from "./change-line.ts";

/** SkillLens' first program, and the judgement of each version of it that a `LINE` gesture offers, by the line's code. */
export default bake(async ({ stages, pages }) => {
  const [task] = stages.editor.tasks;
  const code = task?.samples[0]?.code;
  if (!task || code === undefined) throw new Error("content/stages.yaml: the editor has no program");
  const judgements: Record<string, Pick<Judgement, "verdict" | "findings">> = {};
  for (const section of Object.values(pages).flatMap(({ sections }) => sections)) {
    if (section.kind !== "BEGIN_TODAY" || section.gesture?.kind !== "LINE") continue;
    const { line, versions } = section.gesture;
    for (const version of versions) {
      const { verdict, findings } = await judgeInBuild({
        task: task.id,
        code: changeLine(code, line, version),
      });
      judgements[version] = { verdict, findings };
    }
  }
  return { title: task.title, text: task.text, code, judgements };
});
