import { statSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";
import { writeContentFile } from "#app/content/content-file.ts";
import { commonShell } from "#app/site/shell.ts";
import type { Content } from "#app/site-content.ts";
import { toBoardRound } from "#app/stages/board/board-person.ts";
import { stageWords } from "#app/stages/stage-words.ts";
import { businessDay } from "#domain/business-day.ts";
import { postingsOn } from "#domain/postings/posting-days.ts";
import { openPostings } from "#domain/postings/postings-for-tools.ts";
import { readLastModified } from "#scripts/content/last-modified.ts";
import { readContent } from "#scripts/content/read-content.ts";
import { resolveChat } from "#scripts/content/resolve-chat.ts";
import { resolveEditor } from "#scripts/content/resolve-editor.ts";
import { resolveInsights } from "#scripts/content/resolve-insights.ts";
import { resolveInterview } from "#scripts/content/resolve-interview.ts";
import { resolvePlan } from "#scripts/content/resolve-plan.ts";
import { publicUrl, readEnv } from "#server/config/env.ts";
import { generateAssets } from "./generate-assets.ts";

const refusedMark = "virtual:content is for the server";
/** Stands in for the content in the browser's bundle, which must not keep it. */
const refused = `export default { refused: ${JSON.stringify(refusedMark)} }`;

/** In the build the content is a file next to the server's bundle. */
const contentFile = "content.jsonl";
const fromFile = `import { readContentFile } from "/app/content/content-file.ts";
export default readContentFile(new URL("${contentFile}", import.meta.url));`;

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

type Situation = { content: () => Content; root: string; isBuild: boolean; inBrowser: boolean };

const exportDefault = (value: unknown) => `export default ${JSON.stringify(value)}`;

function exportEach(values: Record<string, unknown>): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join("\n");
}

/** The source of each module `virtual:<name>`. Their types are in virtual-modules.d.ts. */
const virtualModules: Record<string, (situation: Situation) => string | Promise<string>> = {
  /** Everything. A browser's bundle that keeps it fails the build. */
  content: ({ content, isBuild, inBrowser }) =>
    inBrowser ? refused : isBuild ? fromFile : exportDefault(content()),
  /** The part of the bar and the strip that has behaviour, for both sides. */
  shell: ({ content }) => exportDefault(commonShell(content().shell, publicUrl(readEnv()))),
  /** The words and samples of the tool that reads a résumé: its page, the portal and the opening's fit need them once it is used. */
  "resume-tool": ({ content }) => {
    const { tool, samples } = content().evaluateResume;
    return exportEach({ tool, samples });
  },
  /** The postings of `content/jobs` that were open on the day of the build, for the tools that compare with them offline. */
  "open-postings": ({ content }) => {
    const today = businessDay();
    return exportDefault(openPostings(postingsOn(content().postings, today), today));
  },
  /** The film of the product tour and the words of its dialog. */
  "product-tour": ({ content }) => exportEach({ tour: content().tour, words: content().shell.messages.tour }),
  /** The words of the bulk demo. */
  "bulk-match": ({ content }) => exportDefault(content().bulkMatch),
  /** The words of the calculator of a campus drive. */
  "drive-plan": ({ content }) => exportDefault(content().drivePlan),
  /** The words that stages share. */
  "stage-words": ({ content }) => exportDefault(stageWords(content())),
  /** The hiring round and the words of TalentDash's stage. */
  "board-stage": ({ content }) =>
    exportEach({ round: toBoardRound(content()), words: content().stages.board }),
  /** The reports of the people who have everything, and the words of CandidInsights' stage. */
  "insights-stage": ({ content }) =>
    exportEach({ round: resolveInsights(content()), words: content().stages.insights }),
  /** The tests that can be planned, and the words of the stage where visitors put them together. */
  "plan-stage": ({ content }) =>
    exportEach({
      data: resolvePlan(content()),
      words: content().stages.plan,
      taskWords: content().taskWords,
    }),
  /** The tasks, prepared programs and words of SkillLens' stage, with the judge's word on the first program. */
  "editor-stage": async ({ content }) =>
    exportEach({ data: await resolveEditor(content()), words: content().stages.editor }),
  /** The questions, sample answers and words of AIInterview's stage. */
  "interview-stage": ({ content }) =>
    exportEach({ data: resolveInterview(content()), words: content().stages.interview }),
  /** The words of SecureSight's stage with the steps of its example session. */
  "session-stage": ({ content }) => exportEach({ words: content().stages.session.test }),
  /** The dialogue, the opening's facts, an example and the words of WhaBot's stage. */
  "chat-stage": ({ content }) => exportEach({ data: resolveChat(content()), words: content().stages.chat }),
  /** The words of the tool that scores readings, with the sizes of what it loads. */
  "pronunciation-test": ({ content, root }) => {
    const { pronunciationTest, prompts } = content();
    const { start, tool, report, sample } = pronunciationTest;
    return exportEach({ start, tool, report, sample, prompts, sizes: speechSizes(root) });
  },
  /** The style sheet as text on the server, which inlines it; empty in the browser. */
  styles: ({ inBrowser }) =>
    // Its notice is in notices.txt (scripts/build/notices.ts), not in every page.
    inBrowser
      ? exportDefault("")
      : `import fonts from "/app/fonts.css?inline"; import css from "/app/app.css?inline"; export default fonts + css.replace(/^\\/\\*![^*]*\\*\\/\\s*/, "")`,
};
const names = Object.keys(virtualModules);

/**
 * Passes `content/` to the bundle as virtual modules. In development a changed content file is validated and shown
 * immediately.
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
      filter: { id: new RegExp(`^virtual:(${names.join("|")})$`) },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:/ },
      handler(id) {
        const inBrowser = this.environment.name === "client";
        return virtualModules[id.slice("\0virtual:".length)]?.({
          content: current,
          root,
          isBuild,
          inBrowser,
        });
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
        if (!/[\\/]content[\\/].*\.(yaml|md)$|[\\/]openapi\.yaml$/.test(file)) return;
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
          for (const name of names) {
            const module = graph.getModuleById(`\0virtual:${name}`);
            if (module) graph.invalidateModule(module);
          }
          environment.hot.send({ type: "full-reload" });
        }
      };
      server.watcher.add([`${root}/content`, `${root}/docs/openapi.yaml`]);
      for (const event of ["change", "add", "unlink"] as const) server.watcher.on(event, refresh);
    },
  };
}
