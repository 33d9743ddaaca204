import { wholeWords } from "word-patterns";
import { type DateRange, findDateRanges } from "./dates.ts";
import { formLabels } from "./form-jobs.words.ts";
import { isProse, type PlacedLine, withoutFirstCell } from "./text.ts";
import { titleScore } from "./titles.ts";

type Role = keyof typeof formLabels;
const roles = Object.entries(formLabels).map(([role, words]) => ({
  role: role as Role,
  pattern: wholeWords([words], "i"),
}));

/** A job as a form lists it: labels in the left column, values beside them. */
export type FormJob = {
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
function addValue(jobs: FormJob[], role: Role, value: PlacedLine): FormJob {
  const isRepeated = (job: FormJob) =>
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

/** Reads the jobs of a form; `undefined` if the lines are none. */
export function readFormJobs(lines: PlacedLine[]): FormJob[] | undefined {
  const found = lines.map((line) => (line.cells.length > 1 ? labelRole(line.cells[0] ?? "") : undefined));
  if (!found.includes("position") || !found.includes("employer")) return undefined;
  const jobs: FormJob[] = [];
  let role: Role | undefined;
  let valueX = 0;
  lines.forEach((line, index) => {
    const own = found[index];
    // Word processors' tables may have a label above its values.
    const isLabelOnly = line.cells.length === 1 && line.x === 0 && labelRole(line.text) === "duties";
    if (own !== undefined || isLabelOnly) {
      role = own ?? "duties";
      valueX = line.cellX[1] ?? 0;
      addValue(jobs, role, withoutFirstCell(line)).lines.push(line);
      return;
    }
    jobs.at(-1)?.lines.push(line);
    // The rest of a label, with or without the rest of its value.
    const rest = line.cells.length > 1 ? withoutFirstCell(line) : line.x > valueX - 10 ? line : undefined;
    if (rest && role === "duties") jobs.at(-1)?.duties.push({ ...rest, bullet: line.bullet });
  });
  const complete = jobs.filter(({ position, employer }) => position && employer);
  return complete.length * 2 > jobs.length ? jobs : undefined;
}
