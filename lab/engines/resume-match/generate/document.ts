import { type DateStyle, type Period, type PrintedPeriod, printEnd, printPeriod } from "./dates.ts";
import { type Language, type SectionKey, sectionKeys } from "./language.ts";
import type { Person } from "./person.ts";
import type { Random } from "./random.ts";
import { type EntryForm, entryForms, type FormName, type Theme } from "./themes.ts";

export type Run = { text: string; style: "" | "bold" | "italic" };
/** `right` is at the far margin. */
export type Line = { left: Run[]; right: Run[] };
export type Entry = { kind: "entry"; rail: Line[] | undefined; lines: Line[]; bullets: string[] };
export type Block =
  | Entry
  | { kind: "text"; text: string }
  | { kind: "list" | "tags" | "columns" | "bars"; items: string[] }
  | { kind: "cells"; rows: string[][] };
export type Section = { key: SectionKey | "contact"; heading: string; isAside: boolean; blocks: Block[] };

/** Choices of a file that do not depend on its theme. */
export type Look = {
  font: string;
  /** Points. */
  size: number;
  colour: string;
  bullet: string;
  separator: string;
  bar: string;
  rule: string;
  comma: string;
  isTight: boolean;
  letterSpacing: number;
  paper: "A4" | "Letter";
  lineNumbers: boolean;
  corner: string | undefined;
  watermark: string | undefined;
  header: string | undefined;
  footer: string | undefined;
};

/** What every program prints: texts in their order, and how they stand to each other. */
export type ResumeDocument = {
  language: Language;
  theme: Theme;
  look: Look;
  documentTitle: string | undefined;
  name: string;
  label: string | undefined;
  contacts: string[];
  /** Label and value, for a table of personal data. */
  details: [string, string][];
  sections: Section[];
};

/** A job or a study as it was printed. */
export type PrintedEntry = { name: string; title: string; dates: PrintedPeriod };
export type Printed = { document: ResumeDocument; jobs: PrintedEntry[]; studies: PrintedEntry[] };

type Values = { title: string; employer: string; town: string | undefined; dates: string };

function toRuns(text: string): Run[] {
  return text
    .split(/(\*[^*]+\*|_[^_]+_)/)
    .filter((part) => part !== "")
    .map((part): Run => {
      if (/^\*.+\*$/.test(part)) return { text: part.slice(1, -1), style: "bold" };
      if (/^_.+_$/.test(part)) return { text: part.slice(1, -1), style: "italic" };
      return { text: part, style: "" };
    });
}

/** Fills a pattern of themes.ts. */
function fillLine(pattern: string, values: Values, words: Record<string, string>): Line {
  const filled = pattern
    .replace(/\[([^\]]*)\]/g, values.town === undefined ? "" : "$1")
    .replace(/\{label:(\w+)\}/g, (_, key: string) => words[key] ?? key)
    .replace(/\{(\w+)\}/g, (_, key: string) => values[key as keyof Values] ?? words[key] ?? "");
  const [left = "", right = ""] = filled.split(" >> ");
  return { left: toRuns(left.trim()), right: toRuns(right.trim()) };
}

type Group = {
  name: string;
  town: string | undefined;
  parts: { title: string; period: Period; bullets: string[] }[];
};

type EntryContext = {
  language: Language;
  random: Random;
  look: Look;
  words: Record<string, string>;
  print: (period: Period) => PrintedPeriod;
};

/** Entries of one section, and their values for the label. */
function makeEntries(
  groups: Group[],
  form: EntryForm,
  { words, print, random }: EntryContext,
): { blocks: Block[]; printed: PrintedEntry[] } {
  const printed: PrintedEntry[] = [];
  const entries: Entry[] = [];
  const rows: string[][] = [];
  const isGrouping = form.cells === undefined && random.chance(0.6);
  const isRight = form.lines.some((line) => line.includes(">>"));
  for (const { name, town, parts } of groups) {
    const isGrouped = isGrouping && parts.length > 1;
    const rail = form.rail && [];
    const fillGroup = (pattern: string) =>
      fillLine(pattern, { title: "", employer: name, town, dates: "" }, words);
    if (isGrouped)
      entries.push({ kind: "entry", rail, lines: [fillGroup("*{employer}*[, {town}]")], bullets: [] });
    for (const { title, period, bullets } of parts) {
      const dates = print(period);
      printed.push({ name, title, dates });
      const values = { title, employer: name, town, dates: dates.text };
      const fill = (pattern: string) => fillLine(pattern, values, words);
      if (form.cells) rows.push(form.cells.map((key) => values[key as keyof Values] ?? ""));
      else if (!isGrouped)
        entries.push({ kind: "entry", rail: form.rail?.map(fill), lines: form.lines.map(fill), bullets });
      else if (form.rail)
        entries.push({ kind: "entry", rail: [fill("{dates}")], lines: [fill("{title}")], bullets });
      else
        entries.push({
          kind: "entry",
          rail,
          lines: [fill(isRight ? "_{title}_ >> {dates}" : "_{title}_ ({dates})")],
          bullets,
        });
    }
  }
  const blocks: Block[] = form.cells
    ? [{ kind: "cells", rows: [form.cells.map((key) => words[key] ?? key), ...rows] }]
    : entries.map((entry) => ({
        ...entry,
        rail: entry.rail?.filter(({ left }) => left.length > 0),
      }));
  return { blocks, printed };
}

