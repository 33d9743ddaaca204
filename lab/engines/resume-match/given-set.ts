import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/*
 * A ranking set from outside the repository: real texts that may only be used for measuring. A folder with
 * jds.jsonl, resumes.jsonl and contrast.jsonl.
 */

const resumeSchema = z.object({
  id: z.string(),
  category: z.string(),
  /** Lines of work of the earlier jobs. */
  also: z.array(z.string()).default([]),
  /** Form of the text: with line breaks, in paragraphs, or without any line break. */
  form: z.string().default("lines"),
  text: z.string(),
});
const jobSchema = z.object({
  id: z.string(),
  category: z.string(),
  siblings: z.array(z.string()).default([]),
  text: z.string(),
});
const pairSchema = z.object({
  id: z.string(),
  kind: z.string(),
  jd: z.string(),
  a: z.string(),
  b: z.string(),
  expect: z.enum(["gt", "ge", "eq", "same"]),
  note: z.string().optional(),
});

export type GivenResume = z.infer<typeof resumeSchema>;
export type GivenJob = z.infer<typeof jobSchema>;
export type GivenPair = z.infer<typeof pairSchema>;
export type GivenSet = { jobs: GivenJob[]; resumes: GivenResume[]; pairs: GivenPair[] };

/** Reads a given set; undefined if the folder does not exist. */
export function readGivenSet(folder: string): GivenSet | undefined {
  if (!existsSync(join(folder, "jds.jsonl"))) return undefined;
  const read = <Shape>(schema: z.ZodType<Shape>, file: string) =>
    readFileSync(join(folder, file), "utf8")
      .split("\n")
      .filter(Boolean)
      .map((line) => schema.parse(JSON.parse(line)));
  return {
    jobs: read(jobSchema, "jds.jsonl"),
    resumes: read(resumeSchema, "resumes.jsonl"),
    pairs: read(pairSchema, "contrast.jsonl"),
  };
}

/** 2 for the job's line of work, 1 for a sibling or an earlier job in it, 0 for any other. */
export const gradeOf = (job: GivenJob, resume: GivenResume): number =>
  resume.category === job.category
    ? 2
    : job.siblings.includes(resume.category) || resume.also.includes(job.category)
      ? 1
      : 0;

/** "gt" requires a difference of more than 1 % between the scores, "eq" at most 1 %. */
export function isPairRight(expect: GivenPair["expect"], a: number, b: number): boolean {
  const margin = 0.01 * Math.max(Math.abs(a), Math.abs(b));
  if (expect === "gt") return a > b + Math.max(margin, 1e-9);
  if (expect === "ge") return a >= b - 1e-9;
  return expect === "same" ? a === b : Math.abs(a - b) <= margin + 1e-9;
}
