import type { z } from "zod";
import { link, plural, strictEntry, text } from "#domain/schema/content-fields.ts";

const label = (what: string) => text(what, 60);
const sentence = (what: string) => text(what, 320);

/** Texts shared by the portal, the career page and the posting pages. */
const facts = strictEntry({
  workplaces: strictEntry({ ON_SITE: label("on site"), HYBRID: label("hybrid"), REMOTE: label("remote") }),
  employments: strictEntry({
    FULL_TIME: label("full time"),
    PART_TIME: label("part time"),
    CONTRACTOR: label("a contract for work"),
    TEMPORARY: label("the words for a limited time"),
    INTERN: label("an internship"),
  }),
  remoteIn: label("remote within a country; {country} is filled in"),
  payPeriods: strictEntry({
    HOUR: label("the words after pay for an hour"),
    DAY: label("the words after pay for a day"),
    WEEK: label("the words after pay for a week"),
    MONTH: label("the words after pay for a month"),
    YEAR: label("the words after pay for a year"),
  }),
  lakh: label("pay in lakhs of rupees; {range} and {period} are filled in"),
  posted: label("the day of posting; {date} is filled in"),
  closes: label("the last day; {date} is filled in"),
  closesSoon: label("the last day where it is near; {date} is filled in"),
  payOpen: label("the words in place of pay that is not settled yet"),
});

const counted = plural("a number of openings, {count}, none included", 240);

/** Texts about sorting the portal by fit. */
const fit = strictEntry({
  title: text("the heading of the part", 60),
  promise: text("what it does, and where", 160),
  choose: label("the field for the file"),
  another: label("the field for another file, once one was read"),
  notLoaded: text("the text when it could not be loaded, with the next step", 160),
  order: label("the order that the résumé makes"),
  counted: label("the number of openings in that order; {openings} is filled in"),
  ready: text("which résumé the openings are compared with; {file} is filled in", 120),
  nothing: text("the note that the résumé answers nothing that any opening asks for", 240),
  remove: label("the button that forgets the résumé"),
  removed: text("the text once it is forgotten", 120),
  own: text("the heading in an opening over what the résumé answers", 80),
  paste: label("the label of the résumé's text, where its file could not be read"),
  pasteSubmit: label("the button that takes that text"),
  score: label("the words before an opening's score"),
  noRequirements: label("the text instead of a fit for a job without requirements"),
  answered: plural("how many requirements are answered; {met} and {asked} are filled in", 180),
  missing: label("the words before the requirements that are not found"),
  more: label("the label of the other requirements; {count} is filled in"),
});

const portal = strictEntry({
  applied: strictEntry({
    question: label("the question before the link to the own application"),
    link: label("the link"),
  }),
  search: label("the search field's label"),
  placeholder: label("an example in the search field"),
  submit: label("the button that searches without JavaScript"),
  filters: label("the button that opens the filters on a phone, and their heading"),
  filtersClose: label("the button that closes them"),
  show: label("the button below them; {count} is the number of openings as they are counted"),
  more: label("the label of the further options of a filter; {count} is filled in"),
  facets: strictEntry({
    unit: label("the business units"),
    place: label("the locations"),
    mode: label("the work modes"),
    type: label("the kinds of employment"),
  }),
  columns: strictEntry({
    title: label("the column of titles and teams"),
    places: label("the column of places and terms"),
    pay: label("the column of pay; its bars have one scale for a year"),
    days: label("the column of the days of posting and closing"),
    offScale: label("the note below pay that the scale cannot show: in another currency, or by the hour"),
  }),
  sortTitle: label("the label of the order"),
  sorts: strictEntry({
    best: label("the order that begins with openings whose title has the searched words"),
    newest: label("the newest first"),
    closing: label("the nearest last day first"),
    title: label("the order by title"),
  }),
  sortSubmit: label("the button that sorts without JavaScript"),
  chosen: label("the name of the list of chosen filters for screen readers"),
  remove: label("the words before a chosen filter's name, for screen readers"),
  searched: label("what is searched for, among the chosen filters; {words} is filled in"),
  clear: label("the link that clears everything"),
  pages: label("the name of the page links for screen readers"),
  page: label("a page link for screen readers; {page} is filled in"),
  previous: label("the link to the page before"),
  next: label("the link to the page after"),
  empty: strictEntry({
    title: text("the note that nothing fits", 80),
    drops: label("the words before the filters that one could leave out"),
    drop: label("one of them; {name} and {openings} are filled in"),
    keep: label("a filter that finds something alone; {name} and {openings} are filled in"),
    word: label("a word that one could leave out; {word} is filled in"),
    nearest: label("the words before similarly spelt words"),
    all: label("the link to all openings; {openings} is filled in"),
  }),
  fit,
  nothing: strictEntry({
    title: text("the note that nothing is open at all", 80),
    text: sentence("what one may do then"),
  }),
});

