import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { clientBoundaryPlugin } from "./scripts/build/client-boundary.ts";
import { createNotices } from "./scripts/build/notices.ts";
import { roundFilesPlugin } from "./scripts/build/round-files.ts";
import { contentPlugin } from "./scripts/build/vite-content.ts";
import { inlineScriptsPlugin } from "./scripts/build/vite-inline-scripts.ts";

/** Whether a module is in one of the folders, or has a path that begins so, and in none of the exceptions. */
function below(paths: string[], { except = [] }: { except?: string[] } = {}): (id: string) => boolean {
  const isIn = (id: string) => (path: string) => id.includes(`/${path}`);
  return (id) => paths.some(isIn(id)) && !except.some(isIn(id));
}

/** Few large scripts compress better than many small ones: what every page needs is in two, pages with sections have a third. */
const scriptGroups = [
  {
    name: "vendor",
    test: below(["node_modules/"], {
      // Loaded by the tools and stages that use them.
      except: [
        ...["node_modules/tesseract", "node_modules/@tesseract", "node_modules/minisearch"],
        ...["node_modules/@tanstack", "node_modules/use-sync"],
        ...[
          "node_modules/@codemirror",
          "node_modules/@lezer",
          "node_modules/@marijn",
          "node_modules/style-mod",
        ],
        ...["node_modules/crelt", "node_modules/w3c-keyname"],
        // Loaded by the pages of one's own round and of its links, and only there.
        ...["node_modules/hpke", "node_modules/uqr"],
        ...["node_modules/fflate", "node_modules/idb/", "node_modules/papaparse", "node_modules/zod"],
        // Loaded by the parts that count something.
        "node_modules/@lingui",
      ],
    }),
  },
  {
    name: "site",
    test: below(
      [
        ...[
          "domain/",
          "app/root",
          "app/content",
          "app/document",
          "app/errors/",
          "app/shell",
          "app/site",
          "app/ui/",
        ],
        ...["app/search/search-popover", "app/search/search-form", "app/search/shortcut-setting"],
        ...["app/seo/head", "app/seo/share-image", "app/sections/framed-page"],
      ],
      {
        // Loaded by some pages.
        except: [
          ...[
            "domain/applications",
            "domain/booking",
            "domain/language/format",
            "domain/chat",
            "domain/text/compare-codes",
            "domain/text/csv",
            "domain/text/edit-distance",
            "domain/text/email-pattern",
            "domain/text/escape-html",
            "domain/relay/",
            "domain/round/",
            "domain/round-to-sum",
            "domain/text/plural",
          ],
          ...[
            "app/errors/not-found",
            "app/shell/round-shell",
            "app/site/status-words",
            "app/ui/dialog",
            "app/ui/load-whole-sheet",
            "app/ui/marked-text",
          ],
          ...[
            "app/ui/page-links",
            "app/ui/qr-code",
            "app/ui/scrolling",
            "app/ui/signet",
            "app/ui/sound-path",
            "app/ui/status-mark",
            "app/ui/type-out",
            "app/ui/typing-text",
            "app/ui/use-query",
            "app/ui/thread",
          ],
        ],
      },
    ),
  },
  // What opens the card behind a collecting link, for its page and the owner's.
  {
    name: "relay",
    test: below([
      "domain/relay/card",
      "domain/relay/place-key",
      "domain/relay/bytes",
      "domain/relay/paths",
      "domain/relay/links",
      "domain/relay/limits",
      "domain/relay/languages",
      "app/relay/ask-relay",
    ]),
  },
  // Dates and names in the page's language, for the pages that format them in the browser.
  { name: "formats", test: below(["domain/language/format"]) },
  // Apart from the schemas that use it, so that its settings come first (app/relay/strict-zod.ts).
  { name: "zod", test: below(["node_modules/zod"]) },
  // Messages with plural forms, for the parts that count something.
  { name: "plural", test: below(["domain/text/plural", "node_modules/@lingui"]) },
  // Shared by pages with a hero and pages with a tool. Before the other groups of these, which would take it.
  { name: "typing", test: below(["app/ui/type-out"]) },
  // Shared by the hero and the sections with behaviour; other sections are HTML from the server.
  {
    name: "sections",
    test: below(["app/sections/hero/", "app/sections/action-link", "app/sections/section-frame"], {
      except: ["app/sections/hero/hero", "app/sections/hero/tour"],
    }),
  },
  // Shared by the two pages of a tool, and by the bulk demo.
  {
    name: "tool-page",
    test: below([
      "app/sections/tool-page",
      "app/ui/typing-text",
      "app/tools/drop-field",
      "app/tools/use-drop",
    ]),
  },
  { name: "pictures", test: below(["app/pictures/"]) },
  // Shared by the four forms, without the proof of work.
  {
    name: "form",
    test: below(["app/form/", "app/seo/share-row", "domain/applications/fields"], {
      except: ["app/form/proof/prove"],
    }),
  },
  // Shared by every page that starts a worker. A posting's page loads both parts at the same moment.
  {
    name: "worker-client",
    test: below(["app/workers"], { except: ["app/workers/prove"] }),
  },
  // Reads a résumé on two pages, once the visitor wants it.
  {
    name: "resume",
    // The tray of a round uses it without the rest.
    test: below(["app/tools/resume/worker/"], { except: ["app/tools/resume/worker/language-warning"] }),
  },
];

