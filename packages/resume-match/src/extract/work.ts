import type { WorkEntry } from "../types.ts";
import { type DateRange, isoDate, withoutDates } from "./dates.ts";
import { type Entry, findEntries, isDuration, isOnlyDate, label } from "./entries.ts";
import { isProse, joinLines, joinWrapped, type PlacedLine } from "./text.ts";
import { isPlace, isSurePlace, organisationScore, splitPlace, type Towns, titleScore } from "./titles.ts";
import { addSlotTowns } from "./towns.ts";

/** Part of an entry's head. `slot` is its line, relative to the line with the date, and its index there. */
type Piece = { text: string; slot: string; bold: boolean; line: PlacedLine };
type Roles = { title: Piece | undefined; organisation: Piece | undefined };

const separators =
  /\s*[|•·]\s*|;\s+|\s+(?:[–—]|--?)\s+|\s*—\s*|\s+@\s*(?=\p{L})|\s{3,}|(?<=[\p{L}.)]):\s+|\sI\s(?=\d)/u;

/** Kinds of employment and labels, which are neither title nor employer. */
const formOfWork =
  /^(full[- ]?time|part[- ]?time|contract|permanent|freelance|internship|remote|hybrid|on-?site|temporary|duration|period|from|since|date|dates|employer|company|organi[sz]ation|role|designation|position|job title|title)$/i;

/** Mentions of a supervisor or an agency. */
const otherPerson =
  /(?<![\p{L}])(?:mentors?|advisors?|advisers?|supervisors?|reporting to)\s*:[^;|]*|^\(?(?:contract(?:or)?\s+)?(?:via|through)\s.*/iu;

/** "Via Zamboni 37 40126 Bologna", "15 Brompton Road, London": a street with its number, or a postcode. */
const isAddress = (text: string) =>
  /\d/.test(text) &&
  (/(?<![\p{L}\d])(?:\d{5}\s\p{Lu}|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}(?!\p{L}))/u.test(text) ||
    (/^\d{1,4}[a-z]?,?\s(?:\p{Lu}[\p{L}.]*\s?){1,4}/u.test(text) &&
      /\b(?:street|st|road|rd|avenue|ave|lane|drive|boulevard|bd|blvd|square|way)\b/i.test(text)));

/**
 * Splits the head lines at the layout's separators, without dates and, if `towns` are given, without places.
 */
function splitHead(entry: Entry, towns?: Towns): Piece[] {
  const isTown = (text: string) => towns !== undefined && isSurePlace(text, towns);
  const head = joinWrapped(entry.head);
  const anchorIndex = entry.anchor ? head.findIndex(({ start }) => start === entry.anchor?.start) : 0;
  // A line with only a town does not move the lines below it.
  let skipped = 0;
  const pieces = head.flatMap((line, index) => {
    let number = 0;
    if (index > anchorIndex && isTown(line.text)) skipped += 1;
    return line.cells.flatMap((cell) =>
      withoutDates(splitWideSpace(cell))
        .replace(otherPerson, " ")
        .split(separators)
        .map(tidy)
        .filter((text) => /\p{L}[\p{L}&]|\d\p{L}|\p{Script=Han}/u.test(text) && !isDuration(text))
        .filter((text) => !isTown(text) && !isAddress(text) && !/^(?:\.\.\.|…)/.test(text))
        .filter((text) => text.length < 90 || !isProse(text))
        .map((text) => ({
          text,
          slot: `${index - anchorIndex - skipped}:${number++}`,
          bold: line.bold,
          line,
        })),
    );
  });
  const named = pieces.filter(({ text }) => !formOfWork.test(text));
  // "Internship, Acme" and a template's "Job title, Company" have no other title or employer.
  return named.length > 1 ? named : pieces;
}

/** Splits at a single wide space or slash: "DEVELOPER  ACME LTD", "Developer / Acme". */
const splitWideSpace = (cell: string) => {
  const [left = "", right = "", ...rest] = cell.split(/\s{2,}|\s\/\s/);
  return rest.length === 0 &&
    /\S \S|^\S+\s+\S+$/.test(cell) &&
    titleScore(left) >= 1.5 !== titleScore(right) >= 1.5
    ? `${left} | ${right}`
    : cell;
};

