import type { CriterionId, CriterionStatus } from "../../../packages/interview/src/index.ts";
import type { Method } from "./measures.ts";

/** Baseline that finds every criterion shown. */
export const alwaysShown: Method = ({ criteria, text }) => ({
  criteria: criteria.map((id) => ({
    id,
    status: "shown" as const,
    strength: 1,
    evidence: [{ span: [0, text.length], quote: text, rule: "everything" }],
  })),
});

/** Keywords per criterion, regardless of who acts or whether it happened. */
const keywords: Record<CriterionId, RegExp> = {
  ownership: /\bI (?:\w+ed|called|rang|went|took|made|wrote|sent)\b/i,
  outcome: /\b(?:result|finally|in the end|since then|signed|increased|reduced|dropped|\d+ ?%|percent)\b/i,
  situation: /\b(?:last (?:year|month|week)|once|one day|when I was|in (?:19|20)\d\d|january|march|june)\b/i,
  "asks-first": /\b(?:asked|listened)\b/i,
  acknowledges: /\b(?:sorry|understand|apologi[sz]ed|frustrat\w+|upset)\b/i,
  "names-limit": /\b(?:mistake|wrong|failed|should have|my fault)\b/i,
  "next-step": /\b(?:tomorrow|by (?:monday|friday|noon)|follow up|next week|agreed|promised)\b/i,
  "trade-off": /\b(?:trade-?off|instead|versus|pros|but)\b/i,
  "checks-understanding": /\b(?:understood|clear|repeat|read back|questions)\b/i,
  coaches: /\b(?:trained|coached|mentored|showed|taught|feedback)\b/i,
  prioritises: /\b(?:first|priorit\w+|urgent)\b/i,
  objection: /\b(?:expensive|price|budget|cost)\b/i,
};

/** Baseline that finds a criterion shown if a sentence has one of its keywords. */
export const byKeywords: Method = ({ criteria, text }) => ({
  criteria: criteria.map((id) => {
    const sentence = [...text.matchAll(/[^.?!]+/g)].find(({ 0: part }) => keywords[id].test(part));
    const status: CriterionStatus = sentence ? "shown" : "missing";
    const [quote = ""] = sentence ?? [];
    const start = sentence?.index ?? 0;
    return {
      id,
      status,
      strength: sentence ? 1 : 0,
      evidence: sentence
        ? [{ span: [start, start + quote.length] as [number, number], quote, rule: "keyword" }]
        : [],
    };
  }),
});
