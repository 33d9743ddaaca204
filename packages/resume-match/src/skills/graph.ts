import { createOccupations, type OccupationData, type Occupations } from "../occupations/occupation-data.ts";
import { defaultStrength, kindFromLetter, type SkillData, type SkillKind } from "./skill-data.ts";
import { commonStems } from "./stems.words.ts";
import { smallWords, splitWords } from "./words.ts";

/** One skill of the graph. */
export type Skill = {
  /** Index of the skill in its graph. */
  index: number;
  label: string;
  kind: SkillKind;
  related: number[];
  /** Words that confirm a name that is also an everyday word. */
  cues: Set<string>;
  /** Words that show another meaning of the name: "acquisition" beside CPA. */
  counterCues: Set<string>;
};
/** A skill implied by another, with the product of the strengths along the path. */
export type Implied = { skill: number; strength: number; through: number };

/**
 * A way to write a skill. With `exact` it is also an everyday word, so it counts only in this case and in
 * context.
 */
export type SurfaceForm = {
  skill: number;
  isLabel: boolean;
  names: string[];
  /** The folded name if it is one word, else empty. */
  word: string;
  stems: string[];
  exact: string | undefined;
};

/** Something done that shows a skill: a verb with this object, as its stems. */
export type Deed = { skill: number; object: string[] };

/** The skills with their names and implications. Load it once and reuse it. */
export type SkillGraph = {
  skills: Skill[];
  /** Implied skills of each skill, strongest first; the minimum strength is 0.5. */
  implied: Implied[][];
  /** Forms by their first word, longest first; and by their rarest stem. */
  byFirst: Map<string, SurfaceForm[]>;
  byStem: Map<string, SurfaceForm[]>;
  /** Deeds that show a skill, by the stem of its verb and then by the first stem of its object. */
  deeds: Map<string, Map<string, Deed[]>>;
  /** The words of all occupations. */
  occupations: Occupations;
  /** A short fingerprint of the data, the same in every report made with it. */
  version: string;
};

/** A skill found in a text. `how`: its own name, another name, or its words apart in one sentence. */
export type SkillMention = {
  skill: number;
  start: number;
  end: number;
  /** Indexes of its first and last word. */
  first: number;
  last: number;
  how: "exact" | "alias" | "sentence";
};

/**
 * Builds the graph from packed data. Pure: the same data give the same graph.
 *
 * @param data the text from `packSkills`, one skill per line
 * @param occupations the text from `packOccupations`
 */
export function createGraph(data: SkillData, occupations: OccupationData): SkillGraph {
  const skills: Skill[] = [];
  const edges: { to: number; strength: number }[][] = [];
  const byFirst = new Map<string, SurfaceForm[]>();
  const byStem = new Map<string, SurfaceForm[]>();
  const deeds = new Map<string, Map<string, Deed[]>>();
  const lines = data.split("\n");
  const path: number[] = [];
  lines.forEach((line, index) => {
    const [names = "", place = "", implies = "", related = "", cueField = "", deedField = ""] =
      line.split("\t");
    const [label = "", ...aliases] = names.split("|");
    const depth = Number.parseInt(place[0] ?? "0", 36);
    const isExact = cueField.startsWith("-");
    const [cues, counterCues] = collectCues(cueField.replace(/^-,?/, ""));
    skills.push({
      index,
      label,
      kind: kindFromLetter(place[1] ?? ""),
      related: related === "" ? [] : related.split(",").map((step) => index + Number(step)),
      cues: new Set(cues),
      counterCues: new Set(counterCues),
    });
    edges.push(collectEdges(implies, index, depth > 0 ? path[depth - 1] : undefined));
    path[depth] = index;
    const isInflected = inflectedKinds.has(kindFromLetter(place[1] ?? ""));
    for (const [number, text] of [label, ...aliases].entries())
      addForm(
        text,
        { skill: index, isLabel: number === 0 },
        isExact,
        byFirst,
        isInflected ? byStem : undefined,
      );
    for (const deed of deedField.split(";").filter(Boolean)) addDeed(deed, index, deeds);
  });
  for (const forms of byFirst.values())
    forms.sort(
      (a, b) =>
        b.names.length - a.names.length ||
        Number(a.exact !== undefined) - Number(b.exact !== undefined) ||
        a.skill - b.skill,
    );
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
    deeds,
    occupations: createOccupations(occupations),
    version: fingerprint(data + occupations),
  };
}

function addDeed(text: string, skill: number, deeds: Map<string, Map<string, Deed[]>>): void {
  const [verbs = "", things = ""] = text.split(":");
  const stemsOf = (name: string) => splitWords(name).map(({ stem }) => stem);
  const objects = things.split("|").map(stemsOf);
  for (const verb of new Set(verbs.split("|").flatMap(stemsOf))) {
    const byObject = deeds.get(verb) ?? new Map<string, Deed[]>();
    deeds.set(verb, byObject);
    for (const object of objects) add(byObject, object[0] ?? "", { skill, object });
  }
}

/** Cues and (with "!") counter-cues of a name that is also an everyday word. */
function collectCues(cueField: string): [near: string[], far: string[]] {
  const parts = cueField === "" ? [] : cueField.split(",");
  const folded = (texts: string[]) => texts.flatMap((text) => splitWords(text).map((word) => word.folded));
  return [
    folded(parts.filter((part) => !part.startsWith("!"))),
    folded(parts.filter((part) => part.startsWith("!"))),
  ];
}

