import { type AmbiguousMention, hasContext, hasCounterCue } from "./disambiguation.ts";
import type { SkillGraph, SkillMention, SurfaceForm } from "./graph.ts";
import { isOnePhrase, isPlural, namesOtherPeople } from "./one-phrase.ts";
import { splitWords, type Word } from "./words.ts";

/**
 * Finds the skills of a text: longest names first, bounded by words. Names that are also everyday words need their
 * exact case and a context; in a requirement (`isRequirement`) and in a list of skills (`isListed`) their case is enough. Names of several words are also
 * found with their words apart or inflected, within one sentence.
 */
export function findSkills(
  text: string,
  graph: SkillGraph,
  words: Word[] = splitWords(text),
  isRequirement = false,
  isListed: (place: number) => boolean = () => false,
): SkillMention[] {
  const mentions: SkillMention[] = [];
  const ambiguous: AmbiguousMention[] = [];
  /** The number, from 1, of the name that a word belongs to; 0 for none. */
  const nameIds = new Uint32Array(words.length);
  for (let index = 0; index < words.length; index += 1) {
    const form = longestFormAt(graph, words, index, text);
    if (!form) continue;
    const end = index + form.names.length - 1;
    const mention: SkillMention = {
      skill: form.skill,
      start: words[index]?.start ?? 0,
      end: words[end]?.end ?? 0,
      first: index,
      last: end,
      how: form.isLabel ? "exact" : "alias",
    };
    if (form.exact === undefined) mentions.push(mention);
    else ambiguous.push({ ...mention, form });
    nameIds.fill(index + 1, index, end + 1);
    index = end;
  }
  const unclear: AmbiguousMention[] = [];
  const confirmed = new Set<number>();
  for (const entry of ambiguous) {
    const { form, ...mention } = entry;
    const isSkill = hasContext(mention, form, {
      certain: mentions,
      ambiguous,
      words,
      graph,
      text,
      isRequirement,
      isListed,
    });
    if (isSkill) {
      mentions.push(mention);
      confirmed.add(mention.skill);
    } else unclear.push(entry);
  }
  // "Daily React for clients" beside a list with React in it: the same word, capitalised inside a sentence, is the skill.
  for (const { form, ...mention } of unclear)
    if (confirmed.has(mention.skill) && isNameInside(words, mention.first)) mentions.push(mention);
  findApart(graph, words, text, nameIds, mentions);
  return mentions.sort((a, b) => a.start - b.start || a.skill - b.skill);
}

/** Whether a capitalised word stands inside a sentence, behind one in small letters. */
function isNameInside(words: readonly Word[], index: number): boolean {
  const [before, word] = [words[index - 1], words[index]];
  return (
    word !== undefined &&
    word.text.length > 1 &&
    /^\p{Lu}/u.test(word.text) &&
    before?.sentence === word.sentence &&
    !/^\p{Lu}/u.test(before.text.slice(1))
  );
}

function longestFormAt(
  graph: SkillGraph,
  words: Word[],
  index: number,
  text: string,
): SurfaceForm | undefined {
  const word = words[index];
  if (word === undefined) return undefined;
  for (const form of graph.byFirst.get(word.name) ?? []) {
    if (form.exact !== undefined && text.slice(word.start, word.start + form.exact.length) !== form.exact)
      continue;
    let step = 1;
    while (step < form.names.length) {
      const other = words[index + step];
      if (other?.name !== form.names[step] || other?.sentence !== word.sentence || other?.isAfterComma) break;
      step += 1;
    }
    if (step < form.names.length || !isUninflected(form, word, words, graph)) continue;
    const counterCues = graph.skills[form.skill]?.counterCues;
    if (counterCues && counterCues.size > 0 && hasCounterCue(counterCues, index, words, text)) continue;
    return form;
  }
  return undefined;
}

/**
 * Whether a word in the other number (singular or plural) still means a one-word name. Proper names have no plural
 * ("Canvas" is not Canva), one salary is not payroll, and several joiners are people, not a trade.
 */
function isUninflected(form: SurfaceForm, word: Word, words: Word[], graph: SkillGraph): boolean {
  if (form.names.length > 1 || form.word === word.folded || isPlural(form.word) === isPlural(word.folded))
    return true;
  const kind = graph.skills[form.skill]?.kind ?? "";
  if (isPlural(form.word)) return form.isLabel || kind !== "method";
  const isCommon = /^[mds]/.test(kind);
  if (form.isLabel) return isCommon;
  return !isCommon || !namesOtherPeople(word.folded, words);
}

