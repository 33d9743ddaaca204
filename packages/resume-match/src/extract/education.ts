import { anyOf, wholeWords } from "word-patterns";
import type { EducationEntry } from "../types.ts";
import { type DateRange, findDateRanges, isoDate, withoutDates } from "./dates.ts";
import { degreeNames, institutions, subjects } from "./education.words.ts";
import { isOnlyDate, joinBrokenDates, liftMarginNotes } from "./entries.ts";
import { isProse, joinWrapped, type PlacedLine, startsWithActionVerb } from "./text.ts";
import { isPlace, isProperName, isSurePlace, type Towns, titleScore } from "./titles.ts";
import { hasUnspaced, splitUnspacedSchool } from "./unspaced.ts";
import { anyWord, letters, vocabularyPattern, wholeWord, wordsOf } from "./vocabulary.ts";

/** Letters with or without dots and spaces: "BSc", "B.Sc.", "B. Sc". */
const dotted = (list: string) => `${list.replaceAll(" ", "\\.?\\s?").replaceAll("|", "\\.?|")}\\.?`;

const degrees = [
  dotted(
    "ph d|d phil|m phil|m b a|m sc|m tech|m eng|m c a|m com|m ed|m f a|m p h|m arch|m pharm|ll m|m des|b sc|b scs|b tech|b eng|b c a|b com|b ed|b f a|b b a|b b m|b arch|b pharm|b h m|b des|ll b|b agric|m agric|b mus|m mus|b v sc|b p t|b s w|m s w",
  ),
  // Two letters may be a word or initials: require a continuation typical of degrees.
  String.raw`(?:${dotted("m s|m a|b s|b a|b n|j d|i sc|i com")})(?=\s|,|$|\))`,
  String.raw`(?:m\.?e\.?)(?=\s+in\b|\s*[,(]|$)|b\.?e\.?(?=\s+in\b|\s*[,(–-]|\s+\p{Lu}|$)`,
  String.raw`doctor(?:ate)?(?:\s+of\s+[${letters} ]+)?|pgdb?m|pgce|pgde|pg\s?diploma|post[- ]?graduate\s+(?:diploma|certificate|degree|program(?:me)?)|mag\.|a\.b\.`,
  String.raw`(?:master|bachelor)s?(?:['’]s)?(?:\s+(?:degree|of\s+[${letters}]+(?:\s+(?!(?:and|in|at|from|with)\b)[${letters}]+)?))?`,
  String.raw`degree(?: name)?(?=\s*[,(|–-]|$)|diplom(?:a|e|-[${letters}]+)?(?=\s|,|$|:|\))|dipl\.?-?\s?ing\.?|(?:licence|cap)(?=\s+[${letters}])|level\s[1-8](?:\s(?:diploma|certificate|award|nvq))?(?=\s|$)|grado(?=\s+en)|bac(?=\s)|lehre(?=\s)|[${letters}]*meister(?=\s)`,
  String.raw`associate(?:['’]?s)?\s+(?:degree|of\s+[${letters}]+)|a\.?a\.?s\.?(?=\s)|foundation\s+degree|higher\s+national\s+(?:diploma|certificate)|city\s*(?:&|and)\s*guilds`,
  String.raw`high\s+school(?:\s+diploma)?|secondary\s+school\s+(?:certificate|leaving)|(?:higher|senior)\s+secondary(?:\s+(?:certificate|education))?|intermediate(?=\s*[,(:]|\s+in\b|$)`,
  String.raw`10\+2|1[02]th|\+2(?=\s|$)|class\s+(?:xii|x|12|10)|iti(?=\s*(?:,|\(|$|in\b))|g\.?c\.?e\.?(?=\s)|\d{1,2}th\s(?:std|standard|pass)\.?`,
  String.raw`certificate(?=\s*[,(]|$)|certificate\s+(?:in|of|iii|iv)|(?:polytechnic|advanced|national|grand)\s+diploma|leaving\s+certificate`,
  anyOf(degreeNames),
];
export const degreePattern = vocabularyPattern(
  (languages) =>
    new RegExp(
      `(?<![${letters}.])(?:${degrees.join("|")})(?![${letters}])|${wholeWord(wordsOf(languages, "degrees"))}`,
      "iu",
    ),
);

