import type { EducationEntry } from "../types.ts";
import { type DateRange, findDateRanges, isoDate, withoutDates } from "./dates.ts";
import { splitDegree } from "./education.ts";
import { isOnlyDate } from "./entries.ts";
import { type FieldRole, isOrdinal } from "./form-labels.ts";
import type { Section } from "./sections.ts";
import { isProse, type PlacedLine } from "./text.ts";
import { organisationScore, splitPlace, type Towns, titleScore } from "./titles.ts";
import { entryDates, entryHighlights, type ParsedJob } from "./work.ts";

type Fielded = PlacedLine & { field: NonNullable<PlacedLine["field"]> };
const isFielded = (line: PlacedLine): line is Fielded => line.field !== undefined;
/** A job or course: the value of each field, and the lines that no label names. */
type Draft = { fields: Map<FieldRole, Fielded>; other: PlacedLine[]; lines: PlacedLine[]; nested?: Fielded };

const jobRoles: readonly FieldRole[] = ["employer", "position", "period", "start"];
const besideEmployer: readonly FieldRole[] = ["position", "period", "start", "duties"];
const courseRoles: readonly FieldRole[] = ["degree", "school", "year"];
/** `own` fields begin an entry, if the section has one of each of the `needs`; fields `beside` may stand before them. */
type Family = {
  kind: Section["kind"];
  own: readonly FieldRole[];
  needs: readonly (readonly FieldRole[])[];
  beside: readonly FieldRole[];
};
const families: readonly Family[] = [
  {
    kind: "experience",
    own: ["employer", "position"],
    needs: [["employer"], besideEmployer],
    beside: ["period", "start", "end", "place"],
  },
  {
    kind: "education",
    own: ["degree", "school"],
    needs: [["degree"], ["school"]],
    beside: ["year", "area", "marks"],
  },
];

/** Opens a section where the fields of jobs or courses begin without a heading. */
export function splitAtFields(section: Section): Section[] {
  if (!section.lines.some(isFielded) || section.kind === "projects" || section.kind === "volunteer")
    return [section];
  const has = (role: FieldRole) => section.lines.some(({ field }) => field?.role === role);
  const open = families.filter(({ needs }) => needs.every((some) => some.some(has)));
  const sections: Section[] = [{ ...section, lines: [] }];
  let beside: PlacedLine[] = [];
  for (const line of section.lines) {
    const current = sections.at(-1) ?? section;
    const role = line.field?.role;
    const family = role && open.find(({ own }) => own.includes(role));
    if (family && family.kind !== current.kind) {
      current.lines.splice(current.lines.length - beside.length);
      sections.push({ kind: family.kind, heading: "", lines: [...beside, line] });
      beside = [];
      continue;
    }
    const isBeside =
      role !== undefined && open.some((other) => other.kind !== current.kind && other.beside.includes(role));
    beside = isBeside ? [...beside, line] : [];
    current.lines.push(line);
  }
  return sections;
}

const fieldValue = ({ text, field }: Fielded) => text.slice(field.at);
/** Only the head of a form names the person; later names are of referees. */
const maxHead = 12;

/** The person's name that a label at the top gives. */
export function readFormName(lines: PlacedLine[]): string | undefined {
  const line = lines.slice(0, maxHead).find(({ field }) => field?.role === "name");
  const name = line && isFielded(line) ? tidy(fieldValue(line)) : "";
  return /^\p{Lu}[\p{L}.'’-]*(?: \p{L}[\p{L}.'’-]*){1,4}$/u.test(name) ? name : undefined;
}

const tidy = (text: string) =>
  text.replace(/^[\s"“|,;:–-]+|[\s"”|,;:–-]+$/g, "").replace(/(?<=\p{Ll}{3})\.$/u, "");
const phraseOf = ({ field }: Fielded) => field.phrase;

/**
 * The label that opens each entry: the first one if it recurs as often as any, otherwise the most frequent one of the
 * first role that has one.
 */
function openerOf(fields: Fielded[], roles: readonly FieldRole[]): string | undefined {
  const own = fields.filter(({ field }) => roles.includes(field.role));
  const counts = Map.groupBy(own, phraseOf);
  const count = (phrase: string) => counts.get(phrase)?.length ?? 0;
  const [first] = own;
  if (!first) return undefined;
  const main = roles
    .map((role) => [...counts].filter(([, lines]) => lines[0]?.field.role === role))
    .find((labels) => labels.length > 0)
    ?.reduce((most, label) => (label[1].length > most[1].length ? label : most))[0];
  return main === undefined || count(phraseOf(first)) >= count(main) ? phraseOf(first) : main;
}

