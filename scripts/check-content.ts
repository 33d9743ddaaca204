import { expiryProblem } from "#app/routes/machine-files/security-days.ts";
import { businessDay } from "#domain/business-day.ts";
import { allUrls } from "#domain/urls/urls.ts";
import { readContent } from "./content/read-content.ts";
import { ContentError } from "./content/read-yaml.ts";

try {
  const content = readContent(process.cwd());
  // A date that has passed fails this check but no build: a deployment must not depend on the day.
  const message = expiryProblem(content.security.expires, businessDay());
  if (message !== undefined) {
    throw new ContentError([{ file: "content/security.yaml", line: 1, field: "expires", message }]);
  }
  console.log(`Content: ${allUrls(content).length} pages, no problem`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
