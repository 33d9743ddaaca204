import { anyOf, wholeWords } from "word-patterns";
import { hiring } from "../context.ts";
import { type Reading, textAfter, textBefore } from "../reading.ts";
import type { Candidate } from "./candidate.ts";
import {
  addressEnds,
  anywhere,
  cities,
  indianPlaceLabels,
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
    String.raw`\b(?:our|the) ${capitalised}(?: ${capitalised})? (?:office|branch|plant|store|depot|site|showroom|hub|factory|warehouse|campus|centre|yard)\b`,
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

/** The part of a line behind a label, up to a stop. */
const valueEnd = (plain: string, start: number) => {
  const part = plain.slice(start, start + maxLabelled);
  const length = /[.;|\n•](?=\s|$)|\n| - /.exec(part)?.index ?? part.length;
  return start + part.slice(0, length).trimEnd().length;
};

/** Whether a place fills its part of a line or sentence: "Cook, Andheri, ₹18,000". */
function isPart(reading: Reading, start: number, end: number): boolean {
  const before = textBefore(reading, start);
  const after = textAfter(reading, end);
  return (
    /(?:^|[,|(:•·–/]|-)\s*$/.test(before) &&
    /^\s*(?:$|[,|)(•·–/.]|- |(?:east|west|north|south|sector|phase|zone|city|and|or|division|district|yard|plant|office|branch|works)\b|[A-Z]{1,3}\d)/i.test(
      after,
    )
  );
}

/** Whether the words before a city tie it to the job. */
const isJobPlace = (before: string) =>
  /\b(?:based|located|location|office|branch|plant|site|store|shop|showroom|warehouse|hotel|clinic|hospital|school|factory|outlet|depot|mess|hub|society|project|job|position|role|posting|opening|vacancy|centre|centre|client|boutique|startup|company|restaurant|campus)\b[^,.]{0,30}\b(?:in|at|near|of)(?: the)?(?: [\p{Lu}][\p{L}]+,?)* $/iu.test(
    before,
  ) ||
  (hiring.test(before) && /\b(?:in|at|for|near|of)(?: the)?(?: \p{Lu}\p{L}+,?)* $/u.test(before));

/** Unknown places beside or below the title: "Room attendant (casual), Docklands". */
function findInTitle({ plain, lines }: Reading): Candidate[] {
  return lines.slice(0, maxTitleLines).flatMap((line, index) =>
    [...plain.slice(line.start, Math.min(line.end, line.start + maxTitle)).matchAll(partOfTitle)]
      .map(
        ({ 0: phrase, index: at }): Candidate => ({
          start: line.start + at,
          end: line.start + at + phrase.length,
          state: "stated",
        }),
      )
      .filter(
        ({ start, end }) =>
          !line.isItem &&
          (index > 0 || start > line.start) &&
          end - start > 3 &&
          !notPlace.test(plain.slice(start, end)) &&
          !workEnding.test(plain.slice(start, end)),
      ),
  );
}

/** The place of work, or that there is none: remote, hybrid. */
export function findPlace(reading: Reading): Candidate[] {
  const { plain, lines } = reading;
  const stated: Candidate[] = [];
  const state = (start: number, end: number) => stated.push({ start, end, state: "stated" });
  const found: Candidate[] = [];
  for (const { start, end } of lines) {
    const match = label.exec(plain.slice(start, Math.min(end, start + 60)));
    if (match)
      found.push({
        start: start + match[0].length,
        end: valueEnd(plain, start + match[0].length),
        state: "stated",
      });
  }
  for (const { 0: phrase, index } of plain.matchAll(inlineLabel))
    found.push({
      start: index + phrase.length,
      end: valueEnd(plain, index + phrase.length),
      state: "stated",
    });
  for (const { start, end } of found)
    if (end > start && plain.slice(start, end).search(vague) === -1) state(start, end);
  for (const { 0: phrase, index } of plain.matchAll(remote)) {
    const after = textAfter(reading, index + phrase.length);
    const before = textBefore(reading, index);
    if (
      /^online$/i.test(phrase)
        ? isPart(reading, index, index + phrase.length)
        : !notRemoteAfter.test(after) && !/\b(?:no|not|to|with|from|of|and) $/i.test(before)
    )
      state(index, index + phrase.length);
  }
  const titleEnd = lines[maxTitleLines - 1]?.end ?? plain.length;
  for (const { 0: phrase, index } of plain.matchAll(city)) {
    const isCapital = /^\p{Lu}/u.test(phrase);
    if (!isCapital) continue;
    const before = textBefore(reading, index);
    if (elsewhere.test(before.slice(-60))) continue;
    if (
      isPart(reading, index, index + phrase.length) ||
      isJobPlace(before) ||
      (index < titleEnd ? /\b(?:in|at|for|near|of|around)(?: the)? $/i : /^(?:in|at|near|around) $/i).test(
        before,
      )
    )
      state(index, index + phrase.length);
  }
  for (const pattern of patterns)
    for (const { 0: phrase, index } of plain.matchAll(pattern)) {
      const before = textBefore(reading, index);
      if (!elsewhere.test(before.slice(-50)) && !elsewhere.test(phrase)) state(index, index + phrase.length);
    }
  for (const { 0: phrase, index } of plain.matchAll(addressEnd)) {
    const before = textBefore(reading, index);
    const name = addressStart.exec(before.slice(-50))?.[0];
    if (name !== undefined && /^\p{Lu}/u.test(phrase) && !elsewhere.test(before.slice(-60)))
      state(index - name.length, index + phrase.length);
  }
  for (const { 0: phrase, index } of [...plain.matchAll(postcode), ...plain.matchAll(onSite)])
    if (!/\b(?:no|not|rs\.?|₹|call|phone)\s*$/i.test(textBefore(reading, index)))
      state(index, index + phrase.length);
  if (stated.length === 0) stated.push(...findInTitle(reading));
  if (stated.length > 0) return stated.sort((a, b) => a.start - b.start);
  const capitals = [...plain.matchAll(city), ...plain.matchAll(region)].filter(({ 0: name }) =>
    /^\p{Lu}/u.test(name),
  );
  return [...plain.matchAll(vague), ...capitals]
    .map(({ 0: phrase, index }): Candidate => ({ start: index, end: index + phrase.length, state: "vague" }))
    .sort((a, b) => a.start - b.start);
}
