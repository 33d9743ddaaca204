import { readContent } from "../app/content/read-content.ts";
import { ContentError } from "../app/content/read-yaml.ts";
import { allUrls } from "../app/content/urls.ts";
import { expiryProblem } from "../app/routes/feeds/security-days.ts";
import { todayInIndia } from "../server/today-in-india.ts";

try {
  const content = readContent(process.cwd());
  // What only time makes wrong stops whoever works on the site, and no build.
  const message = expiryProblem(content.security.expires, todayInIndia());
  if (message !== undefined) {
    throw new ContentError([{ file: "content/security.yaml", line: 1, field: "expires", message }]);
  }
  console.log(`Content: ${allUrls(content).length} pages, no problem`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
