import { globSync, readFileSync } from "node:fs";
import { lintProse, readPhrases } from "./prose/lint-prose.ts";

/*
 * Checks the language of docs, comments, messages, titles of tests and content against
 * scripts/prose/phrases.yaml. Legal texts are left out, because a new wording is a new version, as are the
 * words of candidates in the hiring round. `npm run check:prose -- server docs/go-live.md` checks only these.
 */

const sources = [
  "{README,CONTRIBUTING,CHANGELOG}.md",
  "docs/**/*.{md,yaml}",
  "{lab,results,server}/**/*.md",
  "content/**/*.{md,yaml}",
  "*.ts",
  "{app,domain,packages,scripts,server,tests}/**/*.{ts,tsx,js,mjs,css}",
];

const wanted = process.argv.slice(2);
const phrases = readPhrases();
const problems = globSync(sources, {
  exclude: (file) => /(node_modules|content\/legal|content\/round\/people)$/.test(file),
})
  .filter((path) => wanted.length === 0 || wanted.some((start) => path.startsWith(start)))
  .sort()
  .flatMap((path) => lintProse(path, readFileSync(path, "utf8"), phrases));
for (const { path, line, column, message } of problems) console.error(`${path}:${line}:${column} ${message}`);
if (problems.length > 0) {
  console.error(
    `${problems.length} phrases to reword; see "Words" in CONTRIBUTING.md, for content in docs/write-content.md`,
  );
  process.exit(1);
}
