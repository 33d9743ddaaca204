import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { load } from "js-yaml";
import { z } from "zod";

/** `YYYY` or `YYYY-MM`: as precise as its author would print it. */
const date = z.string().regex(/^\d{4}(-(0[1-9]|1[0-2]))?$/, "write a date as YYYY or YYYY-MM, in quotes");
const when = {
  startDate: date.nullish(),
  /** null = ongoing. */
  endDate: date.nullish(),
  /** Printed instead of the layout's own date format ("Summer 2021"). Must state the same dates. */
  dateText: z.string().optional(),
};
const text = z.string().min(1);

const resumeSchema = z.strictObject({
  sample: z.literal(true).describe("Every person and employer here is invented"),
  /** Printed for an ongoing job instead of the layout's own word ("till date"). */
  present: text.optional(),
  basics: z.strictObject({
    name: text,
    label: text.optional(),
    email: z.email(),
    phone: z.union([text, z.array(text).min(1)]).optional(),
    url: text.optional().describe("Without https://"),
    location: text.optional(),
    profiles: z.array(z.strictObject({ network: text, url: text })).default([]),
  }),
  summary: text.optional(),
  work: z
    .array(
      z.strictObject({
        name: text,
        position: text,
        location: text.optional(),
        ...when,
        highlights: z.array(text).default([]),
      }),
    )
    .default([]),
  volunteer: z.array(z.strictObject({ organization: text, position: text, ...when })).default([]),
  education: z
    .array(
      z.strictObject({
        institution: text,
        studyType: text,
        area: text.optional(),
        location: text.optional(),
        ...when,
        score: text.optional(),
      }),
    )
    .default([]),
  skills: z.array(z.strictObject({ name: text, keywords: z.array(text).default([]) })).default([]),
  languages: z.array(z.strictObject({ language: text, fluency: text.optional() })).default([]),
  certificates: z
    .array(z.strictObject({ name: text, issuer: text.optional(), date: date.optional() }))
    .default([]),
  projects: z.array(z.strictObject({ name: text, description: text, url: text.optional() })).default([]),
  publications: z.array(text).default([]),
  awards: z.array(text).default([]),
  interests: z.array(text).default([]),
  references: z.array(text).default([]),
  /** Lines such as "Date of birth: 4 May 1996", common at the end of résumés in many countries. */
  personal: z.array(text).default([]),
});

export type Resume = z.infer<typeof resumeSchema> & { id: string };
export type Job = Resume["work"][number];
export type Study = Resume["education"][number];

/** All résumés of the corpus, by file name. Throws with the file and the field if one is wrong. */
export function readResumes(folder: string): Resume[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".yaml"))
    .sort()
    .map((file) => {
      const result = resumeSchema.safeParse(load(readFileSync(join(folder, file), "utf8")));
      if (!result.success) throw new Error(`${join(folder, file)}: ${z.prettifyError(result.error)}`);
      return { ...result.data, id: basename(file, ".yaml") };
    });
}

/** Every skill as printed: the keywords, or the name of a skill without keywords. */
export function skillNames(resume: Resume): string[] {
  return resume.skills.flatMap((skill) => (skill.keywords.length > 0 ? skill.keywords : [skill.name]));
}

export function phones(resume: Resume): string[] {
  return [resume.basics.phone ?? []].flat();
}

/** Web addresses in the résumé's head, without https://. */
export function links(resume: Resume): string[] {
  const { url, profiles } = resume.basics;
  return [...(url ? [url] : []), ...profiles.map((profile) => profile.url)];
}

export function degree(study: Study): string {
  return study.area ? `${study.studyType} in ${study.area}` : study.studyType;
}

/** Groups consecutive jobs at the same company. */
export function byEmployer(work: Job[]): { name: string; jobs: Job[] }[] {
  const groups: { name: string; jobs: Job[] }[] = [];
  for (const job of work) {
    const last = groups.at(-1);
    if (last?.name === job.name) last.jobs.push(job);
    else groups.push({ name: job.name, jobs: [job] });
  }
  return groups;
}
