import type { SkillGraph } from "resume-match";

export type Engine = { engine: typeof import("resume-match"); graph: SkillGraph };

let cached: Promise<Engine> | undefined;
/** Loads the engine and its knowledge once; the next call tries a failed load again. */
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

/** The meaning of "present" in a résumé's dates. */
export function thisMonth(): { year: number; month: number } {
  const today = new Date();
  return { year: today.getFullYear(), month: today.getMonth() + 1 };
}
