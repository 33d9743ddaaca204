import { plural, strictEntry, text, texts } from "#domain/schema/content-fields.ts";

const template = (what: string, ...placeholders: string[]) =>
  text(`the message ${what}`, 600).refine(
    (words) => placeholders.every((name) => words.includes(`{${name}}`)),
    {
      error: `lacks one of ${placeholders.map((name) => `{${name}}`).join(", ")}`,
    },
  );

const language = strictEntry({
  name: text("the language, in itself", 20),
  subject: template("in a mail's subject", "title"),
  greeting: template("at its beginning", "first"),
  greetingWithoutName: text("the beginning for someone without a name", 40),
  bye: text("the line above the sender", 40),
  SELECT: template("to someone who was selected", "title", "letter"),
  HOLD: template("to someone on hold", "title", "letter", "until"),
  REJECT: template("to someone who was rejected", "title", "letter"),
  RESUME: template("that asks for a résumé", "title"),
});
export type MessageTemplates = Record<"EN" | "HI" | "MR", (typeof language)["_output"]>;

/** `content/own-round/messages.yaml`. */
export const messagesWords = strictEntry({
  title: text("the tab", 40),
  templates: strictEntry({ EN: language, HI: language, MR: language }),
  ...texts("the choice of language", 100, ["language", "replaces", "letterStays"]),
  ...texts("the sender", 80, ["from", "fromNote"]),
  routes: strictEntry(
    texts("a way for a message", 30, ["MAIL", "MAIL_FILE", "WHATSAPP", "SHARE", "COPY", "again"]),
  ),
  ...texts("a note on the ways", 120, ["noEmail", "longMail", "noNumber", "noPhone", "tells"]),
  confirm: strictEntry(
    texts("a number without country code; {phone} is filled in", 80, ["ask", "yes", "no"]),
  ),
  ...texts("why a message did not leave the page", 100, ["copyFailed", "shareFailed", "empty"]),
  sent: strictEntry(
    texts("what is known of a message; {when} is filled in", 120, [
      "MAIL",
      "MAIL_FILE",
      "WHATSAPP",
      "SHARE",
      "COPY",
      "NONE",
    ]),
  ),
  resume: strictEntry(texts("the request for a résumé; {name} is filled in", 40, ["ask", "label", "close"])),
  walk: strictEntry({
    start: plural("the button that begins with {count} messages", 120),
    ...texts("messages one by one; {count}, {place} and {name} are filled in", 60, [
      "title",
      "place",
      "label",
      "skip",
      "next",
      "done",
      "close",
    ]),
  }),
});
