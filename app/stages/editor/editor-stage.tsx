import { StagePicture } from "../live/stage-picture.tsx";
import { firstSkillLens } from "./editor-model.ts";
import { SkillLens } from "./skill-lens.tsx";

/** The first state of the stage where visitors do a piece of work, for the document. On the server only. */
export default function EditorStage({ only }: { only?: string | undefined }) {
  return (
    <StagePicture name="EDITOR">
      <SkillLens model={firstSkillLens(only)} />
    </StagePicture>
  );
}
