import { wholeWords } from "word-patterns";
import { TOP_LEVEL } from "../read/top-level.ts";
import type { JsonResume, Line, Link } from "../types.ts";
import { joinBrokenDetails } from "./broken-details.ts";
import { notInNames } from "./contact.words.ts";
import { findDateRanges } from "./dates.ts";
import { headingKind } from "./headings.ts";
import type { Section } from "./sections.ts";
import { foldText } from "./text.ts";
import { isPlace, titleScore } from "./titles.ts";
import { hasUnspaced } from "./unspaced.ts";
import { anyWord, labelsOf, perVocabulary, vocabularyPattern, wholeWord, wordsOf } from "./vocabulary.ts";

type Basics = JsonResume["basics"];

const emailPattern =
  /[\p{L}\d][\p{L}\d._%+-]{0,63}\s?@\s?[\p{L}\d-]{1,63}(?:\s?\.\s?[\p{L}\d-]{1,63}){0,9}\.\p{L}{2,24}/giu;
const phonePattern = /(?<![\p{L}\d@./])(?:\(\+?\d{1,4}\)|\+?\s?\d)(?:[\s().\-–/·]{0,3}\d){6,14}(?!\d)/gu;
const urlPattern = new RegExp(
  String.raw`(?<![@\p{L}\d.-])(?:https?:\/\/|www\.)?(?:[a-z0-9-]+\.)+(?:${TOP_LEVEL}|example|test)(?![\p{L}\d-])(?:\.[a-z]{2})?(?:[/:?#][^\s,;|)\]]*)?`,
  "giu",
);

/** Name, host and the path before the user name, the last two as regular expressions. */
const networks = [
  ["LinkedIn", "linkedin.com", "/(?:in|pub)/"],
  ["GitHub", "github.com"],
  ["GitLab", "gitlab.com"],
  ["X", "twitter.com|x.com"],
  ["Stack Overflow", "stackoverflow.com", "/users/"],
  ["Behance", "behance.net"],
  ["Dribbble", "dribbble.com"],
  ["Medium", "medium.com"],
  ["LeetCode", "leetcode.com"],
  ["HackerRank", "hackerrank.com"],
  ["Kaggle", "kaggle.com"],
  ["ORCID", "orcid.org"],
  ["Google Scholar", "scholar.google", ".*user="],
  ["Facebook", "facebook.com"],
  ["Instagram", "instagram.com"],
  ["YouTube", "youtube.com"],
].map(([name = "", host = "", path = "/"]) => ({
  name,
  host: new RegExp(host, "i"),
  user: new RegExp(`(?:${host})${path}([^/?#&\\s]+)`, "i"),
}));

/** Lines of contact sections, then of all others except references. */
function contactLines(sections: Section[]): Line[] {
  const inContact = sections.filter(({ kind }) => kind === "contact").flatMap(({ lines }) => lines);
  const rest = sections
    .filter(({ kind }) => kind !== "contact" && kind !== "references")
    .flatMap(({ lines }) => lines);
  return [...inContact, ...rest];
}

/** Name, contact details and links of the person. Any may be absent; nothing is inferred from an address. */
export function readBasics(sections: Section[], links: Link[]): Basics {
  const lines = contactLines(sections);
  const head = sections
    .filter(({ kind }) => kind === "contact")
    .flatMap(({ lines: sectionLines }) => sectionLines);
  const details = joinBrokenDetails(lines);
  const headDetails = joinBrokenDetails(head);
  const email = findEmail(details, links);
  const name = findName(sections, email);
  const label = findLabel(head, name);
  const summary = sections
    .filter(({ kind }) => kind === "summary")
    .map(({ lines: sectionLines }) => sectionLines.map(({ text }) => text.replaceAll("\t", " ")).join(" "))
    .join(" ");
  const place = head
    .flatMap(({ cells }) => cells.flatMap((cell) => cell.split(/\s*[|•·]\s*/)))
    // A symbol may stand before the town.
    .map((text) => text.replace(/^[^\p{L}\d]+/u, ""))
    .find((text) => isPlace(text));
  return {
    ...(name ? { name } : {}),
    ...(label ? { label } : {}),
    ...(email ? { email } : {}),
    ...definedPhone(findPhone(headDetails, details, links)),
    ...(summary ? { summary } : {}),
    ...(place ? { location: { city: place } } : {}),
    ...findLinks(headDetails, details, links),
  };
}

