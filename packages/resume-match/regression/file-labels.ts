import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "js-yaml";
import { z } from "zod";
import type { JsonResume } from "../src/index.ts";
import { type Field, type FieldTallies, fields, type Label, scoreFields } from "./score-fields.ts";

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
    /** "*" stands for any address. */
    optionalLinks: z.array(z.string()),
  }),
  work: z.array(z.strictObject({ name: z.string(), position: z.string().nullable(), ...dates })),
  education: z.array(z.strictObject({ institution: z.string(), studyType: z.string().nullish(), ...dates })),
  skills: z.array(z.string()),
  optionalSkills: z.array(z.string()),
});
export type FileLabel = z.infer<typeof labelSchema>;

/** The labels of a folder by the names of their files: what a person sees on the pages of a résumé. */
export const readFileLabels = (folder: string): FileLabel[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".yaml"))
    .sort()
    .map((file) => labelSchema.parse(load(readFileSync(join(folder, file), "utf8"))));

/** Scores one file, without the fields that its label leaves out. */
export const scoreFile = (label: FileLabel, resume: JsonResume | undefined): FieldTallies =>
  withoutUnscored(scoreFields(toLabel(label), resume), label.unscored);

const withoutUnscored = (tallies: FieldTallies, unscored: Field[]): FieldTallies => ({
  ...tallies,
  ...Object.fromEntries(unscored.map((field) => [field, { right: 0, invented: 0, missed: 0 }])),
});

/** A page with one date does not say whether it is a start; one without dates is not scored for them. */
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

function toLabel({ basics, work, education, skills, optionalSkills }: FileLabel): Label {
  return {
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
  };
}