const knownInstitution = String.raw`(?<![${letters}])(?:${anyOf(institutions)}|universi[${letters}]{1,8}|[${letters}]*(?:school|schule)|hs(?=$|,)|iti(?=\s)|poly?te[ck]hni[${letters}]{1,4}|polit[eé][ck][${letters}]{2,6})(?![${letters}])`;
export const institutionPattern = vocabularyPattern(
  (languages) => new RegExp(`${knownInstitution}|${wholeWord(wordsOf(languages, "schools"))}`, "iu"),
);

const scorePattern =
  /\b(?:c?gpa|grade|score|percentage|marks|aggregate|result|classification)\b\s*[:\-–]?\s*([\d.]+(?:\s*\/\s*[\d.]+)?\s*%?|[A-F][+-]?)|([\d.]{2,5}\s*%|\b\d\.\d{1,2}\s*\/\s*\d{1,2}(?:\.\d)?)/i;
const honours =
  /\b(first class|second class|distinction|honou?rs|cum laude|magna|summa|upper second|2:1|merit|with honou?rs)\b/i;

type Draft = {
  degree?: string;
  institution?: string | undefined;
  range?: DateRange;
  score?: string;
  names: string[];
  /** A place or an unlisted school: "The Lir, Dublin". */
  spare?: string;
  /** Kinds of its facts, in written order. */
  order: Fact["kind"][];
  schoolFirst?: boolean;
  lines: PlacedLine[];
};

const separators =
  /\t|;\s+|\s\/\s(?=\p{Lu})|\s+@\s*(?=\p{L})|\s*[|•·]\s*|\s+(?:[–—]|--?)\s+|\s{2,}|(?<=\))\s*,\s*|,\s+(?=[\d.]+\s*%|[Cc]?[Gg][Pp][Aa]\b)|\s+—\s*/u;

const tidy = (text: string) =>
  text
    .replace(/^[\s|,;:•·–—()\]-]+|[\s|,;:•·–—([-]+$/g, "")
    .replace(
      /^(institution|school|university|college|degree|course|qualification|board|year|passing year|graduated|grad\.?|expected|class of|tertiary|secondary|primary|elementary|graduation)\s*[:\-–]\s*|^grad\.$/i,
      "",
    )
    .replace(/\s+/g, " ")
    .replace(/\s(?:in|from|since|by)$/, "")
    .replace(/^([^()]*)\)$/, "$1")
    .replace(/(?:,\s*\d[\d.,/]*)?(?<=\p{L}{4}|\d)\.$|,\s*\d(?:[.,]\d+)?$/u, "")
    .trim();

/** "Bachelor Anglistik an der Universität Seefeld". */
const schoolJoint = vocabularyPattern(
  (languages) =>
    new RegExp(
      String.raw`^(?<degree>[^,]{3,80}?)\s+${anyWord([...wordsOf(languages, "sureAt"), ...wordsOf(languages, "at")])}\s+(?<school>[\p{Lu}\p{Lo}].*)$`,
      "u",
    ),
);

/** Degree and school in Chinese, Japanese and Korean, where a space or nothing stands between them. */
function splitUnspaced(text: string): string[] | undefined {
  if (!hasUnspaced(text)) return undefined;
  const [, degree, school] = /^(.*\p{Script=Han})\s+(\S*(?:大学|学院|大學|學院)\S*)$/u.exec(text) ?? [];
  if (degree && school) return [degree, school];
  const parts = text.includes(",")
    ? text
        .split(/\s*,\s*/)
        .filter(Boolean)
        .flatMap(splitMixed)
    : splitUnspacedSchool(text);
  return parts.length > 1 ? parts : undefined;
}