function tidy(text: string): string {
  return text
    .replace(/^[\s|,;:•·–—-]*\((?=[^()]*$)|^[\s|,;:•·–—)\]-]+|[\s|,;:•·–—([-]+$/g, "")
    .replace(label, "")
    .replace(/\s+/g, " ")
    .replace(/^\(([^()]*)\)$/, "$1")
    .replace(/^([^()]*)\)$/, "$1")
    .replace(
      /(?<!\b(?:inc|ltd|co|corp|llc|pvt|bros|st|jr|sr|ltda|s\.a|a\.s|s\.l|b\.v|n\.v|e\.v|o\.o)|\.\p{L})\.$/iu,
      "",
    )
    .trim();
}

/**
 * Splits a piece with both title and employer: "Nurse at St Mary's", "Nurse, St Mary's", "St Mary's, Nurse".
 */
function splitPair(
  text: string,
  order?: PairOrder,
): { title: string; organisation: string; isSure?: true } | undefined {
  const prepositionMatch =
    /^(.{3,70}?\s+(?:at|bei|chez|presso)|[^,]{3,70}?\s+(?:with|for|in(?!\s[Cc]harge)))\s+(?:the\s+)?(\p{Lu}.*)$/u.exec(
      text,
    );
  const titleText = prepositionMatch?.[1]?.replace(/\s+\p{L}+$/u, "") ?? "";
  const parts = text.split(/,\s+/);
  // "Touring Relighter at Hollow Hare": only a title comes before "at".
  const isAt =
    /\s(?:at|bei|chez|presso)$/.test(prepositionMatch?.[1] ?? "") &&
    titleText.split(" ").length <= 6 &&
    organisationScore(titleText) < 1.2;
  if (prepositionMatch && (isAt || titleScore(titleText) >= 1)) {
    if (!isField(parts)) return { title: titleText, organisation: prepositionMatch[2] ?? "", isSure: true };
    return { title: parts[0] ?? "", organisation: parts.slice(1).join(", "), isSure: true };
  }
  if (parts.length < 2) return undefined;
  let best: { title: string; organisation: string; score: number } | undefined;
  for (let cut = 1; cut < parts.length; cut += 1) {
    const [left, right] = [parts.slice(0, cut).join(", "), parts.slice(cut).join(", ")];
    for (const [title, organisation] of [
      [left, right],
      [right, left],
    ] as const) {
      // "Registrar, Loans and Touring, Heide Museum": the employer's name begins after the comma.
      const [t, o] = [
        titleScore(title),
        Math.max(
          organisationScore(organisation.split(", ")[0] ?? ""),
          organisationScore(splitPlace(organisation).name) - 0.3,
        ),
      ];
      const score = t + o;
      if (t >= 1.5 && o >= 0.2 && titleScore(organisation) < 1.2 && (!best || score > best.score))
        best = { title, organisation, score };
    }
  }
  if (best && best.score > 1.75) return best;
  // An unlisted title: "Sachbearbeiterin Entgeltabrechnung, Märkische Energie AG, Potsdam".
  const firm = parts.findIndex((part) => legalForm.test(part));
  if (firm > 0) return { title: parts.slice(0, firm).join(", "), organisation: parts.slice(firm).join(", ") };
  const [first = "", ...others] = parts;
  const rest = others.join(", ");
  if (order === undefined) return undefined;
  return order === "title" ? { title: first, organisation: rest } : { title: rest, organisation: first };
}

/** The part before the comma in most entries that have both in one piece. */
type PairOrder = "title" | "organisation";

function pairOrder(all: Piece[][], towns: Towns): PairOrder | undefined {
  const pieces = all.flat().filter(({ text }) => splitPlace(text, towns).name.includes(", "));
  const votes = pieces.flatMap(({ text }) => {
    const pair = splitPair(splitPlace(text, towns).name);
    return pair ? [Number(text.startsWith(pair.title))] : [];
  });
  // "Agent d’accueil, Mairie de Blois, Blois": in a little-known language, the title is before its employer
  // and a town.
  if (votes.length === 0 && pieces.length > 1 && pieces.every(({ text }) => text.split(", ").length === 3))
    return "title";
  if (votes.length * 3 < pieces.length || votes.length === 0) return undefined;
  return votes.filter(Boolean).length * 2 > votes.length ? "title" : "organisation";
}

/** Legal form at the end of a firm's name. "Inc." on its own belongs to the part before it. */
const legalForm =
  /\S\s(?:gmbh|ag|kg|s\.?r\.?l|s\.?p\.?a|s\.?a\.?s?|ltd|limited|inc|llc|plc|[bn]\.?v|oyj?|ab|aps|ltda|sp\. z o\.o)\.?$/i;

