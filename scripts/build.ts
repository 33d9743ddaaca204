import { spawnSync } from "node:child_process";
import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { writeBuildStamp } from "./build/build-stamp.ts";
import { compressFiles } from "./build/compress-files.ts";
import { generateAssets } from "./build/generate-assets.ts";
import { prerenderPages } from "./build/prerender-pages.ts";
import { writeShareImages } from "./build/share-images.ts";
import { writeIcons } from "./build/write-icons.ts";
import { writeNotices } from "./build/write-notices.ts";
import { readContent } from "./content/read-content.ts";
import { ContentError } from "./content/read-yaml.ts";

/** Files are asked for by their addresses and never navigated to: a browser need not know their routes. */
function dropFileRoutes(): void {
  for (const file of globSync("build/client/assets/manifest-*.js")) {
    const [, start = "", json = "", end = ""] = /^([^{]*)(.*\})(.*)$/s.exec(readFileSync(file, "utf8")) ?? [];
    const manifest = JSON.parse(json) as { routes: Record<string, { path?: string }> };
    const routes = Object.entries(manifest.routes).filter(([, { path }]) => !/\.\w+$/.test(path ?? ""));
    writeFileSync(file, start + JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) }) + end);
  }
}

/** content and code -> build/client (files to serve), build/server (what renders the rest), build/pages.json (headers) */
async function build(): Promise<void> {
  const started = performance.now();
  const content = readContent(process.cwd());
  rmSync("build", { recursive: true, force: true });
  await generateAssets(content);
  const { status } = spawnSync(process.execPath, ["node_modules/@react-router/dev/bin.cjs", "build"], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (status !== 0) process.exit(1);
  dropFileRoutes();
  await prerenderPages();
  const drawing = performance.now();
  await writeShareImages(content, "build/client");
  const drawn = performance.now();
  writeIcons(content, "build/client");
  writeNotices("build/client/notices.txt");
  await compressFiles("build/client");
  writeBuildStamp();
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
