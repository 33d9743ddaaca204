import type { JsonResume, ResumeText, Span, Warning } from "../types.ts";
import { readBasics } from "./contact.ts";
import { findDateRanges, withoutDates } from "./dates.ts";
import { degreePattern, readEducation } from "./education.ts";
import { findEntries } from "./entries.ts";
import { joinEvents } from "./events.ts";
import { cutFlatText } from "./flat-text.ts";
import { readFormCourses, readFormJobs, readFormName, splitAtFields } from "./form-entries.ts";
import { restoreFormLines } from "./form-lines.ts";
import type { SectionKind } from "./headings.ts";
import { withoutCourseLabels } from "./label-column.ts";
import { isProgramming, readDatedItems, readLanguages } from "./lists.ts";
import { findSections, type Section } from "./sections.ts";
import { readSkills } from "./skills-section.ts";
import { locate, type PlacedLine, placeLines } from "./text.ts";
import { type Towns, titleScore } from "./titles.ts";
import { findTowns } from "./towns.ts";
import { englishOnly, type Vocabulary, withVocabulary } from "./vocabulary.ts";
import { entryDates, entryHighlights, readWork } from "./work.ts";

/** Part of the text in one kind of section, which decides how much its evidence counts. */
export type Passage = { kind: SectionKind; span: Span; workIndex?: number };

/** A résumé as read: values, their spans in the text, and passages for evidence. */
export type ReadResume = {
  resume: JsonResume;
  /** The résumé as one text in reading order. All spans refer to it. */
  text: string;
  /** Span of each value by JSON pointer: "/work/0/position". */
  sources: Map<string, Span>;
  passages: Passage[];
  /** Invisible text: reported, never scored. */
  hidden: string;
  pages: number;
  warnings: Warning[];
};

/**
 * Reads lines into a résumé, with the words of these languages beside English. Any field may be absent; none is
 * invented.
 */
export const readLines = (text: ResumeText, vocabulary: Vocabulary = englishOnly): ReadResume =>
  withVocabulary(vocabulary, () => readAll(text));

function readAll({ lines, links, pages, hidden, warnings }: ResumeText): ReadResume {
  const { text, placedLines } = cutFlatText(restoreFormLines(placeLines(lines)));
  const found = withGuessedSections(findSections(placedLines).flatMap(splitAtFields)).map((section) =>
    section.kind === "experience" || section.kind === "education"
      ? { ...section, lines: joinEvents(section.lines) }
      : section,
  );
  const towns = findTowns(found);
  const sections = found.map((section) => withKindByContent(section, towns));
  const sources = new Map<string, Span>();
  const passages: Passage[] = [];
  const addSource = (pointer: string, value: string | undefined, where: PlacedLine[]) => {
    const span = value === undefined ? undefined : locate(text, value, where);
    if (span) sources.set(pointer, span);
  };
  const findLines = (kind: SectionKind) =>
    sections.filter((section) => section.kind === kind).flatMap((section) => section.lines);

  const name = readFormName(placedLines);
  const basics = { ...readBasics(sections, links), ...(name ? { name } : {}) };
  for (const field of ["name", "email", "phone"] as const)
    addSource(`/basics/${field}`, basics[field], placedLines);

  const jobs = sections
    .filter(({ kind }) => kind === "experience")
    .flatMap((section) => readFormJobs(section.lines, towns, placedLines) ?? readWork(section.lines, towns));
  const work = jobs.map(({ entry }) => entry);
  jobs.forEach(({ entry, lines: jobLines }, index) => {
    for (const field of ["name", "position"] as const)
      addSource(`/work/${index}/${field}`, entry[field], jobLines);
    pushPassage(passages, text, "experience", jobLines, index);
  });
  const schooling = findLines("education");
  const courses = readFormCourses(schooling, towns) ?? readEducation(withoutCourseLabels(schooling), towns);
  courses.forEach(({ entry, lines: courseLines }, index) => {
    for (const field of ["institution", "studyType", "area"] as const)
      addSource(`/education/${index}/${field}`, entry[field], courseLines);
  });
  const inWork = new Set(jobs.flatMap(({ lines: jobLines }) => jobLines));
  for (const { kind, lines: sectionLines } of sections)
    pushPassages(
      passages,
      text,
      kind,
      sectionLines.filter((line) => !inWork.has(line)),
    );

  return {
    resume: {
      basics,
      work,
      volunteer: readWork(findLines("volunteer"), towns).map(({ entry: { name, ...rest } }) => ({
        ...(name ? { organization: name } : {}),
        ...rest,
      })),
      education: courses.map(({ entry }) => entry),
      skills: readSkills(findLines("skills")),
      languages: readLanguages(findLines("languages")),
      certificates: readDatedItems(findLines("certificates")).map(({ text: name, date }) => ({
        name,
        ...(date ? { date } : {}),
      })),
      projects: readProjects(findLines("projects")),
      awards: readDatedItems(findLines("awards")).map(({ text: title, date }) => ({
        title,
        ...(date ? { date } : {}),
      })),
      publications: readDatedItems(findLines("publications")).map(({ text: name, date }) => ({
        name,
        ...(date ? { releaseDate: date } : {}),
      })),
      interests: readSkills(findLines("interests")).flatMap(({ keywords }) =>
        keywords.map((name) => ({ name })),
      ),
      references: readDatedItems(findLines("references")).map(({ text: name }) => ({ name })),
    },
    text,
    sources,
    passages: passages.sort((a, b) => a.span[0] - b.span[0]),
    hidden,
    pages,
    warnings,
  };
}

