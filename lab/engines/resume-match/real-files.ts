/*
 * Unmodified sample résumés in layouts that the reader was not written for. Files of other authors stay in
 * their repositories (real-files/README.md) and only their labels are here; fresh-files/ has both. Half of
 * the families in fresh-files/ was used while tuning, the other half was not; those of other authors were all
 * looked at.
 */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "js-yaml";
import { z } from "zod";
import { ReadError, readResume } from "../../../packages/resume-match/src/index.ts";
import { type Field, type FieldTallies, fields, type Label, scoreFields } from "./field-scores.ts";

const date = z.string().regex(/^(?:\d{4}(?:-\d{2})?|present)$/);
const dates = { startDate: date.nullish(), endDate: date.nullish(), optional: z.boolean().default(false) };
const labelSchema = z.strictObject({
  sample: z.literal(true),
  file: z.string(),
  family: z.string(),
  source: z.strictObject({
    repository: z.string(),
    commit: z.string().regex(/^[\da-f]{40}$/),
    path: z.string(),
    licence: z.string(),
  }),
  unscored: z.array(z.enum(fields)),
  basics: z.strictObject({
    name: z.string().nullable(),
    email: z.string().nullable(),
    phones: z.array(z.string()),
    links: z.array(z.string()),
    /** "*" matches any address. */
    optionalLinks: z.array(z.string()),
  }),
  work: z.array(z.strictObject({ name: z.string(), position: z.string().nullable(), ...dates })),
  education: z.array(z.strictObject({ institution: z.string(), studyType: z.string().nullish(), ...dates })),
  skills: z.array(z.string()),
  optionalSkills: z.array(z.string()),
});
type RealLabel = z.infer<typeof labelSchema>;

type Half = "tuned" | "held out";
type RealFileResult = { file: string; half: Half; tallies: FieldTallies; error?: string };

/** The half of a template family, by a hash of its name. */
function halfOf(family: string): Half {
  const [byte = 0] = createHash("sha256").update(`files ${family}`).digest();
  return byte % 2 === 1 ? "tuned" : "held out";
}

/**
 * Scores the files in `folder` (or its subfolder `files`) that have a label in its subfolder `labels` or in
 * real-files/. Skips files without a label.
 */
export async function readRealFiles(folder: string): Promise<RealFileResult[]> {
  const files = existsSync(join(folder, "files")) ? join(folder, "files") : folder;
  const isOwn = existsSync(join(folder, "labels"));
  const results: RealFileResult[] = [];
  for (const label of readLabels(folder).filter(({ file }) => existsSync(join(files, file)))) {
    const read = await readResume(new Uint8Array(readFileSync(join(files, label.file)))).catch(
      (error: unknown) => {
        if (error instanceof ReadError) return error;
        throw error;
      },
    );
    const resume = read instanceof ReadError ? undefined : read.resume;
    results.push({
      file: label.file,
      half: isOwn ? halfOf(label.family) : "tuned",
      tallies: withoutUnscored(scoreFields(toLabel(label), resume), label.unscored),
      ...(read instanceof ReadError ? { error: read.code } : {}),
    });
  }
  return results;
}

/** Labels of the folder itself, or those of real-files/ for files in other repositories. */
function readLabels(folder: string): RealLabel[] {
  const own = join(folder, "labels");
  const labels = existsSync(own) ? own : join(import.meta.dirname, "real-files");
  return readdirSync(labels)
    .filter((file) => file.endsWith(".yaml"))
    .sort()
    .map((file) => labelSchema.parse(load(readFileSync(join(labels, file), "utf8"))));
}

const withoutUnscored = (tallies: FieldTallies, unscored: Field[]): FieldTallies => ({
  ...tallies,
  ...Object.fromEntries(unscored.map((field) => [field, { right: 0, invented: 0, missed: 0 }])),
});

/** For a page with one date, start and end are the same; one without dates is not scored for them. */
function toDates({
  startDate,
  endDate,
}: {
  startDate?: string | null | undefined;
  endDate?: string | null | undefined;
}) {
  const only = startDate ?? endDate ?? "__unscored__";
  return { startDate: startDate ?? only, endDate: endDate ?? only };
}

function toLabel({ file, basics, work, education, skills, optionalSkills }: RealLabel): Label {
  return {
    $schema: "JSON Resume 1.0.0 + x- fields",
    "x-file": file,
    "x-layout": "",
    "x-source": "",
    basics: {
      name: basics.name ?? "",
      email: basics.email ?? "",
      phone: basics.phones,
      "x-links": basics.links,
      "x-linksOptional": basics.optionalLinks,
    },
    work: work.map(({ name, position, optional, ...period }) => ({
      name,
      position: position ?? "",
      ...toDates(period),
      ...(optional ? { "x-optional": true } : {}),
    })),
    education: education.map(({ institution, studyType, optional, ...period }) => ({
      institution,
      studyType: studyType ?? "",
      ...toDates(period),
      ...(optional ? { "x-optional": true } : {}),
    })),
    skills: skills.map((name) => ({ name })),
    "x-skillsOptional": optionalSkills,
    "x-skillsInProse": false,
    "x-unscored": [],
  };
}
