import { type AmbiguousMention, hasContext, hasCounterCue } from "./disambiguation.ts";
import type { SkillGraph, SkillMention, SurfaceForm } from "./graph.ts";
import { areOthers, isOnePhrase, isPlural } from "./one-phrase.ts";
import { splitWords, type Word } from "./words.ts";

/**
 * Finds the skills of a text: longest names first, word-bounded. Names that are everyday words need their exact case
 * and company; in a demand (`isDemand`) their case is enough. Names of several words are also found with their words
 * apart or bent, within one sentence.
 */
export function findSkills(
  text: string,
  graph: SkillGraph,
  words: Word[] = splitWords(text),
  isDemand = false,
): SkillMention[] {
  const mentions: SkillMention[] = [];
  const doubtful: AmbiguousMention[] = [];
  /** Which name, counted from 1, a word belongs to. */
  const taken = new Uint32Array(words.length);
  for (let at = 0; at < words.length; at += 1) {
    const form = longestAt(graph, words, at, text);
    if (!form) continue;
    const end = at + form.names.length - 1;
    const mention: SkillMention = {
      skill: form.skill,
      start: words[at]?.start ?? 0,
      end: words[end]?.end ?? 0,
      first: at,
      last: end,
      how: form.isLabel ? "exact" : "alias",
    };
    if (form.caps === undefined) mentions.push(mention);
    else doubtful.push({ ...mention, form });
    taken.fill(at + 1, at, end + 1);
    at = end;
  }
  for (const { form, ...mention } of doubtful)
    if (hasContext(mention, form, { sure: mentions, doubtful, words, graph, text, isDemand }))
      mentions.push(mention);
  findApart(graph, words, text, taken, mentions);
  return mentions.sort((a, b) => a.start - b.start || a.skill - b.skill);
}

function longestAt(graph: SkillGraph, words: Word[], at: number, text: string): SurfaceForm | undefined {
  const word = words[at];
  if (word === undefined) return undefined;
  for (const form of graph.byFirst.get(word.name) ?? []) {
    if (form.caps !== undefined && text.slice(word.start, word.start + form.caps.length) !== form.caps)
      continue;
    let step = 1;
    while (step < form.names.length) {
      const other = words[at + step];
      if (other?.name !== form.names[step] || other?.sentence !== word.sentence || other?.isAfterComma) break;
      step += 1;
    }
    if (step < form.names.length || !isUninflected(form, word, words, graph)) continue;
    const far = graph.skills[form.skill]?.far;
    if (far && far.size > 0 && hasCounterCue(far, at, words, text)) continue;
    return form;
  }
  return undefined;
}

/**
 * Whether a word may stand for a name of one word in the other number. No proper name has a plural ("Canvas" is no
 * Canva), one salary is no payroll, and several joiners are people met, not a trade.
 */
function isUninflected(form: SurfaceForm, word: Word, words: Word[], graph: SkillGraph): boolean {
  if (form.names.length > 1 || form.only === word.folded || isPlural(form.only) === isPlural(word.folded))
    return true;
  const kind = graph.skills[form.skill]?.kind ?? "";
  if (isPlural(form.only)) return form.isLabel || kind !== "method";
  const isCommon = /^[mds]/.test(kind);
  if (form.isLabel) return isCommon;
  return !isCommon || !areOthers(word.folded, words);
}

const inflectedKinds = new Set(["method", "domain", "soft", "licence"]);
/** "Negotiated" and "negotiator" tell of negotiation; a mere noun of this stem ("staff", "welds", "tenders") does not. */
function isDone({ folded }: Word, name: string, words: Word[]): boolean {
  // "Waiting" is not done by a waiter, nor are "tenders" sent by a tenderer.
  const base = /^(.*[eo]r)ing$/.exec(name)?.[1];
  if (base !== undefined)
    return folded.startsWith(base) && /^$|(?:ed|ing|[eo]r)$/.test(folded.slice(base.length));
  return (
    !areOthers(folded, words) &&
    /(?:ed|ing|[eo]rs?)$|^(?:taught|built|wrote|written|sold|bought|drove|driven)$/.test(folded)
  );
}

/** "Reconciled the bank's ledgers" is ledger reconciliation: the stems of a name within a few words of each other. */
function findApart(
  graph: SkillGraph,
  words: Word[],
  text: string,
  taken: Uint32Array,
  mentions: SkillMention[],
): void {
  const seen = new Set<string>();
  const present = new Set(words.map(({ stem }) => stem));
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    const forms = word && graph.byStem.get(word.stem);
    if (!word || !forms) continue;
    for (const form of forms) {
      if (!form.stems.every((stem) => present.has(stem))) continue;
      if (!inflectedKinds.has(graph.skills[form.skill]?.kind ?? "")) continue;
      const reach = form.stems.length === 1 ? 0 : form.names.length + 2;
      if (reach === 0 && ((taken[at] ?? 0) > 0 || !isDone(word, form.only, words))) continue;
      let [from, to] = [at, at];
      const all = form.stems.every((stem) => {
        const place = locateForm(stem, words, at, reach);
        from = Math.min(from, place);
        to = Math.max(to, place);
        return place >= 0;
      });
      const [first, last] = [words[from], words[to]];
      if (!all || !first || !last || to - from > reach) continue;
      if (reach > 0 && !isOnePhrase(form, words, from, to)) continue;
      // Words that already are one name, or nothing but names: nothing new is told.
      const marks = taken.subarray(from, to + 1);
      const isTold = to - from + 1 === form.stems.length;
      if (marks.every((mark) => mark > 0 && (isTold || (reach > 0 && mark === marks[0])))) continue;
      const far = graph.skills[form.skill]?.far;
      if (far && far.size > 0 && hasCounterCue(far, from, words, text)) continue;
      const key = `${form.skill}:${first.start}`;
      if (seen.has(key)) continue;
      seen.add(key);
      mentions.push({
        skill: form.skill,
        start: first.start,
        end: last.end,
        first: from,
        last: to,
        how: "sentence",
      });
    }
  }
}

/** The nearest word with this stem in the sentence of the word at `at`, or -1. */
function locateForm(stem: string, words: Word[], at: number, reach: number): number {
  const sentence = words[at]?.sentence;
  for (let step = 0; step <= reach; step += 1) {
    const [before, after] = [words[at - step], words[at + step]];
    if (before?.stem === stem && before.sentence === sentence) return at - step;
    if (after?.stem === stem && after.sentence === sentence) return at + step;
  }
  return -1;
}
