import { SkillLens } from "./skill-lens.tsx";
import { useSkillLens } from "./use-skill-lens.ts";

/** The stage where visitors do a piece of work, once its script has come. In the browser only. */
export default function LiveEditor({ only }: { only?: string | undefined }) {
  return <SkillLens model={useSkillLens(only)} />;
}
