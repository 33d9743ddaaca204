import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "js-yaml";
import { z } from "zod";
import type { BasicKind, BasicState, Span } from "../../../packages/posting-check/src/index.ts";

const postingsSchema = z.strictObject({
  sample: z.literal(true),
  trade: z.string().min(1),
  /** Written and labelled after the half "unseen" had been looked at. */
  fresh: z.literal(true).optional(),
  postings: z.array(z.string().min(1)).min(1),
});

/** A labelled job posting. Spans refer to `text`. */
export type Posting = {
  id: string;
  /** Neither "unseen" nor "fresh" was looked at before its figures in the README were measured. */
  half: "fit" | "unseen" | "fresh";
  text: string;
  basics: Record<BasicKind, BasicState>;
  marks: { label: string; span: Span }[];
};

/** The half of a trade, by the FNV-1a hash of its name. */
function halfOf(trade: string): "fit" | "unseen" {
  let hash = 0x811c9dc5;
  for (const letter of trade) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return hash % 2 === 0 ? "fit" : "unseen";
}

const labelPattern =
  /^(?:(pay|place|hours|employment|apply)([?!]?)|u|y|x\.(?:gender|age|family|community|origin|looks|health))$/;

/**
 * Parses `{label|words}`. Labels: a basic (`pay`; `pay?` is vague, `pay!` contradicts itself), `u` unprovable,
 * `y` one of two years that contradict each other, `x.reason` excluding. A basic without a label is missing.
 */
function readMarks(marked: string, trade: string, index: number, half: Posting["half"]): Posting {
  const posting: Posting = {
    id: `${trade}-${index + 1}`,
    half,
    text: "",
    basics: { pay: "missing", place: "missing", hours: "missing", employment: "missing", apply: "missing" },
    marks: [],
  };
  for (const [part, label, words] of marked.trim().matchAll(/\{([^{}|]+)\|([^{}]+)\}|[^{}]+/g)) {
    if (label === undefined || words === undefined) {
      posting.text += part;
      continue;
    }
    const start = posting.text.length;
    posting.text += words;
    const [known, basic, sign] = labelPattern.exec(label) ?? [];
    if (known === undefined) throw new Error(`${posting.id}: there is no label ${label}`);
    posting.marks.push({ label, span: { start, end: posting.text.length } });
    if (basic) posting.basics[basic as BasicKind] = sign === "?" ? "vague" : "stated";
  }
  return posting;
}

/** Reads all labelled postings, sorted by file name. */
export function readPostings(): Posting[] {
  const folder = join(import.meta.dirname, "postings");
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const result = postingsSchema.safeParse(load(readFileSync(join(folder, file), "utf8")));
      if (!result.success) throw new Error(`${file}: ${z.prettifyError(result.error)}`);
      const { trade, fresh, postings } = result.data;
      return postings.map((marked, index) =>
        readMarks(marked, trade, index, fresh ? "fresh" : halfOf(trade)),
      );
    });
}
