import type { WorkEntry } from "../types.ts";
import { type DateRange, isoDate, withoutDates } from "./dates.ts";
import {
  colonLabel,
  descriptionLabel,
  type Entry,
  findEntries,
  isDuration,
  isOnlyDate,
  label,
} from "./entries.ts";
import { type LabelledJob, readLabelColumn } from "./label-column.ts";
import { findRoles, type Piece, type Roles } from "./roles.ts";
import { isProse, joinLines, joinWrapped, type PlacedLine } from "./text.ts";
import { isPlace, isSurePlace, splitPlace, type Towns, titleScore } from "./titles.ts";
import { addSlotTowns } from "./towns.ts";
import { splitUnspacedHead } from "./unspaced.ts";
import { anyWord, labelsOf, vocabularyPattern } from "./vocabulary.ts";

const separators =
  /\s*[|•·]\s*|;\s+|\s+(?:[–—→]|--?|\/\/)\s+|\s*—\s*|(?<=[\p{L}.)]{2})(?:\s+[-–](?=\p{Lu})|[-–]\s+(?=\p{Lu}))|\s+@\s*(?=\p{L})|\s{3,}|(?<=[\p{L}.)]):\s+|\sI\s(?=\d)/u;

/** Kinds of employment, which are neither title nor employer. */
const formOfWork =
  /^(?:full[- ]?time|part[- ]?time|permanent|remote|hybrid|on-?site|temporary|vollzeit|teilzeit|festanstellung)$/i;
/** Labels and further kinds, which may be the only title or employer: "Internship", or "Job title" in a template. */
const labelOnly =
  /^(?:contract|freelance|internship|duration|period|from|since|date|dates|employer|company|organi[sz]ation|role|designation|position|job title|title)$/i;

const foreignLabel = vocabularyPattern(
  (languages) => new RegExp(`^${anyWord(labelsOf(languages, "job"))}:?$`, "iu"),
);

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
    if (descriptionLabel.test(line.text)) return [];
    const isTownLine = line.cells.every((cell) => cell.split(separators).every(isTown));
    if (index > anchorIndex && isTownLine) skipped += 1;
    return line.cells.flatMap((cell) =>
      withoutDates(splitWideSpace(cell.replace(colonLabel, "")))
        .replace(otherPerson, " ")
        .split(separators)
        .map(tidy)
        .flatMap(splitUnspacedHead)
        .filter((text) => /\p{L}[\p{L}\p{M}&]|\d\p{L}|\p{Script=Han}/u.test(text) && !isDuration(text))
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
  const posts = pieces.filter(({ text }) => !formOfWork.test(text) && !foreignLabel.test(text));
  const named = posts.filter(({ text }) => !labelOnly.test(text));
  const hasTitle = ({ text }: Piece) =>
    text.includes(", ") && text.split(", ").some((part) => titleScore(part) >= 1.5);
  return (
    [named.length > 1 || named.some(hasTitle) ? named : posts, pieces].find(({ length }) => length > 0) ?? []
  );
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
    .replace(/^\.\s+/, "")
    .replace(/^[\s|,;:•·–—-]*\((?=[^()]*$)|^[\s|,;:•·–—→/)\]-]+|[\s|,;:•·–—→/([-]+$/g, "")
    .replace(label, "")
    .replace(/\s+/g, " ")
    .replace(/^\(([^()]*)\)$/, "$1")
    .replace(/^([^()]*)\)$/, "$1")
    .replace(
      /(?<!\b(?:inc|ltd|co|corp|llc|pvt|bros|st|jr|sr|ltda|s\.a|a\.s|s\.l|b\.v|n\.v|e\.v|o\.o|şti|lda|тд)|\.\p{L})\.$/iu,
      "",
    )
    .trim();
}

