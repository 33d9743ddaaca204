import type { Submission } from "#domain/relay/application.ts";
import type { ApplyCard } from "#domain/relay/card.ts";
import { maxResumeBytes } from "#domain/relay/limits.ts";
import { emailPattern } from "#domain/text/email-pattern.ts";

/** What an applicant has said so far; answers by the question's id. */
export type Draft = {
  /** How they answered last. */
  channel: "FORM" | "CHAT";
  /** Names of fields that they left out in the chat, which does not ask for them again. */
  skipped: string[];
  name: string;
  email: string;
  phone: string;
  location: string;
  answers: Record<string, string>;
  note: string;
  hasConsent: boolean;
};
export const emptyDraft: Draft = {
  channel: "FORM",
  skipped: [],
  ...{ name: "", email: "", phone: "", location: "", note: "" },
  answers: {},
  hasConsent: false,
};

export type FaultName =
  | "name"
  | "contact"
  | "email"
  | "phone"
  | "resume"
  | "size"
  | "empty"
  | "answer"
  | "number"
  | "consent";
/** `field`: the name of the field, for an answer `answer-` and the question's id. */
export type Fault = { field: string; fault: FaultName };

/** Answers to questions of yes or no, as they are sent: in the language of the employer's page. */
export const yesOrNo = ["Yes", "No"] as const;

/** In the digits of any script. */
const countDigits = (text: string) => text.match(/\p{Nd}/gu)?.length ?? 0;
const minPhoneDigits = 8;
/** A figure in the digits of any script, with commas and a decimal point. */
export const numberPattern = /^[-−]?\p{Nd}[\p{Nd},]*(?:\.\p{Nd}+)?$/u;

/** What keeps a draft from being sent, in the order of the fields. */
export function checkDraft(
  draft: Draft,
  { resume, questions }: Pick<ApplyCard, "resume" | "questions">,
  file: Pick<File, "size"> | undefined,
): Fault[] {
  const [email, phone] = [draft.email.trim(), draft.phone.trim()];
  const faults: (Fault | false)[] = [
    draft.name.trim() === "" && { field: "name", fault: "name" },
    email === "" && phone === "" && { field: "email", fault: "contact" },
    email !== "" && !emailPattern.test(email) && { field: "email", fault: "email" },
    phone !== "" && countDigits(phone) < minPhoneDigits && { field: "phone", fault: "phone" },
    resume === "REQUIRED" && !file && { field: "resume", fault: "resume" },
    file !== undefined && file.size > maxResumeBytes && { field: "resume", fault: "size" },
    file?.size === 0 && { field: "resume", fault: "empty" },
    ...questions.map(({ id, kind, isRequired, options = [] }): Fault | false => {
      const answer = draft.answers[id]?.trim() ?? "";
      const field = `answer-${id}`;
      if (isRequired && answer === "") return { field, fault: "answer" };
      // The link may have had other options when the draft was kept.
      const closed: readonly string[] | undefined = {
        YES_NO: yesOrNo,
        CHOICE: options,
        TEXT: undefined,
        NUMBER: undefined,
      }[kind];
      if (answer !== "" && closed && !closed.includes(answer)) return { field, fault: "answer" };
      return kind === "NUMBER" && answer !== "" && !numberPattern.test(answer) && { field, fault: "number" };
    }),
    !draft.hasConsent && { field: "consent", fault: "consent" },
  ];
  return faults.filter((fault) => fault !== false);
}

/** A draft as it is sent, without what only belongs to the page. */
export function toContent(
  draft: Draft,
  { questions }: Pick<ApplyCard, "questions">,
): Pick<Submission, "name" | "email" | "phone" | "location" | "note" | "answers"> {
  return {
    name: draft.name.trim(),
    email: draft.email.trim(),
    phone: draft.phone.trim(),
    location: draft.location.trim(),
    note: draft.note.trim(),
    answers: questions.map(({ id, text }) => ({
      question: id,
      label: text,
      answer: draft.answers[id]?.trim() ?? "",
    })),
  };
}