/** "Lecturer in Chemistry, University of Hull": the employer comes after the comma. */
const isField = ([first = "", next = ""]: string[]) =>
  /\s(?:in|for)\s/.test(first) && organisationScore(next) >= 1.2 && organisationScore(first) < 1;

/**
 * How much a text looks like a title and like an employer. Not being one hardly makes it the other: a
 * sentence is neither.
 */
const roleVotes = (text: string) => {
  const [title, organisation] = [titleScore(text), organisationScore(text)];
  return {
    title: title - Math.max(-0.5, organisation),
    organisation: organisation - Math.max(-0.5, title),
  };
};
type SlotVotes = (slot: string, role: "title" | "organisation") => number;

/** For each slot, how much its texts look like titles and like employers, over all entries. */
function slotVotes(all: Piece[][]): SlotVotes {
  const bySlot = Map.groupBy(all.flat(), ({ slot }) => slot);
  return (slot, role) => {
    const votes = (bySlot.get(slot) ?? []).map(({ text }) => roleVotes(text)[role]);
    return votes.reduce((sum, vote) => sum + Math.max(-2, Math.min(2, vote)), 0) / Math.max(1, votes.length);
  };
}

function assignRoles(pieces: Piece[], votes: SlotVotes): Roles {
  const nonPlaces = pieces.filter(({ text }) => !isPlace(text));
  if (nonPlaces.length >= 2 && nonPlaces.length < pieces.length) return assignRoles(nonPlaces, votes);
  if (pieces.length < 2) {
    const [only] = pieces;
    if (!only) return { title: undefined, organisation: undefined };
    return titleScore(only.text) - organisationScore(only.text) > 0
      ? { title: only, organisation: undefined }
      : { title: undefined, organisation: only };
  }
  let best: { title: Piece; organisation: Piece; score: number } | undefined;
  pieces.forEach((title, i) => {
    pieces.forEach((organisation, j) => {
      if (i === j) return;
      const ownVote = roleVotes(title.text).title + roleVotes(organisation.text).organisation;
      const shared = votes(title.slot, "title") + votes(organisation.slot, "organisation");
      const score = 0.55 * ownVote + 0.8 * shared - 0.25 * (i + j);
      if (!best || score > best.score) best = { title, organisation, score };
    });
  });
  return { title: best?.title, organisation: best?.organisation };
}

/**
 * Slots below the dates that have neither title nor employer in complete entries, but for example a town.
 * They are not the employer in an entry without one, either.
 */
function spareSlots(all: Piece[][], votes: SlotVotes): Set<string> {
  const spare = new Set<string>();
  const usedSlots = new Set<string>();
  for (const pieces of all.filter(({ length }) => length > 2)) {
    const { title, organisation } = assignRoles(pieces, votes);
    for (const piece of pieces) {
      if (piece === title || piece === organisation) usedSlots.add(piece.slot);
      else if (/^[12]:0/.test(piece.slot)) spare.add(piece.slot);
    }
  }
  return new Set([...spare].filter((slot) => !usedSlots.has(slot)));
}

export type ParsedJob = {
  entry: WorkEntry;
  lines: PlacedLine[];
  range: DateRange | undefined;
  /** The piece before a doubtful split at a comma. */
  unsplit?: string;
};

/** Reads the jobs of a section in written order. */
export function readWork(lines: PlacedLine[], towns: Towns): ParsedJob[] {
  const jobs = splitAtBanners(lines).flatMap(({ employer, lines: own }) =>
    employer === undefined ? readJobs(own, towns) : readRoles(own, employer, towns),
  );
  const named = jobs.filter(({ entry: { name, position } }) => name || position);
  return named.length > 0 ? named : jobs;
}

const isSameLook = (a: PlacedLine, b: PlacedLine) =>
  Math.abs(a.size - b.size) < 0.2 && a.bold === b.bold && !b.bullet && b.cells.length === 1;

/**
 * Groups roles under an employer that is named once, above the total time there: "Acme Ltd", "5 years 3
 * months".
 */
function splitAtBanners(lines: PlacedLine[]): { employer?: string; lines: PlacedLine[] }[] {
  const groups: { employer?: string; lines: PlacedLine[] }[] = [{ lines: [] }];
  let look: PlacedLine | undefined;
  lines.forEach((line, index) => {
    const above = lines[index - 1];
    const isBanner =
      !line.bullet &&
      line.cells.length === 1 &&
      isDuration(lines[index + 1]?.text ?? "") &&
      !(above && isOnlyDate(above)) &&
      lines[index + 1]?.cells.length === 1 &&
      withoutDates(line.text) === line.text;
    if (isBanner) {
      look = line;
      groups.push({ employer: tidy(line.text), lines: [] });
    } else if (look && isSameLook(look, line) && line.gap > 0.3) {
      look = undefined;
      groups.push({ lines: [line] });
    } else if (!(look && isDuration(line.text) && above === look)) groups.at(-1)?.lines.push(line);
  });
  return groups.filter((group) => group.lines.length > 0);
}

