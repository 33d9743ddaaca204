import { wholeWords } from "word-patterns";
import { type DateRange, findDateRanges } from "./dates.ts";
import { courseLabels, formLabels } from "./label-column.words.ts";
import { isProse, type PlacedLine, withoutFirstCell } from "./text.ts";
import { titleScore } from "./titles.ts";

type Role = keyof typeof formLabels;
const roles = Object.entries(formLabels).map(([role, words]) => ({
  role: role as Role,
  pattern: wholeWords([words], "i"),
}));

/** A job as a form lists it: labels in the left column, values beside them. */
export type LabelledJob = {
  lines: PlacedLine[];
  position?: string;
  employer?: string;
  range?: DateRange;
  duties: PlacedLine[];
};

function labelRole(label: string): Role | undefined {
  // "Company Secretary" is a post.
  if (label.length > 60 || /\d{2}/.test(label) || isProse(label) || titleScore(label) >= 1.5)
    return undefined;
  return roles.find(({ pattern }) => pattern.test(label))?.role;
}

/** Adds a value; a repeated label opens the next job. */
function addValue(jobs: LabelledJob[], role: Role, value: PlacedLine): LabelledJob {
  const isRepeated = (job: LabelledJob) =>
    (role === "position" && job.position !== undefined) ||
    (role === "employer" && job.employer !== undefined) ||
    (role === "dates" && job.range !== undefined);
  let job = jobs.at(-1);
  if (!job || isRepeated(job)) {
    job = { lines: [], duties: [] };
    jobs.push(job);
  }
  const text = value.cells.join(" ");
  const [range] = role === "dates" ? findDateRanges(text) : [];
  if (role === "position") job.position = text;
  else if (role === "employer") job.employer = text;
  else if (range) job.range = range;
  else if (role === "duties" && text !== "") job.duties.push({ ...value, bullet: true });
  return job;
}

/** A label that goes on in the next line. */
const openLabel = /\s(?:of|and|or|the|des|der|und|oder|et|ou|de|du|di|del|della|dell['’]|e|o|y|providing)$/i;

/**
 * The label of each line, by `toRole`; "rest" marks the rest of a label that goes on in the next lines: "Name and address
 * of / employer".
 */
function findLabels<T>(
  lines: PlacedLine[],
  toRole: (label: string) => T | undefined,
): (T | "rest" | undefined)[] {
  const labels: (T | "rest" | undefined)[] = lines.map(() => undefined);
  lines.forEach((line, index) => {
    if (labels[index] !== undefined || line.cells.length === 1) return;
    const valueX = line.cellX[1] ?? 0;
    let label = "";
    for (const [step, { cells, x }] of lines.slice(index, index + 3).entries()) {
      const [part = ""] = cells.length > 1 || x < valueX - 10 ? cells : [];
      if (step > 0 && !/^\p{Ll}/u.test(part) && !openLabel.test(label)) return;
      label = `${label} ${part}`.trim();
      const role = toRole(label);
      if (role === undefined) continue;
      labels[index] = role;
      labels.fill("rest", index + 1, index + step + 1);
      return;
    }
  });
  return labels;
}

/** Reads the jobs of a form; `undefined` if the lines are none. */
export function readLabelColumn(lines: PlacedLine[]): LabelledJob[] | undefined {
  const labels = findLabels(lines, labelRole);
  if (!labels.includes("position") || !labels.includes("employer")) return undefined;
  const jobs: LabelledJob[] = [];
  let role: Role | undefined;
  let valueX = 0;
  lines.forEach((line, index) => {
    const own = labels[index];
    // Word processors' tables may have a label above its values.
    const isLabelOnly = line.cells.length === 1 && line.x === 0 && labelRole(line.text) === "duties";
    if ((own !== undefined && own !== "rest") || isLabelOnly) {
      role = own === undefined || own === "rest" ? "duties" : own;
      valueX = line.cellX[1] ?? 0;
      addValue(jobs, role, withoutFirstCell(line)).lines.push(line);
      return;
    }
    jobs.at(-1)?.lines.push(line);
    // The rest of a label, with or without the rest of its value.
    const rest = line.cells.length > 1 ? withoutFirstCell(line) : line.x > valueX - 10 ? line : undefined;
    if (rest && role === "duties") jobs.at(-1)?.duties.push({ ...rest, bullet: line.bullet });
    // Lines below the labels, left of the values, say what was done.
    else if (rest === undefined && own === undefined) jobs.at(-1)?.duties.push(line);
  });
  const complete = jobs.filter(({ position, employer }) => position && employer);
  return complete.length * 2 > jobs.length ? jobs : undefined;
}

const courseLabel = wholeWords([courseLabels], "i");
const datesLabel = wholeWords([formLabels.dates], "i");

/** Labels have one capital, unlike the names of schools. */
function courseRole(label: string): "dates" | "other" | undefined {
  if (label.length > 90 || /\d{2}|.\p{Lu}/u.test(label)) return undefined;
  return datesLabel.test(label) ? "dates" : courseLabel.test(label) ? "other" : undefined;
}

/** Whether texts are labels of a form: dates, and employers, posts or schools. */
export function areFormLabels(texts: string[]): boolean {
  const found = new Set(texts.map((text) => labelRole(text) ?? courseRole(text)));
  return found.has("dates") && (found.has("employer") || found.has("position") || found.has("other"));
}

/** Leaves only the values if the lines are a form. */
export function withoutCourseLabels(lines: PlacedLine[]): PlacedLine[] {
  const labels = findLabels(lines, courseRole);
  if (!labels.includes("dates") || !labels.includes("other")) return lines;
  let valueX = 0;
  return lines.flatMap((line, index) => {
    if (labels[index] !== undefined && labels[index] !== "rest") valueX = line.cellX[1] ?? 0;
    if (line.cells.length > 1) return labels[index] === undefined ? line : withoutFirstCell(line);
    return labels[index] === "rest" || line.x < valueX - 10 ? [] : line;
  });
}
