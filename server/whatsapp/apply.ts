import type { Conversation } from "#domain/chat/conversation-state.ts";
import { storedFields } from "#domain/chat/conversation-state.ts";
import { showValue } from "#domain/chat/field-values.ts";
import type { NumberChat } from "#domain/chat/number-chat.ts";
import type { NewApplication } from "#server/store/applications.ts";
import type { ChatRow } from "#server/store/tables.ts";

/** The application that a finished conversation makes. Facts other than name, email and phone are answers. */
export function toApplication(
  chat: Pick<ChatRow, "number" | "file" | "file_name">,
  conversation: Conversation,
  { script, words, opening, months }: NumberChat,
): NewApplication {
  const { dialogue } = script;
  const fields = storedFields(conversation);
  const own = new Set(["name", "email", "phone"]);
  const facts = dialogue.fields
    .filter(({ field }) => !own.has(field) && field in fields)
    .map(({ field, title }) => ({
      ...{ question: field, kind: "TEXT", label: title, answer: showValue(fields, field, dialogue.values) },
      file: "",
    }));
  const open = conversation.passedOn.map((place) => conversation.messages[place]?.text ?? "").filter(Boolean);
  const questions = { question: "questions", kind: "LONG_TEXT", label: words.questions, file: "" };
  return {
    unit: opening.unit,
    job: opening.job,
    job_title: opening.title,
    name: fields.name ?? "",
    email: fields.email ?? "",
    // The number itself is proven; another one is where the person wants to be called.
    phone: fields.phone ?? `+${chat.number}`,
    note: "",
    file: chat.file,
    file_name: chat.file_name,
    suspicion: "",
    consent: words.consentVersion,
    retains: 0,
    no_score: 0,
    months,
    monthsWithoutConsent: months,
    source: "WHATSAPP",
    answers: [...facts, ...(open.length > 0 ? [{ ...questions, answer: open.join("\n\n") }] : [])],
  };
}