const recogniserFiles = [
  "node_modules/@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz",
  "node_modules/tesseract.js-core/tesseract-core-simd-lstm.js",
  "node_modules/tesseract.js-core/tesseract-core-simd-lstm.wasm",
  "node_modules/tesseract.js/dist/worker.min.js",
];
const recogniserHash = recogniserFiles
  .reduce((hash, file) => hash.update(readFileSync(file)), createHash("sha256"))
  .digest("hex")
  .slice(0, 8);

/**
 * Tesseract finds its files by name, so they keep their names, in a folder with a hash of their content. The
 * server recognises the folder to allow its scripts to compile WebAssembly.
 */
function assetFileNames({ originalFileNames }: { originalFileNames: string[] }): string {
  const isRecogniser = originalFileNames.some((file) => recogniserFiles.some((one) => file.endsWith(one)));
  return isRecogniser
    ? `assets/tesseract-${recogniserHash}/[name][extname]`
    : "assets/[name]-[hash][extname]";
}

const notices = createNotices();
const checks = { bundlerTimings: false };

/** Scripts that every page has already loaded, so lazy imports need not preload them. */
const alwaysLoaded = /\/(rolldown-runtime|vendor|site)-/;

function resolveDependencies(script: string, dependencies: string[]): string[] {
  const later = dependencies.filter((file) => !alwaysLoaded.test(file));
  return later.some((file) => file !== script) ? later : [];
}

export default defineConfig({
  plugins: [
    contentPlugin(),
    inlineScriptsPlugin(),
    tailwindcss(),
    reactRouter(),
    clientBoundaryPlugin(),
    roundFilesPlugin(),
    notices.plugin,
  ],
  // The icon sprite is one cached file for all pages, never inlined into a script.
  build: {
    assetsInlineLimit: 0,
    modulePreload: { resolveDependencies },
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    rolldownOptions: { checks },
  },
  // Workers import their parts as modules, on demand.
  worker: {
    format: "es",
    plugins: () => [clientBoundaryPlugin(), notices.workerPlugin],
    rolldownOptions: { checks },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { assetFileNames, codeSplitting: { groups: scriptGroups } },
          // Code for the server alone leaves nothing behind, such as the patterns it checks texts with.
          treeshake: { moduleSideEffects: [{ test: /\/domain\/.*\.ts$/, sideEffects: false }] },
        },
      },
    },
    ssr: { build: { rolldownOptions: { output: { assetFileNames } } } },
  },
});
