import { firstSkillLens } from "./editor-model.ts";
import { SkillLens } from "./skill-lens.tsx";

/** The first state of the stage where visitors do a piece of work, for the document. On the server only. */
export function EditorStage({ only }: { only?: string | undefined }) {
  return <SkillLens model={firstSkillLens(only)} />;
}
