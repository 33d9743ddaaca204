import { SkillLens } from "./skill-lens.tsx";
import { useSkillLens } from "./use-skill-lens.ts";

/** Interactive version; loaded lazily, client only. */
export default function LiveEditor({ only }: { only?: string | undefined }) {
  return <SkillLens model={useSkillLens(only)} />;
}
