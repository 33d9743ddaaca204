import { type FieldName, isStop, readConsent, takeTurn } from "chat";
import { localMoment } from "#app/stages/local-moment.ts";
import type { ScreeningQuestion } from "#domain/relay/card.ts";
import { emailPattern } from "#domain/text/email-pattern.ts";
import { numberPattern, yesOrNo } from "../check-draft.ts";

/**
 * What a reply in the chat is. VALUE: it is the answer, as it stands. OFFER: an answer was read out of it and must be confirmed,
 * so that nothing counts which nobody has said. QUESTION: it asks something itself. UNCLEAR: the question is asked again.
 */
export type Reply =
  | { kind: "VALUE" | "OFFER"; value: string }
  | { kind: "SKIP" | "STOP" | "QUESTION" | "UNCLEAR" };

/** Something that the chat asks for: a line of the form, a screening question, free words, or the consent. */
export type Asked =
  | { kind: "LINE"; name: "name" | "email" | "phone" | "location" }
  | { kind: "QUESTION"; question: ScreeningQuestion }
  | { kind: "NOTE" | "CONSENT" };

/** The page's words for closed answers. */
export type ClosedWords = Record<"yes" | "no" | "skip" | "agree" | "disagree", string>;

const value = (text: string): Reply => ({ kind: "VALUE", value: text });
const offer = (text: string): Reply => ({ kind: "OFFER", value: text });
const unclear: Reply = { kind: "UNCLEAR" };

/** A reply without marks, spaces at its ends and letter case. */
const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\p{P}\p{Z}\s]+/gu, " ")
    .trim();
const isSame = (a: string, b: string) => bare(a) === bare(b);
const wordCount = (text: string) => bare(text).split(" ").length;

const today = () => localMoment().slice(0, 10);
const turnOf = (reply: string, asked: FieldName | null = null) =>
  takeTurn({ today: today(), text: reply, state: { asked } }, {});

function asksSomething(reply: string): boolean {
  const { intent } = turnOf(reply);
  return intent.startsWith("ask-") || intent === "human";
}

const engineFields = { name: "name", location: "city", email: "email", phone: "phone" } as const;
const onlyPhone = /^\+?[\p{Nd}\s()./-]+$/u;

function readLine(name: keyof typeof engineFields, reply: string): Reply {
  if (name === "email" && emailPattern.test(reply)) return value(reply);
  if (name === "phone" && onlyPhone.test(reply)) return value(reply);
  const field = engineFields[name];
  const read = turnOf(reply, field).fields[field];
  if (read !== undefined) return isSame(read, reply) ? value(reply) : offer(read);
  // People and places may be called anything; addresses and numbers have a form.
  return name === "name" || name === "location" ? offer(reply) : unclear;
}

/** Yes or no in the page's words or in English, or else as the engine understands it. Undefined for anything else. */
function readYesOrNo(reply: string, words: ClosedWords): { isYes: boolean; isSaid: boolean } | undefined {
  for (const [word, isYes] of [
    ...yesOrNo.map((word) => [word, word === "Yes"] as const),
    [words.yes, true] as const,
    [words.no, false] as const,
  ])
    if (isSame(reply, word)) return { isYes, isSaid: true };
  const { intent } = turnOf(reply);
  if (intent !== "affirm" && intent !== "deny") return undefined;
  return { isYes: intent === "affirm", isSaid: false };
}

function readQuestion({ kind, options = [] }: ScreeningQuestion, reply: string, words: ClosedWords): Reply {
  switch (kind) {
    case "TEXT":
      return value(reply);
    case "YES_NO": {
      const read = readYesOrNo(reply, words);
      if (!read) return unclear;
      const answer = yesOrNo[read.isYes ? 0 : 1];
      return read.isSaid ? value(answer) : offer(answer);
    }
    case "CHOICE": {
      const named = options.find((option) => isSame(option, reply));
      if (named !== undefined) return value(named);
      const numbered = /^\p{Nd}{1,2}$/u.test(bare(reply)) ? options[Number(bare(reply)) - 1] : undefined;
      return numbered === undefined ? unclear : offer(numbered);
    }
    case "NUMBER": {
      if (numberPattern.test(reply)) return value(reply);
      // Of several numbers, none is chosen.
      const [first, ...others] = reply.match(/\p{Nd}[\p{Nd},]*(?:\.\p{Nd}+)?/gu) ?? [];
      return first === undefined || others.length > 0 ? unclear : offer(first.replace(/,$/, ""));
    }
  }
}

const isFree = (asked: Asked) =>
  asked.kind === "NOTE" || (asked.kind === "QUESTION" && asked.question.kind === "TEXT");

function readConsentReply(reply: string, words: ClosedWords): Reply {
  if (isSame(reply, words.agree)) return value("yes");
  if (isSame(reply, words.disagree)) return value("no");
  const consent = readConsent(reply, today());
  return consent === "UNCLEAR" ? unclear : value(consent === "YES" ? "yes" : "no");
}

function readAnswer(asked: Asked, reply: string, words: ClosedWords): Reply {
  switch (asked.kind) {
    case "LINE":
      return readLine(asked.name, reply);
    case "QUESTION":
      return readQuestion(asked.question, reply, words);
    case "CONSENT":
      return readConsentReply(reply, words);
    case "NOTE":
      return value(reply);
  }
}

/** Reads a reply to what was asked. The value of a consent is "yes" or "no". */
export function readReply(asked: Asked, text: string, words: ClosedWords): Reply {
  const reply = text.trim();
  if (isSame(reply, words.skip)) return { kind: "SKIP" };
  // In a free text, "stop" may be part of the story.
  if (isStop(reply) && (!isFree(asked) || wordCount(reply) <= 2)) return { kind: "STOP" };
  const answer = readAnswer(asked, reply, words);
  return answer.kind !== "VALUE" && asksSomething(reply) ? { kind: "QUESTION" } : answer;
}

/**
 * Whether a reply confirms an offered answer. Undefined: it is an answer of its own, also "no, it is Asha".
 */
export function readConfirmation(text: string, words: ClosedWords): boolean | undefined {
  const reply = text.trim();
  const read = readYesOrNo(reply, words);
  return read && (read.isSaid || wordCount(reply) <= 2) ? read.isYes : undefined;
}
