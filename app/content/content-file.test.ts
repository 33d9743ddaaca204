import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { readContent } from "#scripts/content/read-content.ts";
import { readContentFile, writeContentFile } from "./content-file.ts";

test("the content is read unchanged, and postings share equal parts", () => {
  const folder = mkdtempSync(join(tmpdir(), "content-"));
  try {
    const content = readContent(process.cwd());
    writeContentFile(join(folder, "content.jsonl"), content);
    const read = readContentFile(pathToFileURL(join(folder, "content.jsonl")));
    expect(read).toEqual(JSON.parse(JSON.stringify(content)));
    const partsOf = (postings: typeof read.postings) =>
      postings.flatMap(({ businessUnit, languages, requirements }) => [
        businessUnit,
        ...languages,
        ...requirements,
      ]);
    const different = new Set(partsOf(content.postings).map((part) => JSON.stringify(part)));
    expect(new Set(partsOf(read.postings)).size).toBe(different.size);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
