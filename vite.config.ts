import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { contentPlugin } from "./app/content/vite-content.ts";
import { inlineScriptsPlugin } from "./app/vite-inline-scripts.ts";

/** Few large scripts compress better than many small ones: what every page needs is in two. */
const everyPage = [
  { name: "vendor", test: /node_modules/ },
  {
    name: "site",
    test: /virtual:shell|\/app\/(?!entry|sections\/(?:assessments|bulk-match)|shell\/not-found|routes)/,
  },
];

export default defineConfig({
  plugins: [contentPlugin(), inlineScriptsPlugin(), tailwindcss(), reactRouter()],
  // The icon sprite is one cached file for all pages, never a copy inside a script.
  build: { assetsInlineLimit: 0, cssTarget: ["chrome123", "firefox120", "safari17.5"] },
  // Workers load their parts as modules, when they need them.
  worker: { format: "es" },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: everyPage } } } } },
  },
  server: { port: Number(process.env.PORT ?? 3000) },
});
