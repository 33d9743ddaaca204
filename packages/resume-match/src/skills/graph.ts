import { defaultStrength, kindOfLetter, type SkillData, type SkillKind } from "./skill-data.ts";
import { foldWord, smallWords, type Word, wordsOf } from "./words.ts";

export type Skill = {
  /** Number of the skill in its graph. */
  index: number;
  label: string;
  kind: SkillKind;
  related: number[];
  /** The label is an everyday word: it counts only in this case and in company. */
  isExact: boolean;
  near: Set<string>;
};
/** What a skill shows besides itself, with the product of the strengths on the way. */
export type Implied = { skill: number; strength: number; through: number };

/** One way of writing a skill. */
type Form = { skill: number; isLabel: boolean; folded: string[]; stems: string[]; caps: string | undefined };

export type SkillGraph = {
  skills: Skill[];
  /** For each skill all that it shows, strongest first; 0.5 is the least strength. */
  implied: Implied[][];
  /** Forms by their first folded word, longest first; and by their rarest stem. */
  byFirst: Map<string, Form[]>;
  byStem: Map<string, Form[]>;
  /** A short fingerprint of the data: the same in every report made with it. */
  version: string;
};

/** A skill found in a text. `how`: its own name, another name, or its words apart in one sentence. */
export type SkillMention = { skill: number; start: number; end: number; how: "exact" | "alias" | "sentence" };

/** Builds the graph from packed data. Pure: the same data give the same graph. */
export function createGraph(data: SkillData): SkillGraph {
  const skills: Skill[] = [];
  const edges: { to: number; strength: number }[][] = [];
  const byFirst = new Map<string, Form[]>();
  const byStem = new Map<string, Form[]>();
  const lines = data.split("\n");
  lines.forEach((line, index) => {
    const [names = "", kind = "", implies = "", related = "", near = ""] = line.split("\t");
    const [label = "", ...aliases] = names.split("|");
    skills.push({
      index,
      label,
      kind: kindOfLetter(kind),
      related: related === "" ? [] : related.split(",").map((step) => index + Number(step)),
      isExact: near !== "",
      near: new Set(
        near === "-" ? [] : near.split(",").flatMap((text) => wordsOf(text).map(({ folded }) => folded)),
      ),
    });
    edges.push(
      implies === ""
        ? []
        : implies.split(",").map((one) => {
            const [step = "", strength] = one.split(":");
            return {
              to: index + Number(step),
              strength: strength === undefined ? defaultStrength : Number(strength) / 100,
            };
          }),
    );
    for (const [number, text] of [label, ...aliases].entries())
      addForm(text, index, number === 0, near !== "", byFirst, byStem);
  });
  for (const forms of byFirst.values())
    forms.sort((a, b) => b.folded.length - a.folded.length || a.skill - b.skill);
  for (const skill of skills)
    for (const other of skill.related) {
      const back = skills[other];
      if (back && !back.related.includes(skill.index)) back.related.push(skill.index);
    }
  return {
    skills,
    implied: edges.map((_, from) => closure(from, edges)),
    byFirst,
    byStem,
    version: fingerprint(data),
  };
}

/** Words of half of all duties: they name a skill only together with a word that says more. */
const generic = new Set(
  "serv build work manag develop team system proces oper support plan report desig test project custom busines lead train control data perform quali creat mak handl us product market sal communic skil train learn problem time peopl account monitor offic client contract content research assist coordin deliver knowledg stand maintain prepar general".split(
    " ",
  ),
);

/** Whether a name's words still mean it when they stand apart: at least one must be telling. */
function canStandApart(stems: string[]): boolean {
  if (stems.length < 2 || stems.length > 4 || new Set(stems).size !== stems.length) return false;
  const telling = stems.filter((stem) => !generic.has(stem) && stem.length >= 5);
  return telling.length >= 1 && stems.length - telling.length <= 1 && stems.every((stem) => stem.length >= 4);
}

