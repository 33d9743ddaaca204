import type { ComponentType } from "react";
import type { StageName } from "../define-stage.ts";

export type StageProps = { only?: string | undefined };

const modules = import.meta.glob<{ default: ComponentType<StageProps> }>("../*/live-*.tsx");

/** Returns the loader of a stage's interactive version; undefined if it has none. */
export function liveStage(
  name: StageName,
): (() => Promise<{ default: ComponentType<StageProps> }>) | undefined {
  const id = name.toLowerCase();
  return modules[`../${id}/live-${id}.tsx`];
}
