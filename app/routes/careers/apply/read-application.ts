import { controlCharacters, emailPattern, fieldText, spamSignal } from "#app/form/read-fields.ts";
import type { Posting } from "#domain/postings/posting.schema.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { maxUploadMegabytes } from "#domain/upload.ts";
import type { NewApplication } from "#server/store/applications.ts";
import type { UploadedFile } from "#server/submissions/application-access.ts";
import type { ApplicationFormWords } from "./application.schema.ts";
import {
  type ApplicationValues,
  consentFields,
  type FileProblem,
  limits,
  questionField,
  removedFilesField,
} from "./application-fields.ts";

type Question = Posting["questions"][number];
/** Fails where the store does. */
type FindUpload = (id: string) => Promise<UploadedFile | undefined>;

export type ReadApplication =
  | { kind: "VALID"; values: ApplicationValues; application: NewApplication }
  | { kind: "INVALID"; values: ApplicationValues; errors: Record<string, string>; isChanged: boolean }
  /** Whether its files are there nobody can say just now. */
  | { kind: "UNAVAILABLE"; values: ApplicationValues };

/** The values of a name, without those that say nothing. */
const all = (form: FormData, name: string) =>
  form.getAll(name).filter((value) => typeof value === "string" && value !== "") as string[];

function isDate(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00Z`).toJSON()?.slice(0, 10) === text;
}

function isLink(text: string): boolean {
  return /^https?:$/.test(URL.parse(text)?.protocol ?? "");
}

/** A number as people write one. */
function numberOf(text: string): number {
  return /^[+-]?\d{1,15}([.,]\d{1,6})?$/.test(text) ? Number(text.replace(",", ".")) : Number.NaN;
}

/** Reads one form. The opening's questions are those that are asked now. */
export async function readApplication(
  form: FormData,
  posting: Posting,
  words: ApplicationFormWords,
  findUpload: FindUpload,
): Promise<ReadApplication> {
  const errors: Record<string, string> = {};
  const values: ApplicationValues = { texts: {}, files: {} };
  const leftOut = new Set(all(form, removedFilesField));
  let isUnavailable = false;
  const fail = (name: string, error: string) => {
    // The first that is wrong with a field is enough to begin with.
    errors[name] ??= error;
  };

  function text(name: string, label: string, max: number, pattern: RegExp): string {
    const value = fieldText(form, name);
    values.texts[name] = [value];
    if (value.length > max) fail(name, fillTemplate(words.tooLong, { label, max }));
    if (pattern.test(value)) fail(name, fillTemplate(words.unreadable, { label }));
    return value;
  }

  async function file(name: string): Promise<UploadedFile | undefined> {
    // What was chosen last comes after what was kept.
    const sent = all(form, name)
      .filter((id) => !leftOut.has(id))
      .at(-1);
    if (sent === undefined) return undefined;
    const [, problem] = /^refused:(\w+)$/.exec(sent) ?? [];
    if (problem === undefined) {
      const id = sent.slice(0, 60);
      try {
        const found = await findUpload(id);
        if (found) {
          values.files[name] = { id, name: found.name, size: found.size };
          return found;
        }
      } catch {
        isUnavailable = true;
        values.files[name] = { id, name: undefined };
        return undefined;
      }
    }
    const reason =
      problem !== undefined && Object.hasOwn(words.file, problem) ? (problem as FileProblem) : "GONE";
    fail(name, fillTemplate(words.file[reason], { max: maxUploadMegabytes }));
    return undefined;
  }

  type Answer = { answer: string; file: string };
  async function answerTo(asked: Question): Promise<Answer> {
    const name = questionField(asked.id);
    const { label, required } = asked;
    const said = (message: string, more = {}) => fail(name, fillTemplate(message, { label, ...more }));
    const answered = (answer: string, hash = ""): Answer => {
      if (answer === "" && required) said(words.answers.missing);
      return { answer, file: hash };
    };
    switch (asked.kind) {
      case "FILE": {
        const found = await file(name);
        return answered(found?.name ?? "", found?.hash);
      }
      case "ONE_OF":
      case "ANY_OF": {
        const chosen = all(form, name);
        values.texts[name] = chosen;
        const labels = asked.options.filter(({ id }) => chosen.includes(id)).map((option) => option.label);
        const most = asked.kind === "ONE_OF" ? 1 : asked.options.length;
        if (labels.length !== new Set(chosen).size || labels.length > most) said(words.answers.notAnOption);
        return answered(labels.join(", "));
      }
      case "YES_NO": {
        const [chosen = ""] = all(form, name);
        values.texts[name] = [chosen];
        if (!["", "yes", "no"].includes(chosen)) said(words.answers.notAnOption);
        return answered(chosen === "yes" ? words.answers.yes : chosen === "no" ? words.answers.no : "");
      }
      case "LONG_TEXT":
        return answered(text(name, label, limits.longAnswer, controlCharacters.text));
      default: {
        const value = text(name, label, limits.answer, controlCharacters.line);
        if (value === "") return answered(value);
        if (asked.kind === "DATE" && !isDate(value)) said(words.answers.date);
        if (asked.kind === "LINK" && !isLink(value)) said(words.answers.link);
        if (asked.kind === "NUMBER") {
          const number = numberOf(value);
          const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = asked;
          if (Number.isNaN(number)) said(words.answers.number);
          else if (number < min || number > max)
            said(words.answers.range, { min: asked.min ?? "…", max: asked.max ?? "…" });
        }
        return answered(value);
      }
    }
  }

  const { fields } = words;
  const resume = await file("resume");
  if (!resume) fail("resume", fields.resume.missing);
  const name = text("name", fields.name.label, limits.name, controlCharacters.line);
  if (name === "") fail("name", fields.name.missing);
  const email = text("email", fields.email.label, limits.email, controlCharacters.line);
  if (email === "") fail("email", fields.email.missing);
  else if (!emailPattern.test(email)) fail("email", fields.email.wrong);
  const phone = text("phone", fields.phone.label, limits.phone, controlCharacters.line);
  const digits = phone.replace(/\D/g, "").length;
  if (phone === "") fail("phone", fields.phone.missing);
  else if (!/^[+(\d][\d\s().\-/]*$/.test(phone) || digits < 6 || digits > 15)
    fail("phone", fields.phone.wrong);
  const note = text("note", fields.note.label, limits.note, controlCharacters.text);

  const answers: NewApplication["answers"] = [];
  for (const asked of posting.questions) {
    const { id: question, kind, label } = asked;
    answers.push({ question, kind, label, ...(await answerTo(asked)) });
  }
  const known = new Set(posting.questions.map(({ id }) => questionField(id)));
  const isChanged = [...form.keys()].some((key) => key.startsWith(questionField("")) && !known.has(key));

  for (const consent of Object.values(consentFields)) values.texts[consent] = all(form, consent).slice(0, 1);
  if (all(form, consentFields.processing).length === 0) fail(consentFields.processing, words.consent.missing);
  const retains = all(form, consentFields.retention).length > 0;

  if (isUnavailable) return { kind: "UNAVAILABLE", values };
  if (Object.keys(errors).length > 0 || isChanged || !resume)
    return { kind: "INVALID", values, errors, isChanged };
  const { consent, businessUnit, id: job, title } = posting;
  return {
    kind: "VALID",
    values,
    application: {
      unit: businessUnit.id,
      job,
      job_title: title,
      name,
      email: email.toLowerCase(),
      phone,
      note,
      file: resume.hash,
      file_name: resume.name,
      suspicion: spamSignal(form),
      consent: consent.id,
      retains: retains ? 1 : 0,
      months: retains ? consent.retention.months : consent.processing.months,
      answers,
    },
  };
}
