/*
 * How an entry (a job or a study) is set. {title}, {employer}, {town} and {dates} are values; *bold* and _italic_; ">>" sends
 * the rest of a line to the far margin; what is in [ ] falls away without a town; {sep}, {bar} and {at} are the file's own
 * separators. `rail` is a column beside the lines, `cells` a row of a table.
 */
export type EntryForm = { rail?: string[]; lines: string[]; cells?: string[] };

const forms = {
  titleRight: { lines: ["*{title}* >> {dates}", "{employer}[, {town}]"] },
  titleRightTown: { lines: ["*{title}* >> {dates}", "_{employer}_ >> [{town}]"] },
  employerRight: { lines: ["*{employer}* >> [{town}]", "_{title}_ >> {dates}"] },
  employerDates: { lines: ["*{employer}*[, {town}] >> {dates}", "_{title}_"] },
  oneLine: { lines: ["*{title}*{sep}{employer}[, {town}] >> {dates}"] },
  oneLineEmployer: { lines: ["*{employer}*{sep}{title} ({dates})"] },
  datesOver: { lines: ["{dates}", "*{title}*", "{employer}[, {town}]"] },
  datesOverEmployer: { lines: ["{dates}[{bar}{town}]", "*{employer}*", "{title}"] },
  datesColon: { lines: ["{dates}: *{title}*, {employer}[, {town}]"] },
  datesLeftTab: { lines: ["{dates}   *{title}*{sep}{employer}"] },
  stacked: { lines: ["*{title}*", "{employer}[, {town}]", "{dates}"] },
  stackedEmployer: { lines: ["*{employer}*", "{title}", "{dates}[{bar}{town}]"] },
  stackedMiddle: { lines: ["*{title}*", "{dates}", "{employer}[{bar}{town}]"] },
  at: { lines: ["*{title}*{at}*{employer}*", "_{dates}_[{bar}{town}]"] },
  bars: { lines: ["*{title}*{bar}{employer}[{bar}{town}]{bar}{dates}"] },
  barsEmployer: { lines: ["*{employer}*{bar}{dates}", "{title}[{bar}{town}]"] },
  brackets: { lines: ["*{title}*, {employer} ({dates})"] },
  bracketsTown: { lines: ["*{employer}*[ ({town})]", "{title}, {dates}"] },
  rail: { rail: ["{dates}"], lines: ["*{title}*", "{employer}[, {town}]"] },
  railTown: { rail: ["{dates}", "[{town}]"], lines: ["*{employer}*", "_{title}_"] },
  railLine: { rail: ["{dates}"], lines: ["*{title}*, {employer}[, {town}]"] },
  railEmployer: { rail: ["*{employer}*", "{dates}"], lines: ["*{title}*[{bar}{town}]"] },
  labelled: { lines: ["{label:employer}: *{employer}*", "{label:title}: {title}", "{label:dates}: {dates}"] },
  labelledDates: {
    lines: ["{label:dates}: {dates}", "{label:title}: *{title}*", "{label:employer}: {employer}"],
  },
  table: { lines: [], cells: ["dates", "employer", "title"] },
  tableTitle: { lines: [], cells: ["title", "employer", "town", "dates"] },
} satisfies Record<string, EntryForm>;
export type FormName = keyof typeof forms;
export const entryForms: Record<FormName, EntryForm> = forms;

export const heads = [
  "centre",
  "left",
  "right",
  "split",
  "band",
  "lines",
  "labelled",
  "first",
  "side",
  "table",
] as const;
export const bodies = ["single", "left", "right", "rail", "newspaper", "boxes", "table", "timeline"] as const;
export const skillForms = [
  "commas",
  "pipes",
  "dots",
  "lines",
  "bullets",
  "tags",
  "bars",
  "columns",
  "groups",
  "stars",
  "table",
] as const;
export const headingForms = [
  "rule",
  "caps",
  "plain",
  "spaced",
  "letters",
  "band",
  "lower",
  "colon",
  "numbered",
  "marked",
] as const;

export type Theme = {
  name: string;
  isUnseen: boolean;
  head: (typeof heads)[number];
  body: (typeof bodies)[number];
  heading: (typeof headingForms)[number];
  job: FormName;
  study: FormName;
  skills: (typeof skillForms)[number];
};

