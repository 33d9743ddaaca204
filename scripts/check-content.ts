import { expiryProblem } from "#app/routes/machine-files/security-days.ts";
import { businessDay } from "#domain/business-day.ts";
import { allUrls } from "#domain/urls/urls.ts";
import { readContent } from "./content/read-content.ts";
import { ContentError } from "./content/read-yaml.ts";
import { staleResults } from "./results/read-results.ts";

try {
  const root = process.cwd();
  const content = readContent(root);
  // These fail only this check, not the build: a deployment must depend neither on the date nor on a bench.
  const problems = staleResults(root);
  const message = expiryProblem(content.security.expires, businessDay());
  if (message !== undefined) {
    problems.push({ file: "content/security.yaml", line: 1, field: "expires", message });
  }
  if (problems.length > 0) throw new ContentError(problems);
  console.log(`Content: ${allUrls(content).length} pages, no problem`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
