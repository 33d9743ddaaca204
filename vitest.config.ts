import { configDefaults, defineConfig } from "vitest/config";
import { contentPlugin } from "./scripts/build/vite-content.ts";
import { inlineScriptsPlugin } from "./scripts/build/vite-inline-scripts.ts";

// Sweeps repeat what another test covers on a larger scale: npm run test:all.
const exclude = [...configDefaults.exclude, ...(process.env.SWEEPS ? [] : ["**/*.sweep.test.ts"])];

/** Tests of the server that mock a module: after a test that loaded it they would get the real one. */
const alone = ["server/submissions/proof-of-work.test.ts"];

export default defineConfig({
  plugins: [contentPlugin(), inlineScriptsPlugin()],
  test: {
    // Timeouts only catch hangs: a shared machine can be ten times slower than a quiet one. Speed is covered
    // by the benches.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // Vitest would use only one on two cores.
    maxWorkers: 2,
    css: false,
    // The cache would keep virtual modules although the content behind them has changed.
    fsModuleCache: false,
    exclude,
    projects: [
      {
        extends: true,
        test: {
          name: "functions",
          include: ["{app,domain,packages}/**/*.test.{ts,tsx}"],
          // These tests share modules and content that nothing changes, so each is loaded once for all files.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "server",
          include: ["server/**/*.test.ts"],
          exclude: [...exclude, ...alone],
          // Isolated, they spent a fifth of their processor time on loading the same modules for each file.
          isolate: false,
          setupFiles: "tests/support/restore-spies.ts",
        },
      },
      {
        extends: true,
        test: { name: "services", include: ["{scripts,tests}/**/*.test.ts", ...alone] },
      },
      // npm run lab:check, or npm run test:all with all others.
      ...(process.env.SWEEPS
        ? [{ extends: true as const, test: { name: "lab", include: ["lab/**/*.test.ts"] } }]
        : []),
    ],
  },
});
