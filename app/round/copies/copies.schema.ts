import type { z } from "zod";
import { list, strictEntry, text } from "#domain/schema/content-fields.ts";

/** Texts of one kind, by their keys: `what` says where they are shown. */
function texts<const Key extends string>(what: string, max: number, keys: readonly Key[]) {
  return Object.fromEntries(keys.map((key) => [key, text(`${what}, “${key}”`, max)])) as Record<
    Key,
    ReturnType<typeof text>
  >;
}

const counted = (what: string) =>
  strictEntry(texts(`a number of ${what}; {count} is filled in`, 40, ["none", "one", "many"]));
const oneOrMany = (what: string, max: number) =>
  strictEntry(texts(`${what}; {count} and {names} are filled in`, max, ["one", "many"]));

const exportWords = strictEntry({
  ...texts("the row of the export", 60, ["title", "never", "save", "packing", "cancel", "cancelled"]),
  ...texts("the row of the export: its last copy", 80, ["last", "since", "sinceOne", "upToDate"]),
  contains: text("what is in an export; {people}, {files} and {changes} are filled in", 200),
  people: counted("candidates"),
  files: counted("résumés"),
  changes: counted("changes"),
  tray: oneOrMany("the choice to include résumés of the tray", 80),
  working: text("the progress; {done} and {of} are filled in", 40),
  done: text("the end of an export; {name} and {size} are filled in", 120),
  missing: oneOrMany("what is not in the export", 160),
  ...texts("an export that failed; {why} is filled in", 120, ["tooLarge", "failed"]),
  readable: text("who can read the file", 120),
});

const importWords = strictEntry({
  ...texts("the row of the import", 60, [
    "title",
    "choose",
    "drop",
    "cancel",
    "leave",
    "open",
    "openWithout",
    "merge",
    "show",
    "others",
  ]),
  note: text("what an import does", 160),
  ...texts("the progress; {done} and {of} are filled in", 60, ["reading", "writing"]),
  found: text("what is in the file; {title}, {people}, {files} and {when} are filled in", 120),
  ...texts("what would change; {what} or {people} is filled in", 120, [
    "isNew",
    "adds",
    "removes",
    "conflicts",
    "nothing",
  ]),
  damaged: oneOrMany("what is damaged in part", 200),
  ...texts("the end of an import; {title} is filled in", 80, ["opened", "merged"]),
  faults: strictEntry(
    texts("a fault; {name} is the file", 220, [
      "NO_ZIP",
      "FOREIGN",
      "NEWER",
      "DAMAGED",
      "ENCRYPTED",
      "TOO_LARGE",
      "HOSTILE",
      "OTHER_BEGINNING",
      "UNREADABLE",
    ]),
  ),
  failed: text("an import that could not be written; {why} is filled in", 120),
  partly: text("an import of which a part was written; {why}, {saved} and {of} are filled in", 200),
});

const storageWords = strictEntry({
  refused: strictEntry(
    texts("the page when storage is refused", 220, ["mark", "count", "title", "note", "save"]),
  ),
  full: strictEntry(
    texts("the page when storage is full", 160, [
      "mark",
      "markNone",
      "title",
      "titleNone",
      "saved",
      "savedNone",
      "why",
      "room",
      "save",
      "again",
      "delete",
    ]),
  ),
  unsaved: strictEntry(
    texts("the line about changes that are not saved", 140, [
      "SLOW",
      "REFUSED",
      "FULL",
      "BLOCKED",
      "DELETED",
      "again",
      "save",
      "kept",
    ]),
  ),
  gone: strictEntry(texts("the page when the storage was closed", 180, ["title", "note", "reload"])),
  missing: strictEntry({
    ...texts("the page of a round that this device lacks", 100, [
      "title",
      "note",
      "open",
      "openNote",
      "rounds",
    ]),
    reasons: list(text("what may have happened", 160), "reasons", 2, 6),
  }),
  why: strictEntry(
    texts("why nothing could be written, after a colon", 80, [
      "REFUSED",
      "FULL",
      "SLOW",
      "BLOCKED",
      "DELETED",
    ]),
  ),
});

const reportWords = strictEntry({
  title: text("the title of the saved report; {title} is filled in", 60),
  saved: text("when it was saved; {day} is filled in", 120),
  foot: text("what a score is", 160),
  list: strictEntry(texts("a column of the list", 30, ["name", "score", "decision"])),
  ...texts("a label of the saved report", 60, [
    "candidates",
    "asks",
    "posting",
    "requirements",
    "mustHave",
    "location",
    "email",
    "phone",
    "source",
    "added",
    "tags",
    "owner",
    "resume",
    "resumes",
    "score",
    "noScore",
    "waiting",
    "noResume",
    "line",
    "none",
    "decision",
    "undecided",
    "until",
    "reason",
    "letter",
    "conflict",
    "screen",
    "messages",
    "sent",
    "draft",
    "notes",
    "empty",
    "top",
  ]),
  parts: strictEntry(
    texts("a part of a score; {points} and {of} are filled in", 50, ["requirements", "field", "wording"]),
  ),
  evidence: strictEntry(
    texts("a column of the requirements", 30, ["requirement", "words", "place", "state"]),
  ),
  via: strictEntry(texts("how a message left the page", 40, ["MAIL", "WHATSAPP", "SHARE", "COPY", "NONE"])),
  decisions: strictEntry(texts("a decision", 20, ["SELECT", "HOLD", "REJECT"])),
  sources: strictEntry(
    texts("where a candidate came from", 30, [
      "FILE",
      "CSV",
      "HAND",
      "CAREERS_PAGE",
      "JOB_BOARD",
      "WHATSAPP",
      "REFERRAL",
      "CAMPUS",
    ]),
  ),
  table: strictEntry(
    texts("a column of the table", 30, [
      "name",
      "location",
      "email",
      "phone",
      "source",
      "added",
      "score",
      "decision",
      "until",
      "reason",
      "letter",
      "sent",
      "tags",
      "owner",
      "notes",
      "file",
    ]),
  ),
});

/** `content/own-round/copies.yaml`. */
export const copiesWords = strictEntry({
  title: text("the heading", 40),
  lede: text("one or two sentences about the page", 160),
  export: exportWords,
  import: importWords,
  rename: strictEntry(texts("the row that renames", 80, ["title", "label", "note", "save", "empty", "done"])),
  place: strictEntry(
    texts("the row about where the round is", 120, [
      "title",
      "device",
      "memory",
      "saved",
      "unchanged",
      "saving",
      "KEPT",
      "MAY_GO",
      "UNKNOWN",
      "ask",
      "used",
    ]),
  ),
  delete: strictEntry(
    texts("deleting a round", 160, [
      "title",
      "what",
      "where",
      "when",
      "log",
      "logWhat",
      "filesWhat",
      "filesMany",
      "right",
      "copies",
      "copiesWhat",
      "never",
      "start",
      "ask",
      "gone",
      "noCopy",
      "copyFresh",
      "copyOld",
      "copyOldOne",
      "save",
      "yes",
      "no",
      "close",
      "failed",
    ]),
  ),
  keep: strictEntry(texts("the offer of a copy", 180, ["first", "never", "age", "again", "save", "later"])),
  end: strictEntry(
    texts("the question about an old round", 160, [
      "ask",
      "note",
      "keep",
      "export",
      "delete",
      "kept",
      "failed",
    ]),
  ),
  ago: strictEntry(texts("how long ago", 30, ["yesterday", "days", "at"])),
  storage: storageWords,
  report: reportWords,
});
export type CopiesWords = z.infer<typeof copiesWords>;
