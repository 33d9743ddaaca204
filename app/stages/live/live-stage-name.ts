import type { StageName } from "../stage.schema.ts";

/** The stages that can be used. The others are pictures. */
export const liveStageNames = [
  "BOARD",
  "INSIGHTS",
  "PLAN",
  "INTERVIEW",
  "EDITOR",
  "SESSION",
  "CHAT",
] as const satisfies StageName[];
/** Parts of a product that a page may show: the questions of one role, or one kind of task. */
export const stageParts = ["SUPPORT", "SALES", "SOFTWARE", "CODE"] as const;
export type StagePart = (typeof stageParts)[number];

export type LiveStageName = (typeof liveStageNames)[number];

export function isLiveStage(name: StageName): name is LiveStageName {
  return liveStageNames.some((live) => live === name);
}
