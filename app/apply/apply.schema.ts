import type { z } from "zod";
import { strictEntry, text, texts } from "#domain/schema/content-fields.ts";

const states = ["CUT", "GONE", "OTHER", "PAUSED", "FULL", "ENDED", "OFF", "OFFLINE"] as const;

const words = strictEntry({
  ...texts("a text of the applicant's page; {employer} and {size} are filled in", 260, [
    ...([
      "title",
      "language",
      "opening",
      "again",
      "asks",
      "place",
      "until",
      "readers",
      "readersText",
    ] as const),
    ...(["answers", "unknown", "report"] as const),
    ...(["shared", "sharedNote", "kept", "restored", "startAgain", "name", "email", "phone"] as const),
    ...(["location", "optional", "resume", "resumeNote", "choose", "another", "remove", "reading"] as const),
    ...(["filled", "unread", "yes", "no", "note", "consent", "next", "change"] as const),
    ...(["useChat", "useForm", "missing"] as const),
  ]),
  states: strictEntry(texts("why the link does not lead to the form; {employer} is filled in", 160, states)),
  faults: strictEntry(
    texts("what is wrong with a field; {size} is filled in", 120, [
      ...(["title", "name", "contact", "email", "phone", "resume", "size", "empty"] as const),
      ...(["answer", "number", "consent"] as const),
    ]),
  ),
});

const report = strictEntry({
  ...texts("the report of a link", 120, ["note", "send", "sent"]),
  reasons: strictEntry(texts("a reason to report a link", 60, ["FRAUD", "DISCRIMINATION", "SPAM", "OTHER"])),
});

const finish = strictEntry({
  ...texts("a text of what comes after the answers; {employer}, {time} and {seconds} are filled in", 200, [
    ...(["preview", "previewNote", "send", "sending", "sent", "number", "sentTo", "keepLink"] as const),
    ...(["copy", "copied", "print", "withdraw", "withdrawAsk", "withdrawYes", "withdrawn"] as const),
    ...(["withdrawFailed", "cancel", "nextPerson", "nextNow"] as const),
  ]),
  problems: strictEntry(
    texts("why the application is not sent", 160, ["OFFLINE", "REFUSED", "CLOSED", "FILE"]),
  ),
});

const chat = strictEntry({
  ...texts("a text of the chat in place of the form; {value}, {name} and {email} are filled in", 160, [
    ...(["bot", "you", "log", "hello", "given", "meant", "again", "needed", "stopped"] as const),
    ...(["cannotAnswer", "yesOrNo", "oneOf", "onlyThat", "consentAgain", "agree", "disagree"] as const),
    ...(["consent", "skip", "leave", "left", "choices", "write", "send", "done", "record", "open"] as const),
  ]),
  ask: strictEntry(
    texts("a question of the chat", 100, [
      ...(["resume", "name", "location", "email", "phone", "note", "consent"] as const),
    ]),
  ),
});

/** `content/apply.yaml`: the page behind a collecting link. */
export const applyWords = strictEntry({
  page: strictEntry({
    ...texts("the page before its program has loaded", 160, ["title", "heading", "failed", "again"]),
    text: text("what the page does, shown first", 240),
    noScripts: text("why the page needs scripts, and whom to ask without them", 300),
  }),
  languages: strictEntry(texts("a language, in itself", 20, ["en", "hi", "mr"])),
  words: strictEntry({ en: words, hi: words, mr: words }),
  report: strictEntry({ en: report, hi: report, mr: report }),
  finish: strictEntry({ en: finish, hi: finish, mr: finish }),
  chat: strictEntry({ en: chat, hi: chat, mr: chat }),
});
export type ApplyWords = z.infer<typeof words>;
export type FinishWords = z.infer<typeof finish>;