function addForm(
  text: string,
  skill: number,
  isLabel: boolean,
  isExact: boolean,
  byFirst: Map<string, Form[]>,
  byStem: Map<string, Form[]>,
): void {
  const words = wordsOf(text);
  const folded = words.map((word) => plural(word.folded));
  const [first] = folded;
  if (first === undefined) return;
  const stems = words.filter((word) => !smallWords.has(word.folded)).map(({ stem }) => stem);
  // Capitals of three and more letters are a name in any company.
  const caps = isLabel && isExact && !/^[A-Z\d]{3,}$/.test(text) ? text : undefined;
  const form: Form = { skill, isLabel, folded, stems, caps };
  add(byFirst, first, form);
  if (folded.length > 1) add(byFirst, folded.join(""), { ...form, folded: [folded.join("")] });
  if (canStandApart(stems)) {
    const rarest = [...stems].sort((a, b) => b.length - a.length || (a < b ? -1 : 1))[0];
    if (rarest) add(byStem, rarest, form);
  }
}

function add(map: Map<string, Form[]>, key: string, form: Form): void {
  const list = map.get(key);
  if (list) list.push(form);
  else map.set(key, [form]);
}

/** Plural -s is folded on words that are long enough to bear it. */
const plural = (folded: string) =>
  folded === "apis"
    ? "api"
    : folded.length > 4 && /[^s]s$/.test(folded) && !/(ss|us|is|ios|aws|sales|js)$/.test(folded)
      ? folded.slice(0, -1)
      : folded;

function closure(from: number, edges: { to: number; strength: number }[][]): Implied[] {
  const best = new Map<number, Implied>();
  let ends: Implied[] = [{ skill: from, strength: 1, through: from }];
  for (let depth = 0; depth < 3 && ends.length > 0; depth += 1) {
    const next: Implied[] = [];
    for (const end of ends)
      for (const { to, strength } of edges[end.skill] ?? []) {
        const product = end.strength * strength;
        if (product < 0.5 || to === from || (best.get(to)?.strength ?? 0) >= product) continue;
        const implied = { skill: to, strength: product, through: depth === 0 ? from : end.skill };
        best.set(to, implied);
        next.push(implied);
      }
    ends = next;
  }
  return [...best.values()].sort((a, b) => b.strength - a.strength || a.skill - b.skill);
}

/** FNV-1a over the data, as eight hexadecimal digits. */
function fingerprint(data: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < data.length; at += 1) hash = Math.imul(hash ^ data.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, "0");
}

const verbsNotNames = /^(to|will|can|must|should|could|would|i|we|they|you|and|never|not)$/;

/**
 * Finds the skills of a text: longest names first, word-bounded. Names that are everyday words need their exact case
 * and company. Names of several words are also found with their words apart or bent, within one sentence.
 */
export function findSkills(
  text: string,
  graph: SkillGraph,
  words: Word[] = wordsOf(text),
  isDemand = false,
): SkillMention[] {
  const mentions: SkillMention[] = [];
  const folded = words.map((word) => plural(word.folded));
  const doubtful: SkillMention[] = [];
  const taken = new Uint8Array(words.length);
  for (let at = 0; at < words.length; at += 1) {
    const form = longestAt(graph, folded, words, at);
    const [first, last] = [words[at], words[at + (form?.folded.length ?? 1) - 1]];
    if (!form || !first || !last) continue;
    const mention: SkillMention = {
      skill: form.skill,
      start: first.start,
      end: last.end,
      how: form.isLabel ? "exact" : "alias",
    };
    if (form.caps === undefined) mentions.push(mention);
    else if (text.slice(first.start, last.end) === form.caps && !verbsNotNames.test(folded[at - 1] ?? ""))
      doubtful.push({ ...mention, end: last.end });
    else continue;
    taken.fill(1, at, at + form.folded.length);
    at += form.folded.length - 1;
  }
  for (const mention of doubtful)
    if (isDemand || hasCompany(mention, mentions, doubtful, words, graph, text)) mentions.push(mention);
  mentions.push(...findApart(graph, words, taken));
  return mentions.sort((a, b) => a.start - b.start || a.skill - b.skill);
}

function longestAt(graph: SkillGraph, folded: string[], words: Word[], at: number): Form | undefined {
  const first = folded[at];
  if (first === undefined) return undefined;
  for (const form of graph.byFirst.get(first) ?? []) {
    const fits = form.folded.every(
      (word, step) =>
        folded[at + step] === word &&
        words[at + step]?.sentence === words[at]?.sentence &&
        (step === 0 || words[at + step]?.isAfterComma === false),
    );
    if (fits) return form;
  }
  return undefined;
}

