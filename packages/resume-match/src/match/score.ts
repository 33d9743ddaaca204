import type { ReadResume } from "../extract/read-resume.ts";
import { yearsAsked } from "../job/clauses.ts";
import { highestLevel } from "../job/degree-level.ts";
import { type Job, priorityWeight } from "../job/read-job.ts";
import type { Evidence, Requirement, RequirementResult, ScorePart, Status } from "../report.ts";
import { type SkillGraph, skillNamed } from "../skills/graph.ts";
import { smallWords, wordsOf } from "../skills/words.ts";
import { type Proof, type Proofs, type TellingWord, workPeriods, yearsOf } from "./evidence.ts";
import { titleLikeness } from "./titles-alike.ts";
import { wordWeight } from "./word-weight.ts";

/** Shares of the whole; parts that the job does not ask for are left out and the rest grows in proportion. */
const shares = { requirements: 0.62, title: 0.13, education: 0.1, wording: 0.15 };
/** With every must-have missing, this share of the whole is lost on top of what they weigh themselves. */
const missingCost = 0.5;
const missingBelow = 0.3;

export type Scored = { score: number; parts: ScorePart[]; cap?: number; requirements: RequirementResult[] };
type Now = { year: number; month: number };

/** How much of a requirement's weight counts: phrases nobody knows and soft skills are weaker ground. */
function weightOf(requirement: Requirement, graph: SkillGraph): number {
  const base = priorityWeight[requirement.priority];
  if (requirement.kind === "phrase") return base * 0.6;
  const skills = requirement.skills.map((label) => skillNamed(label, graph));
  return skills.length > 0 && skills.every((skill) => skill?.kind === "soft") ? base * 0.5 : base;
}

/** All that is merely nice to have together weighs at most this share of the must-haves: it never makes up for one. */
const niceShare = 0.35;

function balanced(requirements: RequirementResult[], graph: SkillGraph): number[] {
  const weights = requirements.map(({ requirement }) => weightOf(requirement, graph));
  const sumOf = (priority: Requirement["priority"]) =>
    weights.reduce(
      (sum, weight, at) => sum + (requirements[at]?.requirement.priority === priority ? weight : 0),
      0,
    );
  const [musts, nice] = [sumOf("must"), sumOf("nice")];
  const factor = musts > 0 && nice > 0 ? Math.min(1, (niceShare * musts) / nice) : 1;
  return weights.map((weight, at) =>
    requirements[at]?.requirement.priority === "nice" ? weight * factor : weight,
  );
}

/** The best proof, and a little for a second one from another kind of place; never above 1. */
function strengthOf(proofs: Proof[]): number {
  const [best] = proofs;
  if (!best) return 0;
  const second = proofs.some(({ place, strength }) => place !== best.place && strength > 0.2);
  return Math.min(1, best.strength + (second ? 0.1 * (1 - best.strength) : 0));
}

/** s · (0.5 + 0.5 · min(1, shown / asked)^0.7); without any date half of it counts. */
function withYears(strength: number, shown: number | undefined, asked: number): number {
  const share = shown === undefined ? 0.5 : Math.min(1, shown / asked) ** 0.7;
  return strength * (0.5 + 0.5 * share);
}

function statusOf(score: number, best: Proof | undefined): Status {
  if (!best || score < missingBelow)
    return score > 0 && best && best.how !== "negated" ? "partial" : "missing";
  if (score < 0.6) return "partial";
  return best.how === "implied" || best.how === "sentence" ? "deduced" : "proven";
}

/** Fewer years than asked for are a part of what is asked for. */
function withYearsStatus(status: Status, asked: number | undefined, shown: number | undefined): Status {
  const isShort = asked !== undefined && shown !== undefined && shown < asked;
  return isShort && (status === "proven" || status === "deduced") ? "partial" : status;
}