function findDrafts(lines: PlacedLine[], roles: readonly FieldRole[]): Draft[] {
  const fields = lines.filter(isFielded);
  const opener = openerOf(fields, roles);
  const openerRole = fields.find((line) => phraseOf(line) === opener)?.field.role;
  const drafts: Draft[] = [];
  const above: PlacedLine[] = [];
  let isInProject = false;
  for (const line of lines) {
    const { field } = line;
    if (field && isFielded(line)) {
      const isOpener =
        phraseOf(line) === opener ||
        (field.role === openerRole && isOrdinal(field.phrase) && drafts.length > 0);
      if (isOpener) {
        drafts.push({ fields: new Map(), other: [], lines: drafts.length === 0 ? above.slice(-1) : [] });
        isInProject = false;
      }
    }
    const draft = drafts.at(-1);
    if (!draft) {
      above.push(line);
      continue;
    }
    draft.lines.push(line);
    if (!isFielded(line)) draft.other.push(line);
    else if (line.field.role === "project") {
      isInProject = true;
      draft.other.push(line);
    } else if (isInProject && line.field.role !== "duties") draft.other.push(line);
    else if (!draft.fields.has(line.field.role)) draft.fields.set(line.field.role, line);
    else if (line.field.role === "employer") draft.nested ??= line;
    else draft.other.push(line);
  }
  return drafts;
}

/** Period of a draft: of one field, of two, or of a line that is only a date. */
function rangeOf({ fields, other }: Draft): DateRange | undefined {
  const period = fields.get("period");
  const found = period && findDateRanges(fieldValue(period))[0];
  if (found) return found;
  const dateOf = (role: "start" | "end") => {
    const line = fields.get(role);
    return line && findDateRanges(fieldValue(line))[0];
  };
  const [from, to] = [dateOf("start"), dateOf("end")];
  if (from && !from.isSingle) return from;
  if (from?.start || to?.start)
    return {
      from: 0,
      to: 0,
      isSingle: false,
      ...(from?.start ? { start: from.start } : {}),
      ...(to?.start ? { end: to.start } : { end: "present" as const }),
    };
  const dated = other.find((line) => isOnlyDate(line));
  return dated && findDateRanges(dated.text)[0];
}

/** A title in a line of its own. */
const isTitleLine = (line: PlacedLine | undefined): line is PlacedLine =>
  line !== undefined &&
  !line.field &&
  !line.bullet &&
  line.text.split(" ").length <= 8 &&
  titleScore(line.text) >= 1.5 &&
  !isProse(line.text);

/**
 * Jobs of a section whose employers and posts are labelled; `undefined` for other sections. `all` are the lines of the
 * résumé: a post may stand elsewhere, as "Post - Employer".
 */
export function readFormJobs(lines: PlacedLine[], towns: Towns, all: PlacedLine[]): ParsedJob[] | undefined {
  const drafts = findDrafts(lines, jobRoles).filter(
    ({ fields }) => fields.has("employer") || fields.has("position"),
  );
  const isComplete = ({ fields }: Draft) =>
    fields.has("employer")
      ? besideEmployer.some((role) => fields.has(role))
      : fields.has("period") || fields.has("start");
  const dated = lines.filter(
    (line) =>
      !line.field &&
      !line.bullet &&
      !isOnlyDate(line) &&
      findDateRanges(line.text).some(({ isSingle }) => !isSingle),
  );
  const isAlone = dated.length === 0 && drafts.some(({ fields }) => fields.has("employer"));
  if (!(isAlone || drafts.some(isComplete)) || dated.length > drafts.length) return undefined;
  return drafts.map((draft, index) =>
    readDraft(draft, index === 0 ? undefined : drafts[index - 1], towns, all),
  );
}