/**
 * "Negotiated" and "negotiator" show negotiation; a plain noun of this stem ("staff", "welds", "tenders") does not.
 */
function isVerbOrAgent({ folded }: Word, name: string, words: Word[]): boolean {
  // "Waiting" is not a waiter's work, nor are "tenders" sent by a tenderer.
  const base = /^(.*[eo]r)ing$/.exec(name)?.[1];
  if (base !== undefined)
    return folded.startsWith(base) && /^$|(?:ed|ing|[eo]r)$/.test(folded.slice(base.length));
  return (
    !namesOtherPeople(folded, words) &&
    /(?:ed|ing|[eo]rs?)$|^(?:taught|built|wrote|written|sold|bought|drove|driven)$/.test(folded)
  );
}

/** "Reconciled the bank's ledgers" is ledger reconciliation: a name's stems within a few words of each other. */
function findApart(
  graph: SkillGraph,
  words: Word[],
  text: string,
  nameIds: Uint32Array,
  mentions: SkillMention[],
): void {
  const usedKeys = new Set<string>();
  const { ids, forms: apart } = namesApart(graph, words);
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index];
    const names = word && apart[ids[index] ?? 0];
    if (!word || !names) continue;
    for (const { form, stems } of names) {
      const reach = stems.length === 1 ? 0 : form.names.length + 2;
      if (reach === 0 && ((nameIds[index] ?? 0) > 0 || !isVerbOrAgent(word, form.word, words))) continue;
      let [from, to] = [index, index];
      let hasAllStems = true;
      for (const stem of stems) {
        const place = findStem(stem, ids, words, index, reach);
        if (place < 0) {
          hasAllStems = false;
          break;
        }
        from = Math.min(from, place);
        to = Math.max(to, place);
      }
      if (!hasAllStems) continue;
      const [first, last] = [words[from], words[to]];
      if (!first || !last || to - from > reach) continue;
      if (reach > 0 && !isOnePhrase(form, words, from, to)) continue;
      // Words of one name, or only of other names, add no skill.
      const marks = nameIds.subarray(from, to + 1);
      const isContiguous = to - from + 1 === form.stems.length;
      if (marks.every((mark) => mark > 0 && (isContiguous || (reach > 0 && mark === marks[0])))) continue;
      const counterCues = graph.skills[form.skill]?.counterCues;
      if (counterCues && counterCues.size > 0 && hasCounterCue(counterCues, from, words, text)) continue;
      const key = `${form.skill}:${first.start}`;
      if (usedKeys.has(key)) continue;
      usedKeys.add(key);
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

/** A name whose stems are all in the text, as the numbers of these stems there. */
type NameApart = { form: SurfaceForm; stems: number[] };

/** A number for the stem of each word, and by it the names that have the stem as their rarest. */
function namesApart(
  graph: SkillGraph,
  words: readonly Word[],
): { ids: Int32Array; forms: (NameApart[] | undefined)[] } {
  const numbers = new Map<string, number>();
  const ids = new Int32Array(words.length);
  words.forEach(({ stem }, index) => {
    let id = numbers.get(stem);
    if (id === undefined) {
      id = numbers.size;
      numbers.set(stem, id);
    }
    ids[index] = id;
  });
  const forms: (NameApart[] | undefined)[] = [];
  for (const [stem, id] of numbers)
    for (const form of graph.byStem.get(stem) ?? []) {
      if (!form.stems.every((other) => numbers.has(other))) continue;
      const name = { form, stems: form.stems.map((other) => numbers.get(other) ?? -1) };
      const known = forms[id];
      if (known) known.push(name);
      else forms[id] = [name];
    }
  return { ids, forms };
}

/** Index of the nearest word with this stem in the same sentence, or -1. */
function findStem(
  stem: number,
  ids: Int32Array,
  words: readonly Word[],
  index: number,
  reach: number,
): number {
  const sentence = words[index]?.sentence;
  for (let step = 0; step <= reach; step += 1) {
    if (ids[index - step] === stem && words[index - step]?.sentence === sentence) return index - step;
    if (ids[index + step] === stem && words[index + step]?.sentence === sentence) return index + step;
  }
  return -1;
}
