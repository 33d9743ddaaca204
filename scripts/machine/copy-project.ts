import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const parts = [
  "app",
  "content",
  "docs/openapi.yaml",
  "domain",
  "packages",
  "public",
  "results",
  "scripts",
  "server",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "vite.config.ts",
  "react-router.config.ts",
];

/** Half of all bytes, and never read by commands that run in a copy. */
const bench = /^packages\/[^/]+\/bench$/;

/** A working copy of the project in a temporary folder, for tests that change it. */
export function copyProject(only: readonly string[] = parts) {
  const root = mkdtempSync(join(tmpdir(), "site-"));
  const filter = (source: string) => !bench.test(source);
  for (const part of only) cpSync(part, join(root, part), { recursive: true, filter });
  symlinkSync(resolve("node_modules"), join(root, "node_modules"));
  /** The text of each file before its first change; undefined if the file is new. */
  const before = new Map<string, string | undefined>();
  const write = (file: string, text: string) => {
    const path = join(root, file);
    if (!before.has(file)) before.set(file, existsSync(path) ? readFileSync(path, "utf8") : undefined);
    writeFileSync(path, text);
  };
  return {
    root,
    write,
    edit: (file: string, change: (text: string) => string) => {
      const text = readFileSync(join(root, file), "utf8");
      const changed = change(text);
      if (changed === text) throw new Error(`The edit of ${file} changes nothing`);
      write(file, changed);
    },
    /** Reverts all writes and edits. */
    restore: () => {
      for (const [file, text] of before) {
        if (text === undefined) rmSync(join(root, file));
        else writeFileSync(join(root, file), text);
      }
      before.clear();
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
