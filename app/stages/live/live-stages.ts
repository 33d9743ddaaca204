import type { ComponentType } from "react";
import type { StageName } from "../define-stage.ts";

export type StageProps = { only?: string | undefined };

const modules = import.meta.glob<{ default: ComponentType<StageProps> }>("../*/live-*.tsx");

/** Loads the stage in use; undefined for a stage that is only a picture. */
export function liveStage(
  name: StageName,
): (() => Promise<{ default: ComponentType<StageProps> }>) | undefined {
  const id = name.toLowerCase();
  return modules[`../${id}/live-${id}.tsx`];
}
