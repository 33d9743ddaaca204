import { execFileSync } from "node:child_process";
import { pageUrl } from "#domain/urls/page-url.ts";

const folders = ["content/pages", "content/legal"] as const;

/** The address of the page that a file contains. */
function pageOfFile(file: string): string | undefined {
  const folder = folders.find((name) => file.startsWith(`${name}/`));
  return folder && pageUrl(file, folder);
}

/**
 * The date of the last commit that changed each page's file, by address. Omits what git cannot know: without
 * git, in a shallow clone, and for files with uncommitted changes.
 */
export function readLastModified(root: string): Record<string, string> {
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  try {
    if (git("rev-parse", "--is-shallow-repository").trim() !== "false") return {};
    const uncommitted = git("diff", "--name-only", "--relative", "HEAD", "--", ...folders).split("\n");
    const history = git("log", "--format=@%cs", "--name-only", "--relative", "--", ...folders);
    const changes: Record<string, string> = {};
    let day = "";
    for (const line of history.split("\n")) {
      if (line.startsWith("@")) day = line.slice(1);
      const url = pageOfFile(line);
      if (url !== undefined && !uncommitted.includes(line)) changes[url] ??= day;
    }
    return changes;
  } catch {
    return {};
  }
}