function pushPassage(
  passages: Passage[],
  text: string,
  kind: SectionKind,
  lines: PlacedLine[],
  workIndex?: number,
): void {
  const [first] = lines;
  const last = lines.at(-1);
  if (!first || !last) return;
  // A line with a date lifted from the margin is longer than its place in the text.
  const end = text.indexOf("\n", last.start);
  passages.push({
    kind,
    span: [first.start, end < 0 ? text.length : end],
    ...(workIndex === undefined ? {} : { workIndex }),
  });
}

/** Adjacent lines form one passage, even with a bullet between them. */
function pushPassages(passages: Passage[], text: string, kind: SectionKind, lines: PlacedLine[]): void {
  let run: PlacedLine[] = [];
  for (const line of lines) {
    const last = run.at(-1);
    const space = last ? line.start - last.start - last.text.length : 0;
    if (space < 0 || space > 3) {
      pushPassage(passages, text, kind, run);
      run = [];
    }
    run.push(line);
  }
  pushPassage(passages, text, kind, run);
}

function readProjects(lines: PlacedLine[]): JsonResume["projects"] {
  const entries = findEntries(lines, true);
  if (entries.length === 0) {
    const heads = lines.filter(
      (line) => !line.bullet && line.text.length < 90 && (line.bold || line.gap > 0.4),
    );
    return heads.map((line) => ({ name: line.cells[0] ?? line.text, highlights: [] }));
  }
  return entries.map(({ head, range, body }) => {
    const [first] = head;
    const [date] = findDateRanges(first?.text ?? "");
    const raw =
      date && first ? first.text.slice(0, date.from) + first.text.slice(date.to) : (first?.text ?? "");
    return {
      name: raw.replaceAll("\t", " ").replace(/[\s|,(–—-]+$|^[\s|,)–—-]+/g, ""),
      ...entryDates(range),
      highlights: entryHighlights(body),
    };
  });
}

/** "Career summary" over dated jobs is the work history, "Programming expertise" over dated work is projects. */
function withKindByContent(section: Section, towns: Towns): Section {
  if (section.kind === "languages" && isProgramming(section.lines)) return { ...section, kind: "skills" };
  if (section.kind === "skills") {
    const isDated = findEntries(section.lines, true).some(
      ({ range, body }) => range && body.some(({ bullet, text }) => bullet && text.split(" ").length > 7),
    );
    return isDated ? { ...section, kind: "projects" } : section;
  }
  if (section.kind === "experience" && /technical|computer|software/i.test(section.heading))
    return findEntries(section.lines, true).length > 0 ? section : { ...section, kind: "skills" };
  if (section.kind !== "summary" && section.kind !== "other") return section;
  const jobs = readWork(section.lines, towns).filter(({ entry, range }) => entry.position && range);
  if (jobs.some(({ entry }) => titleScore(entry.position ?? "") >= 1.5))
    return { ...section, kind: "experience" };
  const isStudy =
    section.kind === "other" &&
    readEducation(section.lines, towns).some(
      ({ entry: { institution, endDate, studyType = "" } }) =>
        institution && endDate && /^\P{Ll}/u.test(studyType) && degreePattern.exec(studyType)?.index === 0,
    );
  return isStudy ? { ...section, kind: "education" } : section;
}

/** The first of up to three lines above a date, without white space between them. */
function firstOfBlock(lines: PlacedLine[], dated: number): number {
  let start = dated - 1;
  while (dated - start < 3 && (lines[start]?.gap ?? 1) < 0.5 && !lines[start - 1]?.bullet) start -= 1;
  return start;
}

/** Reads a résumé without headings by content: dates with titles are work, degrees are education. */
function withGuessedSections(sections: Section[]): Section[] {
  const [head] = sections;
  if (!head || sections.some(({ kind }) => kind === "experience")) return sections;
  const isDated = (line: PlacedLine, index: number) =>
    index > 0 && findDateRanges(line.text).some(({ isSingle }) => !isSingle);
  const first = head.lines.findIndex(isDated);
  const isTitled = head.lines
    .slice(Math.max(1, first - 1), first + 1)
    .some(({ text }) => text.split(/\s[-–|]\s|[,\t]/).some((part) => titleScore(part) >= 1.5));
  const hasOtherSections = sections.length > 3 || sections.some(({ kind }) => kind === "education");
  if (first < 0 || (hasOtherSections && !(isTitled && head.lines.filter(isDated).length > 1)))
    return sections;
  const school = head.lines.findIndex(
    // "March 2014" is no M.Arch.
    ({ text }, index) => index > first && degreePattern.test(withoutDates(text)) && titleScore(text) < 1.5,
  );
  const end = school < 0 ? head.lines.length : school;
  const start = Math.max(
    1,
    titleScore(head.lines[first]?.text ?? "") >= 1 ? first : firstOfBlock(head.lines, first),
  );
  return [
    { ...head, lines: head.lines.slice(0, start) },
    { kind: "experience", heading: "", lines: head.lines.slice(start, end) },
    ...(school < 0 ? [] : [{ kind: "education" as const, heading: "", lines: head.lines.slice(end) }]),
    ...sections.slice(1),
  ];
}
