import { anyOf, wholeWords } from "word-patterns";
import { hiring } from "../context.ts";
import { type Reading, textAfter, textBefore } from "../reading.ts";
import type { Candidate } from "./candidate.ts";
import {
  addressEnds,
  afterCity,
  anywhere,
  cities,
  indianPlaceLabels,
  jobWords,
  notPlaces,
  notRemote,
  otherPlaces,
  placeLabels,
  regions,
  vaguePlaces,
  workplaces,
} from "./place.words.ts";

const remote = wholeWords(anywhere, "gi");
const notRemoteAfter = new RegExp(String.raw`^[ -](?:\p{L}+ )?${anyOf(notRemote)}\b`, "iu");
const label = new RegExp(
  String.raw`^(?:${anyOf(placeLabels)}|${anyOf(indianPlaceLabels)})(?: ?[:] ?| - )(?=\S)`,
  "iu",
);
const inlineLabel =
  /\b(?:(?:job |work )?location|place of (?:work|posting)|territory|branch|posting) ?[:-] ?(?=[\p{Lu}\p{Lo}])|(?:नोकरीचे |कामाचे )?(?:ठिकाण|स्थान) ?[:-] ?/giu;
const city = wholeWords(cities, "giu");
const region = wholeWords(regions, "giu");
const vague = wholeWords(vaguePlaces, "gi");
const elsewhere = wholeWords(otherPlaces, "i");
const capitalised = String.raw`\p{Lu}[\p{L}\d'-]*`;
const proper = String.raw`${capitalised}(?:,? (?:${capitalised}|\d{1,3}\b)){0,4}`;
const workplace = anyOf(workplaces);
// "based at our Lutterworth depot", "in Sitabuldi", "near Baramati", "at Gandhi Chowk"
const patterns = [
  new RegExp(String.raw`\b[Bb]ased (?:in|at|near|out of) (?:our |the )?${proper}(?: ${workplace})?`, "gu"),
  new RegExp(
    String.raw`\b(?:[Oo]ur|[Tt]he) ${capitalised}(?: ${capitalised})? (?:office|hotel|restaurant|shop|showroom|clinic|hospital|school|kitchen|outlet|studio|branch|plant|store|depot|site|showroom|hub|factory|warehouse|campus|centre|yard)\b`,
    "gu",
  ),
  new RegExp(String.raw`\b${workplace} (?:in|at|near) ${proper}`, "gu"),
  new RegExp(String.raw`\b[Nn]ear ${proper}(?: (?:station|airport|bus stand|road|temple|market))?`, "gu"),
  new RegExp(
    String.raw`\b(?:Work|Report|Join us|Position|Role|Job|Vacancy|Opening|Post|Wanted|Required|Needed) (?:in|at|for) ${proper}|\b[Ww]ork from our ${proper}|\b[Oo]n[- ][Ss]ite,? (?:in |at )?${proper}`,
    "gu",
  ),
];
const addressEnd = wholeWords(addressEnds, "giu");
const addressStart = new RegExp(String.raw`(?:(?:${capitalised}|\d{1,4}),? ){1,4}$`, "u");
const notPlace = wholeWords(notPlaces, "i");
const partOfTitle = new RegExp(
  String.raw`(?<=^|[,.|(:/-] ?)(${capitalised}(?:[ -](?:${capitalised}|\d{1,2})){0,3})(?=\s*(?:$|[,.|)(/]| -))`,
  "gmu",
);
/** Endings of people and fields of work. */
const workEnding = /(?:er|or|ist|ing|ian|ions?|ive|ment|ical|ure|ogy|ance|ics|ate|ors|ers)$/;
const maxTitleLines = 2;

const onSite = /\bon[- ]?site(?= (?:in|at)|[,.|) ])/gi;
const postcode =
  /(?<=[\p{L})],? ?-? ?)(?:[1-9]\d{5}|[1-9]\d{2} \d{3})\b(?! ?\d)|\b[A-Z]{1,2}\d{1,2}[A-Z]? \d[A-Z]{2}\b/gu;

const maxLabelled = 80;
const maxTitle = 160;
const maxElsewhere = 60;

/** The part of a line behind a label, up to a stop. */
const valueEnd = (plain: string, start: number) => {
  const part = plain.slice(start, start + maxLabelled);
  const length = /[.;|\n•](?=\s|$)|\n| - /.exec(part)?.index ?? part.length;
  return start + part.slice(0, length).trimEnd().length;
};

