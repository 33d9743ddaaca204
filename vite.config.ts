import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { clientBoundaryPlugin } from "./scripts/build/client-boundary.ts";
import { createNotices } from "./scripts/build/notices.ts";
import { contentPlugin } from "./scripts/build/vite-content.ts";
import { inlineScriptsPlugin } from "./scripts/build/vite-inline-scripts.ts";

/**
 * A few large scripts compress better than many small ones. All pages need two; pages with sections a third.
 */
const scriptGroups = [
  {
    name: "vendor",
    test: /node_modules\/(?!@?tesseract|minisearch|@tanstack|use-sync|@codemirror|@lezer|@marijn|style-mod|crelt|w3c-keyname)/,
  },
  {
    name: "site",
    test: /\/domain\/(?!applications|booking|chat|text\/csv|round-to-sum)|\/app\/(root|content|document|errors\/(?!not-found)|search\/(search-popover|search-form|shortcut-setting)|seo\/(head|share-image)|shell|site|sections\/framed-page|ui\/(?!dialog|load-whole-sheet|marked-text|page-links|scrolling|sound-path|status-mark|thread))/,
  },
  // Shared by the hero and the sections with behaviour; other sections are server HTML.
  { name: "sections", test: /\/app\/sections\/(hero\/(?!hero|tour)|action-link|section-frame)/ },
  // Shared by the two tool pages and the bulk demo.
  { name: "tool-page", test: /\/app\/(sections\/tool-page|tools\/(drop-field|use-drop))/ },
  { name: "pictures", test: /\/app\/pictures\// },
  // Shared by the four forms. Excludes the proof of work.
  {
    name: "form",
    test: /\/app\/(form\/(?!proof\/prove)|seo\/share-row)|\/domain\/applications\/fields/,
  },
  // Shared by all pages that start a worker. A posting's page loads both parts at the same time.
  { name: "worker-client", test: /\/app\/(workers|routes\/careers\/apply\/prefill)/ },
  // Reads a résumé on two pages, on demand.
  { name: "resume", test: /\/app\/tools\/resume\/worker\// },
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
      build: { rolldownOptions: { output: { assetFileNames, codeSplitting: { groups: scriptGroups } } } },
    },
    ssr: { build: { rolldownOptions: { output: { assetFileNames } } } },
  },
});
