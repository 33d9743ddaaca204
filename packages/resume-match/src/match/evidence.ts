import { monthNumber, readDate } from "../extract/dates.ts";
import type { SectionKind } from "../extract/headings.ts";
import type { Passage, ReadResume } from "../extract/read-resume.ts";
import type { Evidence, EvidencePlace, Quantity } from "../report.ts";
import { findDeeds } from "../skills/find-deeds.ts";
import { findSkills } from "../skills/find-skills.ts";
import type { SkillGraph } from "../skills/graph.ts";
import { findSayings } from "../skills/sentence-rules.ts";
import type { SkillKind } from "../skills/skill-data.ts";
import { splitWords, type Word } from "../skills/words.ts";
import type { Span, Warning } from "../types.ts";
import { type AssertedWord, createAssertionReader } from "./assertion.ts";
import { copiedSpans, instructionSpans, isInside, personalSpans } from "./excluded-spans.ts";
import { type WorkSentence, workSentences } from "./field-of-work.ts";
import { isInitialism } from "./initialisms.ts";
import { readQuantities } from "./quantities.ts";
import { jobRecency } from "./recency.ts";
import { limitedPeriod, statedDuration } from "./stated-duration.ts";

/** Weight of a proof by place: most in a dated job, less in a bare list, little among hobbies. */
const placeWeight: Record<EvidencePlace, number> = {
  role: 1,
  project: 0.95,
  certificate: 0.95,
  summary: 0.85,
  list: 0.8,
  education: 0.7,
  other: 0.75,
  interests: 0.3,
};
const howWeight: Record<Evidence["how"], number> = {
  exact: 1,
  alias: 1,
  implied: 1,
  sentence: 0.95,
  negated: 0,
  wish: 0.25,
};

const isCredential = (kind: SkillKind | undefined) => kind === "licence" || kind === "certificate";

/** Share of a job's weight as proof that its recency decides. */
const recencyShare = 0.25;
const undatedWeight = 0.92;

/** Weight of a proof in a job: the latest counts most, one without dates a little less. */
const jobWeight = (recency: number, isDated: boolean) =>
  (1 - recencyShare * (1 - recency)) * (isDated ? 1 : undatedWeight);

/** A credential weighs at least as much as in its own section, except among hobbies. */
function weightAt(place: EvidencePlace, kind: SkillKind | undefined): number {
  return isCredential(kind) && place !== "interests"
    ? Math.max(placeWeight[place], placeWeight.certificate)
    : placeWeight[place];
}

const evidencePlace: Record<SectionKind, EvidencePlace> = {
  contact: "summary",
  summary: "summary",
  experience: "role",
  education: "education",
  skills: "list",
  projects: "project",
  certificates: "certificate",
  languages: "list",
  awards: "other",
  publications: "project",
  volunteer: "role",
  interests: "interests",
  references: "interests",
  other: "other",
};

/** A proof with the months (since year 0) of its job. */
export type Proof = Evidence & { skill: number; months?: [number, number]; years?: number };

export type Proofs = {
  /** Proofs by skill, including implied ones; strongest first. */
  bySkill: Map<number, Proof[]>;
  /** Words that count: not hidden, not copied from the job, not part of instructions. */
  words: AssertedWord[];
  asserted: AssertedWord[];
  /** The last asserted word of each stem, and the abbreviations among the asserted words. */
  places: ReadonlyMap<string, AssertedWord>;
  initialisms: readonly AssertedWord[];
  /** The asserted numbers with a unit. */
  quantities: Quantity[];
  sentences: readonly WorkSentence[];
  warnings: Warning[];
};

type Now = { year: number; month: number };

/** What a résumé proves, whatever the job: kept with the résumé, since it is often compared with several. */
type Known = { graph: SkillGraph; now: Now; words: Word[]; proofs: Proofs };
const knownProofs = new WeakMap<ReadResume, Known>();

function readProofs(read: ReadResume, graph: SkillGraph, now: Now): Known {
  const known = knownProofs.get(read);
  if (known && known.graph === graph && known.now.year === now.year && known.now.month === now.month)
    return known;
  const words = splitWords(read.text);
  const result = { graph, now, words, proofs: collectProofs(read, words, [], graph, now) };
  knownProofs.set(read, result);
  return result;
}

/**
 * All proofs of all skills in a résumé. A skill counts once for each kind of place, so repetition adds nothing.
 */
