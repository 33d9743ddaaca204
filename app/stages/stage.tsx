import type { ComponentType } from "react";
import type { StageName } from "./define-stage.ts";

const pictures = import.meta.glob<{ default: ComponentType<{ only?: string | undefined }> }>(
  "./*/*-stage.tsx",
  {
    eager: true,
  },
);

/** A product's screen, rendered from the hiring round. Server only. */
export function Stage({ name, only }: { name: StageName; only?: string | undefined }) {
  const id = name.toLowerCase();
  const picture = pictures[`./${id}/${id}-stage.tsx`];
  if (!picture) throw new Error(`app/stages/${id} has no ${id}-stage.tsx`);
  return <picture.default only={only} />;
}