/** A degree and its school with a word or a full stop between them, in languages other than English. */
function splitAtJoint(text: string): string[] | undefined {
  const [, before = "", behind = ""] = /^(.{4,80}?\p{Ll}{2})\.\s+(\p{Lu}.*)$/u.exec(text) ?? [];
  if (behind && degreePattern.exec(before)?.index === 0 && institutionPattern.test(behind))
    return [before, behind];
  const { degree = "", school = "" } = schoolJoint.exec(text)?.groups ?? {};
  return degreePattern.test(degree) && institutionPattern.test(school.split(",")[0] ?? "")
    ? [degree, ...splitMixed(school)]
    : undefined;
}

/** Splits "BSc Computer Science, University of Pune, India" into degree, school and place. */
function splitMixed(text: string): string[] {
  const known = splitUnspaced(text) ?? splitAtJoint(text);
  if (known) return known;
  // "Kirkley Hall: Level 3 Diploma" names a school, "CAPE: Physics, Chemistry" an examination.
  const [, left = "", right = ""] = /^([^:]{2,60}):\s+(\S.*)$/.exec(text) ?? [];
  if (right && !startsWithDegree(left) && (institutionPattern.test(left) || startsWithDegree(right)))
    return [left, ...splitMixed(right)];
  if (right && left.length < 25 && !institutionPattern.test(text)) return [text];
  const minor = /^minor\b.*\s(?:from|at)\s+(\p{Lu}.*)$/iu.exec(text)?.[1];
  if (minor) return [minor];
  // "Ashby College, Millbrook, MA" ends with a town and its state.
  const [, school = "", place = ""] = /^(.+?),\s+([^,]+,\s+[A-Z]{2})$/.exec(text) ?? [];
  const [town = ""] = place.split(",");
  if (
    institutionPattern.test(school) &&
    !subjectWords.test(town) &&
    !institutionPattern.test(town) &&
    isPlace(place)
  )
    return [...splitMixed(school), place];
  const [first = "", ...others] = text.split(/,\s+/);
  if (
    !degreePattern.test(text) &&
    subjectWords.test(first) &&
    !institutionPattern.test(first) &&
    others.length > 0
  )
    return [first, others.join(", ")];
  // "LPC from Holborn Law School": a degree that is not listed.
  const [, name = "", source = ""] =
    /^((?:\S+\s+){1,6}?)(?:from|at)\s+(?:the\s+)?(\p{Lu}.*)$/u.exec(text) ?? [];
  if (!degreePattern.test(text) && institutionPattern.test(source) && !institutionPattern.test(name))
    return [name.trim(), source];
  if (!degreePattern.test(text) || !institutionPattern.test(text)) return [text];
  const lead = degreePattern.exec(text);
  const rest = lead?.index === 0 ? text.slice(lead[0].length) : "";
  if (
    lead &&
    /^\s+\p{Lu}/u.test(rest) &&
    institutionPattern.test(rest.split(",")[0] ?? "") &&
    !/\s(in|of|from|at)\s/.test(rest.split(",")[0]?.replace(/university of/i, "") ?? "")
  )
    return [lead[0], ...splitMixed(rest.trim())];
  const from = /^(.*?\S)\s+(?:from|at)\s+(?:the\s+)?(\p{Lu}.*)$/u.exec(text);
  if (from && degreePattern.test(from[1] ?? "")) return [from[1] ?? "", ...splitMixed(from[2] ?? "")];
  const parts = text.split(/,\s+/);
  if (parts.length === 1) return [text];
  const groups: { text: string; kind: "degree" | "institution" }[] = [];
  for (const part of parts.flatMap((each, index) => (index === 0 ? [each] : splitField(each)))) {
    const kind =
      startsWithDegree(part) ||
      (degreePattern.test(part) && (!institutionPattern.test(part) || / in /.test(part)))
        ? "degree"
        : institutionPattern.test(part)
          ? "institution"
          : undefined;
    const last = groups.at(-1);
    if (last && (kind === undefined || kind === last.kind)) last.text += `, ${part}`;
    else groups.push({ text: part, kind: kind ?? "degree" });
  }
  return groups.map((group) => group.text);
}