type Row = [string, Theme["head"], Theme["body"], Theme["heading"], FormName, FormName, Theme["skills"]];
const seenRows: Row[] = [
  ["classic", "centre", "single", "rule", "titleRight", "titleRight", "commas"],
  ["university", "centre", "single", "caps", "employerRight", "employerRight", "groups"],
  ["plain-left", "left", "single", "plain", "oneLine", "oneLine", "bullets"],
  ["banner", "band", "single", "rule", "employerDates", "employerDates", "tags"],
  ["letterhead", "right", "single", "spaced", "titleRightTown", "titleRightTown", "pipes"],
  ["split-head", "split", "single", "caps", "at", "stacked", "dots"],
  ["side-dark", "side", "left", "caps", "titleRight", "stacked", "bullets"],
  ["side-pale", "side", "right", "rule", "stacked", "stacked", "tags"],
  ["side-bars", "side", "left", "spaced", "datesOver", "datesOver", "bars"],
  ["side-under-name", "band", "right", "plain", "employerDates", "stackedEmployer", "lines"],
  ["gutter-dates", "left", "single", "caps", "rail", "rail", "commas"],
  ["tabular", "table", "single", "plain", "railLine", "railLine", "commas"],
  ["margin-headings", "left", "rail", "plain", "titleRight", "employerDates", "columns"],
  ["margin-caps", "split", "rail", "caps", "stackedEmployer", "stackedEmployer", "dots"],
  ["newspaper", "centre", "newspaper", "rule", "stacked", "stacked", "bullets"],
  ["timeline", "left", "timeline", "caps", "rail", "rail", "tags"],
  ["timeline-over", "band", "timeline", "plain", "datesOver", "datesOver", "stars"],
  ["grid-table", "table", "single", "band", "table", "table", "table"],
  ["section-table", "lines", "table", "plain", "employerDates", "employerDates", "commas"],
  ["boxes", "centre", "boxes", "band", "at", "at", "tags"],
  ["labelled-form", "labelled", "single", "colon", "labelled", "labelled", "commas"],
  ["one-liners", "left", "single", "caps", "bars", "bars", "pipes"],
  ["bracket-years", "lines", "single", "plain", "brackets", "brackets", "commas"],
  ["colon-dates", "lines", "single", "colon", "datesColon", "datesColon", "lines"],
  ["numbered", "centre", "single", "numbered", "oneLineEmployer", "oneLineEmployer", "groups"],
  ["marked-headings", "left", "single", "marked", "stackedMiddle", "stackedMiddle", "dots"],
  ["letters", "centre", "single", "letters", "employerDates", "employerRight", "columns"],
  ["contacts-first", "first", "single", "rule", "barsEmployer", "barsEmployer", "commas"],
  ["low", "right", "single", "lower", "bracketsTown", "bracketsTown", "dots"],
  ["rail-places", "left", "single", "rule", "railTown", "railTown", "groups"],
  ["rail-employers", "split", "single", "spaced", "railEmployer", "rail", "tags"],
  ["dates-over-employer", "centre", "single", "band", "datesOverEmployer", "datesOverEmployer", "bullets"],
  ["side-right-rail", "side", "right", "caps", "rail", "stacked", "stars"],
  ["side-left-employers", "side", "left", "lower", "employerRight", "stackedEmployer", "columns"],
];
const unseenRows: Row[] = [
  ["unseen-tabbed", "labelled", "single", "caps", "datesLeftTab", "datesLeftTab", "dots"],
  ["unseen-side-timeline", "side", "left", "band", "railLine", "datesOverEmployer", "tags"],
  ["unseen-four-columns", "centre", "single", "plain", "tableTitle", "tableTitle", "pipes"],
  ["unseen-labelled-dates", "first", "table", "caps", "labelledDates", "labelledDates", "bullets"],
  ["unseen-two-halves", "split", "newspaper", "band", "titleRightTown", "employerRight", "groups"],
  ["unseen-margin-rail", "right", "rail", "spaced", "railTown", "rail", "stars"],
  ["unseen-boxed-lines", "band", "boxes", "lower", "oneLine", "brackets", "columns"],
  ["unseen-middle-dates", "table", "single", "marked", "stackedMiddle", "at", "table"],
  ["unseen-letters-side", "lines", "right", "letters", "barsEmployer", "stackedMiddle", "bars"],
  ["unseen-numbered-rail", "left", "timeline", "numbered", "railEmployer", "railEmployer", "lines"],
];

const toTheme =
  (isUnseen: boolean) =>
  ([name, head, body, heading, job, study, skills]: Row): Theme => ({
    name,
    isUnseen,
    head,
    body,
    heading,
    job,
    study,
    skills,
  });
export const themes: Theme[] = [...seenRows.map(toTheme(false)), ...unseenRows.map(toTheme(true))];
