/*
 * The corpus as plain text with and without line breaks, as people paste it from web pages and forms. Each
 * person has one of the text layouts, and each text is flattened in every way. A hash splits the people into
 * two halves, of which only one was looked at while writing rules.
 */
import { createHash } from "node:crypto";
import {
  type Field,
  type FieldTallies,
  scoreFields,
} from "../../../packages/resume-match/regression/score-fields.ts";
import { readEnglishText } from "../../../packages/resume-match/src/index.ts";
import { type DateGrammar, dateGrammar, longMonth, shortMonth, slashed, years } from "./corpus/dates.ts";
import { makeLabel } from "./corpus/label.ts";
import { extras } from "./corpus/layouts/extras.ts";
import { joined } from "./corpus/layouts/html.ts";
import type { PdfLayout } from "./corpus/layouts/layout.ts";
import { degree, type Job, links, phones, type Resume, type Study, skillNames } from "./corpus/resume.ts";
import { f1, sumTallies } from "./field-scores.ts";

/**
 * Fields of jobs, schools and skills; the others are read from the first lines in the same way in any form.
 */
const flatFields: Field[] = [
  "employers",
  "titles",
  "work dates",
  "institutions",
  "degrees",
  "study dates",
  "skills",
];

/** Mean F1 of the fields above. */
export const flatF1 = (tallies: FieldTallies): number => {
  const scores = flatFields.map((field) => f1(tallies[field]) ?? 1);
  return scores.reduce((sum, value) => sum + value, 0) / scores.length;
};

type TextLayout = {
  workDates: DateGrammar;
  educationDates: DateGrammar;
  heading: (title: string) => string;
  bullet: string;
  job: (job: Job, date: string) => string[];
  study: (study: Study, date: string) => string[];
  skills: (resume: Resume) => string[];
};

const upper = (title: string) => title.toUpperCase();
const asIs = (title: string) => title;
const commas = (resume: Resume) => [skillNames(resume).join(", ")];

const textLayouts: TextLayout[] = [
  {
    workDates: dateGrammar({ point: shortMonth, to: " – ", present: "Present" }),
    educationDates: years,
    heading: upper,
    bullet: "• ",
    job: (job, date) => [job.position, joined([job.name, job.location], ", "), date],
    study: (study, date) => [degree(study), study.institution, date],
    skills: commas,
  },
  {
    workDates: dateGrammar({ point: slashed, to: " to ", present: "Current" }),
    educationDates: years,
    heading: asIs,
    bullet: "",
    job: (job, date) => [`${job.position}   ${date}`, joined([job.name, job.location], ", ")],
    study: (study, date) => [`${degree(study)}   ${date}`, study.institution],
    skills: skillNames,
  },
  {
    workDates: dateGrammar({ point: slashed, to: " to ", present: "Current" }),
    educationDates: years,
    heading: asIs,
    bullet: "",
    job: (job, date) => [date, job.position, joined([job.name, job.location], ", ")],
    study: (study, date) => [date, degree(study), study.institution],
    skills: commas,
  },
  {
    workDates: dateGrammar({ point: longMonth, to: " - ", present: "Present" }),
    educationDates: years,
    heading: upper,
    bullet: "- ",
    job: (job, date) => [`${job.position} | ${job.name} | ${date}`],
    study: (study, date) => [`${degree(study)}, ${study.institution}, ${date}`],
    skills: (resume) =>
      resume.skills.map(({ name, keywords }) =>
        keywords.length > 0 ? `${name}: ${keywords.join(", ")}` : name,
      ),
  },
  {
    workDates: dateGrammar({ point: shortMonth, to: " to ", present: "Present" }),
    educationDates: years,
    heading: asIs,
    bullet: "• ",
    job: (job, date) => [joined([job.name, job.location], ", "), job.position, date],
    study: (study, date) => [study.institution, joined([degree(study), date], ", ")],
    skills: commas,
  },
];

/** Deterministic hash, an integer from 0. */
const hash = (text: string) => createHash("sha256").update(text).digest().readUInt32BE(0);

const chooseLayout = ({ id }: Resume) => textLayouts[hash(`layout ${id}`) % textLayouts.length] as TextLayout;

/** Whether this person's texts may not be looked at while writing rules. */
const isUnseen = ({ id }: Resume) => hash(id) % 2 === 1;

/** The lines of a section: `head` lines, bulleted `items`. */
type Part = { title: string; blocks: { head: string[]; items: string[] }[] };

