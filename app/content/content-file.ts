import { readFileSync, writeFileSync } from "node:fs";
import type { StoredPosting } from "#domain/postings/posting.schema.ts";

/*
 * The content beside the server's bundle: JSON lines, first everything but the postings, then a posting a line. As a part
 * of the bundle, or as one text, thousands of postings would need several times the memory that they are in the end.
 */

/** Writes content of any shape that has postings. */
export function writeContentFile<Content extends { postings: readonly StoredPosting[] }>(
  file: string,
  { postings, ...rest }: Content,
): void {
  writeFileSync(file, [rest, ...postings].map((one) => `${JSON.stringify(one)}\n`).join(""));
}

/** Makes one object of all that are equal. */
function createSharing(): <T>(value: T) => T {
  const shared = new Map<string, unknown>();
  return <T>(value: T): T => {
    const text = JSON.stringify(value);
    if (!shared.has(text)) shared.set(text, value);
    return shared.get(text) as T;
  };
}

function* linesOf(bytes: Buffer): Generator<string> {
  for (let start = 0; start < bytes.length; ) {
    const end = bytes.indexOf("\n", start);
    yield bytes.toString("utf8", start, end);
    start = end + 1;
  }
}

/** Postings share their units and consents, and many of their questions and languages. */
function shareParts(posting: StoredPosting, share: <T>(value: T) => T): StoredPosting {
  return {
    ...posting,
    businessUnit: share(posting.businessUnit),
    consent: share(posting.consent),
    questions: posting.questions.map(share),
    languages: posting.languages.map(share),
    locations: posting.locations.map(share),
  };
}

/** Reads what `writeContentFile` wrote; the type parameter is what was given to it. */
export function readContentFile<Content extends { postings: StoredPosting[] }>(file: URL): Content {
  const lines = linesOf(readFileSync(file));
  const rest = JSON.parse(lines.next().value ?? "") as Omit<Content, "postings">;
  const share = createSharing();
  const postings: StoredPosting[] = [];
  for (const line of lines) postings.push(shareParts(JSON.parse(line) as StoredPosting, share));
  return { ...rest, postings } as Content;
}
