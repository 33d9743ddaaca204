import { spawn } from "node:child_process";
import { generateAssets } from "./build/generate-assets.ts";
import { writeJsonSchemas } from "./content/json-schemas.ts";
import { readContent } from "./content/read-content.ts";
import { ContentError } from "./content/read-yaml.ts";

// The development server: code and content reload as they are saved. It does not start on broken content.
try {
  writeJsonSchemas();
  await generateAssets(readContent(process.cwd()));
} catch (error) {
  console.error(error instanceof ContentError ? error.message : error);
  process.exit(1);
}
const server = spawn(process.execPath, ["node_modules/@react-router/dev/bin.cjs", "dev"], {
  stdio: "inherit",
  env: { ...process.env, WORKBENCH: "1" },
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill(signal));
server.on("exit", (code) => process.exit(code ?? 0));
