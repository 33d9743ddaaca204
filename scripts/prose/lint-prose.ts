import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";
import { findDeadReferences, findLongLines } from "./markdown-structure.ts";
import { type ProseProblem, readProseBlocks } from "./prose-blocks.ts";

const phraseSchema = z.strictObject({
  avoid: z.string().min(1),
  write: z.string().min(1),
  wrong: z.string().min(1),
  right: z.array(z.string()).default([]),
  only: z.literal("content").optional(),
  except: z.array(z.string()).default([]),
});

export type Phrase = z.infer<typeof phraseSchema> & { pattern: RegExp };
/** @throws {Error} if `phrases.yaml` does not match its schema, or a regular expression is malformed */
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

/** All phrases to reword in one file, from top to bottom. */
export function lintProse(path: string, source: string, phrases: Phrase[]): ProseProblem[] {
  const isContent = path.startsWith("content/");
  const locate = createLocator(source);
  const applicable = phrases.filter(
    ({ only, except }) =>
      (isContent || only === undefined) && !except.some((start) => path.startsWith(start)),
  );
  const problems = readProseBlocks(path, source).flatMap(({ text, offset }) =>
    applicable.flatMap(({ pattern, write }) =>
      [...text.matchAll(pattern)].map((match) => {
        const phrase = match[0].replace(/\s+/g, " ");
        return { path, ...locate(offset + match.index), message: `"${phrase}": write ${write}` };
      }),
    ),
  );
  if (path.endsWith(".md") && !isContent)
    problems.push(...findLongLines(path, source), ...findDeadReferences(path, source));
  return problems.sort((a, b) => a.line - b.line || a.column - b.column);
}
