import { statSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";
import { writeContentFile } from "#app/content/content-file.ts";
import { commonShell } from "#app/site/shell.ts";
import { businessDay } from "#domain/business-day.ts";
import { openPostings } from "#domain/postings/open-postings.ts";
import type { StoredPosting } from "#domain/postings/posting.schema.ts";
import { postingsOn } from "#domain/postings/posting-days.ts";
import type { Content } from "#scripts/content/content.ts";
import { readLastModified } from "#scripts/content/last-modified.ts";
import { readContent } from "#scripts/content/read-content.ts";
import { publicUrl, readEnv } from "#server/config/env.ts";
import { generateAssets } from "./generate-assets.ts";

const refusedMark = "virtual:content is for the server";
/** Stands in for the content in the browser's bundle, which must not keep it. */
const refused = `export default { refused: ${JSON.stringify(refusedMark)} }`;

/** In the build the content is a file next to the server's bundle. */
const contentFile = "content.jsonl";
const fromFile = `import { readContentFile } from "/app/content/content-file.ts";
export default readContentFile(new URL("${contentFile}", import.meta.url));`;

function openToday(postings: readonly StoredPosting[]) {
  const today = businessDay();
  return openPostings(postingsOn(postings, today), today);
}

/** Sizes of the acoustic model and the dictionary as written by scripts/build/generate-assets.ts, in bytes. */
function speechSizes(root: string) {
  const sizeOf = (file: string) =>
    statSync(`${root}/.generated/${file}`, { throwIfNoEntry: false })?.size ?? 0;
  return {
    model: sizeOf("speech-model.bin"),
    promptWords: sizeOf("prompt-words.txt"),
    dictionary: sizeOf("dictionary.txt"),
  };
}

/**
 * Gives `content/` to the bundle:
 * - `virtual:content` is everything; a browser's bundle that keeps it fails the build
 * - `virtual:shell` is the part of the bar and the strip that has behaviour, for both sides
 * - `virtual:evaluate-resume` is what the tool of that page needs once it is used: words, samples and open postings
 * - `virtual:bulk-match` is the same for the bulk demo
 * - `virtual:pronunciation-test` is the same for the tool of that page, with the sizes of what it loads
 * - `virtual:styles` is the style sheet as text on the server (it is inlined) and empty in the browser
 *
 * In development a changed content file is validated and shown immediately.
 */
export function contentPlugin(): Plugin {
  let root = ".";
  let isBuild = false;
  let content: Content | undefined;
  const current = () => {
    content ??= readContent(root);
    return content;
  };
  return {
    name: "content",
    enforce: "pre",
    configResolved(config) {
      root = config.root;
      isBuild = config.command === "build";
    },
    resolveId: {
      filter: { id: /^virtual:(content|shell|evaluate-resume|bulk-match|pronunciation-test|styles)$/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:(content|shell|evaluate-resume|bulk-match|pronunciation-test|styles)$/ },
      handler(id) {
        const inBrowser = this.environment.name === "client";
        switch (id) {
          case "\0virtual:content":
            if (inBrowser) return refused;
            return isBuild ? fromFile : `export default ${JSON.stringify(current())}`;
          case "\0virtual:shell":
            return `export default ${JSON.stringify(commonShell(current().shell, publicUrl(readEnv())))}`;
          case "\0virtual:evaluate-resume": {
            const { evaluateResume, postings } = current();
            const { workbench, samples } = evaluateResume;
            return `export default ${JSON.stringify({ workbench, samples, postings: openToday(postings) })}`;
          }
          case "\0virtual:bulk-match": {
            const { bulkMatch: words, postings } = current();
            return `export default ${JSON.stringify({ words, postings: openToday(postings) })}`;
          }
          case "\0virtual:pronunciation-test": {
            const { pronunciationTest, prompts } = current();
            const { start, workbench, report, sample } = pronunciationTest;
            const parts = { start, workbench, report, sample, prompts, sizes: speechSizes(root) };
            return Object.entries(parts)
              .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
              .join("\n");
          }
          default:
            // Its notice is in notices.txt (scripts/build/notices.ts), not in every page.
            return inBrowser
              ? `export default ""`
              : `import fonts from "/app/fonts.css?inline"; import css from "/app/app.css?inline"; export default fonts + css.replace(/^\\/\\*![^*]*\\*\\/\\s*/, "")`;
        }
      },
    },
    generateBundle(_, bundle) {
      if (this.environment.name !== "client") return;
      for (const output of Object.values(bundle)) {
        if (output.type === "chunk" && output.code.includes(refusedMark)) {
          this.error(
            `${output.fileName} would bring all content to the browser: read virtual:content in loaders, or only if import.meta.env.SSR is true`,
          );
        }
      }
    },
    writeBundle({ dir = "" }, bundle) {
      if (this.environment.name === "client") return;
      for (const output of Object.values(bundle)) {
        if (output.type !== "chunk" || !output.moduleIds.includes("\0virtual:content")) continue;
        const file = join(dir, dirname(output.fileName), contentFile);
        writeContentFile(file, { ...current(), changed: readLastModified(root) });
      }
    },
    configureServer(server) {
      const refresh = async (file: string) => {
        if (!/[\\/]content[\\/].*\.(yaml|md)$/.test(file)) return;
        try {
          content = readContent(root);
          await generateAssets(content);
        } catch (error) {
          const message = error instanceof Error ? error.message : String(error);
          server.config.logger.error(message, { timestamp: true });
          server.environments.client.hot.send({ type: "error", err: { message, stack: "" } });
          return;
        }
        for (const environment of Object.values(server.environments)) {
          const graph = environment.moduleGraph;
          for (const name of ["content", "shell", "evaluate-resume", "bulk-match", "pronunciation-test"]) {
            const module = graph.getModuleById(`\0virtual:${name}`);
            if (module) graph.invalidateModule(module);
          }
          environment.hot.send({ type: "full-reload" });
        }
      };
      server.watcher.add(`${root}/content`);
      for (const event of ["change", "add", "unlink"] as const) server.watcher.on(event, refresh);
    },
  };
}