/** "Computer Science Raritan University" → the field and the school. */
function splitField(part: string): string[] {
  const words = part.split(" ");
  let end = 0;
  while (end < words.length && subjectWords.test(words[end] ?? "")) end += 1;
  const [field, school] = [words.slice(0, end).join(" "), words.slice(end).join(" ")];
  return end > 1 && /^\p{Lu}/u.test(school) && institutionPattern.test(school) ? [field, school] : [part];
}

/** Reads schools and degrees in any order. A part that the current entry already has starts the next entry. */
export function readEducation(
  lines: PlacedLine[],
  towns: Towns,
): { entry: EducationEntry; lines: PlacedLine[] }[] {
  const drafts: Draft[] = [];
  const isList = lines.every(({ bullet }) => bullet);
  let current: Draft | undefined;
  const begin = (): Draft => {
    const draft: Draft = { lines: [], names: [], order: [] };
    drafts.push(draft);
    return draft;
  };
  const read = liftMarginNotes(joinBrokenDates(joinWrapped(lines, startsEntry)), (text) =>
    degreePattern.test(text),
  ).map((line) => ({ line, facts: readFacts(isList ? { ...line, bullet: false } : line, towns) }));
  const isUnderSchool = areDegreesUnderSchools(read.map(({ facts }) => facts));
  for (const { line, facts } of read) {
    if (facts.length === 0) {
      current?.lines.push(line);
      continue;
    }
    const draft = current;
    // In a dated entry that starts with an unknown name, that name is the missing school or degree.
    const isComplete =
      draft?.order[0] === "name" && draft.range !== undefined && (line.bold || line.gap > 0.3);
    const clashes = ({ kind }: Fact) =>
      kind !== "name" &&
      kind !== "score" &&
      kind !== "spare" &&
      (draft?.[kind] !== undefined ||
        (isComplete && kind === "institution" && draft.degree !== undefined) ||
        (isComplete && kind === "degree" && draft.institution !== undefined));
    // A name that is styled like a head below a complete entry is the next school.
    const isNext =
      (line.bold || line.gap > 0.4) &&
      current?.range !== undefined &&
      (current.institution !== undefined || current.names.length > 0) &&
      facts.every(({ kind }) => kind === "name");
    const isNextSchool =
      isUnderSchool && current?.degree !== undefined && facts.some(({ kind }) => kind === "institution");
    const isFull = current !== undefined && (isNext || isNextSchool || facts.some(clashes));
    if (
      !current ||
      isFull ||
      (line.gap > 0.7 &&
        current.degree &&
        current.institution &&
        facts.some(({ kind }) => kind === "degree" || kind === "institution"))
    )
      current = begin();
    const lineKinds = new Set<Fact["kind"]>();
    for (const fact of facts) {
      if (fact.kind === "name") {
        // A narrow column breaks "Electrical and Electronics / Engineering".
        if (current.degree && !current.institution && isBrokenOff(current, line, fact.text))
          current.degree += ` ${fact.text}`;
        else {
          current.names.push(fact.text);
          current.order.push("name");
        }
        continue;
      }
      if (current[fact.kind] !== undefined) {
        if (fact.kind === "score" || fact.kind === "spare") continue;
        // "PhD … PhD in Physics": one line names its degree twice.
        if (fact.kind === "degree" && lineKinds.has("degree")) {
          if (fact.text.length > (current.degree?.length ?? 0)) current.degree = fact.text;
          continue;
        }
        if (fact.kind === "institution" && lineKinds.has("institution")) continue;
        if (fact.kind === "range" && line.bullet && !isOnlyDate(line)) continue;
        current = begin();
      }
      if (fact.kind === "range") current.range = fact.range;
      else if (fact.kind === "institution") {
        current.institution = fact.text;
        current.schoolFirst = current.degree === undefined;
      } else current[fact.kind] = fact.text;
      current.order.push(fact.kind);
      lineKinds.add(fact.kind);
    }
    current.lines.push(line);
  }
  // Entries of one file have the same order, which those with a known degree show.
  const isSchoolFirst =
    drafts.filter(
      ({ order }) =>
        order.includes("degree") &&
        /^(?:name|institution)$/.test(order.find((kind) => kind !== "range") ?? ""),
    ).length *
      2 >
    drafts.filter(({ order }) => order.includes("degree")).length;
  for (const [index, draft] of drafts.entries()) completeFromNames(draft, drafts[index - 1], isSchoolFirst);
  const courses = drafts.filter(({ degree, institution }) => degree || institution);
  // "Ashby College, Millbrook": what comes after the school in several entries is its town.
  const hasTowns =
    new Set(courses.flatMap(({ institution = "" }) => (townAfterSchool(institution) ? [institution] : [])))
      .size > 1;
  return courses.map((draft) => ({ entry: toEntry(draft, towns, hasTowns), lines: draft.lines }));
}