function makeSkills({ skills }: Person, { theme, look, language }: ResumeDocument, random: Random): Block[] {
  const third = Math.ceil(skills.length / 3);
  const parts = [0, 1, 2]
    .map((part) => skills.slice(part * third, (part + 1) * third))
    .filter(({ length }) => length);
  const names = language.labels.groups ?? [];
  switch (theme.skills) {
    case "commas":
      return [{ kind: "text", text: skills.join(look.comma) }];
    case "pipes":
      return [{ kind: "text", text: skills.join(" | ") }];
    case "dots":
      return [{ kind: "text", text: skills.join(" • ") }];
    case "groups":
      return parts.map((items, part) => ({
        kind: "text",
        text: `${names[part]}: ${items.join(look.comma)}`,
      }));
    case "table":
      return [
        { kind: "cells", rows: parts.map((items, part) => [names[part] ?? "", items.join(look.comma)]) },
      ];
    case "stars":
      return [
        {
          kind: "list",
          items: skills.map((skill) => `${skill} ${"★".repeat(random.int(2, 5)).padEnd(5, "☆")}`),
        },
      ];
    case "lines":
      return skills.map((text) => ({ kind: "text", text }));
    case "bullets":
      return [{ kind: "list", items: skills }];
    default:
      return [{ kind: theme.skills, items: skills }];
  }
}

/** Sections that fit a narrow column. */
const asideKeys: SectionKey[] = ["skills", "languages", "interests", "certificates"];

function orderSections(theme: Theme, random: Random): SectionKey[] {
  const order: SectionKey[] = [...sectionKeys];
  const move = (key: SectionKey, to: number) => {
    order.splice(order.indexOf(key), 1);
    order.splice(to, 0, key);
  };
  if (random.chance(0.3)) move("education", 1);
  if (random.chance(0.3)) move("skills", random.int(0, 1));
  if (random.chance(0.2)) move("projects", 2);
  if (random.chance(0.1)) move("summary", 7);
  return theme.body === "left"
    ? order.toSorted((a, b) => Number(asideKeys.includes(b)) - Number(asideKeys.includes(a)))
    : order;
}

/** "1. Experience", "EXPERIENCE", "E X P E R I E N C E". */
function printHeading(
  heading: string,
  theme: Theme,
  index: number,
  language: Language,
  mark: string,
): string {
  const isCased = heading.toUpperCase() !== heading && !["tr"].includes(language.code);
  switch (theme.heading) {
    case "caps":
    case "band":
      return isCased ? heading.toUpperCase() : heading;
    case "letters":
      return isCased
        ? heading
            .toUpperCase()
            .split(" ")
            .map((word) => [...word].join(" "))
            .join("   ")
        : heading;
    case "lower":
      return isCased && language.code !== "de" ? heading.toLowerCase() : heading;
    case "colon":
      return `${heading}:`;
    case "numbered":
      return `${index + 1}. ${heading}`;
    case "marked":
      return `${mark} ${heading}`;
    default:
      return heading;
  }
}

const someFonts = [
  "DejaVu Sans",
  "DejaVu Serif",
  "Noto Sans",
  "Noto Serif",
  "Liberation Sans",
  "Liberation Serif",
];

function makeLook(person: Person, language: Language, random: Random): Look {
  const pageNumber = random.chance(0.25) ? language.pageNumber : undefined;
  const header = random.chance(0.12) ? `${person.name} – ${random.pick(language.documentTitles)}` : undefined;
  const dense = { ja: "、", zh: "、", ar: "، " }[language.code];
  return {
    font: random.pick(someFonts),
    size: random.pick([8.5, 9, 10, 10, 11, 12]),
    colour: random.pick(["#1f3a5f", "#222222", "#7a1f3d", "#0b6e4f", "#444444", "#b5651d"]),
    bullet: random.pick(["•", "•", "–", "▪", "‣", "*", "■", "o"]),
    separator: random.pick([" – ", ", ", " | ", " / ", " · "]),
    bar: random.pick([" | ", " • ", " · ", " – "]),
    rule: random.pick(["—", "■", "▶", "§", "»"]),
    comma: dense ?? random.pick([", ", ", ", "; "]),
    isTight: random.chance(0.3),
    letterSpacing: random.pick([0, 0, 0, 0.02, 0.05]),
    paper: random.pick(["A4", "A4", "Letter"]),
    lineNumbers: random.chance(0.04),
    corner: random.chance(0.06) ? random.pick(["v2", "v1.3", "CV-2026", "draft"]) : undefined,
    watermark: random.chance(0.05) ? language.confidential : undefined,
    header,
    footer: pageNumber,
  };
}