/** "in Go", "using Spark": a capital letter after a small word is a name, unless more of a name or a year follows. */
function isNameInSentence(mention: SkillMention, words: Word[], at: number, text: string): boolean {
  const before = words[at - 1];
  const next = words.find(({ start }) => start >= mention.end);
  if (!before || before.sentence !== words[at]?.sentence) return false;
  if (
    !/^(in|with|using|use|used|uses|via|on|and|or|of|by|through|wrote|write|writes|built|learnt|taught|know)$/.test(
      before.folded,
    )
  )
    return false;
  if (/^\s*[&-]/.test(text.slice(mention.end, mention.end + 2))) return false;
  const isLonger =
    next !== undefined &&
    next.sentence === before.sentence &&
    /^\s$/.test(text.slice(mention.end, next.start)) &&
    /^(\p{Lu}|\d{4})/u.test(next.text);
  return !isLonger;
}

/** An everyday word is a skill in a list of skills or beside one of the words that go with it. */
function hasCompany(
  mention: SkillMention,
  sure: SkillMention[],
  doubtful: SkillMention[],
  words: Word[],
  graph: SkillGraph,
  text: string,
): boolean {
  const at = words.findIndex(({ start }) => start === mention.start);
  const skill = graph.skills[mention.skill];
  const around = words.slice(Math.max(0, at - 25), at + 26);
  if (around.some(({ folded }) => skill?.near.has(folded))) return true;
  if (isNameInSentence(mention, words, at, text)) return true;
  const [before, after] = [
    text.slice(Math.max(0, mention.start - 3), mention.start),
    text.slice(mention.end, mention.end + 3),
  ];
  const inList =
    /[,;/|•(\n\t:]\s*$/.test(before) ||
    before === "" ||
    /^\s*[,;/|•)\n\t]/.test(after) ||
    after === "" ||
    /^\.\s*$/.test(after);
  if (!inList) return false;
  const lineStart = text.lastIndexOf("\n", mention.start - 1) + 1;
  const lineEnd = text.indexOf("\n", mention.end);
  const line: [number, number] = [lineStart, lineEnd < 0 ? text.length : lineEnd];
  const isAlone = text.slice(...line).trim() === text.slice(mention.start, mention.end);
  const neighbours = [...sure, ...doubtful].filter(
    (other) =>
      other !== mention &&
      other.start >= line[0] - (isAlone ? 60 : 0) &&
      other.end <= line[1] + (isAlone ? 60 : 0),
  );
  return neighbours.length > 0;
}

/** "Reconciled the bank's ledgers" is ledger reconciliation: the stems of a name within a few words of each other. */
function findApart(graph: SkillGraph, words: Word[], taken: Uint8Array): SkillMention[] {
  const found = new Map<string, SkillMention>();
  words.forEach((word, at) => {
    for (const form of graph.byStem.get(word.stem) ?? []) {
      const kind = graph.skills[form.skill]?.kind;
      if (kind !== "method" && kind !== "domain" && kind !== "soft") continue;
      const reach = form.stems.length + 2;
      let [from, to] = [at, at];
      const all = form.stems.every((stem) => {
        for (let step = 0; step <= reach; step += 1) {
          for (const place of step === 0 ? [at] : [at - step, at + step]) {
            const other = words[place];
            if (other?.stem === stem && other.sentence === word.sentence) {
              from = Math.min(from, place);
              to = Math.max(to, place);
              return true;
            }
          }
        }
        return false;
      });
      const [first, last] = [words[from], words[to]];
      if (!all || !first || !last || to - from > reach) continue;
      // Words that already are one name: nothing new is told.
      if (taken.subarray(from, to + 1).every((mark) => mark === 1) && to - from + 1 === form.stems.length)
        continue;
      found.set(`${form.skill}:${first.start}`, {
        skill: form.skill,
        start: first.start,
        end: last.end,
        how: "sentence",
      });
    }
  });
  return [...found.values()];
}

/** The skill that a name stands for, or `undefined`. */
export function skillNamed(name: string, graph: SkillGraph): Skill | undefined {
  const folded = wordsOf(name).map((word) => plural(foldWord(word.text)));
  const form = (graph.byFirst.get(folded[0] ?? "") ?? []).find(
    (one) => one.folded.length === folded.length && one.folded.every((word, at) => word === folded[at]),
  );
  return form ? graph.skills[form.skill] : undefined;
}
