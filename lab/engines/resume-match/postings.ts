import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "js-yaml";
import { z } from "zod";
import type { SentenceKind } from "../../../packages/resume-match/src/job/sentence-kinds.ts";
import type { Span } from "../../../packages/resume-match/src/types.ts";

const postingsSchema = z.strictObject({
  sample: z.literal(true),
  trade: z.string().min(1),
  postings: z.array(z.string().min(1)).min(1),
});

/** Marks in the files: `<D>` starts a sentence of this kind, `<H>` a heading. */
const kindMarks: Record<string, SentenceKind> = {
  T: "title",
  A: "about",
  P: "pay",
  D: "duty",
  M: "must",
  W: "wish",
  L: "apply",
};

/** A labelled job description. Headings have no label. Spans refer to `text`. */
export type Posting = {
  id: string;
  trade: string;
  /** "unseen" trades are never looked at while writing rules. */
  half: "fit" | "unseen";
  /** The text with its marks. */
  marked: string;
  text: string;
  title: string;
  sentences: { kind: SentenceKind; span: Span }[];
  /** Requirements in duties, musts and wishes. */
  asks: Span[];
};

/** The half of a trade, by the FNV-1a hash of its name. */
function halfOf(trade: string): Posting["half"] {
  let hash = 0x811c9dc5;
  for (const letter of trade) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return hash % 2 === 0 ? "fit" : "unseen";
}

/** Parses `<D>{Answer calls} and {take messages}.`; `{=…}` is the title. */
export function readMarks(marked: string, trade: string, index: number): Posting {
  const posting: Posting = {
    id: `${trade}-${index + 1}`,
    trade,
    half: halfOf(trade),
    marked,
    text: "",
    title: "",
    sentences: [],
    asks: [],
  };
  let open: { start: number; isTitle: boolean } | undefined;
  for (const [part] of marked.trim().matchAll(/<[A-Z]>|\{=?|\}|[^<{}]+|</g)) {
    const at = posting.text.length;
    const last = posting.sentences.at(-1);
    if (/^<[A-Z]>$/.test(part)) {
      if (last && last.span[1] < 0) last.span = [last.span[0], at];
      const kind = kindMarks[part.charAt(1)];
      if (kind) posting.sentences.push({ kind, span: [at, -1] });
      else if (part !== "<H>") throw new Error(`${posting.id}: there is no mark ${part}`);
    } else if (part.startsWith("{")) open = { start: at, isTitle: part === "{=" };
    else if (part === "}") {
      if (!open) throw new Error(`${posting.id}: a bracket closes that was not opened`);
      if (open.isTitle) posting.title = posting.text.slice(open.start);
      else posting.asks.push([open.start, at]);
      open = undefined;
    } else posting.text += part;
  }
  const last = posting.sentences.at(-1);
  if (last && last.span[1] < 0) last.span = [last.span[0], posting.text.length];
  return posting;
}

/** Reads all labelled job descriptions, sorted by file name. */
export function readPostings(): Posting[] {
  const folder = join(import.meta.dirname, "postings");
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const result = postingsSchema.safeParse(load(readFileSync(join(folder, file), "utf8")));
      if (!result.success) throw new Error(`${file}: ${z.prettifyError(result.error)}`);
      return result.data.postings.map((marked, index) => {
        const posting = readMarks(marked, result.data.trade, index);
        if (posting.title === "") throw new Error(`${posting.id} has no title`);
        return posting;
      });
    });
}
