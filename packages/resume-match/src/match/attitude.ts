import type { Word } from "../skills/words.ts";

const denial =
  /\b(no|not|never|without|lack(?:s|ing)?(?: of)?|none|neither|nor|don'?t|didn'?t|haven'?t|hasn'?t|zero|limited to no|unfamiliar|except|excluding|non)\b/i;
const wish =
  /\b(want(?:s|ed|ing)?|wish(?:es)?|keen|eager|hop(?:e|es|ing)|willing|interested|objective|seeking|looking for|aspir\w+|plan(?:s|ning)?|aim(?:s|ing)?|look(?:ing)? forward|would (?:like|love)|currently learning|learning|pursuing|studying|working towards|beginn(?:er|ing) (?:in|with)|next to|alongside|sat (?:with|near|beside|next)|observ(?:e|ed|ing)|shadow(?:ed|ing)|curious|hear(?:d)? of|aware of|exposure to)\b/i;
/** What the words before (and right after) a mention make of it. */
export function attitude(
  words: Word[],
  at: number,
  last: number,
  text: string,
): "negated" | "wish" | undefined {
  const word = words[at];
  if (!word) return undefined;
  const from = words.slice(Math.max(0, at - 6), at).findIndex(({ sentence }) => sentence === word.sentence);
  const start = from < 0 ? word.start : (words[Math.max(0, at - 6) + from]?.start ?? word.start);
  const before = text.slice(start, word.start);
  const near = text.slice(
    words[Math.max(0, at - 4)]?.sentence === word.sentence
      ? (words[Math.max(0, at - 4)]?.start ?? start)
      : start,
    word.start,
  );
  const after = words[last + 1];
  const behind =
    after && after.sentence === words[last]?.sentence
      ? text.slice(words[last]?.end ?? 0, words[Math.min(words.length - 1, last + 4)]?.end ?? 0)
      : "";
  // "not only Java", "no fewer than": no denial.
  if (
    denial.test(near) &&
    !/\b(not only|not just|no less|no fewer|without (?:any )?(?:error|fail|delay|incident|accident)|no (?:error|lost|incident|accident))\b/i.test(
      near,
    )
  )
    return "negated";
  if (/^\s*(?:[:–-]\s*)?(?:none|no experience|not yet|experience: none|: no\b)/i.test(behind))
    return "negated";
  const sentenceEnd = words.findIndex((other, index) => index > last && other.sentence !== word.sentence);
  const rest = text.slice(
    words[last]?.end ?? 0,
    words[(sentenceEnd < 0 ? words.length : sentenceEnd) - 1]?.end ?? 0,
  );
  if (/\b(by|from) (another|a different|the other|an external|an outside)\b/i.test(rest)) return "wish";
  if (
    /^[\s,(-]*(part[- ]qualified|finalist|student|candidate|expected|trainee|to be completed)\b/i.test(rest)
  )
    return "wish";
  if (wish.test(before) || /^\s*\(?(?:beginner|learning|basic awareness|in progress)\b/i.test(behind))
    return "wish";
  return undefined;
}
