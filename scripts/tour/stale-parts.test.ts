import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Tour, TourFilm } from "#app/sections/hero/tour.schema.ts";
import { contentFiles } from "#scripts/content/content-files.ts";
import { readYaml } from "#scripts/content/read-yaml.ts";
import { sourcesHash } from "./scene-sources.ts";
import { staleParts } from "./stale-parts.ts";

const { value: tour } = readYaml(".", contentFiles.tour.path, contentFiles.tour.schema);

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "tour-"));
  const paths = new Set(
    tour.scenes.flatMap(({ sources }) => sources.map((source) => source.replace(/#.*/, ""))),
  );
  for (const path of paths) cpSync(path, join(root, path), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

/** A film as if it had just been made from the sources below `root`. */
const filmNow = ({ scenes }: Tour): TourFilm => ({
  filmed: "2026-11-26",
  seconds: 60,
  parts: scenes.map((scene, place) => ({
    id: scene.id,
    start: place,
    end: place + 1,
    sources: sourcesHash(root, scene),
  })),
  files: {},
});

test("a film of the stages as they are is not stale", () => {
  expect(staleParts(root, tour, filmNow(tour))).toEqual([]);
});

test("a changed file of a stage, a new one, and a changed entry name their scene and no other", () => {
  const film = filmNow(tour);
  writeFileSync(join(root, "app/stages/chat/bubble.tsx"), "export const changed = true;\n");
  expect(staleParts(root, tour, film)).toEqual([expect.stringContaining("scene whabot changed")]);
  writeFileSync(join(root, "app/stages/chat/bubble.tsx"), "");
  mkdirSync(join(root, "app/stages/board/new"));
  writeFileSync(join(root, "app/stages/board/new/part.ts"), "");
  expect(staleParts(root, tour, film)).toEqual([
    expect.stringContaining("scene whabot changed"),
    expect.stringContaining("scene talentdash changed"),
  ]);
});

test("tests and words of other stages change nothing; words of a stage change its scene", () => {
  const film = filmNow(tour);
  const file = join(root, "content/stages.yaml");
  const words = readFileSync(file, "utf8");
  writeFileSync(join(root, "app/stages/session/new.test.ts"), "");
  writeFileSync(
    file,
    words
      .replace("caption: Candidates, best match", "caption: People, best match")
      .replace("title: Go on, cheat", "title: Cheat"),
  );
  expect(staleParts(root, tour, film)).toEqual([expect.stringContaining("scene securesight changed")]);
});

test("a new scene and a scene that is gone are named", () => {
  const film = filmNow(tour);
  const [first, ...rest] = tour.scenes;
  expect(staleParts(root, { ...tour, scenes: rest }, film)).toEqual([
    expect.stringContaining(`scene ${first?.id} of the film is not in`),
  ]);
  const [, ...others] = film.parts;
  expect(staleParts(root, tour, { ...film, parts: others })).toEqual([
    expect.stringContaining(`scene ${first?.id} is not in the film`),
  ]);
});

test("a file of the film that is missing or another one is named", () => {
  const files = { "/media/product-tour.mp4": { bytes: 1, hash: "0000000000000000" } };
  expect(staleParts(root, tour, { ...filmNow(tour), files })).toEqual([
    expect.stringContaining("product-tour.mp4 is not the file of the film"),
  ]);
});
