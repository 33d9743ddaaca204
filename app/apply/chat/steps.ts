import type { ApplyCard } from "#domain/relay/card.ts";
import type { Draft } from "../check-draft.ts";
import type { Asked } from "./read-reply.ts";

/** Something that the chat asks for. `field` is its name in the form. */
export type Step = { field: string; isOptional: boolean } & (Asked | { kind: "RESUME" });

const lines = ["name", "location", "email", "phone"] as const;

/** Everything that is asked, in the order of the form. */
export function stepsOf({ resume, questions }: ApplyCard): Step[] {
  return [
    ...(resume === "NONE"
      ? []
      : [{ kind: "RESUME" as const, field: "resume", isOptional: resume === "OPTIONAL" }]),
    ...lines.map((name) => ({ kind: "LINE" as const, name, field: name, isOptional: name !== "name" })),
    ...questions.map((question) => ({
      ...{ kind: "QUESTION" as const, question, field: `answer-${question.id}` },
      isOptional: !question.isRequired,
    })),
    { kind: "NOTE", field: "note", isOptional: true },
    { kind: "CONSENT", field: "consent", isOptional: false },
  ];
}

/** What an answer changes in the draft. An empty one takes it out. */
export function changeOf(step: Step, value: string, { answers }: Draft): Partial<Draft> {
  switch (step.kind) {
    case "LINE":
      return { [step.name]: value };
    case "QUESTION":
      return { answers: { ...answers, [step.question.id]: value } };
    case "NOTE":
      return { note: value };
    case "CONSENT":
      return { hasConsent: value === "yes" };
    case "RESUME":
      return {};
  }
}

export function currentValue(step: Step, draft: Draft, file: File | undefined): string {
  switch (step.kind) {
    case "LINE":
      return draft[step.name];
    case "QUESTION":
      return draft.answers[step.question.id] ?? "";
    case "NOTE":
      return draft.note;
    case "CONSENT":
      return draft.hasConsent ? "yes" : "";
    case "RESUME":
      return file?.name ?? "";
  }
}

/** The longest reply, as in the form. */
export const maxLetters = (step: Step) => (step.kind === "LINE" ? 200 : 5_000);

/** The words for a reply that was not understood. */
export function unclearOf(step: Step) {
  if (step.kind === "CONSENT") return "consentAgain";
  if (step.kind !== "QUESTION") return "onlyThat";
  const { kind } = step.question;
  return kind === "NUMBER" ? "number" : kind === "YES_NO" ? "yesOrNo" : "oneOf";
}
