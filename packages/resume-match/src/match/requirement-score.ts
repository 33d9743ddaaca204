import type { ReadResume } from "../extract/read-resume.ts";
import { requiredYears } from "../job/required-years.ts";
import type { Evidence, Quantity, Requirement, RequirementResult, Status } from "../report.ts";
import { type SkillGraph, skillNamed } from "../skills/graph.ts";
import type { AssertedWord } from "./assertion.ts";
import type { Compared, DatedWork } from "./compared.ts";
import { scoreEducation } from "./education-score.ts";
import { countYears, type Proof, type Proofs } from "./evidence.ts";
import { maxRelatedShare, missingBelow } from "./missing.ts";
import { scorePhrase } from "./phrase-score.ts";
import { compareQuantity } from "./quantities.ts";
import { withSimilarWork } from "./similar-work.ts";

/** How well a résumé meets one requirement, with the evidence; of several readings the one that it meets best. */
export function scoreRequirement(requirement: Requirement, compared: Compared): RequirementResult {
  const others = (requirement.also ?? []).map((reading) => scoreReading(reading, compared));
  const best = others.reduce((a, b) => (b.score > a.score ? b : a), scoreReading(requirement, compared));
  return { ...best, requirement };
}

function scoreReading(requirement: Requirement, compared: Compared): RequirementResult {
  const named = scoreKind(requirement, compared);
  const isWork = requirement.priority === "duty" || requirement.kind === "phrase";
  const result = isWork ? withSimilarWork(named, compared) : named;
  return requirement.amount ? withAmount(result, requirement.amount, compared) : result;
}

function scoreKind(requirement: Requirement, compared: Compared): RequirementResult {
  const { read, job, proofs, dated } = compared;
  if (requirement.kind === "skill") {
    const bySkill = scoreSkill(requirement, compared);
    // A demand in its own words ("repair airframes") is met by the same words, too, even in a list.
    if (requirement.label === requirement.skills.join(" or ")) return bySkill;
    const none: RequirementResult = { requirement, status: "missing", score: 0, evidence: [], related: [] };
    const byWords = scorePhrase(requirement, read, proofs, none);
    return byWords.score > bySkill.score ? byWords : bySkill;
  }
  if (requirement.kind === "education")
    return scoreEducation(requirement, read, job, countYears(dated.related));
  return scoreOther(requirement, read, proofs, dated);
}

/** Share of a requirement that is met without its number, and the share that a smaller number adds. */
const [unstatedShare, smallerShare] = [0.35, 0.5];
/** A number of the same kind proves the words around it. */
const statedStrength = 0.9;

/** Compares the number a requirement asks for with those of the résumé. Fewer are never proof. */
function withAmount(
  result: RequirementResult,
  asked: Quantity,
  { read, job, proofs }: Compared,
): RequirementResult {
  const found = compareQuantity(asked, proofs.quantities);
  if (!found) {
    const score = result.score * unstatedShare;
    return { ...result, score, status: result.status === "missing" ? "missing" : "partial" };
  }
  const isMet = found.share >= 1;
  const { span } = found.stated;
  const [quote, wish] = [read.text.slice(...span), job.text.slice(...asked.span)];
  const strength = Math.max(result.score, statedStrength);
  const score = isMet ? strength : strength * (unstatedShare + smallerShare * found.share);
  const rule = isMet ? `“${quote}” meets “${wish}”` : `“${quote}” is less than “${wish}”`;
  return {
    ...result,
    score,
    status: isMet ? (result.status === "deduced" ? "deduced" : "proven") : "partial",
    evidence: [
      { span, quote, place: "other", how: "exact", rule, strength: score },
      ...result.evidence.filter(({ span: other }) => other[1] <= span[0] || other[0] >= span[1]),
    ],
  };
}

/** The best proof, plus a little for a second one from another kind of place; at most 1. */
function proofStrength(proofs: Proof[]): number {
  const [best] = proofs;
  if (!best) return 0;
  const second = proofs.some(({ place, strength }) => place !== best.place && strength > 0.2);
  return Math.min(1, best.strength + (second ? 0.1 * (1 - best.strength) : 0));
}

/** Share of a strength that remains without dates to count, and with less than a quarter of the years. */
const [undatedShare, shortShare] = [0.4, 0.2];
const quarter = 0.25;

/**
 * The strength times the share of the required years. A skill that no dated job shows counts as short, so that a short
 * job is never less than none.
 */
function withYears(strength: number, shown: number | undefined, required: number): number {
  if (shown === undefined) return strength * undatedShare;
  const share = Math.min(1, shown / required);
  return strength * (share < quarter ? shortShare : share);
}

function toStatus(score: number, best: Proof | undefined): Status {
  if (!best || score < missingBelow)
    return score > 0 && best && best.how !== "negated" ? "partial" : "missing";
  if (score < 0.6) return "partial";
  return best.how === "implied" || best.how === "sentence" ? "deduced" : "proven";
}

/** Fewer years than required meet the requirement partially. */
function withYearsStatus(status: Status, required: number | undefined, shown: number | undefined): Status {
  const isShort = required !== undefined && shown !== undefined && shown < required;
  return isShort && (status === "proven" || status === "deduced") ? "partial" : status;
}

function onePerPlace(proofs: Proof[]): Evidence[] {
  const usedKeys = new Set<string>();
  return proofs
    .filter(({ place, how, span }) => {
      const key = `${place}:${how}`;
      if (usedKeys.has(key) || usedKeys.has(String(span[0]))) return false;
      usedKeys.add(key);
      usedKeys.add(String(span[0]));
      return true;
    })
    .slice(0, 4)
    .map(({ skill: _, months: __, years: ___, ...evidence }) => evidence);
}

