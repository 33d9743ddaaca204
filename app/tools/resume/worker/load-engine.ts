import type { SkillGraph } from "resume-match";

export type Engine = { engine: typeof import("resume-match"); graph: SkillGraph };

let cached: Promise<Engine> | undefined;
/** Loads the engine and its data once; a failed load is retried by the next call. */
export function loadEngine(): Promise<Engine> {
  cached ??= Promise.all([
    import("resume-match"),
    import("#generated/skills.json"),
    import("#generated/occupations.json"),
  ])
    .then(([engine, { default: skills }, { default: occupations }]) => ({
      engine,
      graph: engine.createGraph(skills, occupations),
    }))
    .catch((error: unknown) => {
      cached = undefined;
      throw error;
    });
  return cached;
}

/** The current month, which "present" in a résumé's dates refers to. */
export function thisMonth(): { year: number; month: number } {
  const today = new Date();
  return { year: today.getFullYear(), month: today.getMonth() + 1 };
}
