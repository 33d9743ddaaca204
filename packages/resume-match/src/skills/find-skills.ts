import type { Form, SkillGraph, SkillMention } from "./graph.ts";
import { hasCompany, isAmongOthers } from "./in-company.ts";
import { type Word, wordsOf } from "./words.ts";

/** A mention of a name that is an everyday word, too. */
export type Doubtful = SkillMention & { form: Form };

/**
 * Finds the skills of a text: longest names first, word-bounded. Names that are everyday words need their exact case
 * and company; in a demand (`isDemand`) their case is enough. Names of several words are also found with their words
 * apart or bent, within one sentence.
 */
export function findSkills(
  text: string,
  graph: SkillGraph,
  words: Word[] = wordsOf(text),
  isDemand = false,
): SkillMention[] {
  const mentions: SkillMention[] = [];
  const doubtful: Doubtful[] = [];
  const taken = new Uint8Array(words.length);
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
    const skill = graph.skills[form.skill];
    if (skill && skill.far.size > 0 && isAmongOthers(skill.far, at, words, text)) continue;
    if (form.caps === undefined) mentions.push(mention);
    else doubtful.push({ ...mention, form });
    taken.fill(1, at, end + 1);
    at = end;
  }
  for (const { form, ...mention } of doubtful)
    if (hasCompany(mention, form, { sure: mentions, doubtful, words, graph, text, isDemand }))
      mentions.push(mention);
  findApart(graph, words, taken, mentions);
  return mentions.sort((a, b) => a.start - b.start || a.skill - b.skill);
}

function longestAt(graph: SkillGraph, words: Word[], at: number, text: string): Form | undefined {
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
    if (step === form.names.length) return form;
  }
  return undefined;
}

const bentKinds = new Set(["method", "domain", "soft", "licence"]);
/** "Negotiated" and "negotiator" tell of negotiation; a mere noun of this stem ("staff", "welds") does not. */
const isDone = ({ folded }: Word) =>
  /(?:ed|ing|[eo]rs?)$|^(?:led|taught|built|wrote|written|sold|ran|bought|drove|driven)$/.test(folded);

/** "Reconciled the bank's ledgers" is ledger reconciliation: the stems of a name within a few words of each other. */
function findApart(graph: SkillGraph, words: Word[], taken: Uint8Array, mentions: SkillMention[]): void {
  const seen = new Set<string>();
  const present = new Set(words.map(({ stem }) => stem));
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    const forms = word && graph.byStem.get(word.stem);
    if (!word || !forms) continue;
    for (const form of forms) {
      if (!form.stems.every((stem) => present.has(stem))) continue;
      if (!bentKinds.has(graph.skills[form.skill]?.kind ?? "")) continue;
      const reach = form.stems.length === 1 ? 0 : form.names.length + 2;
      if (reach === 0 && (taken[at] === 1 || !isDone(word))) continue;
      let [from, to] = [at, at];
      const all = form.stems.every((stem) => {
        const place = placeOf(stem, words, at, reach);
        from = Math.min(from, place);
        to = Math.max(to, place);
        return place >= 0;
      });
      const [first, last] = [words[from], words[to]];
      if (!all || !first || !last || to - from > reach) continue;
      // Words that already are one name: nothing new is told.
      if (to - from + 1 === form.stems.length && taken.subarray(from, to + 1).every((mark) => mark === 1))
        continue;
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
function placeOf(stem: string, words: Word[], at: number, reach: number): number {
  const sentence = words[at]?.sentence;
  for (let step = 0; step <= reach; step += 1) {
    const [before, after] = [words[at - step], words[at + step]];
    if (before?.stem === stem && before.sentence === sentence) return at - step;
    if (after?.stem === stem && after.sentence === sentence) return at + step;
  }
  return -1;
}
