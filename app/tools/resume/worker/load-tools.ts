import type { SkillGraph } from "resume-match";

export type Engine = { engine: typeof import("resume-match"); graph: SkillGraph };

let tools: Promise<Engine> | undefined;
/** The engine and its skills, loaded once; a failed load is tried again the next time. */
export function loadEngine(): Promise<Engine> {
  tools ??= Promise.all([import("resume-match"), import("#generated/skills.json")])
    .then(([engine, { default: data }]) => ({ engine, graph: engine.createGraph(data) }))
    .catch((error: unknown) => {
      tools = undefined;
      throw error;
    });
  return tools;
}

/** What "present" means in a résumé's dates. */
export function thisMonth(): { year: number; month: number } {
  const today = new Date();
  return { year: today.getFullYear(), month: today.getMonth() + 1 };
}