function oneOfEach(proofs: Proof[]): Evidence[] {
  const seen = new Set<string>();
  return proofs
    .filter(({ place, how, span }) => {
      const key = `${place}:${how}`;
      if (seen.has(key) || seen.has(String(span[0]))) return false;
      seen.add(key);
      seen.add(String(span[0]));
      return true;
    })
    .slice(0, 4)
    .map(({ skill: _, months: __, years: ___, ...evidence }) => evidence);
}

function scoreSkill(requirement: Requirement, proofs: Proofs, graph: SkillGraph): RequirementResult {
  const options = requirement.skills.flatMap((label) => {
    const skill = skillNamed(label, graph);
    return skill ? [{ skill, own: proofs.bySkill.get(skill.index) ?? [] }] : [];
  });
  let result: RequirementResult = { requirement, status: "missing", score: 0, evidence: [], related: [] };
  for (const { skill, own } of options) {
    const counted = own.filter(({ how }) => how !== "negated");
    const periods = counted.flatMap(({ months }) => (months ? [months] : []));
    const told = Math.max(0, ...counted.map(({ years }) => years ?? 0));
    const shown = periods.length > 0 || told > 0 ? Math.max(yearsOf(periods), told) : undefined;
    const strength = strengthOf(counted);
    const score = requirement.years === undefined ? strength : withYears(strength, shown, requirement.years);
    if (score > result.score || (result.evidence.length === 0 && own.length > 0))
      result = {
        requirement,
        status: withYearsStatus(statusOf(score, counted[0] ?? own[0]), requirement.years, shown),
        score,
        evidence: oneOfEach(own),
        ...(requirement.years !== undefined && shown !== undefined
          ? { yearsShown: Math.round(shown * 10) / 10 }
          : {}),
        related: [],
      };
    if (result.score < missingBelow)
      result.related = skill.related
        .filter((other) => (proofs.bySkill.get(other)?.[0]?.strength ?? 0) > 0.4)
        .map((other) => graph.skills[other]?.label ?? "");
  }
  return result;
}

function scoreOther(requirement: Requirement, read: ReadResume, proofs: Proofs, now: Now): RequirementResult {
  const none: RequirementResult = { requirement, status: "missing", score: 0, evidence: [], related: [] };
  if (requirement.kind === "years") {
    const dated = workPeriods(read, now);
    const shown = dated.length > 0 ? yearsOf(dated) : (claimedYears(read) ?? 0);
    const asked = requirement.years ?? 1;
    const isUndated = shown === 0 && read.resume.work.length > 0;
    const score = shown > 0 ? withYears(1, shown, asked) : isUndated ? withYears(1, undefined, asked) : 0;
    return {
      ...none,
      score,
      status: shown >= asked ? "proven" : score > missingBelow ? "partial" : "missing",
      yearsShown: Math.round(shown * 10) / 10,
    };
  }
  const asked = requirement.label.toLowerCase();
  if (requirement.kind === "language") {
    const at = proofs.words.find(({ folded }) => folded === asked);
    const speaks = at !== undefined || (asked === "english" && proofs.words.length > 40);
    const evidence: Evidence[] = at
      ? [
          {
            span: [at.start, at.end],
            quote: at.text,
            place: "list",
            how: "exact",
            rule: `“${at.text}” is named`,
            strength: 1,
          },
        ]
      : [];
    return speaks ? { ...none, score: at ? 1 : 0.7, status: at ? "proven" : "deduced", evidence } : none;
  }
  return scorePhrase(requirement, read, proofs.words, none);
}

/** "10 years of sales" in the summary: what is claimed where no job has dates. */
function claimedYears({ passages, text }: ReadResume): number | undefined {
  const claims = passages
    .filter(({ kind }) => kind === "summary" || kind === "contact")
    .map(({ span }) => yearsAsked(text.slice(...span)))
    .filter((years) => years !== undefined);
  return claims.length > 0 ? Math.max(...claims) : undefined;
}