/** Whether each school has its own line, above its degrees. */
function areDegreesUnderSchools(lines: Fact[][]): boolean {
  const has = (facts: Fact[], kind: Fact["kind"]) => facts.some((fact) => fact.kind === kind);
  const layout = lines.flatMap((facts) => {
    const [isSchool, isDegree] = [has(facts, "institution"), has(facts, "degree")];
    return isSchool === isDegree ? [] : [isSchool ? "school" : "degree"];
  });
  return layout[0] === "school" && layout.includes("degree") && layout.at(-1) === "degree";
}

const isBrokenOff = ({ degree = "", lines }: Draft, line: PlacedLine, text: string) =>
  lines.at(-1)?.bold === line.bold &&
  line.gap < 0.3 &&
  (/(?:\b(?:and|of|in|with)|&|,)$/.test(degree) ||
    (line.bold &&
      !/\s/.test(text) &&
      subjectWords.test(text) &&
      lines.at(-1)?.text.endsWith(degree) === true));

export const subjectWords = vocabularyPattern(
  (languages) =>
    new RegExp(`${wholeWords(subjects).source}|${wholeWord(wordsOf(languages, "subjects"))}`, "iu"),
);

const courseListWords = /\b(?:courses?|coursework|modules?|subjects?)\b/i;

/** Plain names fill the gaps: the field, the school, or the previous degree's school. */
function completeFromNames(draft: Draft, previous: Draft | undefined, isSchoolFirst: boolean): void {
  const { names } = draft;
  if (!draft.institution && draft.spare && names.length === 0) names.push(draft.spare.split(",")[0] ?? "");
  if (!draft.degree && !draft.institution && names.length === 1)
    names.splice(0, 1, ...(names[0]?.split(/(?<=^[^,:]+),\s+/) ?? []));
  // "MSc Biology, Northern Studies, Uppsala": the school follows the degree.
  const [degree = "", school = "", town] = draft.degree?.split(/,\s+/) ?? [];
  if (
    !draft.institution &&
    (town || names.length === 0) &&
    !degree.includes(":") &&
    /^\p{Lu}\p{L}*\P{Lu}/u.test(school) &&
    !subjectWords.test(school) &&
    !degreePattern.test(school) &&
    !honours.test(school)
  ) {
    draft.degree = degree;
    draft.institution = school;
  }
  if (draft.degree && !splitDegree(draft.degree).area) {
    const area = names.findIndex((name) => subjectWords.test(name) && name.split(" ").length <= 6);
    if (area >= 0) draft.degree = `${draft.degree} in ${names.splice(area, 1)[0]}`;
  }
  if (!draft.degree && draft.range && !courseListWords.test(names[0] ?? "")) {
    let [first, second] = names.splice(0, draft.institution ? 1 : 2);
    if (isSchoolFirst && second) [first, second] = [second, first];
    if (first && (draft.institution || second)) draft.degree = first;
    draft.institution ??= second ?? first;
  }
  if (draft.institution || !draft.degree) return;
  const [name] = names;
  if (name && draft.range) draft.institution = name;
  else if (previous?.institution && previous.schoolFirst) {
    draft.institution = previous.institution;
    draft.schoolFirst = true;
  } else if (name) draft.institution = name;
}

