import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { shrinkManifest } from "#app/document/client-manifest.ts";
import { newBuildFolder as folder, hashSources, replaceBuild, writeBuildStamp } from "./build/build-stamp.ts";
import { compressFiles } from "./build/compress-files.ts";
import { generateAssets } from "./build/generate-assets.ts";
import { prerenderPages } from "./build/prerender-pages.ts";
import { readRoundFiles, writeRoundFiles } from "./build/round-files.ts";
import { runReactRouter } from "./build/run-react-router.ts";
import { writeShareImages } from "./build/share-images.ts";
import { writeAppIcons } from "./build/write-app-icons.ts";
import { writeServiceWorker } from "./build/write-service-worker.ts";
import { writeJsonSchemas } from "./content/json-schemas.ts";
import { readContent } from "./content/read-content.ts";
import { ContentError } from "./content/read-yaml.ts";

/** Rewrites the manifest that the browser loads. */
function rewriteManifest(): void {
  for (const file of globSync(`${folder}/client/assets/manifest-*.js`))
    writeFileSync(file, shrinkManifest(readFileSync(file, "utf8")));
}

/**
 * Builds from content and code: build/client (files to serve), build/server (renders the rest),
 * build/page-headers.json. The build before stays until this one is complete: a site may run or start meanwhile.
 */
async function build(): Promise<void> {
  const started = performance.now();
  const stamp = hashSources();
  const content = readContent(process.cwd());
  console.log("Building the site: about 30 seconds");
  rmSync(folder, { recursive: true, force: true });
  writeJsonSchemas();
  await generateAssets(content);
  const code = await runReactRouter(["build"], {
    NODE_ENV: "production",
    WORKBENCH: undefined,
    BUILD_FOLDER: folder,
  });
  if (code !== 0) process.exit(1);
  rewriteManifest();
  await prerenderPages(folder);
  const drawing = performance.now();
  await writeShareImages(content, `${folder}/client`);
  const drawn = performance.now();
  writeAppIcons(content, `${folder}/client`);
  const roundFiles = readRoundFiles(folder);
  writeRoundFiles(folder, { ...roundFiles, kept: await writeServiceWorker(`${folder}/client`, roundFiles) });
  await compressFiles(`${folder}/client`);
  writeBuildStamp(stamp, folder);
  replaceBuild();
  const seconds = (from: number, to: number) => `${((to - from) / 1000).toFixed(1)} s`;
  const whole = seconds(started, performance.now());
  console.log(`Built in ${whole}, ${seconds(drawing, drawn)} of it share images`);
}

try {
  await build();
} catch (error) {
  console.error(error instanceof ContentError ? error.message : error);
  process.exit(1);
}
