import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Tour, TourFilm } from "#app/sections/hero/tour.schema.ts";
import { sourcesHash } from "./scene-sources.ts";

/** The hash of one of the film's files. */
export const fileHash = (file: string) =>
  createHash("sha256").update(readFileSync(file)).digest("hex").slice(0, 16);

const advice = "run npm run tour";

/** Reports what is older in the film than on the site, and files that do not belong to the film. */
export function staleParts(root: string, { scenes }: Tour, film: TourFilm): string[] {
  const changed = scenes.flatMap((scene) => {
    const filmed = film.parts.find(({ id }) => id === scene.id);
    if (!filmed) return [`scene ${scene.id} is not in the film; ${advice}`];
    if (filmed.sources === sourcesHash(root, scene)) return [];
    return [`the stage of scene ${scene.id} changed since the film was made; ${advice}`];
  });
  const gone = film.parts
    .filter(({ id, sources }) => sources !== undefined && !scenes.some((scene) => scene.id === id))
    .map(({ id }) => `scene ${id} of the film is not in content/tour.yaml; ${advice}`);
  const replaced = Object.entries(film.files).flatMap(([path, { hash }]) => {
    const file = join(root, "public", path);
    return existsSync(file) && fileHash(file) === hash
      ? []
      : [`public${path} is not the file of the film; ${advice}`];
  });
  return [...changed, ...gone, ...replaced];
}
