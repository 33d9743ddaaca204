import { z } from "zod";
import { fieldErrors } from "#app/form/field-schema.ts";
import { fieldText, spamSignal } from "#app/form/read-fields.ts";
import { answersSchema, type ReadAnswer } from "#domain/applications/answers-schema.ts";
import { eachField } from "#domain/applications/fields.ts";
import { fileSchema } from "#domain/applications/file-schema.ts";
import { questionField } from "#domain/applications/form-fields.ts";
import { personSchema } from "#domain/applications/person-schema.ts";
import type { Posting } from "#domain/postings/posting.schema.ts";
import { uploadField } from "#domain/upload.ts";
import type { NewApplication } from "#server/store/applications.ts";
import type { ApplicationFormWords } from "./application.schema.ts";
import type { ApplicationValues } from "./application-fields.ts";
import { readAnswers } from "./read-answers.ts";
import { consentSchema, readConsent } from "./read-consent.ts";
import { type FindUpload, readFile } from "./read-file.ts";

export type ReadApplication =
  | { kind: "VALID"; values: ApplicationValues; application: NewApplication }
  | { kind: "INVALID"; values: ApplicationValues; errors: Record<string, string>; isChanged: boolean }
  /** A file was refused because it came without the proof of work that is required. */
  | { kind: "UNPROVEN"; values: ApplicationValues }
  /** The store failed, so it is unknown whether the files exist. */
  | { kind: "UNAVAILABLE"; values: ApplicationValues };

function applicationSchema({ questions }: Posting, words: ApplicationFormWords) {
  return z.object({
    resume: fileSchema(words.file).transform((file, context) => {
      if (file) return file;
      context.addIssue(words.fields.resume.missing);
      return z.NEVER;
    }),
    person: personSchema(words),
    answers: answersSchema(questions, words),
    consent: consentSchema(words.consent),
  });
}

/** The values to show again, and whether the store failed to look up a file. */
function collectValues(fields: Record<string, ReadAnswer>): {
  values: ApplicationValues;
  isUnavailable: boolean;
} {
  const values: ApplicationValues = { texts: {}, files: {} };
  let isUnavailable = false;
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === "string" || Array.isArray(value)) {
      values.texts[name] = [value].flat();
    } else if (value.kind === "UPLOADED") {
      values.files[name] = { id: value.id, name: value.file.name, size: value.file.size };
    } else if (value.kind === "UNKNOWN") {
      values.files[name] = { id: value.id, name: undefined };
      isUnavailable = true;
    }
  }
  return { values, isUnavailable };
}

/** Whether the form contains a question that the posting no longer asks. */
function hasOldQuestions(form: FormData, { questions }: Posting): boolean {
  const known = new Set(questions.map(({ id }) => questionField(id)));
  return [...form.keys()].some((name) => name.startsWith(questionField("")) && !known.has(name));
}

const unprovenFile = uploadField({ kind: "REFUSED", reason: "PROVE", name: "" });

/** Parses and validates an application against the posting's current questions. */
export async function readApplication(
  form: FormData,
  posting: Posting,
  words: ApplicationFormWords,
  findUpload: FindUpload,
): Promise<ReadApplication> {
  const input = {
    resume: await readFile(form, "resume", findUpload),
    person: eachField((name) => fieldText(form, name)),
    answers: await readAnswers(form, posting.questions, findUpload),
    consent: readConsent(form),
  };
  const { resume, person, answers, consent } = input;
  const { values, isUnavailable } = collectValues({ resume, ...person, ...answers, ...consent });
  if (isUnavailable) return { kind: "UNAVAILABLE", values };
  if ([...form.values()].includes(unprovenFile)) return { kind: "UNPROVEN", values };

  const result = applicationSchema(posting, words).safeParse(input);
  const isChanged = hasOldQuestions(form, posting);
  if (!result.success || isChanged) {
    const errors = result.success ? {} : fieldErrors(result.error);
    return { kind: "INVALID", values, errors, isChanged };
  }
  return { kind: "VALID", values, application: toApplication(result.data, posting, spamSignal(form)) };
}

function toApplication(
  { resume, person, answers, consent }: z.infer<ReturnType<typeof applicationSchema>>,
  posting: Posting,
  suspicion: string,
): NewApplication {
  const { processing, retention, id } = posting.consent;
  return {
    unit: posting.businessUnit.id,
    job: posting.id,
    job_title: posting.title,
    ...person,
    file: resume.hash,
    file_name: resume.name,
    suspicion,
    consent: id,
    retains: consent.retention ? 1 : 0,
    no_score: consent.noComparison ? 1 : 0,
    months: consent.retention ? retention.months : processing.months,
    monthsWithoutConsent: processing.months,
    answers,
  };
}