function readDraft(draft: Draft, before: Draft | undefined, towns: Towns, all: PlacedLine[]): ParsedJob {
  const { fields, other, nested } = draft;
  const employer = employerOf(fields.get("employer"), nested);
  const { name, place } = splitPlace(employer, towns);
  const placed = fields.get("place");
  const location = place ?? (placed && tidy(fieldValue(placed)));
  const above = draft.lines[0];
  const own = fields.get("position");
  const titleLine = own ? undefined : [other[0], above, before?.other.at(-1)].find(isTitleLine);
  const names = [
    name,
    ...[fields.get("employer"), nested].flatMap((line) => (line ? [tidy(fieldValue(line))] : [])),
  ];
  const position = own ? positionOf(own, towns) : (titleLine?.text ?? titleBeside(names, all, draft.lines));
  const range = rangeOf(draft);
  const duties = fields.get("duties");
  const body = [
    ...(duties ? [withoutLabel(duties)] : []),
    ...other.filter((line) => line !== titleLine && !isOnlyDate(line)),
  ];
  return {
    entry: {
      ...(name ? { name } : {}),
      ...(position ? { position } : {}),
      ...(location ? { location } : {}),
      ...entryDates(range),
      highlights: entryHighlights(body.filter(({ text }) => text !== "")),
    },
    lines: draft.lines,
    range,
  };
}

/** The employer; the one within the description if the label above names a trade. */
function employerOf(outer: Fielded | undefined, nested: Fielded | undefined): string {
  const [first, second] = [outer, nested].map(
    (line) => line && tidy(withoutDates(fieldValue(line)).split("|")[0] ?? ""),
  );
  if (first === undefined || second === undefined) return first ?? second ?? "";
  return organisationScore(second) > organisationScore(first) ? second : first;
}

const positionOf = (line: Fielded, towns: Towns) =>
  splitPlace(tidy(withoutDates(fieldValue(line)).split("|")[0] ?? ""), towns).name;

function withoutLabel(line: Fielded): PlacedLine {
  const text = fieldValue(line);
  return { ...line, text, cells: text.split("\t"), start: line.start + line.field.at, bullet: true };
}

/** "Store Manager - Mango Mart" in a line elsewhere is the post at Mango Mart. */
function titleBeside(names: string[], all: PlacedLine[], own: PlacedLine[]): string | undefined {
  const ends = names.filter(Boolean).flatMap((name) => [` - ${name}`, ` – ${name}`, ` at ${name}`]);
  for (const line of all) {
    const end = own.includes(line) ? -1 : Math.max(...ends.map((text) => line.text.indexOf(text)));
    if (end <= 0) continue;
    const title = withoutRepetition(
      line.text
        .slice(0, end)
        .split(/\t|[.•|]\s/)
        .at(-1)
        ?.trim() ?? "",
    );
    if (title !== "" && title.length < 60 && !isProse(title)) return title;
  }
  return undefined;
}

/** "Clerk Clerk": exports repeat the title as a heading. Words before the repeated ones are of another field. */
function withoutRepetition(text: string): string {
  const words = text.split(/\s+/);
  for (let length = Math.floor(words.length / 2); length > 0; length -= 1) {
    const last = words.slice(-length).join(" ");
    if (words.slice(-2 * length, -length).join(" ") === last) return last;
  }
  return text;
}

/** Courses of a section whose degrees and schools are labelled; `undefined` for other sections. */
export function readFormCourses(
  lines: PlacedLine[],
  towns: Towns,
): { entry: EducationEntry; lines: PlacedLine[] }[] | undefined {
  const drafts = findDrafts(lines, courseRoles).filter(
    ({ fields }) => fields.has("degree") || fields.has("school"),
  );
  if (!drafts.some(({ fields }) => fields.has("degree") && fields.has("school"))) return undefined;
  return drafts.map(({ fields, lines: own }) => {
    const value = (role: FieldRole) => {
      const line = fields.get(role);
      return line && tidy(fieldValue(line));
    };
    const degree = [value("degree"), value("area")].filter(Boolean).join(" in ");
    const school = value("school");
    const dates = value("year") ?? value("period") ?? "";
    const [range] = findDateRanges(dates);
    const end = range?.isSingle ? range.start : range?.end === "present" ? undefined : range?.end;
    const score = value("marks");
    return {
      entry: {
        ...(school ? { institution: splitPlace(school, towns).name } : {}),
        ...splitDegree(degree === "" ? undefined : degree),
        ...(range?.start && !range.isSingle ? { startDate: isoDate(range.start) } : {}),
        ...(end ? { endDate: isoDate(end) } : {}),
        ...(score ? { score } : {}),
      },
      lines: own,
    };
  });
}
