import type { z } from "zod";
import { plural, strictEntry, text } from "#domain/schema/content-fields.ts";

const counted = (what: string) => plural(`${what}; {count} is filled in`, 240);
const reason = strictEntry({
  text: text("why the file was not read, in a few words", 40),
  next: text("the next step", 140),
});

/** Why a file has no result: codes of the résumé reader, of files that it does not read, and of archives. */
export const unreadReasons = strictEntry({
  "empty-file": reason,
  unsupported: reason,
  encrypted: reason,
  scanned: reason,
  picture: reason,
  "old-word": reason,
  pages: reason,
  corrupt: reason,
  "too-large": reason,
  "too-many-pages": reason,
  timeout: reason,
  "not-resume": reason,
  lost: reason,
  "archive-corrupt": reason,
  "archive-too-many": reason,
  "archive-too-large": reason,
  "archive-nested": reason,
  "archive-other": reason,
  "archive-empty": reason,
  "facts-typed": reason,
  unknown: reason,
});

/** `content/own-round/reading.yaml`. */
export const readingWords = strictEntry({
  title: text("the heading of what is being read", 40),
  empty: text("what to do while there is no résumé", 160),
  files: text("the button that chooses files", 30),
  folder: text("the button that chooses a folder", 30),
  formats: text("the readable formats", 160),
  drop: strictEntry({
    title: text("what happens to files that are dropped now", 60),
    note: text("where they are read, and where they wait", 140),
  }),
  progress: strictEntry({
    label: text("the progress bar's name", 40),
    read: text("the progress; {done} and {total} are filled in", 60),
    seconds: text("the time left; {count} is filled in", 40),
    minutes: text("the same in minutes; {count} is filled in", 40),
    ready: counted("all files are read"),
    paused: counted("files wait since someone pressed Cancel"),
    noPosting: counted("files wait for a posting"),
    cancel: text("the button that stops", 20),
    goOn: text("the button that goes on", 20),
    repeated: counted("files have the same bytes as another one"),
  }),
  best: text("the start of the sentence with the best three", 30),
  waits: text("what the résumés in the tray wait for", 120),
  show: text("the button that shows the list", 40),
  hide: text("the button that hides it", 40),
  list: strictEntry({
    title: text("the list's name", 60),
    rank: text("the list is in order while it grows", 60),
    chooseAll: text("the button that chooses everyone", 40),
    chooseNone: text("the button that chooses no one", 40),
    choose: text("the check box of a row; {name} and {score} are filled in", 60),
    chosen: text("how many are chosen; {count} is filled in", 40),
    add: counted("the button that adds the chosen ones to the board"),
    dismiss: text("the button that takes the chosen ones out of the tray", 40),
    none: text("a row without a quotation", 40),
    foreign: strictEntry({
      language: text("the warning that only English words are matched; {name} is the language", 80),
      script: text("the same, with {name} for the script", 80),
      unread: text("the warning about a script that is not read; {name} is filled in", 80),
    }),
  }),
  dismissed: counted("résumés were taken out of the tray"),
  bringBack: text("the button that brings them back", 40),
  unread: strictEntry({
    title: counted("files that could not be read"),
    save: text("the button that saves their names", 40),
    file: text("the name of the saved file, without its ending", 40),
    more: text("the button that shows all; {count} is filled in", 40),
    fewer: text("the button that shows fewer", 40),
    open: text("the button that opens a file", 30),
    type: text("the button that types what a file says", 40),
    dismiss: text("the button that takes a file off the list", 30),
    columns: strictEntry({
      file: text("the file", 20),
      folder: text("its folder or archive", 30),
      size: text("its size in bytes", 30),
      why: text("why it was not read", 30),
      next: text("the next step", 30),
    }),
    reasons: unreadReasons,
  }),
  faults: strictEntry({
    NOT_LOADED: text("the reader could not be loaded, with the next step", 160),
    REFUSED: text("the browser does not store anything, with the next step", 160),
    FULL: text("the line for a device without room, with the next step", 160),
    SLOW: text("the storage does not answer, with the next step", 160),
    DELETED: text("another window has deleted the round", 160),
    BLOCKED: text("another window holds the storage, with the next step", 160),
  }),
});
export type ReadingWords = z.infer<typeof readingWords>;
