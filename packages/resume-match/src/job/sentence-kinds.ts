import { isPlace, organisationScore, titleScore } from "../extract/titles.ts";
import { type JobSentence, type PlacedSentence, type SentenceKind, splitJob } from "./job-sentences.ts";
import { titleHead } from "./job-title.ts";
import { kindWeights } from "./kind-weights.ts";

export type { JobSentence, SentenceKind } from "./job-sentences.ts";

import { anyOf, wholeWords } from "word-patterns";
import {
  abilityWords,
  applyWords,
  benefitWords,
  credentialWords,
  dutyVerbForms,
  employerWords,
  experienceWords,
  hiringVerbs,
  legalNotices,
  legalWords,
  praise,
  recruiters,
  scheduleWords,
  sendVerbs,
  sentThings,
  wishPhrases,
} from "./sentence-kinds.words.ts";

/** In the order of the weights. */
export const sentenceKinds: readonly SentenceKind[] = [
  "title",
  "about",
  "pay",
  "duty",
  "must",
  "wish",
  "apply",
];

const cues: [string, RegExp][] = [
  [
    "wish",
    new RegExp(
      String.raw`\b(?:${anyOf(wishPhrases)}|(?:be|is|are|very|most|also|especially|particularly) (?:\w+ )?${anyOf(praise)})\b|\b(?:useful|helpful|welcome|nice|helps|a bonus)[.;]?$`,
      "i",
    ),
  ],
  [
    "learn",
    /\b(?:keen|eager|willing|willingness|want|wish|hungry|happy|ready|like|desire|interest(?:ed)?)\s+(?:to|in)\s+(?:learn|train|develop|grow|study|qualify|work towards)/i,
  ],
  [
    "required",
    /\b(?:must|required|essential|mandatory|compulsory|necessary|minimum|at least|need(?:s|ed)? to have|is a must|should (?:have|be|possess|know)|no (?:more|less|fewer) than)\b/i,
  ],
  [
    "years",
    /\b(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|several|some)\s*(?:\+|plus|or more|[-–]\s*\d+|to \w+)?\s*(?:years?|yrs?|months|seasons)\b|\bPQE\b/i,
  ],
  ["experience", wholeWords(experienceWords, "i")],
  [
    "credential",
    new RegExp(
      String.raw`\b(?:${anyOf(credentialWords)}|bachelor\S*|ph\.?d|b\.?\s?(?:sc|tech|com|e|ed|a|pharm)\b|m\.?\s?(?:sc|tech|com|ed|ba)\b|level \d)\b`,
      "i",
    ),
  ],
  ["ability", wholeWords(abilityWords, "i")],
  [
    "youHave",
    /^(?:and )?you(?:'ll|’ll| will| should| must)? (?:also )?(?:have|are|know|hold|enjoy|like|love|can|bring|possess|speak)\b|^you(?:'re|’re|'ve|’ve)\b|\bwe (?:need|want|ask for|expect|look for|require) (?:someone|people|you)\b/i,
  ],
  [
    "youWill",
    /\byou(?:'ll|’ll| will|'d|’d| would)\b(?! (?:have|be an?|need|bring|get|receive|earn|enjoy)\b)|\b(?:responsible for|duties|tasks include|reporting to you|the (?:person|post ?holder|successful candidate|officer|coordinator|role) (?:will|shall)|your (?:job|task|role|day))\b/i,
  ],
  [
    "money",
    /[$€£₹]\s?\d|\b(?:rs\.?|inr|usd|gbp|eur|aed)\s?\d|\b\d[\d.,]*\s?(?:k\b|lpa|lakhs?|lacs?|crores?|p\/h|per hour)|\b(?:per|an|a|each) (?:hour|annum|month|day)\b|\/\s?(?:hr|hour|month|year)\b|\b(?:ctc|lpa|ote|pro[- ]rata|in hand)\b/i,
  ],
  ["benefit", new RegExp(String.raw`\b(?:${anyOf(benefitWords)}|401\s?\(?k\)?)\b`, "i")],
  ["schedule", new RegExp(String.raw`\b(?:${anyOf(scheduleWords)}|\d+ ?(?:am|pm)|\d+[.:]\d\d)\b`, "i")],
  [
    "apply",
    new RegExp(
      String.raw`\b${anyOf(applyWords)}\b|@\w|\b\d{3}[- ]\d{3,}|\b\d{5} \d{3} \d{3}\b|\d{1,2}\/\d{1,2}|www\.|https?:`,
      "i",
    ),
  ],
  [
    "applyFor",
    new RegExp(
      String.raw`\b${anyOf(sendVerbs)}\b.{0,40}\b${anyOf(sentThings)}\b|\binterested (?:candidates|applicants|people)\b|@\w+\.|\b(?:closing|last|application) date\b|^(?:please )?(?:apply|call|ring|phone|contact|whatsapp|e-?mail|click|dm)\b`,
      "i",
    ),
  ],
  [
    "payScale",
    /\b(?:salary|pay|ctc|wages?|remuneration|compensation|stipend|package)\b.{0,14}\b(?:as per|according|range|scale|grade|by|upto|up to|from|of|around|negotiable|no bar|commensurate|depend\w*)\b|\bwe (?:offer|pay|give|provide)\b|\bfreshers (?:can|may) apply|\b(?:weekly|monthly) (?:pay|payout)/i,
  ],
  [
    "weDo",
    /^we (?!need|want|expect|require|ask|are|seek|offer|pay|give|provide|would|will|do|look|have|hire)\p{L}+/iu,
  ],
  ["legal", wholeWords(legalWords, "i")],
  [
    "employer",
    new RegExp(
      [
        String.raw`\b(?:we are|we're|we’re|is|are|been) (?:an?|the|one of)\b(?! (?:plus|must|bonus|advantage|asset))`,
        String.raw`\b(?:${anyOf(employerWords)}|since \d{4}|\d+[- ](?:person|people|strong|bed|room|truck)|\d[\d,]* (?:people|employees|staff|of us))\b`,
      ].join("|"),
      "i",
    ),
  ],
  [
    "firm",
    /\b(?:ltd|limited|llc|llp|inc|plc|pvt|gmbh|co\.|corp|group|hospital|school|university|college|council|bank|hotel|clinic|trust|agency|company|studio|charity|ngo|institute|airport|practice|academy|church|centre|center)\b/i,
  ],
  [
    "hiring",
    new RegExp(
      [
        String.raw`\b(?:${anyOf(recruiters)}|['’](?:re|m|s))\b.{0,60}\b${anyOf(hiringVerbs)} (?:an?|our|the|somebody|someone|one|two|\d)\b`,
        String.raw`^(?:hiring|wanted|required|urgent|urgently|immediate opening|vacancy|opening)\b`,
        String.raw`\b(?:wanted|needed|required)\b(?=[ ,.:;–-]|$)`,
      ].join("|"),
      "i",
    ),
  ],
];

const dutyVerbs = new Set(dutyVerbForms.flatMap((line) => line.split(" ")));
/** Form of the duty verb that a text starts with, if any. */
function openingVerb(word: string): "base" | "ing" | "s" | undefined {
  const base = (form: string) =>
    dutyVerbs.has(form) ||
    dutyVerbs.has(form.replace(/[ey]$/, "")) ||
    dutyVerbs.has(form.replace(/(.)\1$/, "$1"));
  if (word.endsWith("ing") && base(word.slice(0, -3))) return "ing";
  if (base(word)) return "base";
  return /[^s]s$/.test(word) && (base(word.replace(/i?es$/, "")) || base(word.slice(0, -1)))
    ? "s"
    : undefined;
}

/** Names of the features that decide a sentence's kind. */
export function sentenceFeatures(sentences: readonly PlacedSentence[], index: number): string[] {
  const sentence = sentences[index];
  if (!sentence) return [];
  const { text, heading, isInline, isFar, isItem, line } = sentence;
  const [previous, next] = [sentences[index - 1], sentences[index + 1]];
  const words = text.split(/\s+/);
  const features = ["any", ...cues.filter(([, pattern]) => pattern.test(text)).map(([name]) => name)];
  if (features.length === 1) features.push("noCue");
  features.push(
    heading ? `${isInline ? "inline" : isFar ? "far" : "under"}:${heading.kind}` : "noHeading",
    words.length < 3
      ? "1-2 words"
      : words.length < 6
        ? "3-5 words"
        : words.length < 13
          ? "6-12 words"
          : "13+ words",
  );
  if (index === 0) features.push("first");
  else if (!heading && line === sentences[0]?.line) features.push("firstLine");
  else if (!heading && (index === 1 || line <= 2)) features.push("second");
  if (!next) features.push("last");
  if (isItem) features.push("item");
  const isNewLine = previous?.line !== line;
  if (isNewLine && next?.line !== line) features.push("ownLine");
  if (!/[.!;]$/.test(text)) features.push("noStop");
  if (isNewLine && index < 4 && (!heading || isInline)) {
    const head = titleHead(text);
    if (titleScore(head) >= 1.5 && head.split(" ").length < 8) features.push("titleLike");
    if (isPlace(text.replace(/\.$/, "")) || organisationScore(text.split(/\s[–—-]\s/)[0] ?? "") >= 1)
      features.push("nameLike");
  }
  const [first = ""] = /[\p{L}-]+/u.exec(text.toLowerCase()) ?? [];
  const verb = openingVerb(first);
  if (verb) features.push(`verb:${verb}`);
  if (/^(?:we|our|i|my)\b/i.test(text)) features.push("we");
  else if (/^you/i.test(text)) features.push("you");
  else if (/^(?:the|this|a|an|it)\b/i.test(text)) features.push("the");
  if (/^\p{Lu}[\p{L}&'’-]*(?: (?:&|of|and|\p{Lu}[\p{L}'’-]*))+/u.test(text)) features.push("properName");
  if (/,.*(?:,| and )/.test(text)) features.push("list");
  return features;
}