/** The roles below an employer's banner: no line of theirs names another employer. */
function readRoles(lines: PlacedLine[], employer: string, towns: Towns): ParsedJob[] {
  return findEntries(lines, true, towns).map((entry) => {
    const pieces = splitHead(entry, towns);
    const place = entry.head.flatMap(({ cells }) => cells).find((cell) => isPlace(cell, towns));
    const title = pieces.toSorted((a, b) => titleScore(b.text) - titleScore(a.text))[0];
    return {
      entry: {
        name: employer,
        ...(title ? { position: title.text } : {}),
        ...(place ? { location: place } : {}),
        ...entryDates(entry.range),
        highlights: entryHighlights(entry.body),
      },
      lines: [...entry.head, ...entry.body],
      range: entry.range,
    };
  });
}

function readJobs(lines: PlacedLine[], knownTowns: Towns): ParsedJob[] {
  const raw = findEntries(lines, true, knownTowns).map((entry) => splitHead(entry));
  const towns = addSlotTowns(raw, knownTowns);
  const entries = findEntries(lines, true, towns);
  const all = entries.map((entry) => splitHead(entry, towns));
  const votes = slotVotes(all);
  const draft = { votes, towns, order: pairOrder(all, towns), isApart: false };
  const apart = all.flatMap((pieces) => {
    const roles = assignRoles(pieces, votes);
    const { title, organisation } = roles;
    const isPair = title && organisation && bestPair(pieces, roles, draft);
    return title && organisation && !isPair ? [`${title.slot} ${organisation.slot}`] : [];
  });
  const isApart =
    all.length > 1 && apart.filter((slots) => slots === mostCommon(apart)).length * 2 > all.length;
  const style = { ...draft, isApart };
  const spare = spareSlots(all, votes);
  const jobs = entries.map((entry, index) => {
    const pieces = all[index] ?? [];
    const usable = pieces.filter(({ slot, text }) => !spare.has(slot) || organisationScore(text) >= 1);
    return readEntry(entry, usable.length > 0 ? usable : pieces, style);
  });
  return shareEmployers(jobs);
}

const mostCommon = (texts: string[]) => texts.toSorted((a, b) => count(texts, b) - count(texts, a))[0];
const count = (texts: string[], text: string) => texts.filter((other) => other === text).length;

/** Layout of the entries in this file. `isApart`: most have title and employer in the same two places. */
type Style = {
  votes: SlotVotes;
  towns: Towns;
  order: PairOrder | undefined;
  isApart: boolean;
};

type Pair = { title: string; organisation: string; isSure?: true; text: string; line: PlacedLine };

/** Splits a piece if its two parts fit title and employer better than two pieces do. */
function bestPair(
  pieces: Piece[],
  { title, organisation }: Roles,
  { towns, isApart }: Style,
  order?: PairOrder,
): Pair | undefined {
  const isComplete = title !== undefined && organisation !== undefined;
  const pairlessScore = isComplete
    ? organisationScore(organisation.text) - Math.max(0, titleScore(organisation.text))
    : -1;
  let best: (Pair & { score: number }) | undefined;
  for (const [index, { text, line }] of pieces.entries()) {
    const pair = splitPair(splitPlace(text, towns).name, order);
    if (!pair) continue;
    // The part after the comma must be an employer, not a department of one in another piece.
    const isDepartment =
      isComplete &&
      !pair.isSure &&
      organisationScore(organisation.text) >= 0.3 &&
      organisation.line !== line &&
      organisation.text.split(" ").length <= 4 &&
      pieces.indexOf(organisation) < index;
    // "Associate, Equity Research" over "Maple & Birch": this file keeps employers separate.
    if (isDepartment || (isComplete && isApart && !pair.isSure && !legalForm.test(pair.organisation)))
      continue;
    const score = organisationScore(pair.organisation) + 0.2;
    if (score > pairlessScore && (!best || score > best.score)) best = { ...pair, text, line, score };
  }
  // Two clear pieces stay: "Engineer, Platform | Acme Ltd".
  return best && (!isComplete || pairlessScore < 1) ? best : undefined;
}

