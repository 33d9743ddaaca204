import { defineConfig } from "vitest/config";
import { contentPlugin } from "./app/content/vite-content.ts";

export default defineConfig({
  plugins: [contentPlugin()],
  test: {
    include: ["{app,server,scripts,tests}/**/*.test.{ts,tsx}"],
    // Commands of the project are started as processes, on two cores.
    testTimeout: 60_000,
    css: false,
  },
});