/**
 * Credit for related skills, which separates people of the trade from others but never meets a requirement.
 */
function relatedFieldScore(skill: number, proofs: Proofs, graph: SkillGraph): number {
  const around = [
    ...(graph.implied[skill] ?? []).map((implied) => implied.skill),
    ...(graph.skills[skill]?.related ?? []),
  ];
  const strengths = around
    .filter((other) => graph.skills[other]?.kind !== "soft")
    .map((other) => proofs.bySkill.get(other)?.find(({ how }) => how !== "negated")?.strength ?? 0);
  return maxRelatedShare * Math.max(0, ...strengths);
}

function scoreSkill(requirement: Requirement, { proofs, graph, dated }: Compared): RequirementResult {
  const options = requirement.skills.flatMap((label) => {
    const skill = skillNamed(label, graph);
    return skill ? [{ skill, own: proofs.bySkill.get(skill.index) ?? [] }] : [];
  });
  let result: RequirementResult = { requirement, status: "missing", score: 0, evidence: [], related: [] };
  for (const { skill, own: skillProofs } of options) {
    const asserted = skillProofs.filter(({ how }) => how !== "negated");
    const periods = asserted.flatMap(({ months }) => (months ? [months] : []));
    const statedYears = Math.max(0, ...asserted.map(({ years }) => years ?? 0));
    const isCounted = periods.length > 0 || statedYears > 0 || dated.all.length > 0;
    const shown = isCounted ? Math.max(countYears(periods), statedYears) : undefined;
    const strength = proofStrength(asserted);
    const score = requirement.years === undefined ? strength : withYears(strength, shown, requirement.years);
    if (score > result.score || (result.evidence.length === 0 && skillProofs.length > 0))
      result = {
        requirement,
        status: withYearsStatus(toStatus(score, asserted[0] ?? skillProofs[0]), requirement.years, shown),
        score,
        evidence: onePerPlace(skillProofs),
        ...(requirement.years !== undefined && shown !== undefined
          ? { yearsShown: Math.round(shown * 10) / 10 }
          : {}),
        related: [],
      };
    const relatedScore = relatedFieldScore(skill.index, proofs, graph);
    if (relatedScore > result.score) result = { ...result, score: relatedScore };
    if (result.score < missingBelow)
      result.related = skill.related
        .filter((other) => (proofs.bySkill.get(other)?.[0]?.strength ?? 0) > 0.4)
        .map((other) => graph.skills[other]?.label ?? "");
  }
  return result;
}

function scoreOther(
  requirement: Requirement,
  read: ReadResume,
  proofs: Proofs,
  work: DatedWork,
): RequirementResult {
  const none: RequirementResult = { requirement, status: "missing", score: 0, evidence: [], related: [] };
  if (requirement.kind === "years") {
    const hasDates = work.all.length > 0;
    const shown = hasDates ? countYears(work.related) : (claimedYears(read) ?? 0);
    const required = requirement.years ?? 1;
    const isUndated = !hasDates && shown === 0 && read.resume.work.length > 0;
    const score =
      shown > 0 ? withYears(1, shown, required) : isUndated ? withYears(1, undefined, required) : 0;
    return {
      ...none,
      score,
      status: shown >= required ? "proven" : score > missingBelow ? "partial" : "missing",
      yearsShown: Math.round(shown * 10) / 10,
    };
  }
  if (requirement.kind === "language") {
    const languages = requirement.label.toLowerCase().split(" or ");
    const word = proofs.words.find(({ folded }) => languages.includes(folded));
    const speaks = word !== undefined || (languages.includes("english") && isInEnglish(proofs.asserted));
    const evidence: Evidence[] = word
      ? [
          {
            span: [word.start, word.end],
            quote: word.text,
            place: "list",
            how: "exact",
            rule: `“${word.text}” is in the résumé`,
            strength: 1,
          },
        ]
      : [];
    return speaks ? { ...none, score: word ? 1 : 0.7, status: word ? "proven" : "deduced", evidence } : none;
  }
  const byWords = scorePhrase(requirement, read, proofs, none);
  if (requirement.years === undefined) return byWords;
  const shown = work.all.length > 0 ? countYears(work.related) : undefined;
  return {
    ...byWords,
    score: withYears(byWords.score, shown, requirement.years),
    status: withYearsStatus(byWords.status, requirement.years, shown),
    ...(shown !== undefined && { yearsShown: Math.round(shown * 10) / 10 }),
  };
}

/** Words that every English text has, and names, places and lists have not. */
const englishWords = new Set(["the", "and", "for", "with", "to", "in", "on", "by", "a", "an"]);
const minEnglishWords = 3;

/** Whether someone writes English. Counted without lists and names, so that a longer address changes nothing. */
function isInEnglish(words: readonly AssertedWord[]): boolean {
  let count = 0;
  for (const { folded } of words) if (englishWords.has(folded)) count += 1;
  return count >= minEnglishWords;
}

/** "10 years of sales" in the summary: counts if no job has dates. */
function claimedYears({ passages, text }: ReadResume): number | undefined {
  const claims = passages
    .filter(({ kind }) => kind === "summary" || kind === "contact")
    .map(({ span }) => requiredYears(text.slice(...span)))
    .filter((years) => years !== undefined);
  return claims.length > 0 ? Math.max(...claims) : undefined;
}