/** A phrase outside the graph is met by the share of its telling words that stand in the résumé. */
function scorePhrase(
  requirement: Requirement,
  read: ReadResume,
  words: TellingWord[],
  none: RequirementResult,
): RequirementResult {
  const asked = [...new Set(stemsOf(requirement.label))];
  if (asked.length === 0) return none;
  const places = new Map(words.filter(({ mood }) => mood === undefined).map((word) => [word.stem, word]));
  const total = asked.reduce((sum, stem) => sum + wordWeight(stem), 0);
  const met = asked.filter((stem) => places.has(stem));
  const share = total === 0 ? 0 : met.reduce((sum, stem) => sum + wordWeight(stem), 0) / total;
  const score = 0.85 * share;
  const found = met
    .map((stem) => places.get(stem))
    .filter((word) => word !== undefined)
    .sort((a, b) => a.start - b.start);
  const [first, last] = [found[0], found.at(-1)];
  const areTogether = first !== undefined && last !== undefined && first.sentence === last.sentence;
  const told: { start: number; end: number }[] = areTogether
    ? [{ start: first.start, end: last.end }]
    : found;
  const evidence = told.slice(0, 3).map(({ start, end }): Evidence => {
    const quote = read.text.slice(start, end);
    const rule = `“${quote}” is asked for in these words`;
    return { span: [start, end], quote, place: "other", how: "sentence", rule, strength: score };
  });
  return {
    ...none,
    score,
    status: score >= 0.6 ? "deduced" : score >= missingBelow ? "partial" : "missing",
    evidence,
  };
}

