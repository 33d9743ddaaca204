import type { z } from "zod";
import { rejectionWords, textWords } from "#app/form/form-words.schema.ts";
import {
  type ContactField,
  type contactTypes,
  eachField,
  type FieldName,
  fieldType,
} from "#domain/applications/fields.ts";
import { list, plural, strictEntry, text } from "#domain/schema/content-fields.ts";

const field = {
  label: text("what to write here", 60),
  hint: text("what helps to write it", 240).optional(),
};
const required = { ...field, missing: text("what to do when it is empty", 160) };
const fieldWords = {
  text: strictEntry(required),
  email: strictEntry({ ...required, wrong: text("what to do when it is no address", 160) }),
  tel: strictEntry({ ...required, wrong: text("what to do when it is not a phone number", 160) }),
  textarea: strictEntry(field),
};
type FieldWords = {
  [Name in FieldName]: (typeof fieldWords)[Name extends ContactField
    ? (typeof contactTypes)[Name]
    : "textarea"];
};

const form = strictEntry({
  title: text("the form's heading", 60),
  example: text("the note that no job is behind a sample opening", 240),
  intro: text("what it takes to apply", 400),
  link: text("the button at the top of an opening", 30),
  optional: text("the mark beside optional fields", 30),
  person: text("the heading of name, email address and phone number", 60),
  fields: strictEntry({
    ...(eachField((name) => fieldWords[fieldType(name)]) as FieldWords),
    resume: strictEntry(required),
  }),
  questions: text("the heading of the opening's own questions", 60),
  answers: strictEntry({
    missing: text("the message when a required question has no answer, with {label}", 160),
    yes: text("the answer yes", 20),
    no: text("the answer no", 20),
    none: text("the option where nothing has to be chosen", 40),
    choose: text("the entry that is none", 40),
    notAnOption: text("the message when an answer is none of the options, with {label}", 160),
    number: text("the message when it is no number, with {label}", 160),
    range: text("the message when a number is out of its range, with {label}, {min} and {max}", 160),
    date: text("the message when it is no date, with {label}", 160),
    link: text("the message when it is no web address, with {label}", 160),
    changed: text("the message when the opening's questions have changed meanwhile", 240),
  }),
  file: strictEntry({
    kept: text("the note about a file that was received already, with {name} and {size}", 160),
    keptUnnamed: text("the same while the store does not say its name", 160),
    another: text("the words before the field that replaces it", 120),
    leaveOut: text("the box that takes one away that is not required", 80),
    EMPTY: text("the message about a file without content", 160),
    TOO_LARGE: text("the message about a file above the limit, with {max}", 160),
    WRONG_TYPE: text("the message about a file of another type", 240),
    TOO_MANY: text("the message when many files came from one network", 240),
    UNAVAILABLE: text("the message when a file could not be stored", 240),
    GONE: text("the message when a file has expired", 160),
  }),
  prefill: strictEntry({
    reading: text("the status while the device reads the résumé", 120),
    found: text("the note beside a field that was filled in from it", 120),
    note: text("the note that this happens on the device", 240),
  }),
  draft: strictEntry({
    restored: text("the note that the form has answers of an earlier visit", 240),
    clear: text("the button that clears them", 40),
    cleared: text("the text once they are deleted", 80),
  }),
  consent: strictEntry({
    title: text("the heading of the consents", 60),
    missing: text("the message when the required consent is missing", 240),
    policy: text("the words of the link to the policy", 80),
    software: text("what software does with an application, where it does", 400),
    noSoftware: text("the same where it does nothing", 400),
    noComparison: text("the box of an applicant who does not want the comparison", 160),
  }),
  ...textWords,
  send: text("the button", 30),
  uploading: text("the status while a file is uploaded, with {name} and {percent}", 120),
  sending: text("the status while it is sent", 60),
  ...rejectionWords,
  closed: text("the message when the opening closed while the form was open", 240),
});

const receipt = strictEntry({
  title: text("the heading of the receipt", 60),
  kept: text("what is true now, with {job} and {time}", 240),
  mailed: text("the note that a mail was sent", 240),
  reference: text("the words before the reference", 40),
  next: list(text("what happens next", 240), "steps", 1, 6),
  noMail: strictEntry({
    text: text("what to do when no mail comes, before the link", 200),
    link: text("the words of the link to the page that mails new links", 60),
  }),
  unknown: text("the message when there is no such application, with {reference}", 240),
});

const verification = strictEntry({
  open: strictEntry({ title: text("the heading", 60), text: text("what the button does, with {job}", 240) }),
  confirm: text("the button", 40),
  done: strictEntry({ title: text("the heading", 60), text: text("what is true now, with {job}", 240) }),
  gone: strictEntry({ title: text("the heading", 60), text: text("why, and what helps", 300) }),
  guesses: text("the message after many links that do not exist", 240),
});

