import { configDefaults, defineConfig } from "vitest/config";
import { contentPlugin } from "./scripts/build/vite-content.ts";
import { inlineScriptsPlugin } from "./scripts/build/vite-inline-scripts.ts";

// Sweeps repeat what another test covers: npm run test:all.
const exclude = [...configDefaults.exclude, ...(process.env.SWEEPS ? [] : ["**/*.sweep.test.ts"])];

/** Tests of the server that replace a module: where others have loaded it before, they would get the real one. */
const alone = ["server/submissions/proof-of-work.test.ts"];

export default defineConfig({
  plugins: [contentPlugin(), inlineScriptsPlugin()],
  test: {
    // Bounds for what never comes: a shared machine has taken ten times as long as a quiet one. Times that count have benches.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // On two cores Vitest would use one.
    maxWorkers: 2,
    css: false,
    // The cache keeps virtual modules although the content that they are made of has changed.
    fsModuleCache: false,
    exclude,
    projects: [
      {
        extends: true,
        test: {
          name: "functions",
          include: ["{app,domain,packages}/**/*.test.{ts,tsx}"],
          // These tests share modules and content that nothing changes: each is read once for all files.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "server",
          include: ["server/**/*.test.ts"],
          exclude: [...exclude, ...alone],
          // A fifth of their processor time loaded the same modules again for each file.
          isolate: false,
          setupFiles: "tests/support/restore-spies.ts",
        },
      },
      {
        extends: true,
        test: { name: "services", include: ["{scripts,tests}/**/*.test.ts", ...alone] },
      },
      // npm run lab:check, and with all others npm run test:all.
      ...(process.env.SWEEPS
        ? [{ extends: true as const, test: { name: "lab", include: ["lab/**/*.test.ts"] } }]
        : []),
    ],
  },
});