const definedPhone = (phone: string | undefined) => (phone ? { phone } : {});

const findAddresses = (text: string): string[] =>
  text.includes("@") ? (text.match(emailPattern) ?? []) : [];

function findEmail(lines: Line[], links: Link[]): string | undefined {
  for (const { text } of lines) {
    const [address] = findAddresses(text);
    if (address) return address.replace(/\s/g, "").replace(/[.,;]$/, "");
  }
  const mailUrl = links.find(({ url }) => /^mailto:/i.test(url))?.url;
  return mailUrl?.replace(/^mailto:/i, "").replace(/\?.*$/, "") || undefined;
}

const phoneLabel = vocabularyPattern(
  (languages) => new RegExp(wholeWord(labelsOf(languages, "phone")), "iu"),
);

/** "RUT: 12.345.678-5", "PESEL 89…": other numbers of a person. */
const behindPersonalLabel = vocabularyPattern(
  (languages) => new RegExp(String.raw`${wholeWord(labelsOf(languages, "personal"))}[\s:.№-]{0,4}$`, "iu"),
);

function findPhone(head: Line[], lines: Line[], links: Link[]): string | undefined {
  let spare: string | undefined;
  const isPhone = (candidate: string, text: string) => {
    const digits = candidate.replace(/\D/g, "");
    if (digits.length < 7 || digits.length > 15) return false;
    if (
      /\b(gpa|cgpa|id|roll|passport|licen[cs]e|pin|reg|isbn|doi|aadhaar|pan|nmc|dob|born)\b[^,]{0,14}$/i.test(
        text.slice(0, text.indexOf(candidate)),
      ) ||
      behindPersonalLabel.test(text.slice(0, text.indexOf(candidate)))
    )
      return false;
    const dates = findDateRanges(candidate.trim());
    return (
      !dates.some(({ from, to }) => to - from >= candidate.trim().length * 0.6) &&
      !/^\d{1,2}[./-]\d{1,2}[./-]\d{4}$/.test(candidate.trim())
    );
  };
  for (const source of [head, lines]) {
    for (const { text } of source) {
      const isLabelled =
        /\b(phone|tel|telephone|mob|mobile|cell|call|contact|ph|m|t|p|whatsapp)\b/i.test(text) ||
        phoneLabel.test(text);
      if (
        source === lines &&
        !isLabelled &&
        !/\S@\S+\.\p{L}/u.test(text) &&
        !text.split("\t").some((cell) => /^[^\p{L}\d]{0,4}[\s+()\d.-]{8,20}$/u.test(cell))
      )
        continue;
      for (const [match] of text.replaceAll("\t", "     ").matchAll(phonePattern)) {
        // "973-555-0176 / 15 Third Avenue": the house number is not part of the phone number.
        const [start = ""] = match.split(/\s[/·–-]\s/);
        const candidate = start.replace(/\D/g, "").length >= 9 ? start : match;
        if (!isPhone(candidate, text)) continue;
        // "Road 100/2 - 12345 Rome" has as many digits as a number without its area code.
        const [before = "", after = ""] = text.split(candidate.trim());
        const isAlone = /(?:^|[|•·,;:\t]|\s{2})\s*$/.test(before) && /^\s*(?:$|[|•·,;\t]|\s{2})/.test(after);
        if (isLabelled || isAlone || /^\s*[+(]|^\D*(?:\d\D*){10}/.test(candidate)) return candidate.trim();
        spare ??= candidate.trim();
      }
    }
  }
  const telUrl = links.find(({ url }) => /^tel:/i.test(url))?.url;
  return telUrl ? decodeOrKeep(telUrl.replace(/^tel:/i, "")) : spare;
}

/** URLs in a file may be malformed, such as a percent sign without digits. */
function decodeOrKeep(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A longer cell outside the contact lines is a sentence. */
const maxLinkWords = 6;
const ignoredUrl = /^(mailto:|tel:)|google\.com\/maps|goo\.gl\/maps/i;
const bareUrl = (url: string) =>
  url
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, "")
    .replace(/^www\./, "")
    .replace(/[?#].*$/, "")
    .replace(/\/+$/, "");

function findLinks(
  head: Line[],
  lines: Line[],
  links: Link[],
): { url?: string; profiles: Basics["profiles"] } {
  const email = lines
    .flatMap(({ text }) => findAddresses(text))
    .join(" ")
    .toLowerCase();
  const urls = new Map<string, string>();
  const add = (url: string) => {
    const clean = url.replace(/[.,;]+$/, "");
    if (
      !ignoredUrl.test(clean) &&
      (bareUrl(clean).length > 5 || clean.includes("/")) &&
      !urls.has(bareUrl(clean))
    )
      urls.set(bareUrl(clean), clean);
  };
  const headText = head.map(({ text }) => text).join("\n");
  const inHead = (link: Link) =>
    (link.text.length > 2 && headText.includes(link.text)) ||
    (link.text.length <= 2 &&
      link.page === 0 &&
      head.some((line) => line.page === 0 && Math.abs(line.y - (link.y ?? -99)) < 14));
  const isSentence = (cell: string) => cell.split(" ").length > maxLinkWords;
  const inContact = new Set(head);
  const cells = lines.filter((line) => !inContact.has(line)).flatMap((line) => line.cells);
  // "Answered questions on stackoverflow.com/users/…" in a description is no profile.
  const sentences = cells.filter(isSentence).join("\n");
  const inSentence = ({ text }: Link) => text.length > 2 && sentences.includes(text);
  for (const link of links) if (inHead(link) || (socialNetwork(link.url) && !inSentence(link))) add(link.url);
  for (const line of head)
    for (const [url] of line.text.replaceAll("\t", "  ").matchAll(urlPattern))
      if (!email.includes(bareUrl(url)) || line.cells.includes(url)) add(url);
  for (const cell of cells)
    if (!isSentence(cell))
      for (const [url] of cell.matchAll(urlPattern))
        if (socialNetwork(url) && /\/./.test(bareUrl(url))) add(url);
  const profiles: Basics["profiles"] = [];
  let website: string | undefined;
  for (const url of [...urls.values()]) {
    const network = socialNetwork(url);
    const address = /^[a-z]+:\/\//i.test(url) ? url : `https://${url}`;
    if (!network) {
      if (website === undefined) website = address;
      else profiles.push({ network: "Website", url: address });
      continue;
    }
    if (!/[./].*[./]/.test(bareUrl(url))) continue; // the network itself, without a person
    if (network.name === "GitHub" && /github\.com\/[^/]+\/[^/]+/i.test(url)) continue; // a project's repository
    if (profiles.some((profile) => profile.network === network.name)) continue;
    profiles.push({
      network: network.name,
      ...(network.username ? { username: network.username } : {}),
      url: address,
    });
  }
  return { ...(website ? { url: website } : {}), profiles };
}

function socialNetwork(url: string): { name: string; username: string | undefined } | undefined {
  for (const { host, name, user } of networks)
    if (host.test(bareUrl(url).split("/")[0] ?? "")) return { name, username: user.exec(url)?.[1] };
  return undefined;
}

const nameSuffixes =
  /(?:,\s*|\s+)(?:ph\.?d\.?|m\.?b\.?a\.?|cpa|acca|fca|aca|ca|rn|r\.n\.|bsn|msn|md|mbbs|pmp|csm|cfa|frm|cissp|pe|p\.e\.|esq\.?|jd|llb|llm|b\.?tech|m\.?tech|b\.?sc|m\.?sc|b\.?ed|m\.?ed|mcips|cipd|mrcp|rgn|lpn|ccna|phr|shrm-cp)\.?(?![\p{L}\d])/giu;
/** Unlisted post-nominal letters: "RVN", "CertVN", "MGhIS"; after a comma, any with two capitals. */
const letters = /(?:\s+(?:[B-DF-HJ-NP-TV-Z]{3,5}|(?=\p{L}*\p{Ll})(?:\p{Lu}\p{Ll}*){2,5}\p{Lu}))+$/u;
const lettersAfterComma = /,\s*(?:(?=[^\s,]*\p{Lu}[^\s,]*\p{Lu})[\p{L}.()-]+(?:[\s,]+|$))+$/u;
const withoutLetters = (name: string) =>
  name
    .replace(nameSuffixes, "")
    .replace(lettersAfterComma, "")
    .replace(/\p{Ll}/u.test(name) ? letters : "", "");
const notNameWords = vocabularyPattern(
  (languages) =>
    new RegExp(`${wholeWords(notInNames).source}|${wholeWord(wordsOf(languages, "notInNames"))}`, "iu"),
);
/** Chinese, Japanese and Korean names have two to five letters and often no space. */
const unspacedName =
  /^(?:[\p{Script=Han}]{2,4}|[\p{Script=Hangul}]{2,4}|[\p{Script=Han}]{1,3}\s?[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{1,4})$/u;

const capitalised = (words: string) => words.replace(/(?<=^|, )\p{Ll}/gu, (letter) => letter.toUpperCase());
const fullName = String.raw`([\p{L}][\p{L}\p{M} .,'’"-]{1,50})`;
const labelled = (words: string) => new RegExp(String.raw`^(?:${words})\s*[:\t-]+\s*${fullName}$`, "iu");
/** "Nome Ana Prado", "氏名 石川 真由": without a colon, only capitals or letters without case show a name. */
const spaced = (words: string) =>
  new RegExp(String.raw`^(?:${words})\s+((?:[\p{Lu}\p{Lo}][\p{L}\p{M}'’-]*\s?){1,5})$`, "u");
const nameLabels = perVocabulary((languages) => ({
  full: labelled(String.raw`(?:full\s+)?name|${anyWord(labelsOf(languages, "name"))}`),
  spaced: spaced(anyWord(labelsOf(languages, "name").map(capitalised))),
  given: labelled(String.raw`(?:first|given)\s+name|${anyWord(labelsOf(languages, "givenName"))}`),
  family: labelled(String.raw`(?:last|family)\s+name|surname|${anyWord(labelsOf(languages, "familyName"))}`),
}));

/** A longer line has more than a name. */
const maxLabelled = 120;

/** A name behind its label, or in two lines behind "Name" and "Vorname". */
function findLabelledName(lines: Line[]): string | undefined {
  const { full, spaced: behindSpace, given, family } = nameLabels();
  const parts = lines
    .filter(({ text }) => text.length < maxLabelled)
    .flatMap(({ text, cells }) => {
      // "姓名:张三 性别:男": the next label ends the value.
      const [, value = text] = /^([^:]*:\s*\S*(?:\s[^\s:]+)*)(?:\s[^\s:]+:.*)?$/u.exec(text) ?? [];
      return [text, ...cells, value].map((part) => part.replace(/\s?\([^()]*\)$/, ""));
    });
  const find = (pattern: RegExp) => parts.map((part) => pattern.exec(part)?.[1]?.trim()).find(Boolean);
  const [first, last] = [find(given), find(family)];
  if (first && last && first !== last) return hasUnspaced(last) ? `${last}${first}` : `${first} ${last}`;
  return find(full) ?? find(behindSpace);
}

function nameScore(text: string, line: Line, largest: number, emailWords: string): number {
  const clean = withoutLetters(text)
    .replace(/^(mr|ms|mrs|miss|dr|prof)\.?\s+/i, "")
    .trim();
  const words = clean.split(/\s+/);
  const isUnspaced = unspacedName.test(clean);
  if (
    clean.length < (isUnspaced ? 2 : 3) ||
    clean.length > 50 ||
    words.length > (line.size >= largest * 0.97 ? 7 : 5) ||
    /[\d@:/|•]/.test(clean)
  )
    return -1;
  const parts = foldText(clean)
    .split(" ")
    .filter((part) => part.length > 2);
  // "Lane" and "Page" are surnames, too.
  const isInEmail = parts.length > 1 && parts.every((part) => emailWords.includes(part));
  if ((notNameWords.test(clean) && !isInEmail) || headingKind(clean) || isPlace(clean)) return -1;
  if (!words.every((word) => /^(?:[\p{L}\p{M}.'’`"“”-]+,?|\(\p{L}+\))$/u.test(word))) return -1;
  let score = words.length >= 2 || isUnspaced ? 1 : 0.1;
  // The reading of a Japanese name stands above it.
  if (/^[\p{Script=Hiragana}\p{Script=Katakana}ー\s]+$/u.test(clean)) score -= 0.4;
  if (
    words.every((word) =>
      /^(["“(]?[\p{Lu}\p{Lo}]|(de|da|dos|di|van|von|der|den|bin|binti|al|el|la|le|del|du|y|e|st)\b)/u.test(
        word,
      ),
    )
  )
    score += 0.6;
  if (largest > 0 && line.size >= largest * 0.97) score += 1.4;
  else if (largest > 0 && line.size >= largest * 0.8) score += 0.4;
  if (line.bold || line.isHeading) score += 0.2;
  if (parts.some((part) => emailWords.includes(part))) score += 1;
  const title = titleScore(clean);
  if (title >= 2) score -= 1.5;
  else if (title >= 1) score -= 0.6;
  return score;
}

function findName(sections: Section[], email: string | undefined): string | undefined {
  const all = sections.flatMap(({ lines }) => lines);
  const labelledName = findLabelledName(all.slice(0, 40));
  if (labelledName) return tidyName(labelledName);
  const top = Math.max(0, ...all.slice(0, 60).map(({ size }) => size));
  // Without coordinates, only the head or the largest font may contain the name.
  const firstPage = all.filter(
    ({ page, y, size }) => page === 0 && (y > 0 ? y < 420 : size > 0 && size >= top),
  );
  const candidates = [...new Set([...(sections[0]?.lines ?? []).slice(0, 14), ...firstPage.slice(0, 60)])];
  const largest = Math.max(0, ...candidates.map(({ size }) => size));
  const emailWords = foldText(email?.split("@")[0] ?? "").replace(/ /g, "");
  const inHead = new Set(sections[0]?.lines ?? []);
  let best: { text: string; line: Line; score: number } | undefined;
  candidates.forEach((line, index) => {
    const pieces = [
      // A title or a picture's text may be next to the name.
      ...line.cells.filter((cell) => cell.includes(" ")),
      line.cells.join(" "),
      ...line.cells,
      ...line.cells.flatMap((cell) => cell.split(/\s*[|–—•·,*~]\s*|\s[-/]\s/)),
    ];
    for (const piece of new Set(pieces)) {
      const score =
        nameScore(piece, line, largest, emailWords) -
        Math.min(index, 20) * 0.04 +
        (inHead.has(line) ? 0.3 : 0);
      if (score > 0.5 && (!best || score > best.score)) best = { text: piece, line, score };
    }
  });
  return best && tidyName(joinBrokenName(best.text, best.line, candidates));
}

/** Joins a name that is split over lines in the same large font: "JOHN" / "DOE", "ANNE-" / "MARIE". */
function joinBrokenName(text: string, nameLine: Line, lines: Line[]): string {
  const index = lines.indexOf(nameLine);
  const partOf = (other: Line | undefined) => {
    const [part = ""] = other?.cells ?? [];
    const isPart =
      other !== undefined &&
      other !== nameLine &&
      Math.abs(other.size - nameLine.size) < 0.6 &&
      nameLine.size > 13 &&
      /^\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,2}$/u.test(part) &&
      !notNameWords.test(part) &&
      titleScore(part) < 1 &&
      !headingKind(part) &&
      !isPlace(part);
    return isPart ? part : "";
  };
  if (text.split(" ").length > 3 && !text.endsWith("-")) return text;
  const after =
    lines
      // Contact details may be printed beside the name.
      .slice(index + 1, index + 5)
      .map(partOf)
      .find(Boolean) ?? "";
  const before = partOf(lines[index - 1]);
  return `${before} ${text} ${after}`.trim().replace(/(?<=\p{L}-) /u, "");
}

function tidyName(name: string): string {
  const unspaced = /^(?:\p{L}\s){3,}\p{L}$/u.test(name)
    ? name.replace(/(?<=\p{L})\s(?=\p{L}(\s|$))/gu, "")
    : name;
  return withoutLetters(unspaced)
    .replace(/^(mr|ms|mrs|miss|dr|prof)\.?\s+/i, "")
    .replace(/[,\s]+$/, "")
    .trim();
}

function findLabel(head: Line[], name: string | undefined): string | undefined {
  return head
    .flatMap(({ cells }) => cells.flatMap((cell) => cell.split(/\s*[|•·]\s*/)))
    .find((text) => text !== name && text.length < 70 && titleScore(text) >= 1.5 && !/[@\d]/.test(text));
}