/** The most probable kinds of all sentences, each given the one before (Viterbi). */
export function decodeKinds(
  sentences: readonly PlacedSentence[],
  weights: Readonly<Record<string, readonly number[]>>,
): SentenceKind[] {
  const steps: { scores: number[]; from: number[] }[] = [];
  const add = (totals: number[], name: string) => {
    weights[name]?.forEach((weight, kind) => {
      totals[kind] = (totals[kind] ?? 0) + weight;
    });
  };
  sentences.forEach((_, index) => {
    const own = sentenceKinds.map(() => 0);
    for (const feature of sentenceFeatures(sentences, index)) add(own, feature);
    const before = steps.at(-1);
    const step = {
      scores: sentenceKinds.map(() => Number.NEGATIVE_INFINITY),
      from: sentenceKinds.map(() => 0),
    };
    for (let previous = 0; previous < (before ? sentenceKinds.length : 1); previous += 1) {
      const totals = [...own];
      add(totals, `after:${before ? sentenceKinds[previous] : "nothing"}`);
      const highest = Math.max(...totals);
      const log = highest + Math.log(totals.reduce((sum, total) => sum + Math.exp(total - highest), 0));
      totals.forEach((total, kind) => {
        const score = (before?.scores[previous] ?? 0) + total - log;
        if (score > (step.scores[kind] ?? 0)) {
          step.scores[kind] = score;
          step.from[kind] = previous;
        }
      });
    }
    steps.push(step);
  });
  const kinds: SentenceKind[] = [];
  let best =
    steps.at(-1)?.scores.reduce((top, score, kind, all) => (score > (all[top] ?? 0) ? kind : top), 0) ?? 0;
  for (const { from } of steps.toReversed()) {
    kinds.push(sentenceKinds[best] ?? "about");
    best = from[best] ?? 0;
  }
  return kinds.reverse();
}

/** Statements that the law requires, which are never requirements, whatever their heading. */
const legalNotice = wholeWords(legalNotices, "i");

/** Splits a job description into sentences and list items with their kinds. */
export function readSentences(text: string): JobSentence[] {
  const sentences = splitJob(text);
  const kinds = decodeKinds(sentences, kindWeights);
  return sentences.map((sentence, index) => ({
    ...sentence,
    kind: legalNotice.test(sentence.text) ? "apply" : (kinds[index] ?? "about"),
  }));
}