function makeContacts(person: Person, language: Language, theme: Theme, random: Random) {
  const labels: Record<string, string> = Object.fromEntries(
    Object.entries(language.labels).map(([key, words]) => [key, random.pick(words)]),
  );
  const items: [string, string][] = [
    ["address", person.town],
    ["phone", language.rtl && person.phone ? `\u200e${person.phone}\u200e` : (person.phone ?? "")],
    ["email", person.email],
    ...person.links.map((link): [string, string] => ["web", link]),
    ["birth", person.birth ?? ""],
  ];
  const present = random.shuffle(items.filter(([, value]) => value !== ""));
  const isLabelled = theme.head === "labelled" || theme.head === "table" || random.chance(0.25);
  const isIcon = !isLabelled && random.chance(0.15);
  const icons: Record<string, string> = { address: "⌂", phone: "☎", email: "✉", web: "⚑", birth: "✱" };
  const contacts = present.map(([key, value]) =>
    isLabelled || key === "birth" ? `${labels[key]}: ${value}` : isIcon ? `${icons[key]} ${value}` : value,
  );
  const details = present.map(([key, value]): [string, string] => [labels[key] ?? "", value]);
  return { labels, contacts, details };
}

function makeDateStyle(language: Language, random: Random): DateStyle {
  const present = random.pick(language.present);
  const words = language.code === "en" && !/^(to|till) /i.test(present) ? [" to ", " until "] : [];
  return {
    form: random.pick(language.dates),
    to: random.pick([" – ", " - ", "–", " — ", "-", ...words]),
    present,
    since: random.chance(0.15) ? random.pick(language.since) || undefined : undefined,
  };
}

export function makeDocument(
  person: Person,
  language: Language,
  theme: Theme,
  headings: Language["headings"],
  random: Random,
): Printed {
  const look = makeLook(person, language, random);
  const { labels, contacts, details } = makeContacts(person, language, theme, random);
  const dates = makeDateStyle(language, random);
  const isEndOnly = random.chance(0.35);
  const at = random.pick(language.at);
  const words = {
    ...labels,
    sep: look.separator,
    bar: look.bar,
    at: /^[,،、]/u.test(at) ? `${at} ` : at.endsWith("־") ? ` ${at}` : ` ${at} `,
  };
  const document: ResumeDocument = {
    language,
    theme,
    look,
    documentTitle: random.chance(0.15) ? random.pick(language.documentTitles) : undefined,
    name: person.name,
    label: person.label,
    contacts,
    details,
    sections: [],
  };
  const context = { language, random, look, words };
  const entries = (groups: Group[], form: FormName, print: (period: Period) => PrintedPeriod) =>
    makeEntries(groups, entryForms[form], { ...context, print });
  const order = <Item>(items: Item[]) => (isAscending ? items.toReversed() : items);
  const isAscending = random.chance(0.08);
  const jobs = entries(
    order(person.jobs.map(({ employer, town, posts }) => ({ name: employer, town, parts: order(posts) }))),
    theme.job,
    (period) => printPeriod(period, dates, language),
  );
  const studyStyle = {
    ...dates,
    form: random.chance(0.4) && language.dates.includes("YYYY") ? "YYYY" : dates.form,
  };
  const toPart = ({
    degree,
    period,
    note,
  }: {
    degree: string;
    period: Period;
    note: string | undefined;
  }) => ({
    title: degree,
    period,
    bullets: note === undefined ? [] : [note],
  });
  const studies = makeEntries(
    order(
      person.studies.map(({ school, town, degrees }) => ({
        name: school,
        town,
        parts: order(degrees.map(toPart)),
      })),
    ),
    entryForms[theme.study],
    {
      ...context,
      words: { ...words, at: ", ", employer: labels.school ?? "", title: labels.degree ?? "" },
      print: (period) => (isEndOnly ? printEnd : printPeriod)(period, studyStyle, language),
    },
  );
  const list = (items: string[]): Block[] =>
    items.length === 0
      ? []
      : random.chance(0.5)
        ? [{ kind: "list", items }]
        : [{ kind: "text", text: items.join(look.comma) }];
  const blocks: Record<SectionKey, Block[]> = {
    summary: person.summary === undefined ? [] : [{ kind: "text", text: person.summary }],
    work: jobs.blocks,
    education: studies.blocks,
    skills: makeSkills(person, document, random),
    certificates: person.certificates.length === 0 ? [] : [{ kind: "list", items: person.certificates }],
    projects: person.projects.map((text) => ({ kind: "text", text })),
    languages: list(person.languages),
    interests: list(person.interests),
  };
  const isTwo = theme.body === "left" || theme.body === "right";
  document.sections = orderSections(theme, random)
    .filter((key) => blocks[key].length > 0)
    .map((key, index) => ({
      key,
      heading: printHeading(random.pick(headings[key]), theme, index, language, look.rule),
      isAside: isTwo && (asideKeys.includes(key) || (key === "education" && random.chance(0.3))),
      blocks: blocks[key],
    }));
  if (theme.head === "side")
    document.sections.unshift({
      key: "contact",
      heading: printHeading(labels.contact ?? "", theme, 0, language, look.rule),
      isAside: true,
      blocks: contacts.map((text) => ({ kind: "text", text })),
    });
  return { document, jobs: jobs.printed, studies: studies.printed };
}
