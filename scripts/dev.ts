import { generateAssets } from "./build/generate-assets.ts";
import { runReactRouter } from "./build/run-react-router.ts";
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
process.exit(await runReactRouter(["dev"], { WORKBENCH: "1" }));
