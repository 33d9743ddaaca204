import { plural, strictEntry, text, texts } from "#domain/schema/content-fields.ts";
import { columnRoles } from "./table/column-roles.ts";

const counted = (what: string) => plural(`${what}; {count} is filled in`, 300);

const form = strictEntry({
  ...texts("the form for one person", 60, [
    "add",
    "correct",
    "typed",
    "nameNote",
    "name",
    "email",
    "phone",
    "location",
    "optional",
    "save",
    "saveCorrection",
    "cancel",
    "missing",
    "added",
  ]),
  typedNote: text("what to type for an unreadable file", 120),
  warnings: strictEntry(
    texts("a warning; {guess} and {name} are filled in", 100, [
      "EMAIL_FORM",
      "EMAIL_TYPO",
      "PHONE_SHORT",
      "PHONE_LONG",
      "PHONE_ROUNDED",
      "EMAIL_KNOWN",
      "PHONE_KNOWN",
    ]),
  ),
});

const extras = strictEntry({
  ...texts("contact, tags, owner and notes of a person", 60, [
    "contact",
    "applied",
    "appliedNote",
    "noContact",
    "correct",
    "tags",
    "addTag",
    "add",
    "removeTag",
    "owner",
    "noOwner",
    "notes",
    "noNotes",
    "note",
    "saveNote",
    "you",
  ]),
  notScanned: text("what a résumé that came through a link was not checked for", 200),
});

const duplicates = strictEntry({
  title: counted("pairs that may be one person"),
  ...texts("two entries that may be one person", 80, [
    "note",
    "show",
    "hide",
    "pair",
    "because",
    "nothing",
    "keep",
    "keepLabel",
    "apart",
    "merged",
    "kept",
    "more",
  ]),
  reasons: strictEntry(texts("why two may be one", 40, ["FILE", "EMAIL", "PHONE", "NAME_AND_PLACE"])),
  labels: strictEntry(
    texts("what is compared", 20, ["name", "email", "phone", "location", "files", "added", "tags", "notes"]),
  ),
});

const importWords = strictEntry({
  ...texts("the import of a table", 60, [
    "title",
    "choose",
    "other",
    "reading",
    "close",
    "header",
    "check",
    "others",
  ]),
  note: text("which files are read", 200),
  ...texts("what was found; {number} and {column} are filled in", 80, ["column", "holds", "needsName"]),
  adds: plural("the button that adds {count} people, none included", 120),
  found: plural("how many rows were found; {count} and {file} are filled in", 120),
  skipped: plural("how many lines are left out; {count} is filled in", 200),
  quotes: text("a quotation mark that is not closed", 160),
  roles: strictEntry(texts("what a column holds", 20, ["NONE", ...columnRoles])),
  known: counted("rows that look like someone"),
  ...texts("a row; {row}, {name}, {by}, {other}, {earlier} and {text} are filled in", 80, [
    "knownRow",
    "knownEarlier",
    "row",
  ]),
  by: strictEntry(texts("what two have in common", 30, ["EMAIL", "PHONE"])),
  incomplete: counted("rows that are left out"),
  damaged: counted("values that are left out"),
  done: plural("the end of an import; {count} is filled in", 200),
  faults: strictEntry(
    texts("why a file is not read; {file} is filled in", 180, [
      "WORKBOOK",
      "WEB_PAGE",
      "BINARY",
      "EMPTY",
      "TOO_LARGE",
      "TOO_MANY_ROWS",
      "UNREADABLE",
      "NOT_LOADED",
    ]),
  ),
});

/** `content/own-round/people.yaml`. */
export const peopleWords = strictEntry({
  title: text("the button", 40),
  form,
  extras,
  duplicates,
  import: importWords,
});
