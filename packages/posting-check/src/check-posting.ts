import { findBasics } from "./basics/find-basics.ts";
import { findPayContradictions } from "./basics/pay.ts";
import { findExcluding } from "./excluding/find-excluding.ts";
import { readPosting } from "./reading.ts";
import type { PostingCheck } from "./types.ts";
import { findUnprovable } from "./unprovable/find-unprovable.ts";
import { findYears } from "./years/years.ts";

/** Silent reading of English non-fiction by adults: Brysbaert 2019, doi.org/10.1016/j.jml.2019.104047. */
const wordsPerMinute = 238;

const word = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}]|['.,:@/_-](?=[\p{L}\p{N}]))*/gu;

/**
 * Checks a job posting in plain text; tags of pasted HTML are ignored. All spans are UTF-16 offsets into `text`.
 * Takes time in proportion to the length of the text, whatever is in it.
 * @param text the posting, in English, with usual words of Hindi and Marathi for pay, place and shift
 * @param options.year the current year, such as 2026. Without it, no posting asks for more years with a technology
 *   than it exists.
 */
export function checkPosting(text: string, { year }: { year?: number } = {}): PostingCheck {
  const reading = readPosting(text);
  const words = reading.plain.match(word)?.length ?? 0;
  return {
    basics: findBasics(reading),
    unprovable: findUnprovable(reading),
    excluding: findExcluding(reading),
    years: findYears(reading, year),
    pay: findPayContradictions(reading),
    words,
    readingMinutes: words === 0 ? 0 : Math.max(1, Math.round(words / wordsPerMinute)),
  };
}
