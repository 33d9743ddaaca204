import { readFileSync } from "node:fs";
import { LineCounter, parseDocument } from "yaml";
import type { z } from "zod";

/** A problem in a content file, worded for its author. */
export type Problem = { file: string; line: number; field: string; message: string };

/** Thrown if content cannot be used; the message lists every problem. */
export class ContentError extends Error {
  readonly problems: Problem[];
  constructor(problems: Problem[]) {
    const lines = problems.map(
      ({ file, line, field, message }) => `  ${file}:${line}${field && `  ${field}`}\n    ${message}`,
    );
    const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
    super(`Content: ${count}\n${lines.join("\n")}`);
    this.name = "ContentError";
    this.problems = problems;
  }
}

/** Continues after problems, so that those of all files are reported together. */
export function collectProblems() {
  const problems: Problem[] = [];
  return {
    problems,
    attempt<T>(read: () => T): T | undefined {
      try {
        return read();
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        problems.push(...error.problems);
        return undefined;
      }
    },
  };
}

export type FieldPath = readonly PropertyKey[];

/** A content file that matches its schema, and a function that creates problems about its fields. */
export type Source<T> = { file: string; value: T; problemAt: (path: FieldPath, message: string) => Problem };

function fieldName(path: FieldPath): string {
  return path.reduce<string>(
    (name, key) =>
      typeof key === "number" ? `${name}[${key}]` : name ? `${name}.${String(key)}` : String(key),
    "",
  );
}

type Parsed = { document: ReturnType<typeof parseDocument>; lineCounter: LineCounter; json: string };

const documents = new Map<string, Parsed>();
/** Parses each text once: content is read repeatedly, and most files are unchanged. `json` is empty if it is not valid. */
function parseOnce(text: string): Parsed {
  const known = documents.get(text);
  if (known) return known;
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter });
  const json = document.errors.length > 0 ? "" : JSON.stringify(document.toJS());
  const parsed = { document, lineCounter, json };
  documents.set(text, parsed);
  return parsed;
}

/**
 * Parses YAML text and validates it. `firstLine` is the line of its file where the text starts; `complete` adds
 * what the text leaves out.
 */
export function parseYaml<T>(
  file: string,
  text: string,
  schema: z.ZodType<T>,
  firstLine = 1,
  complete = (value: unknown): unknown => value,
): Source<T> {
  const { document, lineCounter, json } = parseOnce(text);
  const [syntaxError] = document.errors;
  if (syntaxError) {
    const [reason = "broken YAML"] = syntaxError.message.split(" at line");
    const line = (syntaxError.linePos?.[0].line ?? 1) + firstLine - 1;
    throw new ContentError([{ file, line, field: "", message: `is not valid YAML: ${reason}` }]);
  }

  const problemAt = (path: FieldPath, message: string): Problem => {
    let offset = 0;
    for (let length = path.length; length >= 0; length -= 1) {
      const node = document.getIn(path.slice(0, length), true) as { range?: [number] } | undefined;
      if (node?.range) {
        offset = node.range[0];
        break;
      }
    }
    const line = lineCounter.linePos(offset).line + firstLine - 1;
    return { file, line: Math.max(line, 1), field: fieldName(path), message };
  };

  const result = schema.safeParse(complete(JSON.parse(json)));
  if (!result.success) {
    throw new ContentError(result.error.issues.map((issue) => problemAt(issue.path, issue.message)));
  }
  return { file, value: result.data, problemAt };
}

export function readYaml<T>(root: string, file: string, schema: z.ZodType<T>): Source<T> {
  return parseYaml(file, readFileSync(`${root}/${file}`, "utf8"), schema);
}

/** The front matter of a text, and the text. `bodyLine` is the line where the text starts. */
export type FrontMatter<T> = Source<T> & { body: string; bodyLine: number };

/** Reads front matter between two lines `---`, and the text after it. */
export function readFrontMatter<T>(root: string, file: string, schema: z.ZodType<T>): FrontMatter<T> {
  const text = readFileSync(`${root}/${file}`, "utf8").replaceAll("\r\n", "\n");
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  if (head === undefined || body === undefined) {
    const message = "has no front matter: begin with a line ---, the keys, and a line ---";
    throw new ContentError([{ file, line: 1, field: "", message }]);
  }
  return { ...parseYaml(file, head, schema, 2), body, bodyLine: head.split("\n").length + 3 };
}
