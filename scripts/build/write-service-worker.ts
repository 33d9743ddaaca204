import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { build as bundle } from "vite";
import { roundUrl } from "#domain/urls/round-urls.ts";
import type { RoundFiles } from "./round-files.ts";

const isHashed = (url: string) => url.startsWith("/assets/");

/** Files of this site that a document or a style sheet names. */
function namedFiles(text: string): string[] {
  return [...text.matchAll(/["'(](\/[\w./-]+\.(?:js|css|woff2|svg|png|webmanifest))["')]/g)].map(
    ([, url = ""]) => url,
  );
}

/**
 * Writes the service worker of the rounds (app/round/offline/service-worker.ts) with the list of the files that it
 * keeps. Runs when all other files have been written.
 * @param client the folder of files for browsers
 * @returns all files that it keeps
 */
export async function writeServiceWorker(client: string, { build, kept }: RoundFiles): Promise<string[]> {
  const read = (url: string) => readFileSync(`${client}${url}${url === roundUrl ? "/index.html" : ""}`);
  const files = new Set([roundUrl, ...kept, ...namedFiles(String(read(roundUrl)))]);
  for (const url of [...files].filter((name) => name.endsWith(".css")))
    for (const named of namedFiles(String(read(url)))) files.add(named);

  const urls = [...files].sort();
  const entries = urls.map((url) => {
    const hash = createHash("sha256").update(read(url)).digest("base64");
    return { url, revision: isHashed(url) ? null : hash.slice(0, 12), integrity: `sha256-${hash}` };
  });
  await bundle({
    configFile: false,
    logLevel: "warn",
    define: {
      "process.env.NODE_ENV": '"production"',
      roundFiles: JSON.stringify(entries),
      roundBuild: JSON.stringify(build),
    },
    build: {
      outDir: `${client}${roundUrl}`,
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      target: ["chrome123", "firefox120", "safari17.5"],
      rolldownOptions: {
        input: "app/round/offline/service-worker.ts",
        output: { format: "iife", entryFileNames: "sw.js" },
      },
    },
  });
  return urls;
}
