import type { StageName } from "../stage.schema.ts";

/** The stages that can be used. The others are pictures. */
export const liveStageNames = ["BOARD", "INSIGHTS", "PLAN"] as const satisfies StageName[];
export type LiveStageName = (typeof liveStageNames)[number];

export function isLiveStage(name: StageName): name is LiveStageName {
  return liveStageNames.some((live) => live === name);
}
