import type { ReadResume } from "../extract/read-resume.ts";
import type { Job } from "../job/read-job.ts";
import { type SkillGraph, skillNamed } from "../skills/graph.ts";
import type { Proofs } from "./evidence.ts";
import type { FieldScore } from "./field-of-work.ts";

/**
 * The jobs of a résumé, by index, that count as experience in a job's line of work: their title or a sentence
 * is similar to it, or they prove a required skill other than a soft one. All jobs count if the description
 * is too short to show a line of work.
 */
export function relatedWork(
  { resume: { work }, passages }: ReadResume,
  job: Job,
  { bySkill }: Proofs,
  field: FieldScore | undefined,
  graph: SkillGraph,
): ReadonlySet<number> {
  if (!field || field.occupations.length === 0) return new Set(work.keys());
  const proofs = job.requirements
    .filter(({ priority }) => priority !== "nice")
    .flatMap(({ skills }) => skills.map((label) => skillNamed(label, graph)))
    .flatMap((skill) => (skill && skill.kind !== "soft" ? (bySkill.get(skill.index) ?? []) : []))
    .filter(({ how }) => how !== "negated" && how !== "wish");
  const proving = passages.flatMap(({ workIndex, span: [start, end] }) =>
    workIndex !== undefined && proofs.some(({ span }) => span[0] >= start && span[0] < end)
      ? [workIndex]
      : [],
  );
  return new Set([...field.nearWork, ...proving]);
}