function listParts(resume: Resume, layout: TextLayout): Part[] {
  const plain = (title: string, head: string[]) => ({ title, blocks: [{ head, items: [] }] });
  const sentence = (text: string) => (layout.bullet === "" ? `${text.replace(/\.$/, "")}.` : text);
  return [
    ...(resume.summary ? [plain("Summary", [resume.summary])] : []),
    {
      title: "Work Experience",
      blocks: resume.work.map((job) => ({
        head: layout.job(job, layout.workDates(job, resume.present).text),
        items: job.highlights.map(sentence),
      })),
    },
    {
      title: "Education",
      blocks: resume.education.map((study) => ({
        head: layout.study(study, layout.educationDates(study, resume.present).text),
        items: [],
      })),
    },
    plain("Skills", layout.skills(resume)),
    ...extras(resume, layout.workDates, { except: ["personal"] }).map(({ title, lines }) =>
      plain(title, lines),
    ),
  ].filter(({ blocks }) => blocks.length > 0);
}

const headLines = (resume: Resume) => [
  resume.basics.name,
  ...(resume.basics.label ? [resume.basics.label] : []),
  joined([resume.basics.email, phones(resume)[0], resume.basics.location], " | "),
  ...links(resume),
];

const linesOf = (part: Part, layout: TextLayout) =>
  part.blocks.flatMap(({ head, items }) => [...head, ...items.map((item) => layout.bullet + item)]);

function renderLined(resume: Resume): string {
  const layout = chooseLayout(resume);
  return [
    ...headLines(resume),
    ...listParts(resume, layout).flatMap((part) => [
      "",
      layout.heading(part.title),
      ...part.blocks.flatMap(({ head, items }, index) => [
        ...(index > 0 ? [""] : []),
        ...head,
        ...items.map((item) => layout.bullet + item),
      ]),
    ]),
  ].join("\n");
}

/** The ways to lose line breaks, by name. */
const flattenings: Record<string, (resume: Resume) => string> = {
  "one space": (resume) => renderLined(resume).replace(/\s*\n\s*/g, " "),
  "three spaces": (resume) => renderLined(resume).replace(/\s*\n\s*(?:[•-] )?/g, "   "),
  /** As exported from web forms: a paragraph per entry, with bullets and lists joined by asterisks. */
  paragraphs: (resume) => {
    const layout = chooseLayout(resume);
    const isEntry = (title: string) => title === "Work Experience" || title === "Education";
    return [
      ...headLines(resume),
      ...listParts(resume, layout).flatMap(({ title, blocks }) => [
        layout.heading(title),
        ...blocks.map(({ head, items }) =>
          [isEntry(title) ? head.join(" ") : head.join(" * "), ...items].join(" * "),
        ),
      ]),
    ].join("\n");
  },
  /** Headings without surrounding spaces; dashes and wide spaces as mojibake. */
  glued: (resume) => {
    const layout = chooseLayout(resume);
    const parts = listParts(resume, layout).map(
      (part) => layout.heading(part.title) + linesOf(part, layout).join(" "),
    );
    return [headLines(resume).join(" "), ...parts]
      .join(hash(`glue ${resume.id}`) % 2 === 0 ? "" : " ")
      .replace(/[–—]/g, "ï¼\u200b")
      .replace(/(?<=\p{Ll}) (?=\p{Lu})/gu, (space) => (hash(resume.id) % 3 === 0 ? "Â " : space));
  },
};

/** A text in one form with its scores. */
export type FlatResult = { id: string; way: string; isUnseen: boolean; text: string; tallies: FieldTallies };

/** Reads every person's text with its lines (way "lined") and flattened in every way. */
export function readFlatTexts(resumes: Resume[]): FlatResult[] {
  return resumes.flatMap((resume) => {
    const { workDates, educationDates } = chooseLayout(resume);
    const layout: PdfLayout = {
      name: "text",
      about: "plain text",
      format: "pdf",
      paper: "A4",
      workDates,
      educationDates,
      render: () => {
        throw new Error("A text has no page");
      },
    };
    const label = makeLabel(resume, layout, resume.id);
    return Object.entries({ lined: renderLined, ...flattenings }).map(([way, flatten]) => {
      const text = flatten(resume);
      return {
        id: resume.id,
        way,
        isUnseen: isUnseen(resume),
        text,
        tallies: scoreFields(label, readEnglishText(text).resume),
      };
    });
  });
}

/** F1 of the flat texts and of the same people's texts with line breaks, by way and by half. */
export function compareFlat(results: FlatResult[]): { name: string; flat: number; lined: number }[] {
  const score = (some: FlatResult[]) => flatF1(sumTallies(some.map(({ tallies }) => tallies)));
  return [false, true].flatMap((half) => {
    const people = results.filter((result) => result.isUnseen === half);
    const lined = score(people.filter(({ way }) => way === "lined"));
    const flat = people.filter(({ way }) => way !== "lined");
    const name = half ? "unseen people" : "people looked at";
    return [
      ...Object.keys(flattenings).map((way) => ({
        name: `${name}: ${way}`,
        flat: score(flat.filter((result) => result.way === way)),
        lined,
      })),
      { name, flat: score(flat), lined },
    ];
  });
}
