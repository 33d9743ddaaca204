import { anyOf } from "word-patterns";
import type { FieldName, Reading } from "../types.ts";
import { isRegion, knownCity } from "./city.ts";
import { clausesOf, sentencesOf } from "./clauses.ts";
import { familyNames } from "./common-words.ts";
import { languageOf } from "./languages.ts";
import * as words from "./name.words.ts";
import { isCapital, isNameWord, leadingName, organisation, sentenceWords, titled } from "./proper-names.ts";

const title =
  /^(?:(?:mr|mrs|ms|miss|mx|dr|prof|chef|coach|nurse|shri|shree|smt|er|engr|adv|rev|fr|capt|pastor|bro|sis|sir|kumari(?= \S+ \S))\b\.?\s+)+/i;

const greeting = new RegExp(
  `^(?:(?:h+i+|hello+|hey+|um+|as+alam[- ]?[uo]?[- ]?alaikum|${anyOf(words.beforeName)})\\b[\\s,!.:]*)+`,
  "i",
);

/** "My full name is", but not "company name is". */
const nameLabel = [
  `(?<!\\b${anyOf(words.othersWithName)}(?:'s)?(?: ka| ki| ke| cha| chya)? )`,
  "(?:my |full |mera |apna |good )*(?:names?|naam)(?: as per \\w+| on \\w+| again| please| pls)*",
  `\\s*(?:${anyOf(words.afterNameLabel)}|na(?= \\p{Lu}))?`,
].join("");
/** Phrases that always introduce a name. */
const surely = new RegExp(`\\b(?:${nameLabel}|${anyOf(words.introductions)})\\s+`, "giu");
/** Phrases that introduce a name or something else. */
const perhaps = /(?:^|[\s,.!])(?:i am|i'?m|i m|am|main|jestem|ni|si|me llamo|mimi ni)\s+/giu;
/** Phrases that introduce a name if the name was asked for. */
const onRequest =
  /\b(?:it'?s|it is|its|that would be|would be|that's|use|write(?: it)?|put|change(?: it)? to|should be)\s+/giu;
/** Introduces a possible nickname, used only if there is no other name. */
const nicknameOnly = /\bcall me\s+/giu;
/** Phrases after a name. */
const ending =
  /^(?:here|this side|speaking|again|bol (?:raha|rahi|rha|rhi)|baat kar|hapa|niko hapa|ulit|po ulit|pesur\w+|pesar\w+|tutaj|bolchi|boltoy|boltey|hoon|hu|hun)\b/i;
const nickname =
  /\b(?:calls? me|called|known as|friends|nick ?name|pet name|short for|for short|mates|colleagues|people|everyone|everybody|spell\w*|said|pronounced)\b/i;

/** Other people's use of a nickname. */
const byOthers =
  /\b(?:everyone|everybody|people|ppl|fri?e?nds|they|mates|colleagues|family|folks|sab|log)\b[^,.]{0,20}\bcalls? me\b/i;

/** Post-nominal letters and particles, which are not part of a name. */
const suffix = /\s+(?:RN|LPN|MBA|PhD|CA|CPA|BSc|MSc|Esq|hai|aahe|ahe|hu|hoon|hun|ji|po)\.?$/;

/** Whose child or spouse someone is, which is no part of the name: "Neelam d/o Hari Prasad". */
const relation = /\s*\b(?:[dsw]\/o|[dsw]\.o\.?|daughter of|son of|wife of)\b[^,;|\n]*/giu;
/** Signs, addresses and numbers around a name. */
const around =
  /\S+@\S+|(?<![\p{L}\d])\+?\d[\d\s()-]{8,}\d|(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f|\u200d)+/gu;

/** A name at the start of a text, without titles. */
function nameAt(text: string, most = 4): string | undefined {
  const words = leadingName(text.replace(title, "").replace(suffix, ""), most);
  const name = words.join(" ").replace(/(?<=\p{L}{2})\.$/u, "");
  const isPlace =
    knownCity(`${words[0]}`) !== undefined && !familyNames.has(words.at(-1)?.toLowerCase() ?? "");
  return name.length < 2 || knownCity(name) || isPlace || isRegion(name.toLowerCase()) ? undefined : name;
}

/** Whether nothing follows the name except what usually ends one. */
function endsWith(text: string, name: string): boolean {
  const rest = text.replace(title, "").slice(name.length).trim();
  return (
    rest === "" ||
    ending.test(rest) ||
    /^(?:po|ji|sir|hai|from|of|se|city|exp|experience|age|phone|number|mobile|mail|email|notice)\b|^[,.!;)(-]/i.test(
      rest,
    )
  );
}

/** Whether a name belongs to an organisation: "New Era School" or "Acme me kaam". */
const isOrganisation = (text: string, name: string) =>
  organisation.test(text.slice(name.length).trim().split(/\s+/)[0] ?? "") ||
  /^\s*(?:me|mein)\b/i.test(text.slice(name.length));

/** Tests a global pattern without advancing its `lastIndex`. */
const matches = (text: string, pattern: RegExp) => text.search(pattern) >= 0;

function afterOpening(
  raw: string,
  opening: RegExp,
  isSure: boolean,
  needsCapitals = false,
): string | undefined {
  for (const found of raw.matchAll(opening)) {
    const text = raw.slice(found.index + found[0].length).replace(/^(?:hai|is|to|as|po|si)\s+/i, "");
    const name = nameAt(text.split(/[,;!?()|:]/)[0] ?? "", isSure ? 4 : 3);
    if (!name || /['’]s$/.test(name) || (!isSure && isOrganisation(text, name))) continue;
    const isWritten = name.split(" ").every(isCapital);
    if (isWritten || isSure || (!needsCapitals && endsWith(text, name))) return name;
  }
  return undefined;
}

/** A clause that is just a name, or a name with a closing phrase. */
function wholeClause(clause: string, isAsked: boolean): string | undefined {
  const text = clause.replace(greeting, "").replace(suffix, "");
  const name = nameAt(text);
  if (!name || !endsWith(text, name)) return undefined;
  const rest = text.replace(title, "").slice(name.length).trim();
  const isEnded = ending.test(rest) || /^from\b/i.test(rest);
  const count = name.split(" ").length;
  return isAsked || isEnded || (count >= 2 && count <= 3 && rest === "") ? name : undefined;
}

/** Whether a clause is a city, such as "Pune" or "now in Pune". */
const cityAtEnd = (clause: string) =>
  knownCity(clause) !== undefined ||
  knownCity(
    /^(?:presently|currently|now|based|living|staying|from)(?: in| at)? (.+)$/i.exec(clause)?.[1] ?? "",
  ) !== undefined;

/** The first clause if it is a name, in a message with several other facts. */
function firstOfList(clauses: string[], raw: string, asked: FieldName | null): string | undefined {
  const isList = clauses.length >= 2 && /\d|@|\b(?:hindi|english|fresher|pass)\b/i.test(raw);
  const parts = clauses.filter((part) => part.replace(greeting, "") !== "");
  const [, second = ""] = parts;
  const isCityNext = cityAtEnd(second);
  for (const clause of parts.slice(0, 1)) {
    const name = wholeClause(clause, clauses.length >= 3 && isCityNext);
    const isWritten = name?.split(" ").every(isCapital);
    const text = clause.replace(greeting, "").replace(/ (?:po|ji|sir)$/, "");
    const isEnded = name !== undefined && ending.test(text.replace(title, "").slice(name.length).trim());
    const isFrom =
      name !== undefined && isWritten && /^\s+from\b/i.test(text.replace(title, "").slice(name.length));
    const isBeforeCity = isWritten && clause === name && isCityNext;
    if (name && isEnded) return name;
    if (asked !== null || (name && organisation.test(name))) continue;
    const isAlone =
      name === undefined &&
      clauses.length >= 4 &&
      /^\p{Lu}\p{Ll}{2,}$/u.test(text) &&
      languageOf(text.toLowerCase()) === undefined;
    if (isAlone) return nameAt(text);
    if (isBeforeCity) return name;
    if (name && (isFrom || (isList && (isWritten || clauses.length >= 3)))) return name;
  }
  return undefined;
}

/** A name given in parts: "first name …, last name …". */
function inParts(text: string): string | undefined {
  const before =
    /^(.+?) is (?:my|the) (?:(?:full|good|whole) )?(?:names?|thing)\b/i.exec(text)?.[1] ??
    /^(\p{L}+(?: \p{L}+){0,2}) (?:naam|name|nav)(?: (?:hai|he|h|is|aahe|ahe))? (?:mera|my|majha|apna)\b/iu.exec(
      text,
    )?.[1];
  if (before) return nameAt(before.replace(greeting, ""));
  const last = /\b(?:sur|last |family )name\s*(?:is|:|-)?\s*(\p{L}[\p{L}'-]+)/iu.exec(text)?.[1];
  const first =
    /\b(?:first|given) ?name\s*(?:is|:|-)?\s*(\p{L}[\p{L}'-]+)/iu.exec(text)?.[1] ??
    /(?<!(?:sur|last |family ))\bname\s*(?:is|:|-)\s*(\p{L}[\p{L}'-]+)/iu.exec(text)?.[1] ??
    /(?<!\b(?:company|father|mother) ka )\bnaam\s+(?:hai\s+)?(\p{L}[\p{L}'-]+)/iu.exec(text)?.[1] ??
    leadingName(
      (text.split(/[,|]/)[0] ?? "")
        .replace(greeting, "")
        .replace(/^(?:it'?s|it is|i am|i'?m|this is)\s+/i, ""),
      1,
    )[0];
  return last && first && isNameWord(last) ? `${first} ${last}`.replace(/,/g, "") : undefined;
}

/** A clause that is a name; one with a closing phrase, such as "here", wins. */
function wholeReply(clauses: string[]): string | undefined {
  const names = clauses.flatMap((clause) => {
    const name = wholeClause(clause, true);
    if (name === undefined) return [];
    const rest = clause.slice(clause.indexOf(name) + name.length).trim();
    return [{ name, isEnded: ending.test(rest) }];
  });
  return (names.find(({ isEnded }) => isEnded) ?? names[0])?.name;
}

/** A name as all that is left beside a number or an address: "98220 00000 Harish Kamble". */
function besideContact(written: string, rest: string): string | undefined {
  const text = rest.replace(/^[\s,.:;/-]+|[\s,.:;/-]+$/g, "");
  const words = text.split(/\s+/);
  const isName = rest !== written && words.length >= 2 && words.length <= 3 && words.every(isCapital);
  return isName && nameAt(text) === text ? text : undefined;
}

/** Reads the full name as given, without titles and nicknames. Takes the text as written. */
export function readName(written: string, asked: FieldName | null): Reading<string> {
  const isAsked = asked === "name";
  const raw = written.replace(relation, " ").replace(around, " ").trim();
  const sentences = sentencesOf(raw).map((sentence) =>
    /\bspelling of\b/i.test(sentence) ? sentence.split(",").slice(1).join(",") : sentence,
  );
  const clauses = sentences.flatMap(clausesOf);
  const plain = clauses.filter((clause) => !nickname.test(clause));
  const text = sentences.join(" | ").replace(/\bspelled\b.*/i, "");
  const name =
    inParts(text) ??
    afterOpening(text, surely, isAsked || /\bmy (?:full )?name\b|\bname is\b|\bmera naam\b/i.test(raw)) ??
    (isAsked
      ? (wholeReply(plain.filter((clause) => !sentenceWords.test(clause))) ??
        afterOpening(text, onRequest, true) ??
        afterOpening(text, perhaps, true) ??
        afterOpening(text, nicknameOnly, true))
      : (afterOpening(text, perhaps, false, asked !== null) ?? firstOfList(clauses, raw, asked)));
  const beside = name === undefined && asked !== null ? besideContact(written.trim(), raw) : undefined;
  if (beside !== undefined) return { value: beside };
  if (/\?/.test(raw)) return undefined;
  if (name === undefined || (name === nameAt(raw.split(/\bcalls? me /i)[1] ?? "") && byOthers.test(raw)))
    return isAsked && byOthers.test(raw) ? { doubt: "VAGUE" } : undefined;
  const longer = isAsked
    ? plain
        .flatMap((clause) => wholeClause(clause, true) ?? [])
        .find(
          (other) =>
            (other.startsWith(`${name} `) || other.endsWith(` ${name}`)) &&
            [surely, perhaps].every((opening) => !matches(other, opening)),
        )
    : undefined;
  if (longer) return { value: titled(longer) };
  return { value: titled(leadingName(name, 6).join(" ")) };
}
