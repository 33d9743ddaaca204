import { defineConfig } from "vitest/config";
import { contentPlugin } from "./app/content/vite-content.ts";
import { inlineScriptsPlugin } from "./app/vite-inline-scripts.ts";

export default defineConfig({
  plugins: [contentPlugin(), inlineScriptsPlugin()],
  test: {
    include: ["{app,packages,server,scripts,tests}/**/*.test.{ts,tsx}"],
    // Commands of the project are started as processes, on two cores.
    testTimeout: 60_000,
    // Of two cores Vitest would use one.
    maxWorkers: 2,
    css: false,
  },
});
