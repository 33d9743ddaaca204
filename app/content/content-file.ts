import { readFileSync, writeFileSync } from "node:fs";
import type { StoredPosting } from "#domain/postings/posting.schema.ts";

/*
 * The content file beside the server bundle, in JSON Lines: the first line has everything but the postings,
 * each further line one posting. Loading thousands of postings from the bundle or a single JSON text takes
 * several times their size in memory.
 */

/** Writes any content that has postings. */
export function writeContentFile<Content extends { postings: readonly StoredPosting[] }>(
  file: string,
  { postings, ...rest }: Content,
): void {
  writeFileSync(file, [rest, ...postings].map((entry) => `${JSON.stringify(entry)}\n`).join(""));
}

/** Deduplicates: returns the same object for equal values. */
function createSharing(): <T>(value: T) => T {
  const shared = new Map<string, unknown>();
  return <T>(value: T): T => {
    const text = JSON.stringify(value);
    if (!shared.has(text)) shared.set(text, value);
    return shared.get(text) as T;
  };
}

function* readLines(bytes: Buffer): Generator<string> {
  for (let start = 0; start < bytes.length; ) {
    const end = bytes.indexOf("\n", start);
    yield bytes.toString("utf8", start, end);
    start = end + 1;
  }
}

/** Postings share units and consents, and often questions, requirements, benefits and whole paragraphs. */
function shareParts(posting: Record<string, unknown>, share: <T>(value: T) => T): void {
  for (const [name, value] of Object.entries(posting))
    posting[name] = Array.isArray(value) ? value.map(share) : share(value);
}

/** Reads a file written by `writeContentFile`; the type parameter is the type that was written. */
export function readContentFile<Content extends { postings: StoredPosting[] }>(file: URL): Content {
  const lines = readLines(readFileSync(file));
  const rest = JSON.parse(lines.next().value ?? "") as Omit<Content, "postings">;
  const share = createSharing();
  const postings: StoredPosting[] = [];
  for (const line of lines) {
    const posting = JSON.parse(line) as StoredPosting;
    shareParts(posting, share);
    postings.push(posting);
  }
  return { ...rest, postings } as Content;
}