const opening = strictEntry({
  back: label("the link to the portal"),
  summary: text("the description for search results; {title}, {unit}, {facts} are filled in", 120),
  summaryWithoutFacts: text("the same where no fact is known; {title}, {unit} are filled in", 120),
  closedTitle: label("the heading of the notice on a closed opening"),
  closedText: sentence("the text of the notice"),
  inEnglish: sentence("the note above a posting on pages in another language: its own text is in English"),
  unlisted: sentence("the note that an opening is not listed in the portal"),
  facts: label("the heading of the facts"),
  pay: label("the pay"),
  noPay: text("the note that no pay is named yet", 120),
  places: label("the places"),
  workplace: label("where the work is done"),
  employment: label("the kind of contract"),
  hours: label("the hours"),
  experience: label("the years of experience"),
  noExperience: label("no experience asked for"),
  years: plural("the minimum of years; {min} is filled in", 120),
  yearsRange: label("a usual range; {min} and {max} are filled in"),
  posted: label("the day of posting"),
  updated: label("the day of the last change"),
  closes: label("the last day"),
  closedOn: label("the last day, once it has passed"),
  noClosing: label("the note that there is no last day"),
  requisition: label("the number of the opening"),
  employer: label("the employing company"),
  about: label("the heading of the paragraphs"),
  responsibilities: label("what the person does"),
  must: label("what nobody is hired without"),
  mustNote: text("what that means", 200),
  other: label("the other requirements"),
  otherNote: text("what that means", 200),
  niceToHave: label("what is welcome"),
  offer: label("what the company offers"),
  education: label("the education"),
  orExperience: text("the note that experience may replace it", 160),
  languages: label("the languages"),
  languageLevels: strictEntry({
    BASIC: label("basic"),
    CONVERSATIONAL: label("conversational"),
    FLUENT: label("fluent"),
  }),
  languageWelcome: label("a language that is only welcome; {language} is filled in"),
  software: label("the heading of the notice on software"),
  compared: text("what software compares and what it does not", 600),
  notCompared: text("the note that no software compares", 400),
  help: label("the link to the help for candidates"),
  tryIt: label("the link to the tool for one's own device"),
  reach: label("the heading of the way to the team"),
  reachText: sentence("how to reach the team; {requisition} is filled in"),
  reachAction: text("the button that leads there", 40),
  reachUrl: link,
  similar: label("the heading of similar openings"),
  all: label("the link to all openings"),
  share: label("the name of the row of buttons for screen readers"),
  shareNative: label("the button that shares through the device"),
  copy: label("the button that copies the address"),
  copied: label("the confirmation that it was copied"),
  notCopied: text("the message that it could not be copied", 120),
  print: label("the button that prints the opening"),
});

const career = strictEntry({
  units: text("the heading of the business units", 80),
  unitsText: sentence("the text below it"),
  unitLink: label("the link to a unit's openings; {openings} is filled in"),
  unitEmpty: label("a unit without openings"),
  allLink: label("the link to all openings; {openings} is filled in"),
});

/** `content/careers.yaml` */
export const careersWords = strictEntry({
  counted,
  facts,
  portal,
  opening,
  career,
});
export type CareersWords = z.infer<typeof careersWords>;
