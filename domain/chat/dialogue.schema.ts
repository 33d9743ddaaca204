import { topics } from "chat";
import type { z } from "zod";
import { choice, list, strictEntry, text } from "#domain/schema/content-fields.ts";

export const fieldNames = [
  "name",
  "city",
  "experienceYears",
  "currentEmployer",
  "noticeDays",
  "shift",
  "expectedPay",
  "languages",
  "education",
  "startDate",
  "phone",
  "email",
] as const;

const message = (when: string, max = 320) => text(`what the bot writes ${when}`, max);
const word = (what: string) => text(what, 30);

const dialogueField = strictEntry({
  field: choice("the field of the application", fieldNames),
  title: text("the name of the field in the record", 30),
  question: message("to ask for it", 160),
  range: message("after a range; {low} and {high} are filled in", 160).optional(),
  limit: message("after a reply with an exception or a condition; {words} is filled in", 200).optional(),
  again: message("after a reply that it cannot store as it is", 160),
  confirm: message("to have a value confirmed; {value} is filled in", 160).optional(),
  optional: choice("whether it may be left open", ["yes"]).optional(),
  suggestions: list(text("a reply that visitors can choose", 60), "replies to choose from", 1, 4),
});

const fact = strictEntry({
  topic: choice("the topic of the question", topics),
  source: text("the heading of the opening's fact, or of its demands", 40),
  text: text("the answer; the opening's facts are filled in by their ids", 320),
});

/** `content/dialogue.yaml`: WhaBot's texts, questions and facts. Names in braces are placeholders. */
export const dialogue = strictEntry({
  greeting: message("first; {company}, {title} and {location} are filled in"),
  consent: message("to ask for consent: what is stored, how long, how to stop", 400),
  consentVersion: text("the version of the consent; never change its words, write another version", 40),
  consentAgain: list(message("while there is no consent, each time in other words"), "such requests", 2, 4),
  unclearConsent: message(
    "after several replies that are neither yes nor no, before a person takes over",
    160,
  ),
  welcome: message("before the consent, to a greeting or the wish to apply", 160),
  keptUntilYes: message("before the consent, about facts", 160),
  attachLater: message("before the consent, about a document", 160),
  aboutBot: message("to someone who asks whether a bot writes", 200),
  declined: message("after a no to the consent"),
  thanksForConsent: message("after the consent", 80),
  stopped: message("after STOP; {begin} and {erase} are filled in"),
  resumed: message("when someone begins again", 120),
  erased: message("after everything was erased", 160),
  handedOver: message("when a person takes over; {hours} and {begin} are filled in"),
  hours: text("the hours in which people answer", 80),
  passedOn: message("about a question that the opening does not answer; {hours} is filled in"),
  answer: message("to answer; {text} and {source} are filled in", 120),
  noted: message("about new values; {values} is filled in", 80),
  changed: message("about a changed value; {title}, {value} and {before} are filled in", 120),
  leftOpen: message("about a field that stays open; {title} is filled in", 120),
  notUnderstood: message("about a reply without a value", 120),
  notOffered: message("about a number that is none of those that it asked about", 120),
  onceMore: message("before a reply that would repeat the last one word for word", 40),
  help: message("about several such replies"),
  otherScript: message("about words in another script"),
  tooLong: message("about a message that was cut; {count} is filled in", 120),
  abusive: message("about abuse", 160),
  offTopic: message("about something else", 160),
  greetAgain: message("to a second greeting", 60),
  thanks: message("to thanks", 60),
  attach: message("to someone who wants to send a document", 160),
  fromDocument: message("about a document; {file} and {values} are filled in", 160),
  othersFromDocument: message("after a correction; {values} is filled in", 120),
  nothingInDocument: message("about a document with nothing new; {file} is filled in", 160),
  documentDenied: message("after a no to the document's values", 160),
  closing: message("at the end; {filled}, {of} and {open} are filled in"),
  nothingOpen: message("at the end instead of the open fields", 80),
  openFields: message("at the end about open fields; {titles} is filled in", 160),
  words: strictEntry({
    begin: word("the word that begins again"),
    erase: word("the word that erases everything"),
    stop: word("the word that stops"),
    person: word("the words that ask for a person"),
    yes: word("the word that agrees"),
    no: word("the word that denies"),
  }),
  skip: list(word("words that leave a field open"), "such words", 3, 20),
  openers: list(text("a first message that visitors can choose", 60), "first messages", 1, 4),
  questions: list(text("a question that visitors can choose", 60), "questions", 1, 4),
  values: strictEntry({
    years: text("{count} is filled in", 20),
    oneYear: text("one year", 20),
    noYears: text("no experience", 30),
    days: text("{count} is filled in", 20),
    noDays: text("no notice", 30),
    pay: text("{amount} and {period} are filled in", 30),
    periods: strictEntry({
      year: word("a year"),
      month: word("a month"),
      day: word("a day"),
      hour: word("an hour"),
    }),
    shifts: strictEntry({
      day: word("the shift"),
      evening: word("the shift"),
      night: word("the shift"),
      rotating: word("the shift"),
      any: word("the shift"),
    }),
    degrees: strictEntry({
      "10th": word("the education"),
      "12th": word("the education"),
      diploma: word("the education"),
      bachelor: word("the education"),
      master: word("the education"),
      doctorate: word("the education"),
    }),
  }),
  fields: list(dialogueField, "fields", fieldNames.length, fieldNames.length),
  knowledge: list(fact, "facts", 1, topics.length),
});
export type Dialogue = z.infer<typeof dialogue>;
export type DialogueField = Dialogue["fields"][number];

/** Facts of the opening that its requirements lack, each with the heading that answers cite. */
export const openingFacts = list(
  strictEntry({
    id: text("the name by which an answer fills the fact in, such as pay", 20).regex(/^[a-z]+$/, {
      error: (issue) => `"${String(issue.input)}" is not a name: write lower-case letters, such as pay`,
    }),
    title: text("the heading that an answer names as its source", 40),
    text: text("the fact in one or two sentences", 240),
  }),
  "facts",
  1,
  12,
);