export function findProofs(read: ReadResume, jobText: string, graph: SkillGraph, now: Now): Proofs {
  const { words, proofs } = readProofs(read, graph, now);
  const copied = copiedSpans(words, jobText);
  const [first] = copied;
  if (!first) return proofs;
  const stuffing = { code: "keyword-stuffing", text: read.text.slice(...first).slice(0, 160) } as const;
  const others = collectProofs(read, words, copied, graph, now);
  return { ...others, warnings: [...others.warnings, stuffing] };
}

/** The proofs outside of the spans that were copied from the job. */
function collectProofs(read: ReadResume, all: Word[], copied: Span[], graph: SkillGraph, now: Now): Proofs {
  const { text } = read;
  const { spans: instructions, warnings } = instructionSpans(text);
  const readAssertion = createAssertionReader(all, text);
  const { names, parts } = personalSpans(read);
  const excluded = [...instructions, ...copied, ...parts];
  const excludedWithNames = [...excluded, ...names];
  const months = workMonths(read, now);
  const recency = jobRecency(read.resume.work);
  const weightIn: WeightIn = (where, period) =>
    where && evidencePlace[where.kind] === "role"
      ? jobWeight(where.workIndex === undefined ? 1 : (recency[where.workIndex] ?? 1), period !== undefined)
      : 1;
  const bySkill = new Map<number, Proof[]>();
  const passages = read.passages;
  let passage = 0;
  const lists = passages.filter(({ kind }) => kind === "skills").map(({ span }) => span);
  const isListed = (place: number) => isInside(place, lists);
  for (const mention of findSkills(text, graph, all, false, isListed)) {
    const kind = graph.skills[mention.skill]?.kind;
    // No employer or school is called CPA: a credential in the span of a name was misread.
    if (isInside(mention.start, isCredential(kind) ? excluded : excludedWithNames)) continue;
    while (
      passage < passages.length - 1 &&
      (passages[passage + 1]?.span[0] ?? Number.POSITIVE_INFINITY) <= mention.start
    )
      passage += 1;
    const currentPassage = passages[passage];
    const place = currentPassage ? evidencePlace[currentPassage.kind] : "other";
    const assertion = readAssertion(mention.first, mention.last, isCredential(kind));
    const how = assertion ?? mention.how;
    const label = graph.skills[mention.skill]?.label ?? "";
    const quote = text.slice(mention.start, mention.end);
    const duration = statedDuration(text, mention.start, mention.end);
    const period = limitedPeriod(
      currentPassage?.workIndex === undefined ? undefined : months[currentPassage.workIndex],
      duration,
    );
    const base: Proof = {
      skill: mention.skill,
      span: [mention.start, mention.end],
      quote,
      place,
      how,
      rule: ruleOf(how, quote, label),
      strength: weightAt(place, kind) * howWeight[how] * weightIn(currentPassage, period),
      ...(period ? { months: period } : {}),
      ...(duration?.years !== undefined && (duration.kind === "all" || !period)
        ? { years: duration.years }
        : {}),
    };
    push(bySkill, base);
    if (assertion === "negated") continue;
    for (const implied of graph.implied[mention.skill] ?? [])
      push(bySkill, {
        ...base,
        skill: implied.skill,
        how: assertion ?? "implied",
        rule: assertion ? base.rule : `${label} shows ${graph.skills[implied.skill]?.label ?? ""}`,
        strength: base.strength * implied.strength,
      });
  }
  addSentences(bySkill, text, all, readAssertion, passages, months, excludedWithNames, weightIn, graph);
  for (const proofs of bySkill.values())
    proofs.sort((a, b) => b.strength - a.strength || a.span[0] - b.span[0]);
  const words = all.flatMap((word, index): AssertedWord[] =>
    isInside(word.start, excludedWithNames) ? [] : [{ ...word, assertion: readAssertion(index, index) }],
  );
  const asserted = words.filter(({ assertion }) => assertion === undefined);
  return {
    bySkill,
    words,
    asserted,
    places: new Map(asserted.map((word) => [word.stem, word])),
    initialisms: asserted.filter(isInitialism),
    quantities: readQuantities(text, all).filter(({ span }) => isAsserted(asserted, span)),
    sentences: workSentences(words, read, recency, graph.occupations),
    warnings,
  };
}

/** The rule by which a mention counts, in words. */
function ruleOf(how: Evidence["how"], quote: string, label: string): string {
  if (how === "exact") return `“${quote}” is in the résumé`;
  if (how === "alias") return `“${quote}” is another name for ${label}`;
  if (how === "negated") return `“${quote}” is mentioned, but not claimed`;
  return how === "wish" ? `“${quote}” is a wish or a first step` : `“${quote}” shows ${label}`;
}

