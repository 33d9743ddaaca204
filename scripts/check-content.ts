import { readContent } from "../app/content/read-content.ts";
import { ContentError } from "../app/content/read-yaml.ts";
import { allUrls } from "../app/content/urls.ts";

try {
  const content = readContent(process.cwd());
  console.log(`Content: ${allUrls(content).length} pages, no problem`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