const links = strictEntry({
  title: text("the heading of the form that asks for links", 60),
  text: text("what it does", 300),
  email: text("the field's label", 60),
  wrong: text("what to do when it is no address", 160),
  send: text("the button", 40),
  asked: text("the text whether there is an application or not", 300),
  tooMany: text("the message when too many were requested", 240),
  unavailable: text("the message when the store does not answer", 240),
});

const myApplication = strictEntry({
  name: text("the page's name", 60),
  pageTitle: text("the title of the window", 70),
  description: text("what the page is for", 160),
  title: text("the heading without a link", 60),
  intro: text("the text without a link", 400),
  gone: text("the message when a link does not work any more", 240),
  reference: text("the words before the reference", 40),
  status: text("the heading of its state", 60),
  arrived: text("the line with the {time} of arrival", 120),
  confirmed: text("the line with the {time} of the confirmation", 120),
  unconfirmed: text("the message when the address is not confirmed", 240),
  confirmFirst: text("the note instead of what was sent, until the address is confirmed", 240),
  withdrawnAt: text("the line with the {time} of the withdrawal", 160),
  erased: text("the line with the {time} of the erasure", 200),
  sent: text("the heading of what was sent", 60),
  facts: strictEntry({
    ...eachField(() => text("its name", 40)),
    resume: text("its name", 40),
    consent: text("its name", 40),
    retains: text("the statement that the voluntary consent was given", 160),
    doesNotRetain: text("the statement that it was not given", 160),
    noComparison: text("the statement that software must not compare the résumé", 160),
  }),
  noAnswer: text("the words where a question was left out", 40),
  data: text("the heading of the download", 60),
  dataText: text("what it holds", 300),
  dataLink: text("the link to the data", 60),
  resumeLink: text("the link to the file", 60),
  fileLink: text("the link to a file that answers a question, with {label}", 60),
  consent: strictEntry({
    title: text("the heading", 60),
    text: text("what taking the free consent back does", 300),
    send: text("the button", 40),
  }),
  refused: strictEntry({
    unconfirmed: text("why a file is not given out: the address is not confirmed", 160),
    infected: text("the same: it has a virus", 160),
    notScanned: text("the same: it is not scanned yet", 160),
  }),
  withdraw: strictEntry({
    title: text("the heading", 60),
    text: text("what it does", 300),
    send: text("the button", 40),
    done: text("what is true then", 200),
  }),
  erase: strictEntry({
    title: text("the heading", 60),
    text: text("what it does", 300),
    sure: text("the label of the box that must be ticked", 120),
    unsure: text("the message when it was not ticked", 160),
    send: text("the button", 40),
    done: strictEntry({ title: text("the heading", 60), text: text("what is true then", 300) }),
    unfinished: strictEntry({
      title: text("the heading while files are still being removed", 60),
      text: plural("how many files, {count}, and what happens to them", 400),
    }),
  }),
  hold: strictEntry({
    since: text(
      "the {time} at which a legal hold began and what it means, shown instead of the day of erasure",
      300,
    ),
    withdraw: text("what withdrawing does then", 300),
    erase: text("what asking for erasure does then", 300),
    send: text("the button then", 40),
    asked: text("what happens after a request to erase, with the {time} of the request", 400),
  }),
});

const mail = strictEntry({
  subject: text("the subject, with {job}, {site} and {reference}", 140),
  before: list(
    text("the words before the links, with {name}, {job}, {site}, {reference} and {erased}", 500),
    "paragraphs",
    1,
    6,
  ),
  after: list(text("the words after the links, with the same", 500), "paragraphs", 1, 6),
});

const mails = strictEntry({
  greeting: text("the greeting at a confirmed address, with {name}", 60),
  stranger: text("the greeting at any other address", 60),
  confirm: text("the link that confirms the address", 60),
  follow: text("the link to the candidate's own page", 60),
  receipt: mail,
  links: strictEntry({
    subject: text("the subject, with {site}", 140),
    before: list(text("the words before the links, with {site}", 500), "paragraphs", 1, 6),
    each: text("the words before the links of one application, with {job} and {reference}", 140),
    after: list(text("the words after the links, with {site}", 500), "paragraphs", 1, 6),
  }),
  notice: mail,
});

/** `content/applications.yaml`: texts of the form, its receipt, the pages linked in mails, and the mails. */
export const applicationWords = strictEntry({ form, receipt, verification, links, myApplication, mails });
export type ApplicationWords = z.infer<typeof applicationWords>;
export type ApplicationFormWords = ApplicationWords["form"];
