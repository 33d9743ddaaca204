import { z } from "zod";
import type { Posting } from "#domain/postings/posting.schema.ts";
import { type TextWords, textSchemas } from "#domain/text/field-text.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { type FileWords, fileSchema, type ReadFile } from "./file-schema.ts";
import { limits, questionField } from "./form-fields.ts";

export type Question = Posting["questions"][number];
type Options = Extract<Question, { options: unknown }>["options"];
/** An answer as submitted by the form. */
export type ReadAnswer = string | string[] | ReadFile;

/** Messages for invalid answers. */
export type AnswerWords = TextWords & {
  answers: Record<"missing" | "yes" | "no" | "notAnOption" | "number" | "range" | "date" | "link", string>;
  file: FileWords;
};

function isDate(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00Z`).toJSON()?.slice(0, 10) === text;
}

function isLink(text: string): boolean {
  return /^https?:$/.test(URL.parse(text)?.protocol ?? "");
}

/** Parses a decimal number with a point or a comma; NaN if the text is not a number. */
function parseDecimal(text: string): number {
  return /^[+-]?\d{1,15}([.,]\d{1,6})?$/.test(text) ? Number(text.replace(",", ".")) : Number.NaN;
}

function choiceSchema(options: Options, max: number, notAnOption: string) {
  const labelsOf = (chosen: string[]) =>
    options.filter(({ id }) => chosen.includes(id)).map(({ label }) => label);
  return z
    .array(z.string())
    .refine((chosen) => {
      const count = labelsOf(chosen).length;
      return count === new Set(chosen).size && count <= max;
    }, notAnOption)
    .transform((chosen) => labelsOf(chosen).join(", "));
}

/** Validates an answer and converts it to text. */
function textAnswerSchema(question: Exclude<Question, { kind: "FILE" }>, words: AnswerWords) {
  const { answers } = words;
  const { label } = question;
  const { line, text } = textSchemas(words);
  const message = (template: string, more = {}) => fillTemplate(template, { label, ...more });
  /** A single line that is empty or passes a test. */
  const lineWith = (isValid: (value: string) => boolean, template: string) =>
    line(label, limits.answer).refine((value) => value === "" || isValid(value), message(template));
  switch (question.kind) {
    case "ONE_OF":
      return choiceSchema(question.options, 1, message(answers.notAnOption));
    case "ANY_OF":
      return choiceSchema(question.options, question.options.length, message(answers.notAnOption));
    case "YES_NO":
      return z
        .enum(["", "yes", "no"], message(answers.notAnOption))
        .transform((chosen) => (chosen === "" ? "" : answers[chosen]));
    case "LONG_TEXT":
      return text(label, limits.longAnswer);
    case "TEXT":
      return line(label, limits.answer);
    case "DATE":
      return lineWith(isDate, answers.date);
    case "LINK":
      return lineWith(isLink, answers.link);
    case "NUMBER": {
      const { min, max } = question;
      const isOutside = (number: number) => number < (min ?? number) || number > (max ?? number);
      return lineWith((value) => !Number.isNaN(parseDecimal(value)), answers.number).refine(
        (value) => !isOutside(parseDecimal(value)),
        message(answers.range, { min: min ?? "…", max: max ?? "…" }),
      );
    }
  }
}

/** Schema for one answer. The stored answer includes the question as the applicant saw it. */
export function answerSchema(question: Question, words: AnswerWords) {
  const { id, kind, label, required } = question;
  const stored = { question: id, kind, label };
  const missing = fillTemplate(words.answers.missing, { label });
  if (kind === "FILE") {
    return fileSchema(words.file)
      .refine((file) => file || !required, missing)
      .transform((file) => ({ ...stored, answer: file?.name ?? "", file: file?.hash ?? "" }));
  }
  return textAnswerSchema(question, words)
    .refine((answer) => answer !== "" || !required, missing)
    .transform((answer) => ({ ...stored, answer, file: "" }));
}

/** Schema for all answers, in the order of the questions. */
export function answersSchema(questions: readonly Question[], words: AnswerWords) {
  const fields = questions.map((question) => [questionField(question.id), answerSchema(question, words)]);
  return z.object(Object.fromEntries(fields)).transform(Object.values);
}
