import type { ReadResume } from "../extract/read-resume.ts";
import { requiredYears } from "../job/required-years.ts";
import type { Evidence, Requirement, RequirementResult, Status } from "../report.ts";
import { type SkillGraph, skillNamed } from "../skills/graph.ts";
import { countYears, type Period, type Proof, type Proofs } from "./evidence.ts";
import { maxRelatedShare, missingBelow } from "./missing.ts";
import { scorePhrase } from "./phrase-score.ts";

/** The dated jobs of a résumé: all, and those in the job's line of work. */
export type DatedWork = { all: Period[]; related: Period[] };

/** How well a résumé meets one requirement, with the evidence; of several readings the one that it meets best. */
export function scoreRequirement(
  requirement: Requirement,
  read: ReadResume,
  proofs: Proofs,
  graph: SkillGraph,
  work: DatedWork,
): RequirementResult {
  const [first, ...others] = [requirement, ...(requirement.also ?? [])] as const;
  const score = (reading: Requirement) => scoreReading(reading, read, proofs, graph, work);
  const best = others.map(score).reduce((a, b) => (b.score > a.score ? b : a), score(first));
  return { ...best, requirement };
}

function scoreReading(
  requirement: Requirement,
  read: ReadResume,
  proofs: Proofs,
  graph: SkillGraph,
  work: DatedWork,
): RequirementResult {
  return requirement.kind === "skill"
    ? scoreSkill(requirement, proofs, graph)
    : scoreOther(requirement, read, proofs, work);
}

/** The best proof, plus a little for a second one from another kind of place; at most 1. */
function proofStrength(proofs: Proof[]): number {
  const [best] = proofs;
  if (!best) return 0;
  const second = proofs.some(({ place, strength }) => place !== best.place && strength > 0.2);
  return Math.min(1, best.strength + (second ? 0.1 * (1 - best.strength) : 0));
}

/** s · (0.5 + 0.5 · min(1, shown / required)^0.7). Without dates the share is half. */
function withYears(strength: number, shown: number | undefined, required: number): number {
  const share = shown === undefined ? 0.5 : Math.min(1, shown / required) ** 0.7;
  return strength * (0.5 + 0.5 * share);
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

function scoreSkill(requirement: Requirement, proofs: Proofs, graph: SkillGraph): RequirementResult {
  const options = requirement.skills.flatMap((label) => {
    const skill = skillNamed(label, graph);
    return skill ? [{ skill, own: proofs.bySkill.get(skill.index) ?? [] }] : [];
  });
  let result: RequirementResult = { requirement, status: "missing", score: 0, evidence: [], related: [] };
  for (const { skill, own: skillProofs } of options) {
    const asserted = skillProofs.filter(({ how }) => how !== "negated");
    const periods = asserted.flatMap(({ months }) => (months ? [months] : []));
    const statedYears = Math.max(0, ...asserted.map(({ years }) => years ?? 0));
    const shown =
      periods.length > 0 || statedYears > 0 ? Math.max(countYears(periods), statedYears) : undefined;
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
    const speaks = word !== undefined || (languages.includes("english") && proofs.words.length > 40);
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
  return scorePhrase(requirement, read, proofs.words, none);
}

/** "10 years of sales" in the summary: counts if no job has dates. */
function claimedYears({ passages, text }: ReadResume): number | undefined {
  const claims = passages
    .filter(({ kind }) => kind === "summary" || kind === "contact")
    .map(({ span }) => requiredYears(text.slice(...span)))
    .filter((years) => years !== undefined);
  return claims.length > 0 ? Math.max(...claims) : undefined;
}