type Fact =
  | { kind: "degree" | "institution" | "score" | "spare"; text: string }
  | { kind: "name"; text: string }
  | { kind: "range"; range: DateRange };

function readFacts(line: PlacedLine, towns: Towns): Fact[] {
  let facts: Fact[] = [];
  const text = line.text;
  // A dot on a timeline is not a bullet.
  const isBullet = line.bullet && !isOnlyDate(line);
  const degreeStart = degreePattern.exec(withoutDates(text))?.index ?? text.length;
  const isLong =
    isProse(text.replaceAll("\t", " ")) && text.length > (degreeStart < 10 || startsEntry(text) ? 220 : 110);
  if (
    isLong ||
    /^(thesis|dissertation|coursework|relevant coursework|modules|activities|courses|subjects|project|advisor|supervisor|honou?rs|awards?|minor|key modules|key subjects)\b/i.test(
      text,
    )
  )
    return facts;
  const pieces = withoutDates(text).split(separators).map(tidy).filter(Boolean).flatMap(splitMixed).map(tidy);
  for (const piece of pieces) {
    if (/^(?:thesis|dissertation|topic)\b/i.test(piece)) continue;
    const score = scorePattern.exec(piece);
    // "Cambridge, MA" is a town, "Physics, MA" is a degree.
    const isDegree =
      (degreePattern.test(piece) && (subjectWords.test(piece) || !isPlace(piece))) || schoolYear.test(piece);
    const isInstitution = institutionPattern.test(piece);
    // "ACCA member, 2012": a membership with its year is neither school nor degree.
    if (!isDegree && !isInstitution && titleScore(piece) >= 2) return [];
    if ((isBullet && piece.length > 80) || startsWithActionVerb(piece)) continue;
    if (isDegree && !(isInstitution && !startsWithDegree(piece)))
      facts.push({ kind: "degree", text: stripScore(piece) });
    else if (isInstitution) facts.push({ kind: "institution", text: stripScore(piece) });
    else if (
      !score &&
      !isPlace(piece, towns) &&
      !isBullet &&
      /^[\p{Lu}\p{Lo}]/u.test(piece) &&
      piece.length < 80 &&
      piece.length > 2 &&
      // "Core courses covering algorithms" describes the course.
      (isProperName(piece) || !courseListWords.test(piece)) &&
      !honours.test(piece)
    )
      facts.push({ kind: "name", text: piece });
    else if (isPlace(piece, towns) && !isSurePlace(piece, towns)) facts.push({ kind: "spare", text: piece });
    if (score && !isBullet) facts.push({ kind: "score", text: (score[1] ?? score[2] ?? "").trim() });
  }
  const hasSchool = facts.some(
    ({ kind, ...fact }) =>
      (kind === "institution" || kind === "name") && "text" in fact && !isBoard(fact.text),
  );
  if (hasSchool) facts = facts.filter((fact) => !("text" in fact && isBoard(fact.text)));
  const ranges = findDateRanges(text);
  const range = ranges.find(({ isSingle }) => !isSingle) ?? ranges.at(-1);
  if (range && (!isBullet || facts.length > 0)) facts.push({ kind: "range", range });
  return facts;
}

/** Cells for years at school: "X", "XII". */
const schoolYear = /^(?:X|XI?I)(?:th)?$/i;
/** Examination boards, which tables have beside the school. */
const isBoard = (text: string) => /^(?:cbse|icse|isc|nios)$|\bboard$/i.test(text);

const startsEntry = (text: string) => startsWithDegree(text) || findDateRanges(text)[0]?.from === 0;
const startsWithDegree = (text: string) => degreePattern.exec(text)?.index === 0;
const stripScore = (text: string) =>
  tidy(
    text
      .replace(/[,(\s-]*\b(?:c?gpa|grade|percentage|marks|aggregate)\b.*$/i, "")
      .replace(/(?<=\.|\p{Lu}) degree$/iu, "")
      .replace(/[\s,(-]*[\d.]+\s*%\)?$/, ""),
  );

/** The unlisted town in "Ashby College, Millbrook". */
function townAfterSchool(institution: string): string | undefined {
  const [school = "", town, ...others] = institution.split(/,\s*/);
  const isTown =
    town !== undefined &&
    others.length === 0 &&
    institutionPattern.test(school) &&
    /^\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}$/u.test(town) &&
    ![institutionPattern, degreePattern, subjectWords, honours].some((pattern) => pattern.test(town));
  return isTown ? town : undefined;
}

