import { fieldText, submittedValues } from "#app/form/read-fields.ts";
import type { Question, ReadAnswer } from "#domain/applications/answers-schema.ts";
import { questionField } from "#domain/applications/form-fields.ts";
import { type FindUpload, readFile } from "./read-file.ts";

async function readAnswer(
  form: FormData,
  { id, kind }: Question,
  findUpload: FindUpload,
): Promise<ReadAnswer> {
  const name = questionField(id);
  switch (kind) {
    case "FILE":
      return readFile(form, name, findUpload);
    case "ONE_OF":
    case "ANY_OF":
      return submittedValues(form, name);
    case "YES_NO":
      return submittedValues(form, name)[0] ?? "";
    default:
      return fieldText(form, name);
  }
}

/** Submitted answers by field name. */
export async function readAnswers(
  form: FormData,
  questions: readonly Question[],
  findUpload: FindUpload,
): Promise<Record<string, ReadAnswer>> {
  const answers = questions.map(
    async (question) => [questionField(question.id), await readAnswer(form, question, findUpload)] as const,
  );
  return Object.fromEntries(await Promise.all(answers));
}