/** Head lines without title or employer are the first lines of the description. */
function unusedHead(entry: Entry, usedLines: Set<PlacedLine | undefined>, towns: Towns): PlacedLine[] {
  const anchorIndex = entry.anchor ? entry.head.indexOf(entry.anchor) : 0;
  return entry.head.filter(
    (line, index) => index > anchorIndex && !usedLines.has(line) && !isPlace(line.text, towns),
  );
}

/** "Medical Officer – Emergency Unit" is one title if the employer is elsewhere. */
function withUnit(title: Piece, organisation: Piece | undefined, pieces: Piece[]): string {
  const next = pieces[pieces.indexOf(title) + 1];
  const joined = ["–", "-", "—"]
    .map((dash) => `${title.text} ${dash} ${next?.text}`)
    .find((text) => title.line.text.includes(text));
  return next && next !== organisation && joined && !isPlace(next.text) && organisation?.line !== undefined
    ? joined
    : title.text;
}

function readEntry(entry: Entry, pieces: Piece[], style: Style): ParsedJob {
  const { votes, towns } = style;
  const roles = assignRoles(pieces, votes);
  const pair =
    bestPair(pieces, roles, style) ??
    (roles.title && roles.organisation ? undefined : bestPair(pieces, roles, style, style.order));
  const position = pair?.title ?? (roles.title && withUnit(roles.title, roles.organisation, pieces));
  const name = pair?.organisation ?? roles.organisation?.text;
  const usedLines = new Set(pair ? [pair.line] : [roles.title?.line, roles.organisation?.line]);
  const { name: employer, place } = splitPlace(name ?? "", towns);
  const location =
    place ??
    entry.head
      .flatMap(({ cells }) => cells.flatMap((cell) => withoutDates(cell).split(separators).map(tidy)))
      .find((text) => isPlace(text, towns));
  const titleOnly = position ? splitPlace(position, towns).name : undefined;
  return {
    entry: {
      ...(employer ? { name: employer } : {}),
      ...(titleOnly ? { position: titleOnly } : {}),
      ...(location ? { location } : {}),
      ...entryDates(entry.range),
      highlights: entryHighlights([...unusedHead(entry, usedLines, towns), ...entry.body]),
    },
    lines: [...entry.head, ...entry.body],
    range: entry.range,
    ...(pair && !pair.isSure && organisationScore(pair.organisation) < 0.8 ? { unsplit: pair.text } : {}),
  };
}

export function entryDates(range: DateRange | undefined): { startDate?: string; endDate?: string } {
  if (!range) return {};
  const start = range.start ? { startDate: isoDate(range.start) } : {};
  if (range.isSingle && range.start) return { ...start, endDate: isoDate(range.start) };
  return range.end && range.end !== "present" ? { ...start, endDate: isoDate(range.end) } : start;
}

/** The description: each bullet with its continuation lines, or each paragraph. */
export function entryHighlights(lines: PlacedLine[]): string[] {
  const hasBullets = lines.some(({ bullet }) => bullet);
  const groups: string[][] = [];
  for (const line of lines) {
    const text = line.text.replaceAll("\t", " ");
    const last = groups.at(-1);
    const startsNew = hasBullets
      ? line.bullet || (line.gap > 0.6 && /^\p{Lu}/u.test(text))
      : line.gap > 0.5 || /[.:;]$/.test(last?.at(-1) ?? ".");
    if (!last || startsNew) groups.push([text]);
    else last.push(text);
  }
  return groups.map(joinLines).filter((text) => text.length > 2);
}

/** Copies the name of a company, which is given once above several roles, to each of them. */
function shareEmployers(jobs: ParsedJob[]): ParsedJob[] {
  const shared: ParsedJob[] = [];
  jobs.forEach((job, index) => {
    const { name, position } = job.entry;
    const next = jobs[index + 1];
    const isRole = (role: ParsedJob | undefined): role is ParsedJob =>
      role?.entry.position !== undefined && (role.entry.name === undefined || role.unsplit !== undefined);
    if (name && !position && isRole(next) && job.entry.highlights.length === 0) {
      // A banner with the total period: only the roles below it count.
      for (let roleIndex = index + 1; isRole(jobs[roleIndex]); roleIndex += 1) {
        const role = jobs[roleIndex];
        if (role) role.entry = { ...role.entry, name, position: role.unsplit ?? role.entry.position ?? "" };
      }
      return;
    }
    if (!name && position) {
      const before = shared.at(-1)?.entry.name;
      if (before) job.entry = { ...job.entry, name: before };
    }
    shared.push(job);
  });
  return shared;
}