const stemsOf = (label: string) =>
  label
    .split(/[^\p{L}\p{N}+#.]+/u)
    .filter(Boolean)
    .flatMap((text) => wordStems(text));

function wordStems(text: string): string[] {
  return wordsOf(text)
    .filter(({ folded }) => !smallWords.has(folded) && folded.length > 2)
    .map(({ stem }) => stem);
}

const toldTitle = 0.8;

/** Whether a title stands word for word in the résumé, and not as a wish. */
function isTold(title: string, words: TellingWord[]): boolean {
  const asked = wordsOf(title).map(({ stem }) => stem);
  return words.some((word, at) =>
    asked.every((stem, step) => {
      const here = words[at + step];
      return here?.stem === stem && here.sentence === word.sentence && here.mood === undefined;
    }),
  );
}

/** The likest of the held titles; where the layout hides them, the title's words together in what was done count a little less. */
function titlePart(read: ReadResume, job: Job, words: TellingWord[]): number {
  const held = [...read.resume.work.map(({ position }) => position), read.resume.basics.label];
  const { title } = job;
  if (title === undefined) return 0;
  const best = Math.max(0, ...held.map((own) => (own ? titleLikeness(title, own) : 0)));
  return best >= toldTitle || !isTold(title, words) ? best : toldTitle;
}

/** 1 for the level asked for (or experience where that may stand for it), half for one below; never less for more. */
function educationPart(read: ReadResume, job: Job, years: number): number {
  if (!job.education) return 0;
  const texts = read.resume.education.map(({ studyType, area }) => `${studyType ?? ""} ${area ?? ""}`);
  const held = Math.max(
    0,
    ...texts.map((text) => highestLevel(text) ?? 0),
    ...(texts.length === 0 ? [highestLevel(educationText(read)) ?? 0] : []),
  );
  const counted = held - (unfinished.test(educationText(read)) ? 1 : 0);
  if (counted >= job.education.level) {
    const fields = job.education.fields.flatMap((field) => stemsOf(field));
    const known = texts.flatMap((text) => stemsOf(text));
    return fields.length === 0 || fields.some((stem) => known.includes(stem)) ? 1 : 0.85;
  }
  if (job.education.orExperience && years >= 4) return 0.9;
  return counted === job.education.level - 1 ? 0.5 : counted > 0 ? 0.25 : 0;
}

/** Schooling that was begun and not ended counts one level lower. */
const unfinished =
  /\b(not (?:yet )?(?:completed|finished)|incomplete|unfinished|drop(?:ped)? ?out|did not (?:finish|complete|graduate)|left (?:before|without)|without (?:a )?degree|abandoned|discontinued|partial)\b/i;

const educationText = ({ passages, text }: ReadResume) =>
  passages
    .filter(({ kind }) => kind === "education")
    .map(({ span }) => text.slice(...span))
    .join("\n");

/** The weighted share of the job's telling words, by stem, that the résumé has; neither length nor repetition adds. */
function wordingPart(job: Job, words: TellingWord[]): number {
  const held = new Set(words.filter(({ mood }) => mood === undefined).map(({ stem }) => stem));
  let [met, total] = [0, 0];
  for (const stem of new Set(
    job.words.filter(({ folded }) => !smallWords.has(folded)).map((word) => word.stem),
  )) {
    const weight = wordWeight(stem);
    total += weight;
    if (held.has(stem)) met += weight;
  }
  return total === 0 ? 0 : met / total;
}

/**
 * Scores a résumé against a job, 0 to 1 before rounding. Every term grows or stays with more proof, and every
 * denominator depends on the job alone: proof never lowers the score.
 */
export function score(read: ReadResume, job: Job, proofs: Proofs, graph: SkillGraph, now: Now): Scored {
  const requirements = job.requirements.map((requirement) =>
    requirement.kind === "skill"
      ? scoreSkill(requirement, proofs, graph)
      : scoreOther(requirement, read, proofs, now),
  );
  return total(requirements, read, job, proofs, graph, now);
}

/** The sum of the parts for given requirement results: the same for what is and for what could be. */
export function total(
  requirements: RequirementResult[],
  read: ReadResume,
  job: Job,
  proofs: Proofs,
  graph: SkillGraph,
  now: Now,
): Scored {
  const weights = balanced(requirements, graph);
  const sum = weights.reduce((a, b) => a + b, 0);
  const coverage =
    sum === 0 ? 0 : requirements.reduce((met, one, at) => met + one.score * (weights[at] ?? 0), 0) / sum;
  const years = yearsOf(workPeriods(read, now));
  const parts: [ScorePart["name"], number, boolean][] = [
    ["requirements", coverage, sum > 0],
    ["title", titlePart(read, job, proofs.words), job.title !== undefined],
    ["education", educationPart(read, job, years), job.education !== undefined],
    ["wording", wordingPart(job, proofs.words), job.words.length > 0],
  ];
  const asked = parts.filter(([, , isAsked]) => isAsked);
  const whole = asked.reduce((all, [name]) => all + shares[name], 0);
  const raw = whole === 0 ? 0 : asked.reduce((all, [name, value]) => all + (shares[name] / whole) * value, 0);
  const kept = keptShare(requirements, weights);
  return {
    score: raw * kept,
    parts: asked.map(([name, value]) => ({
      name,
      points: round((100 * value * shares[name]) / whole),
      of: round((100 * shares[name]) / whole),
    })),
    ...(kept < 1 ? { cap: round(kept * 100) } : {}),
    requirements,
  };
}

/** The share of the whole that missing must-haves leave: 1 when none is missing. */
function keptShare(requirements: RequirementResult[], weights: number[]): number {
  let [musts, missing] = [0, 0];
  requirements.forEach(({ requirement, score: own }, at) => {
    if (requirement.priority !== "must") return;
    musts += weights[at] ?? 0;
    missing += (weights[at] ?? 0) * Math.max(0, 1 - own / missingBelow);
  });
  return musts === 0 ? 1 : 1 - missingCost * (missing / musts);
}

/** Half up to one decimal. */
export const round = (value: number) => Math.floor(value * 10 + 0.5) / 10;