/** Removes the marks behind a field or school: "History (2:1)", "Law, with distinction". */
const withoutMarks = (name: string) =>
  name.replace(/\s*\(([^)]*)\)$|,\s+([^,]+)$/, (end, inside?: string, last?: string) =>
    honours.test(inside ?? last ?? "") || /^[\d.:/%\s]+$/.test(inside ?? last ?? "") ? "" : end,
  );

function toEntry(
  { degree, institution, range, score }: Draft,
  towns: Towns,
  hasTowns: boolean,
): EducationEntry {
  const { studyType, area: whole } = splitDegree(degree);
  const area = whole && withoutMarks(whole);
  const [first = "", ...others] = institution?.split(/,\s*/) ?? [];
  const rest = others.join(", ");
  // After the school's name comes its place, or the field if the degree has none.
  const isField =
    rest !== "" &&
    !area &&
    others.length === 1 &&
    subjectWords.test(rest) &&
    !isPlace(rest) &&
    !institutionPattern.test(rest) &&
    institutionPattern.test(first);
  const isLocation =
    rest !== "" &&
    (isPlace(rest, towns) ||
      // "University of California, Berkeley" is whole.
      ((hasTowns || !/\s(?:of|at)\s/.test(first)) && townAfterSchool(institution ?? "") === rest) ||
      (others.length > 1 && isPlace(others.slice(-2).join(", "), towns)));
  const name = isField || isLocation ? first : institution && withoutMarks(institution);
  const field = area ?? (isField ? rest : undefined);
  return {
    ...(name ? { institution: name } : {}),
    ...(studyType ? { studyType } : {}),
    ...(field ? { area: field } : {}),
    ...educationDates(range),
    ...(score ? { score } : {}),
  };
}

function educationDates(range: DateRange | undefined): { startDate?: string; endDate?: string } {
  if (!range) return {};
  if (range.isSingle) return range.start ? { endDate: isoDate(range.start) } : {};
  return {
    ...(range.start ? { startDate: isoDate(range.start) } : {}),
    ...(range.end && range.end !== "present" ? { endDate: isoDate(range.end) } : {}),
  };
}

/** "Bachelor of Science in Physics" → level and field. */
export function splitDegree(degree: string | undefined): { studyType?: string; area?: string } {
  if (!degree) return {};
  const inField = /^(.*?\S)\s+in\s+(\S.*)$/i.exec(degree);
  if (inField)
    return { studyType: inField[1] ?? degree, area: (inField[2] ?? "").replace(/\s*\([^)]*\)$/, "") };
  const honoured = /^(.{2,30}?\s*\((?:hons|honou?rs)\.?\)),?\s+(\S.*)$/i.exec(degree);
  if (honoured) return { studyType: honoured[1] ?? degree, area: honoured[2] ?? "" };
  const comma = /^([^,(]*?)\s*(?:,\s*|:\s*|(?<=\s)\()([^)]+)\)?$/.exec(degree);
  if (
    comma &&
    degreePattern.test(comma[1] ?? "") &&
    !honours.test(comma[2] ?? "") &&
    !/^[Hh]on|^[A-Z.]{2,6}$/.test(comma[2] ?? "")
  )
    return { studyType: comma[1] ?? degree, area: comma[2] ?? "" };
  const short = degreePattern.exec(degree);
  if (
    short?.index === 0 &&
    short[0].length < degree.length &&
    /^\s+\p{Lu}/u.test(degree.slice(short[0].length))
  )
    return { studyType: short[0].trim(), area: degree.slice(short[0].length).trim() };
  return { studyType: degree };
}
