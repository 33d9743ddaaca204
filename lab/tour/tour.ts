import "#server/config/set-node-env.ts";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import type { TourScene } from "#app/sections/hero/tour.schema.ts";
import { contentFiles, filmFile } from "#scripts/content/content-files.ts";
import { readYaml } from "#scripts/content/read-yaml.ts";
import { chromiumFlags, testChromiumOrInstall } from "#scripts/machine/chromium.ts";
import { serveBuild } from "#scripts/machine/serve-build.ts";
import { sourcesHash } from "#scripts/tour/scene-sources.ts";
import { ffmpegOrInstall, startReel } from "./encode.ts";
import { type Filmed, filmScene, framesPerSecond } from "./film-scene.ts";
import type { Point } from "./motion.ts";
import { openPage } from "./open-page.ts";
import { filmFolder, packFilm, reelOf, stillOf, writeFilmed } from "./pack-film.ts";

/*
 * npm run tour [-- --draft [--scene ID] | --pack]
 * Films the product tour in content/tour.yaml on the built site: public/media/product-tour* and
 * content/tour-film.json.
 * --draft   an image of every half second in var/tour, without a film
 * --scene   only this scene
 * --pack    encodes the frames of the last run again, such as after a change of encoder settings
 */
const { values } = parseArgs({
  options: {
    scene: { type: "string" },
    draft: { type: "boolean", default: false },
    pack: { type: "boolean", default: false },
  },
});
const draftEvery = framesPerSecond / 2;
/** The pointer enters from the right. */
const firstPointer: Point = { x: 1520, y: 760 };
/** Software rendering without font hinting, so that frames are the same on all machines. */
const steadyFlags = ["--disable-gpu", "--font-render-hinting=none"];

const { value: tour } = readYaml(".", contentFiles.tour.path, contentFiles.tour.schema);
const { value: site } = readYaml(".", contentFiles.site.path, contentFiles.site.schema);

type Before = { pointer: Point; frame?: Buffer };

/** Films a scene into its reel, and saves its still. */
async function filmOne(browser: Browser, origin: string, scene: TourScene, before: Before): Promise<Filmed> {
  const chapter = tour.scenes.indexOf(scene);
  const page = await openPage(browser, origin, scene);
  const reel = values.draft ? undefined : startReel(reelOf(scene.id));
  const stillAt = Math.round(scene.still * framesPerSecond);
  let count = 0;
  const filmed = await filmScene(scene, {
    page,
    pointer: before.pointer,
    words: {
      example: tour.example,
      chapters: tour.scenes.length,
      chapter,
      ending: { ...tour.ending, brand: site.name },
      ...(before.frame && { before: `data:image/png;base64,${before.frame.toString("base64")}` }),
    },
    ...(chapter === tour.scenes.length - 1 && { endingSeconds: tour.ending.seconds }),
    ...(values.draft && { every: draftEvery }),
    async onFrame(png) {
      if (count === stillAt) writeFileSync(stillOf(scene.id), png);
      if (values.draft && count % draftEvery === 0)
        writeFileSync(`${filmFolder}/${scene.id}-${String(count).padStart(4, "0")}.png`, png);
      count += 1;
      await reel?.add(png);
    },
  });
  await reel?.end();
  await page.context().close();
  if (filmed.frames <= stillAt) throw new Error(`content/tour.yaml: scene ${scene.id} ends before its still`);
  return filmed;
}

async function filmAll(): Promise<void> {
  const server = await serveBuild();
  const args = [...chromiumFlags, ...steadyFlags];
  const browser = await chromium.launch({ executablePath: testChromiumOrInstall(), args });
  try {
    const scenes = [];
    let endingFrames = 0;
    let before: Before = { pointer: firstPointer };
    for (const scene of tour.scenes) {
      if (values.scene !== undefined && scene.id !== values.scene) continue;
      const started = Date.now();
      const filmed = await filmOne(browser, server.origin, scene, before);
      const { frames, taken } = filmed;
      const seconds = Math.round((Date.now() - started) / 1000);
      const length = (frames / framesPerSecond).toFixed(1);
      console.log(`${scene.id}: ${length} s, ${taken} of ${frames} frames taken in ${seconds} s`);
      before = { pointer: filmed.pointer, frame: filmed.last };
      scenes.push({ id: scene.id, frames, sources: sourcesHash(".", scene) });
      ({ endingFrames } = filmed);
    }
    writeFilmed({ scenes, endingFrames });
  } finally {
    await browser.close();
    server.close();
  }
}

const started = Date.now();
ffmpegOrInstall();
if (!values.pack) {
  rmSync(filmFolder, { recursive: true, force: true });
  mkdirSync(filmFolder, { recursive: true });
  await filmAll();
}
if (!values.draft) {
  const film = readYaml(".", filmFile.path, filmFile.schema);
  writeFileSync(film.file, `${JSON.stringify(packFilm(tour, film.value), null, 2)}\n`);
}
console.log(`${Math.round((Date.now() - started) / 1000)} s`);
