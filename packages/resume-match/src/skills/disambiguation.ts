import type { SkillGraph, SkillMention, SurfaceForm } from "./graph.ts";
import { smallWords, type Word } from "./words.ts";

/** A mention of a skill whose name is also an everyday word. */
export type AmbiguousMention = SkillMention & { form: SurfaceForm };

type Context = {
  certain: SkillMention[];
  ambiguous: AmbiguousMention[];
  words: Word[];
  graph: SkillGraph;
  text: string;
  isRequirement: boolean;
  /** Whether a place is in a section of skills. */
  isListed: (place: number) => boolean;
};

const cueReach = 25;
const verbMarkers = /^(?:to|will|can|must|should|could|would|i|we|they|you|never|not)$/;
/** "Excel at service", "React quickly", "Access to records": a verb at the start of a sentence. */
const verbComplement =
  /^(?:at|to|in|with|on|for|of|under|among|between|well|when|quickly|calmly|fast|swiftly|promptly|\p{Ll}+ly)$/u;
/** "class C laboratory", "vitamin C": a letter that enumerates. */
const countedNoun =
  /^(?:class|grade|vitamin|type|group|level|plan|section|block|ward|category|unit|floor|room|building|tier|phase|size|hepatitis|schedule|form|appendix|series|option|part|team|zone|wing)$/;
const credentialWords =
  /\b(?:licen[cs]\w*|certif\w*|qualif\w*|credential\w*|registr\w*|registered|member\w*|chartered|board|state|exam\w*|active)\b/i;

/** Whether an everyday word is a skill here: in a list of skills or near one of its cues. */
export function hasContext(mention: SkillMention, form: SurfaceForm, around: Context): boolean {
  const { words, graph, text, isRequirement } = around;
  const { first: index, last, start, end } = mention;
  const skill = graph.skills[mention.skill];
  const word = words[index];
  const before = words[index - 1]?.sentence === word?.sentence ? words[index - 1] : undefined;
  const next = words[last + 1]?.sentence === word?.sentence ? words[last + 1] : undefined;
  if (verbMarkers.test(before?.folded ?? "")) return false;
  if (/^(?:[&-]|\s?&\s?\p{Lu}\b)/u.test(text.slice(end, end + 4))) return false;
  const isLetter = form.exact?.length === 1;
  if (
    isLetter &&
    (countedNoun.test(before?.folded ?? "") || /^\.\s?\p{Lu}\p{Ll}/u.test(text.slice(end, end + 4)))
  )
    return false;
  const isCredential = skill?.kind === "licence" || skill?.kind === "certificate";
  const [lineStart, lineEnd] = lineAround(text, start, end);
  // "Fargo, ND": a state after a town.
  if (
    end - start === 2 &&
    isCredential &&
    /\p{Lu}\p{Ll}+,\s$/u.test(text.slice(Math.max(0, start - 12), start)) &&
    !credentialWords.test(text.slice(lineStart, lineEnd))
  )
    return false;
  // Capitals are a name in any context, except two letters of a credential or with cues.
  if (
    form.exact !== undefined &&
    /^[A-Z\d]{2,}$/.test(form.exact) &&
    (form.exact.length > 2 || (skill?.cues.size === 0 && !isCredential))
  )
    return true;
  const isFollowed = next !== undefined && /^\s$/.test(text.slice(end, next.start));
  if (!before && isFollowed && verbComplement.test(next.text)) return false;
  if (isRequirement) return true;
  // "Swift answers to letters": a sentence's first word is capitalised anyway and needs a cue in its line.
  const isOpening =
    !before &&
    isFollowed &&
    last === index &&
    /^\p{Ll}{3,}$/u.test(next.text) &&
    !smallWords.has(next.folded);
  for (let other = Math.max(0, index - cueReach); other <= index + cueReach; other += 1) {
    const nearbyWord = words[other];
    const isRelevant =
      nearbyWord && (!isOpening || (nearbyWord.start >= lineStart && nearbyWord.end <= lineEnd));
    if (isRelevant && other !== index && skill?.cues.has(nearbyWord.folded)) return true;
  }
  if (isOpening) return false;
  if (isCredential && isCredentialContext(text, lineStart, lineEnd)) return true;
  if (isNameInSentence(before, next, text, end)) return true;
  return isInList(mention, around, [lineStart, lineEnd]);
}

/** Whether a counter-cue of a skill occurs in the same line, up to eight words away. */
export function hasCounterCue(counterCues: Set<string>, index: number, words: Word[], text: string): boolean {
  const [from, to] = lineAround(text, words[index]?.start ?? 0, words[index]?.end ?? 0);
  for (let other = Math.max(0, index - 8); other <= index + 8; other += 1) {
    const word = words[other];
    if (word && other !== index && word.start >= from && word.end <= to && counterCues.has(word.folded))
      return true;
  }
  return false;
}

function lineAround(text: string, start: number, end: number): [number, number] {
  const lineEnd = text.indexOf("\n", end);
  return [text.lastIndexOf("\n", start - 1) + 1, lineEnd < 0 ? text.length : lineEnd];
}

/** Whether the line, or the heading above it, is about licences. */
function isCredentialContext(text: string, lineStart: number, lineEnd: number): boolean {
  if (credentialWords.test(text.slice(lineStart, lineEnd))) return true;
  const above = text.slice(Math.max(0, lineStart - 60), Math.max(0, lineStart - 1));
  const heading = above.slice(above.lastIndexOf("\n") + 1);
  return heading.length < 40 && credentialWords.test(heading);
}

/** "in Go", "using Spark": a capital letter after a small word is a name, unless more of a name or a year follows. */
function isNameInSentence(
  before: Word | undefined,
  next: Word | undefined,
  text: string,
  end: number,
): boolean {
  if (
    !before ||
    !/^(?:in|with|using|use|used|uses|via|on|and|or|of|by|through|wrote|write|writes|built|learnt|learned|taught|know|into|from|for)$/.test(
      before.folded,
    )
  )
    return false;
  return !(next && /^\s$/.test(text.slice(end, next.start)) && /^(?:\p{Lu}|\d{4})/u.test(next.text));
}

function isInList(
  mention: SkillMention,
  { certain, ambiguous, text, isListed }: Context,
  [from, to]: [number, number],
): boolean {
  const { start, end } = mention;
  const [before, after] = [text.slice(Math.max(0, start - 3), start), text.slice(end, end + 3)];
  const isAtEdge =
    /[,;/|•(\n\t:]\s*$/.test(before) ||
    before === "" ||
    /^\s*[,;/|•)\n\t]/.test(after) ||
    after === "" ||
    /^\.\s*$/.test(after);
  if (!isAtEdge) return false;
  if (isListed(start)) return true;
  const reach = text.slice(from, to).trim() === text.slice(start, end) ? 60 : 0;
  const isBeside = (other: SkillMention) =>
    other.start !== start && other.start >= from - reach && other.end <= to + reach;
  return certain.some(isBeside) || ambiguous.some(isBeside);
}