/** The implied skills of a line. The first is the line one level up, its strength before the others. */
function collectEdges(
  implies: string,
  index: number,
  parent: number | undefined,
): { to: number; strength: number }[] {
  const steps = implies === "" ? [] : implies.split(",");
  const readStrength = (text: string | undefined) =>
    text === undefined ? defaultStrength : Number(text) / 100;
  const [first, ...others] = steps.map((step) => step.split(":"));
  const parentEdge =
    parent === undefined
      ? []
      : [{ to: parent, strength: readStrength(first?.[0] === "" ? first[1] : undefined) }];
  const rest = first === undefined || first[0] === "" ? others : [first, ...others];
  return [
    ...parentEdge,
    ...rest.map(([step, strength]) => ({ to: index + Number(step), strength: readStrength(strength) })),
  ];
}

/** Stems common to most jobs: they name a skill only with a more specific word. */
const genericStems = new Set(commonStems.flatMap((line) => line.split(" ")));

/** Kinds of skills whose names are also found inflected: tools and products are written one way. */
const inflectedKinds: ReadonlySet<SkillKind> = new Set(["method", "domain", "soft", "licence"]);

/** Whether a name keeps its meaning with its words apart: at least one must be significant. */
function canBeSplit(stems: string[]): boolean {
  if (stems.length < 2 || stems.length > 4 || new Set(stems).size !== stems.length) return false;
  // "Experience in customer support" is not customer experience.
  if (stems.includes("experienc")) return false;
  // "Set out chairs" is not setting out: such a verb counts only as written.
  if (stems.some((stem) => /^(?:out|up|off|over|down|back|away)$/.test(stem))) return false;
  const significant = stems.filter((stem) => !genericStems.has(stem) && stem.length >= 3);
  return (
    significant.length >= 1 &&
    stems.length - significant.length <= 1 &&
    stems.every((stem) => stem.length >= 3)
  );
}

const actionNoun = /(?:ing|ation|ition|ction|ment)$/;
/** Stems whose verbs have other meanings: to report to a manager, to account for a fall. */
const ambiguousVerbs = new Set([
  "account",
  "bank",
  "nurs",
  "engine",
  "engineer",
  "report",
  "fil",
  "manag",
  "stat",
  "lectur",
  "found",
]);

function addForm(
  text: string,
  owner: Pick<SurfaceForm, "skill" | "isLabel">,
  isExact: boolean,
  byFirst: Map<string, SurfaceForm[]>,
  byStem: Map<string, SurfaceForm[]> | undefined,
): void {
  const isMarked = text.startsWith("=");
  const words = splitWords(text);
  const names = words.map((word) => word.name);
  const [first] = names;
  if (first === undefined) return;
  const stems = words.filter((word) => !smallWords.has(word.folded)).map(({ stem }) => stem);
  const needsContext = isMarked || (owner.isLabel && isExact);
  const form: SurfaceForm = {
    ...owner,
    names,
    word: words.length === 1 ? (words[0]?.folded ?? "") : "",
    stems,
    exact: needsContext ? text.replace(/^=/, "") : undefined,
  };
  add(byFirst, first, form);
  if (needsContext) return;
  const joined = names.join("");
  // "M&A" is never written "MA".
  if (names.length > 1 && joined.length > 3) add(byFirst, joined, { ...form, names: [joined], word: joined });
  if (!byStem) return;
  const [only = ""] = stems;
  if (
    stems.length === 1 &&
    words.length === 1 &&
    actionNoun.test(first) &&
    only.length >= 4 &&
    !ambiguousVerbs.has(only)
  )
    add(byStem, only, form);
  else if (canBeSplit(stems)) {
    const rarest = [...stems].sort((a, b) => b.length - a.length || (a < b ? -1 : 1))[0];
    if (rarest) add(byStem, rarest, form);
  }
}

function add<Entry>(map: Map<string, Entry[]>, key: string, entry: Entry): void {
  const list = map.get(key);
  if (list) list.push(entry);
  else map.set(key, [entry]);
}

function closure(from: number, edges: { to: number; strength: number }[][]): Implied[] {
  const best = new Map<number, Implied>();
  let frontier: Implied[] = [{ skill: from, strength: 1, through: from }];
  for (let depth = 0; depth < 3 && frontier.length > 0; depth += 1) {
    const next: Implied[] = [];
    for (const end of frontier)
      for (const { to, strength } of edges[end.skill] ?? []) {
        const product = end.strength * strength;
        if (product < 0.5 || to === from || (best.get(to)?.strength ?? 0) >= product) continue;
        const implied = { skill: to, strength: product, through: depth === 0 ? from : end.skill };
        best.set(to, implied);
        next.push(implied);
      }
    frontier = next;
  }
  return [...best.values()].sort((a, b) => b.strength - a.strength || a.skill - b.skill);
}

/** FNV-1a over the data, as eight hexadecimal digits. */
function fingerprint(data: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < data.length; index += 1)
    hash = Math.imul(hash ^ data.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, "0");
}

/** The skill with that name, or `undefined`. */
export function skillNamed(name: string, graph: SkillGraph): Skill | undefined {
  const names = splitWords(name).map((word) => word.name);
  const form = (graph.byFirst.get(names[0] ?? "") ?? []).find(
    (candidate) =>
      candidate.names.length === names.length &&
      candidate.names.every((word, index) => word === names[index]),
  );
  return form ? graph.skills[form.skill] : undefined;
}