const partStart = /(?:^|[,|(:•·–/]|-)\s*$/;
const partEnd = new RegExp(String.raw`^\s*(?:$|[,|)(•·–/.]|- |${anyOf(afterCity)}\b|[A-Z]{1,3}\d)`, "i");

/** Whether a place fills its part of a line or sentence: "Cook, Andheri, ₹18,000". */
const isPart = (reading: Reading, { start, end }: Part): boolean =>
  partStart.test(textBefore(reading, start)) && partEnd.test(textAfter(reading, end));

const inPlace = String.raw`\b(?:in|at|near|of)(?: the)?(?: \p{Lu}\p{L}+,?)* $`;
const jobIn = new RegExp(String.raw`\b${anyOf(jobWords)}\b[^,.]{0,30}${inPlace}`, "iu");
const hiringIn = new RegExp(inPlace.replace("near", "near|for"), "u");
const [inTitle, atStart] = [
  /\b(?:in|at|for|near|of|around)(?: the)? $/i,
  /^(?:in|at|near|around) $|\b(?:all over|all across) $/i,
];

type Part = { start: number; end: number };

const toParts = (matches: Iterable<RegExpExecArray>): Part[] =>
  [...matches].map(({ 0: phrase, index }) => ({ start: index, end: index + phrase.length }));
const isCapital = ({ plain }: Reading, { start }: Part) => /^\p{Lu}/u.test(plain.slice(start, start + 2));
const isElsewhere = (reading: Reading, { start }: Part) =>
  elsewhere.test(textBefore(reading, start).slice(-maxElsewhere));

/** Values behind a label: "Location: Pune". */
function findLabelled({ plain, lines }: Reading): Part[] {
  const starts = lines.flatMap(({ start, end }) => {
    const match = label.exec(plain.slice(start, Math.min(end, start + maxTitle)));
    return match ? [start + match[0].length] : [];
  });
  const inline = toParts(plain.matchAll(inlineLabel)).map(({ end }) => end);
  return [...starts, ...inline]
    .map((start) => ({ start, end: valueEnd(plain, start) }))
    .filter(({ start, end }) => end > start && plain.slice(start, end).search(vague) === -1);
}

function findRemote(reading: Reading): Part[] {
  return toParts(reading.plain.matchAll(remote)).filter((part) => {
    if (/^online$/i.test(reading.plain.slice(part.start, part.end))) return isPart(reading, part);
    if (notRemoteAfter.test(textAfter(reading, part.end))) return false;
    return !/\b(?:no|not|to|with|from|of|and) $/i.test(textBefore(reading, part.start));
  });
}

/** Known cities that the words around them tie to the job. */
function findCities(reading: Reading): Part[] {
  const titleEnd = reading.lines[maxTitleLines - 1]?.end ?? reading.plain.length;
  return toParts(reading.plain.matchAll(city)).filter((part) => {
    if (!isCapital(reading, part) || isElsewhere(reading, part)) return false;
    const before = textBefore(reading, part.start);
    if (isPart(reading, part) || jobIn.test(before)) return true;
    if (hiring.test(before) && hiringIn.test(before)) return true;
    return (part.start < titleEnd ? inTitle : atStart).test(before);
  });
}

/** Places by their form: "near Baramati", "our Lutterworth depot", "Gandhi Chowk", a postcode. */
function findByForm(reading: Reading): Part[] {
  const { plain } = reading;
  const named = patterns.flatMap((pattern) => toParts(plain.matchAll(pattern)));
  const addresses = toParts(plain.matchAll(addressEnd)).flatMap((part) => {
    const name = addressStart.exec(textBefore(reading, part.start).slice(-maxElsewhere))?.[0];
    return name !== undefined && isCapital(reading, part)
      ? [{ start: part.start - name.length, end: part.end }]
      : [];
  });
  const codes = toParts([...plain.matchAll(postcode), ...plain.matchAll(onSite)]).filter(
    ({ start }) => !/\b(?:no|not|rs\.?|call|phone)\s*$/i.test(textBefore(reading, start)),
  );
  return [...[...named, ...addresses].filter((part) => !isElsewhere(reading, part)), ...codes];
}

/** Unknown places beside or below the title: "Room attendant (casual), Docklands". */
function findInTitle({ plain, lines }: Reading): Part[] {
  return lines.slice(0, maxTitleLines).flatMap((line, index) =>
    [...plain.slice(line.start, Math.min(line.end, line.start + maxTitle)).matchAll(partOfTitle)]
      .map(
        ({ 0: phrase, index: at }): Part => ({
          start: line.start + at,
          end: line.start + at + phrase.length,
        }),
      )
      .filter(
        ({ start, end }) =>
          !line.isItem &&
          (index > 0 || start > line.start) &&
          end - start > 3 &&
          end < line.start + maxTitle &&
          !notPlace.test(plain.slice(start, end)) &&
          !workEnding.test(plain.slice(start, end)),
      ),
  );
}

/** Places that are too large, too many or something else. */
function findVague(reading: Reading): Part[] {
  const { plain } = reading;
  const names = toParts([...plain.matchAll(city), ...plain.matchAll(region)]);
  return [...toParts(plain.matchAll(vague)), ...names.filter((part) => isCapital(reading, part))];
}

/** The place of work, or that there is none: remote, hybrid. */
export function findPlace(reading: Reading): Candidate[] {
  const sure = [findLabelled, findRemote, findCities, findByForm].flatMap((find) => find(reading));
  const stated = sure.length > 0 ? sure : findInTitle(reading);
  const state = stated.length > 0 ? "stated" : "vague";
  return (stated.length > 0 ? stated : findVague(reading))
    .map((part): Candidate => ({ ...part, state }))
    .sort((a, b) => a.start - b.start);
}
