import { readFileSync } from "node:fs";
import { visit } from "unist-util-visit";
import { parse } from "yaml";
import { z } from "zod";
import { parseMarkdown, readProseBlocks } from "./prose-blocks.ts";

const phraseSchema = z.strictObject({
  avoid: z.string().min(1),
  write: z.string().min(1),
  wrong: z.string().min(1),
  right: z.array(z.string()).default([]),
  only: z.literal("comments").optional(),
});

export type Phrase = z.infer<typeof phraseSchema> & { pattern: RegExp };
/** Lines and columns begin with 1. */
export type ProseProblem = { path: string; line: number; column: number; message: string };

const maxLineLength = 180;

/** @throws {Error} when `phrases.yaml` is not as the schema says, or a regular expression is malformed */
export function readPhrases(): Phrase[] {
  const entries = parse(readFileSync(new URL("phrases.yaml", import.meta.url), "utf8"));
  return z
    .array(phraseSchema)
    .parse(entries)
    .map((entry) => ({
      ...entry,
      pattern: new RegExp(`(?<![\\w-])(?:${entry.avoid.replaceAll(" ", "\\s+")})(?![\\w-])`, "gi"),
    }));
}

function createLocator(source: string): (offset: number) => { line: number; column: number } {
  const starts = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return (offset) => {
    const line = starts.findLastIndex((start) => start <= offset);
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
  };
}

/** Lines of Markdown that should be wrapped. Tables, code and the targets of links cannot be. */
function findLongLines(path: string, source: string): ProseProblem[] {
  const free = new Set<number>();
  visit(parseMarkdown(source), (node) => {
    if (!["table", "code", "definition", "html"].includes(node.type) || !node.position) return;
    for (let line = node.position.start.line; line <= node.position.end.line; line++) free.add(line);
  });
  return source.split("\n").flatMap((text, i) => {
    const length = text.replace(/\]\([^)]*\)/g, "]").length;
    return length <= maxLineLength || free.has(i + 1)
      ? []
      : [{ path, line: i + 1, column: maxLineLength + 1, message: `${length} characters: wrap the line` }];
  });
}

/** Everything in one file that its author should say otherwise, from top to bottom. */
export function lintProse(path: string, source: string, phrases: Phrase[]): ProseProblem[] {
  const isDocs = /\.(md|yaml)$/.test(path);
  const locate = createLocator(source);
  const problems = readProseBlocks(path, source).flatMap(({ text, offset }) =>
    phrases
      .filter(({ only }) => !only || !isDocs)
      .flatMap(({ pattern, write }) =>
        [...text.matchAll(pattern)].map((match) => {
          const phrase = match[0].replace(/\s+/g, " ");
          return { path, ...locate(offset + match.index), message: `"${phrase}": write ${write}` };
        }),
      ),
  );
  if (path.endsWith(".md")) problems.push(...findLongLines(path, source));
  return problems.sort((a, b) => a.line - b.line || a.column - b.column);
}
