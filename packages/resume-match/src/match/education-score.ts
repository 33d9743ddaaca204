import type { ReadResume } from "../extract/read-resume.ts";
import { highestLevel } from "../job/degree-level.ts";
import type { Job } from "../job/read-job.ts";
import type { Evidence, Requirement, RequirementResult } from "../report.ts";
import type { Span } from "../types.ts";
import { missingBelow } from "./missing.ts";
import { stemWords } from "./phrase-score.ts";

/** Years in the line of work that replace a degree, if the job accepts experience instead. */
const replacingYears = 4;

/** Unfinished education counts one level lower. */
const unfinished =
  /\b(not (?:yet )?(?:completed|finished)|incomplete|unfinished|drop(?:ped)? ?out|did not (?:finish|complete|graduate)|left (?:before|without)|without (?:a )?degree|abandoned|discontinued|partial)\b/i;

/** A degree of the résumé, with its level and its words. */
type Degree = { level: number; stems: string[]; span: Span | undefined };

function findDegrees({ resume, sources, passages, text }: ReadResume): Degree[] {
  const spans = passages.filter(({ kind }) => kind === "education").map(({ span }) => span);
  const isUnfinished = spans.some((span) => unfinished.test(text.slice(...span)));
  const levelOf = (words: string) => Math.max(0, (highestLevel(words) ?? 0) - (isUnfinished ? 1 : 0));
  const parsed = resume.education.map(({ studyType, area }, index): Degree => {
    const words = `${studyType ?? ""} ${area ?? ""}`;
    const span = sources.get(`/education/${index}/studyType`) ?? sources.get(`/education/${index}/area`);
    return { level: levelOf(words), stems: stemWords(words), span };
  });
  if (parsed.some(({ level }) => level > 0)) return parsed;
  // "MSW, 2016": a degree that was not split into fields still counts.
  return spans.map((span) => {
    const words = text.slice(...span);
    return {
      level: levelOf(words),
      stems: parsed.flatMap(({ stems }) => stems),
      span: firstLine(words, span),
    };
  });
}

const firstLine = (words: string, [from]: Span): Span => [
  from,
  from + (words.split("\n", 1)[0] ?? "").length,
];

/**
 * Scores the education a job asks for: 1 for the level and the subject, or for accepted experience; half for one level
 * below. A higher level never scores less.
 *
 * @param years years in the job's line of work
 */
export function scoreEducation(
  requirement: Requirement,
  read: ReadResume,
  job: Job,
  years: number,
): RequirementResult {
  const { level = 3, fields = [], orExperience = false } = job.education ?? {};
  const fieldStems = fields.flatMap((field) => stemWords(field));
  const hasField = ({ stems }: Degree) =>
    fieldStems.length === 0 || fieldStems.some((stem) => stems.includes(stem));
  const degrees = findDegrees(read);
  const scoreOf = (degree: Degree) => {
    if (degree.level >= level) return degrees.some(hasField) ? 1 : 0.85;
    return degree.level === level - 1 && degree.level > 0 ? 0.5 : degree.level > 0 ? 0.25 : 0;
  };
  const best = degrees.toSorted(
    (a, b) => scoreOf(b) - scoreOf(a) || Number(hasField(b)) - Number(hasField(a)),
  )[0];
  const byDegree = best ? scoreOf(best) : 0;
  const byExperience = orExperience && years >= replacingYears ? 0.9 : 0;
  const score = Math.max(byDegree, byExperience);
  const { span } = best ?? {};
  const evidence: Evidence[] =
    span && byDegree > 0
      ? [
          {
            span,
            quote: read.text.slice(...span),
            place: "education",
            how: "exact",
            rule: `“${read.text.slice(...span)}” is in the résumé`,
            strength: byDegree,
          },
        ]
      : [];
  const status = byDegree >= 0.85 ? "proven" : byExperience > 0 ? "deduced" : "partial";
  return {
    requirement,
    status: score < missingBelow ? (score > 0 ? "partial" : "missing") : status,
    score,
    evidence,
    related: [],
  };
}
