import type { z } from "zod";
import { list, strictEntry, text } from "#domain/schema/content-fields.ts";

const message = (when: string, max = 320) => text(`what the number writes ${when}`, max);
const command = (what: string) => list(text("a message that does it", 40), what, 1, 8);
const fact = strictEntry({
  source: text("the heading that an answer names", 40),
  text: text("the answer; the opening's facts are filled in", 160),
});

/** `content/whatsapp.yaml`: texts of the WhatsApp number. Names in braces are placeholders. */
export const numberWords = strictEntry({
  consent: message("to ask for consent; {months} and {site} are filled in", 500),
  consentVersion: text("the version of the consent; never change its words, write another version", 40),
  attach: message("to someone who wants to send a document"),
  handedOver: message("to someone who wants to talk to a person; {site} and {begin} are filled in"),
  passedOn: message("about a question that the opening does not answer; {site} is filled in"),
  otherScript: message("about words in another script"),
  closed: message("when the opening is closed; {site} is filled in"),
  otherKind: message("about voice, pictures, places and so on"),
  ready: message("when the application can be sent"),
  sent: message("once it is stored; {reference} and {link} are filled in"),
  sentAlready: message("to another SEND after that"),
  amended: message("about anything more for the team after that; {site} is filled in", 400),
  amendment: text("the label of what they wrote after it was sent", 60),
  lateDocument: message("about a document after that; {file} and {site} are filled in"),
  screening: strictEntry({
    begin: message("before the opening's questions; {filled}, {of}, {open} and {count} are filled in"),
    ask: message("to ask one; {number}, {count} and {label} are filled in", 80),
    one: message("below the answers of which one can be chosen", 120),
    any: message("below the answers of which several can be chosen", 120),
    yesNo: message("after a question of yes or no", 60),
    optional: message("after a question that may be left out", 60),
    skip: text("the word that leaves it out", 20),
    question: text("the word before the number of a question to answer again", 20),
    again: message("after the last answer", 160),
  }),
  confirmErase: message("before it erases"),
  confirmWithdraw: message("before it withdraws the application"),
  unchanged: message("after a no to these"),
  erased: message("after everything was erased"),
  erasedExceptFiles: message("after that, while files are still being removed"),
  erasureHeld: message("instead, while a legal hold keeps the application; {link} is filled in", 400),
  withdrawn: message("after the application was withdrawn; {link} is filled in"),
  noApplication: message("when there is none to withdraw"),
  data: message("to someone who wants their data; {link} is filled in"),
  dataSoFar: message("before there is an application; {values} is filled in"),
  noData: message("before anything is noted"),
  notice: message("a week before the application is erased; {reference}, {date} and {link} are filled in"),
  document: strictEntry({
    notRead: message("about a document that cannot be read; {file} is filled in"),
    wrongKind: message("about a file of another kind; {file} is filled in"),
    tooLarge: message("about a large file; {file} and {max} are filled in"),
  }),
  questions: text("the label of open questions in the application", 60),
  commands: strictEntry({
    send: command("words that send the application"),
    erase: command("words that erase everything"),
    withdraw: command("words that withdraw the application"),
    data: command("words that ask for one's data"),
  }),
  facts: strictEntry({ pay: fact, shifts: fact, place: fact, remote: fact, experience: fact }),
});
export type NumberWords = z.infer<typeof numberWords>;
