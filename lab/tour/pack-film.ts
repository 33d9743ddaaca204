import { readFileSync, statSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { z } from "zod";
import type { Tour, TourFilm } from "#app/sections/hero/tour.schema.ts";
import { businessDay } from "#domain/business-day.ts";
import { fileHash } from "#scripts/tour/stale-parts.ts";
import { tracksOf } from "./captions.ts";
import { encodeFilm, encodeStill, hashFrames } from "./encode.ts";
import { framesPerSecond } from "./film-scene.ts";

/** The folder of the last recording: a reel and a still per scene, and their list. */
export const filmFolder = "var/tour";
export const reelOf = (id: string) => resolve(filmFolder, `${id}.mkv`);
export const stillOf = (id: string) => `${filmFolder}/${id}.png`;

const listFile = `${filmFolder}/filmed.json`;
const filmedList = z.object({
  scenes: z.array(z.object({ id: z.string(), frames: z.int(), sources: z.string() })),
  endingFrames: z.int(),
});
export type FilmedList = z.infer<typeof filmedList>;

export const writeFilmed = (list: FilmedList) => writeFileSync(listFile, JSON.stringify(list));

const name = (ending: string) => `public/media/product-tour${ending}`;
const maxPosterBytes = 120 * 1024;
const maxStillBytes = 60 * 1024;

/** The scenes and the ending with their times in seconds. */
function partsOf({ scenes, endingFrames }: FilmedList): TourFilm["parts"] {
  let frames = 0;
  const secondsNow = () => Math.round((frames * 1000) / framesPerSecond) / 1000;
  const next = (count: number) => {
    const start = secondsNow();
    frames += count;
    return { start, end: secondsNow() };
  };
  const parts = scenes.map(({ id, frames: count, sources }) => ({
    id,
    ...next(count),
    frames: hashFrames(reelOf(id)),
    sources,
  }));
  return [...parts, { id: "ending", ...next(endingFrames) }];
}

/**
 * Encodes the last recording into `public/media`, and reports whether its frames equal the previous film's.
 */
export function packFilm(tour: Tour, before: TourFilm): TourFilm {
  const list = filmedList.parse(JSON.parse(readFileSync(listFile, "utf8")));
  const parts = partsOf(list);
  for (const { id, frames } of parts) {
    const old = before.parts.find((part) => part.id === id)?.frames;
    if (frames === undefined || old === undefined) continue;
    console.log(
      `${id}: ${frames === old ? "the same frames as in the film before" : "other frames than before"}`,
    );
  }
  const ids = list.scenes.map(({ id }) => id);
  const mp4 = name(".mp4");
  const webm = name(".webm");
  const captions = name(".en.vtt");
  const chapters = name(".chapters.vtt");
  const poster = name(".jpg");
  encodeFilm(ids.map(reelOf), "mp4", mp4);
  encodeFilm(ids.map(reelOf), "webm", webm);
  const tracks = tracksOf(tour, parts);
  writeFileSync(captions, tracks.captions);
  writeFileSync(chapters, tracks.chapters);
  encodeStill(stillOf(tour.poster), poster, maxPosterBytes);
  const stills = ids.map((id) => {
    const file = name(`-${id}.webp`);
    encodeStill(stillOf(id), file, maxStillBytes);
    return file;
  });
  const files = [mp4, webm, captions, chapters, poster, ...stills];
  for (const file of files) console.log(`${file}: ${Math.round(statSync(file).size / 1024)} KB`);
  return {
    filmed: businessDay(),
    seconds: parts.at(-1)?.end ?? 0,
    parts,
    files: Object.fromEntries(
      files.map((file) => [
        file.replace(/^public/, ""),
        { bytes: statSync(file).size, hash: fileHash(file) },
      ]),
    ),
  };
}
