/** What the steps hand to each other: plain data, each made once and never changed. */

/** Why a file cannot be read; the same codes in the browser, in bulk and on the command line. */
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

/** What a machine would misread or a person would want to know, without stopping the reading. */
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
  | "keyword-stuffing";
export type Warning = { code: WarningCode; text: string };

/** A piece of text on a page. Lengths in points, `y` grows downwards and is the baseline. */
export type TextItem = {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  font: string;
  bold: boolean;
};

/** A link of the document. `text` is what it says where it stands, or empty where the reader cannot know. */
export type Link = { url: string; text: string; page?: number; y?: number };

/** One page as a PDF gives it: items in no order to rely on. */
export type Page = {
  width: number;
  height: number;
  items: TextItem[];
  links: (Link & { x: number; y: number })[];
};

/**
 * One line in reading order. `cells` are its parts that stand apart (a date at the right margin, a table's
 * columns, a tab); `text` is the cells joined by a tab.
 */
export type Line = {
  text: string;
  cells: string[];
  /** Left edge of each cell in points; empty where the format has no places. */
  cellX: number[];
  /** Number of the page, from 0. */
  page: number;
  /** Column or sidebar the line belongs to, counted in reading order; lines of one column stand together. */
  column: number;
  /** Left edge and baseline in points; 0 where the format has no places. */
  x: number;
  y: number;
  /** Letter size in points, 0 where unknown. */
  size: number;
  bold: boolean;
  /** Starts with a bullet or number, which is not part of `text`. */
  bullet: boolean;
  /** The file itself says that this is a heading: a Word style, a Markdown #. */
  isHeading: boolean;
  /** White space above in line heights (0 = none beyond normal leading; 1 = an empty line). */
  gap: number;
};

/** A text with its lines in reading order, whatever file it came from. */
export type ResumeText = {
  lines: Line[];
  links: Link[];
  pages: number;
  warnings: Warning[];
  /** Text that a reader of the page does not see; it is never scored. */
  hidden: string;
};

/** From and to (exclusive) in characters of `Resume.text`. */
export type Span = [start: number, end: number];

/** A résumé as https://jsonresume.org/schema has it; only what this package reads. Dates are 2021, 2021-03 or absent. */
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
/** No `endDate` with a `startDate` means: still going on. */
export type WorkEntry = {
  name?: string;
  position?: string;
  location?: string;
  startDate?: string;
  endDate?: string;
  highlights: string[];
};
export type EducationEntry = {
  institution?: string;
  studyType?: string;
  area?: string;
  startDate?: string;
  endDate?: string;
  score?: string;
};
