import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { build, type Plugin, type Rolldown } from "vite";

/** Project files in a temporary folder, whose `app/main.ts` a test bundles for browsers. */
export function bundleFixture(files: Record<string, string>) {
  const root = realpathSync(mkdtempSync(join(tmpdir(), "bundle-")));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return {
    async bundle(plugin: Plugin, workerPlugin: Plugin): Promise<Rolldown.RolldownOutput> {
      const output = await build({
        root,
        configFile: false,
        logLevel: "silent",
        plugins: [plugin],
        worker: { format: "es", plugins: () => [workerPlugin] },
        build: { write: false, rolldownOptions: { input: join(root, "app/main.ts") } },
      });
      return output as Rolldown.RolldownOutput;
    },
    remove: () => rmSync(root, { recursive: true }),
  };
}
