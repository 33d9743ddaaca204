import { StagePicture } from "../live/stage-picture.tsx";
import { firstSkillLens } from "./editor-model.ts";
import { SkillLens } from "./skill-lens.tsx";

/** Static preview of the stage in which visitors do a piece of work. Server only. */
export default function EditorStage({ only }: { only?: string | undefined }) {
  return (
    <StagePicture name="EDITOR">
      <SkillLens model={firstSkillLens(only)} />
    </StagePicture>
  );
}
