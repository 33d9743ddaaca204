/* Plain data passed between the steps; never changed after creation. */

/** Why a file cannot be read. The same codes in the browser, in bulk and on the command line. */
export type ReadErrorCode =
  | "empty-file"
  | "unsupported"
  | "encrypted"
  | "scanned"
  | "corrupt"
  | "too-large"
  | "too-many-pages"
  | "timeout"
  | "not-resume";

/** Parsing risks and remarks that do not stop the reading. */
export type WarningCode =
  | "hidden-text"
  | "garbled-text"
  | "pages-skipped"
  | "lost-ligatures"
  | "contact-in-header"
  | "text-boxes"
  | "columns"
  | "tables"
  | "icon-font"
  | "instructions"
  | "other-language"
  | "keyword-stuffing"
  | "no-resume"
  | "no-job";
/** `text` quotes the passage, or is empty. */
export type Warning = { code: WarningCode; text: string };

/** A piece of text on a page. Lengths in points; `y` is the baseline and grows downwards. */
export type TextItem = {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  font: string;
  bold: boolean;
};

/** A link of the document. `text` is its visible text, or empty if unknown. */
export type Link = { url: string; text: string; page?: number; y?: number };

/** One PDF page, its items in no reliable order. */
export type Page = {
  width: number;
  height: number;
  items: TextItem[];
  links: (Link & { x: number; y: number })[];
};

/**
 * One line in reading order. `cells` are its separate parts (a date at the right margin, a table's columns, a tab);
 * `text` joins them by tabs.
 */
export type Line = {
  text: string;
  cells: string[];
  /** Left edge of each cell in points; empty if the format has no coordinates. */
  cellX: number[];
  /** Page index, from 0. */
  page: number;
  /** Column or sidebar of the line, counted in reading order; lines of one column are adjacent. */
  column: number;
  /** Left edge and baseline in points; 0 if the format has no coordinates. */
  x: number;
  y: number;
  /** Letter size in points; 0 if unknown. */
  size: number;
  bold: boolean;
  /** Starts with a bullet or number, which is not part of `text`. */
  bullet: boolean;
  /** The file marks it as a heading: a Word style, a Markdown #. */
  isHeading: boolean;
  /** White space above in line heights (0 = normal leading; 1 = an empty line). */
  gap: number;
  /** The next line continues this one: its first word had no room. Only set where the format has coordinates. */
  wraps?: boolean;
};

/** The host's timers, usually `globalThis`: the engine itself has no clock. */
export type Timers = {
  setTimeout(run: () => void, ms: number): unknown;
  clearTimeout(timer: unknown): void;
};

/** A text as lines in reading order, independent of the file format. */
export type ResumeText = {
  lines: Line[];
  links: Link[];
  pages: number;
  warnings: Warning[];
  /** Text invisible to a reader of the page; never scored. */
  hidden: string;
};

/** Start and end (exclusive) in characters. */
export type Span = [start: number, end: number];

/** The parts of https://jsonresume.org/schema that this package reads. Dates are 2021, 2021-03 or absent. */
export type JsonResume = {
  basics: {
    name?: string;
    label?: string;
    email?: string;
    phone?: string;
    url?: string;
    summary?: string;
    location?: { address?: string; city?: string; region?: string };
    profiles: { network: string; username?: string; url: string }[];
  };
  work: WorkEntry[];
  volunteer: {
    organization?: string;
    position?: string;
    startDate?: string;
    endDate?: string;
    highlights: string[];
  }[];
  education: EducationEntry[];
  skills: { name: string; keywords: string[] }[];
  languages: { language: string; fluency?: string }[];
  certificates: { name: string; date?: string; issuer?: string }[];
  projects: { name: string; startDate?: string; endDate?: string; url?: string; highlights: string[] }[];
  awards: { title: string; date?: string }[];
  publications: { name: string; releaseDate?: string }[];
  interests: { name: string }[];
  references: { name: string }[];
};
/** A `startDate` without `endDate` means ongoing. */
export type WorkEntry = {
  name?: string;
  position?: string;
  location?: string;
  startDate?: string;
  endDate?: string;
  highlights: string[];
};
/** One course of study; `score` as written. */
export type EducationEntry = {
  institution?: string;
  studyType?: string;
  area?: string;
  startDate?: string;
  endDate?: string;
  score?: string;
};
