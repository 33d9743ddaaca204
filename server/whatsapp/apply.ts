import type { FieldName } from "chat";
import { answersSchema, type ReadAnswer } from "#domain/applications/answers-schema.ts";
import { eachField, type FieldName as FormField, isContactField } from "#domain/applications/fields.ts";
import type { ReadFile } from "#domain/applications/file-schema.ts";
import { limits, questionField } from "#domain/applications/form-fields.ts";
import { personSchema } from "#domain/applications/person-schema.ts";
import { askField, fieldQuestion } from "#domain/chat/check-fields.ts";
import {
  type Context,
  type Conversation,
  setEntry,
  shown,
  storedFields,
} from "#domain/chat/conversation-state.ts";
import type { NumberChat } from "#domain/chat/number-chat.ts";
import { askQuestionAgain, formAnswers } from "#domain/chat/screening.ts";
import { normalise } from "#domain/text/field-text.ts";
import type { NewApplication } from "#server/store/applications.ts";
import type { ChatRow } from "#server/store/tables.ts";

/** The open questions in pieces of the form's longest answer. */
function openQuestions({ passedOn, messages }: Conversation, label: string): NewApplication["answers"] {
  const texts = passedOn.map((place) => normalise(messages[place]?.text ?? "")).filter(Boolean);
  const pieces: string[] = [];
  for (const text of texts) {
    const last = pieces.at(-1);
    const whole = last === undefined ? text : `${last}\n\n${text}`;
    if (last !== undefined && whole.length <= limits.longAnswer) pieces[pieces.length - 1] = whole;
    else pieces.push(text.slice(0, limits.longAnswer).toWellFormed());
  }
  return pieces.map((answer, index) => ({
    ...{
      question: index === 0 ? "questions" : `questions-${index + 1}`,
      kind: "LONG_TEXT",
      answer,
      file: "",
    },
    label: index === 0 ? label : `${label} ${index + 1}`,
  }));
}

/** Looks files up again: an upload is valid for a day, like those of the form. */
async function findFiles(
  answers: Record<string, ReadAnswer>,
  findFile: (file: { id: string }) => Promise<ReadFile>,
): Promise<Record<string, ReadAnswer>> {
  const entries = Object.entries(answers).map(async ([name, answer]): Promise<[string, ReadAnswer]> => {
    const isFile = typeof answer === "object" && "kind" in answer && answer.kind === "UPLOADED";
    return [name, isFile ? await findFile(answer) : answer];
  });
  return Object.fromEntries(await Promise.all(entries));
}

export type ReadConversation =
  | { kind: "VALID"; application: NewApplication }
  /** The form rejects a value. The conversation asks for it again with the form's message. */
  | { kind: "REFUSED"; conversation: Conversation };

type Options = { findFile: (file: { id: string }) => Promise<ReadFile>; context: Context };

/**
 * Validates a finished conversation with the schemas of the form. Only the email address and the résumé may
 * be missing: the number is proven, and the facts of the conversation become answers.
 */
export async function readConversation(
  row: Pick<ChatRow, "number" | "file" | "file_name">,
  conversation: Conversation,
  chat: NumberChat,
  { findFile, context }: Options,
): Promise<ReadConversation> {
  const { script, words, opening, months, questions, form } = chat;
  const fields = storedFields(conversation);
  // Another number than the proven one is where the person wants to be called.
  const sent: Partial<Record<FormField, string>> = { phone: `+${row.number}`, ...fields };
  const values = eachField((name) => (isContactField(name) ? (sent[name] ?? "") : ""));
  const schema = personSchema(form);
  const person = (values.email === "" ? schema.omit({ email: true }) : schema).safeParse(values);
  const facts = script.dialogue.fields.flatMap(({ field }): FieldName[] =>
    !isContactField(field) && field in fields ? [field] : [],
  );
  const parsedFacts = answersSchema(
    facts.map((field) => fieldQuestion(field, chat)),
    form,
  ).safeParse(Object.fromEntries(facts.map((field) => [questionField(field), shown(fields, field, script)])));
  const wrong = [...(person.error?.issues ?? []), ...(parsedFacts.error?.issues ?? [])][0];
  if (!person.success || !parsedFacts.success) {
    const path = String(wrong?.path[0] ?? "");
    const field = script.dialogue.fields.find(
      ({ field }) => field === path || questionField(field) === path,
    )?.field;
    if (field === undefined) throw new Error(`The form refuses ${path}, which no field is`);
    const open = setEntry(conversation, field, { state: "OPEN", value: undefined, words: [] });
    return { kind: "REFUSED", conversation: askField(open, field, [wrong?.message], context) };
  }
  const answers = answersSchema(questions, form).safeParse(
    await findFiles(formAnswers(conversation, questions), findFile),
  );
  if (!answers.success) {
    const [issue] = answers.error.issues;
    const question = questions.find(({ id }) => questionField(id) === issue?.path[0]);
    if (!question) throw new Error("The form refuses an answer to no question");
    const asking = askQuestionAgain(conversation, question, issue?.message ?? "", chat, context);
    return { kind: "REFUSED", conversation: asking };
  }
  const application: NewApplication = {
    unit: opening.unit,
    job: opening.job,
    job_title: opening.title,
    email: "",
    ...person.data,
    file: row.file,
    file_name: row.file_name,
    suspicion: "",
    consent: conversation.consent?.version ?? words.consentVersion,
    retains: 0,
    no_score: 0,
    months,
    monthsWithoutConsent: months,
    source: "WHATSAPP",
    answers: [...parsedFacts.data, ...answers.data, ...openQuestions(conversation, words.questions)],
  };
  return { kind: "VALID", application };
}
