import type { BasicKind, PostingCheck } from "../../../packages/posting-check/src/index.ts";

const basics: Record<BasicKind, RegExp> = {
  pay: /₹|\brs\b|£|\$|€|salary|\bpay\b|ctc|lpa|stipend/i,
  place: /location|remote|hybrid|work from home|\bin [A-Z]/,
  hours: /shift|hours|timing|\bam\b|\bpm\b|days/i,
  employment: /full[- ]time|part[- ]time|permanent|contract|internship|freelance/i,
  apply: /apply|contact|email|call|send|walk-in|@/i,
};
const unprovable =
  /motivated|go-getter|team player|attitude|passion|hard-?working|out-of-the-box|dynamic|enthusiastic|pressure|self-starter|energetic|honest|sincere|reliable/gi;
const excluding =
  /\b(?:fe)?male\b|\bboys?\b|\bgirls?\b|\blad(?:y|ies)\b|\bsalesm[ae]n\b|\byoung\b|\bage\b|unmarried|married|native|personality|good[- ]looking|able-bodied|physically fit|\bhe\b|\bhis\b|\bwom[ae]n\b|\bm[ae]n\b|accent|hindu|brahmin|recent graduates/gi;

const spansOf = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(({ 0: word, index }) => ({ start: index, end: index + word.length }));

/** What a plain list of words finds: the least that the checker has to be better than. */
export function checkByWords(text: string): PostingCheck {
  const [level] = spansOf(text, /entry[- ]level|freshers?|senior/gi);
  const [years] = spansOf(text, /\d+\+?(?:-\d+)? years/gi);
  return {
    basics: (Object.entries(basics) as [BasicKind, RegExp][]).map(([kind, pattern]) => ({
      kind,
      state: pattern.test(text) ? "stated" : "missing",
    })),
    unprovable: spansOf(text, unprovable).map((span) => ({ span })),
    excluding: spansOf(text, excluding).map((span) => ({ span, reason: "gender" })),
    years: level && years ? [{ kind: "level", spans: [level, years] }] : [],
    pay: [],
    words: 0,
    readingMinutes: 0,
  };
}