/** Whether a word in a span is asserted. */
function isAsserted(asserted: readonly AssertedWord[], [from, to]: Span): boolean {
  let [low, high] = [0, asserted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((asserted[middle]?.end ?? 0) <= from) low = middle + 1;
    else high = middle;
  }
  return (asserted[low]?.start ?? Number.POSITIVE_INFINITY) < to;
}

/** Weight of a proof by its job. */
type WeightIn = (where: Passage | undefined, period: Period | undefined) => number;

/** A passage that shows skills without naming them. */
type Shown = { span: Span; skills: readonly number[]; rule: string };

function shownSkills(text: string, words: Word[], graph: SkillGraph): Shown[] {
  const byRule = findSayings(text, words, graph).map(({ start, end, skills, because }): Shown => {
    const rest = /^[\p{L}\p{N}'’-]*/u.exec(text.slice(end, end + 40))?.[0] ?? "";
    return { span: [start, start + (text.slice(start, end) + rest).trimEnd().length], skills, rule: because };
  });
  const byDeed = findDeeds(words, graph).map(({ skill, first, last }): Shown => {
    const span: Span = [words[first]?.start ?? 0, words[last]?.end ?? 0];
    const label = graph.skills[skill]?.label ?? "";
    return { span, skills: [skill], rule: `“${text.slice(...span)}” shows ${label}` };
  });
  return [...byRule, ...byDeed];
}

/** Adds skills that sentences show without naming them. */
function addSentences(
  bySkill: Map<number, Proof[]>,
  text: string,
  words: Word[],
  readAssertion: ReturnType<typeof createAssertionReader>,
  passages: Passage[],
  months: ([number, number] | undefined)[],
  excludedWithNames: Span[],
  weightIn: WeightIn,
  graph: SkillGraph,
): void {
  for (const { span, skills, rule } of shownSkills(text, words, graph)) {
    const [start] = span;
    if (isInside(start, excludedWithNames)) continue;
    const currentPassage = passages.findLast((passage) => passage.span[0] <= start);
    const place = currentPassage ? evidencePlace[currentPassage.kind] : "other";
    if (place === "list" || place === "interests") continue;
    const index = words.findIndex((word) => word.end > start);
    const assertion = readAssertion(index, index);
    if (assertion === "negated") continue;
    const period = currentPassage?.workIndex === undefined ? undefined : months[currentPassage.workIndex];
    const how = assertion ?? "sentence";
    const strength = placeWeight[place] * howWeight[how] * weightIn(currentPassage, period);
    for (const skill of skills) {
      const proof: Proof = {
        skill,
        span,
        quote: text.slice(...span),
        place,
        how,
        rule,
        strength,
        ...(period ? { months: period } : {}),
      };
      push(bySkill, proof);
      for (const implied of graph.implied[skill] ?? [])
        push(bySkill, { ...proof, skill: implied.skill, strength: strength * implied.strength });
    }
  }
}

function push(map: Map<number, Proof[]>, proof: Proof): void {
  const list = map.get(proof.skill);
  if (list) list.push(proof);
  else map.set(proof.skill, [proof]);
}

/** First and last month of each job since year 0; `undefined` without dates. */
function workMonths(
  { resume }: ReadResume,
  now: { year: number; month: number },
): ([number, number] | undefined)[] {
  return resume.work.map(({ startDate, endDate }) => {
    const start = startDate ? readDate(startDate) : undefined;
    if (!start) return undefined;
    const end = endDate ? readDate(endDate) : now;
    return end
      ? [monthNumber(start, "start"), Math.max(monthNumber(end, "end"), monthNumber(start, "start"))]
      : undefined;
  });
}

/** Years covered by the periods. Overlapping months count once. */
export function countYears(periods: [number, number][]): number {
  const sorted = [...periods].sort((a, b) => a[0] - b[0]);
  let months = 0;
  let reached = Number.NEGATIVE_INFINITY;
  for (const [from, to] of sorted) {
    months += Math.max(0, to - Math.max(from, reached + 1) + 1);
    reached = Math.max(reached, to);
  }
  return months / 12;
}

/** A period in months since year 0, first and last. */
export type Period = [number, number];

/** The periods of the dated jobs of a résumé. */
export const workPeriods = (read: ReadResume, now: { year: number; month: number }): Period[] =>
  workPeriodsOf(read, now, () => true);

/** Periods of the dated jobs for which `counts` returns true. */
export const workPeriodsOf = (
  read: ReadResume,
  now: { year: number; month: number },
  counts: (index: number) => boolean,
): Period[] => workMonths(read, now).flatMap((period, index) => (period && counts(index) ? [period] : []));