export type ParsedJob = {
  entry: WorkEntry;
  lines: PlacedLine[];
  range: DateRange | undefined;
  /** The piece before a doubtful split at a comma. */
  unsplit?: string;
  /** The employer is before the title, so that further titles may follow; "above" in a line of its own. */
  employerPlace?: "above" | "before" | undefined;
};

/** Reads the jobs of a section in written order. */
export function readWork(lines: PlacedLine[], towns: Towns): ParsedJob[] {
  const form = readLabelColumn(lines);
  if (form) return form.map((job) => toJob(job, towns));
  const jobs = splitAtBanners(lines).flatMap(({ employer, lines: own }) =>
    employer === undefined ? readJobs(own, towns) : readRoles(own, employer, towns),
  );
  const named = jobs.filter(({ entry: { name, position } }) => name || position);
  return named.length > 0 ? named : jobs;
}

function toJob({ lines, position, employer, range, duties }: LabelledJob, towns: Towns): ParsedJob {
  const { name, place } = splitPlace(employer ?? "", towns);
  return {
    entry: {
      ...(name ? { name: tidy(name) } : {}),
      ...(position ? { position: tidy(position) } : {}),
      ...(place ? { location: place } : {}),
      ...entryDates(range),
      highlights: entryHighlights(duties),
    },
    lines,
    range,
  };
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
  const heads = entries.map((entry) => splitHead(entry, towns));
  const roles = findRoles(heads, towns);
  return shareEmployers(
    entries.map((entry, index) => readEntry(entry, heads[index] ?? [], roles[index], towns)),
  );
}

/** Head lines without title or employer are the first lines of the description. */
function unusedHead(entry: Entry, usedLines: Set<PlacedLine | undefined>, towns: Towns): PlacedLine[] {
  const anchorIndex = entry.anchor ? entry.head.indexOf(entry.anchor) : 0;
  return entry.head.filter(
    (line, index) => index > anchorIndex && !usedLines.has(line) && !isPlace(line.text, towns),
  );
}

/** "Medical Officer – Emergency Unit" is one title if the employer is elsewhere. */
function withUnit({ title, organisation }: Roles, pieces: Piece[]): string | undefined {
  if (!title || title.text !== splitPlace(title.piece.text).name) return title?.text;
  const next = pieces[pieces.indexOf(title.piece) + 1];
  const joined = ["–", "-", "—"]
    .map((dash) => `${title.piece.text} ${dash} ${next?.text}`)
    .find((text) => title.piece.line.text.includes(text));
  return next && organisation && next !== organisation.piece && joined && !isPlace(next.text)
    ? joined
    : title.text;
}

function employerPlace({ title, organisation }: Partial<Roles> = {}): ParsedJob["employerPlace"] {
  if (!title || !organisation) return undefined;
  if (organisation.at === title.at) return organisation.from < title.from ? "before" : undefined;
  if (organisation.at > title.at) return undefined;
  return organisation.piece.line === title.piece.line ? "before" : "above";
}

function readEntry(entry: Entry, pieces: Piece[], roles: Roles | undefined, towns: Towns): ParsedJob {
  const { title, organisation, unsplit } = roles ?? { title: undefined, organisation: undefined };
  const position = roles && withUnit(roles, pieces);
  const usedLines = new Set([title?.piece.line, organisation?.piece.line]);
  const { name: employer, place } = splitPlace(organisation?.text ?? "", towns);
  const location =
    place ??
    (organisation && splitPlace(organisation.piece.text, towns).place) ??
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
    employerPlace: employerPlace(roles),
    ...(unsplit ? { unsplit } : {}),
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
    const { entry: { name: employer } = {}, employerPlace: place } = shared.at(-1) ?? {};
    // "Vice President, Credit Risk" below an employer's own line is one title.
    const isFurther = name ? place === "above" && job.unsplit !== undefined : place !== undefined;
    if (employer && position && isFurther) {
      job.entry = { ...job.entry, name: employer, position: job.unsplit ?? position };
      job.employerPlace = place;
    }
    shared.push(job);
  });
  return shared;
}
