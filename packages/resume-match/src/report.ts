import type { JsonResume, Span, Warning } from "./types.ts";

/** What a requirement asks for. */
export type RequirementKind = "skill" | "title" | "education" | "years" | "language" | "licence" | "phrase";
/** How much it weighs: 3, 2, 1.5 and 1. */
export type Priority = "must" | "wanted" | "duty" | "nice";

/** One thing the job asks for. Its `span` counts in characters of the job text. */
export type Requirement = {
  id: string;
  label: string;
  kind: RequirementKind;
  priority: Priority;
  span: Span;
  /** Skills of the graph of which one is enough ("A or B"); empty for a phrase. */
  skills: string[];
  /** Years asked for, if any. */
  years?: number;
};

/** Where the proof stands: in a dated job it weighs more than in a list. */
export type EvidencePlace =
  | "role"
  | "project"
  | "certificate"
  | "summary"
  | "list"
  | "education"
  | "interests"
  | "other";

/** A piece of proof. `span` counts in characters of the résumé's text. */
export type Evidence = {
  span: Span;
  /** The words themselves. */
  quote: string;
  place: EvidencePlace;
  /** "exact" words, another name for it, something that implies it, something told in a sentence, or a denial of it. */
  how: "exact" | "alias" | "implied" | "sentence" | "negated" | "wish";
  /** The rule in words: "Spring Boot shows Java". */
  rule: string;
  /** 0 to 1: how much this proof counts. */
  strength: number;
};

export type Status = "proven" | "deduced" | "partial" | "missing";
export type RequirementResult = {
  requirement: Requirement;
  status: Status;
  /** 0 to 1. */
  score: number;
  evidence: Evidence[];
  /** Years shown, where years are asked: the union of the dated jobs; `undefined` where dates are missing. */
  yearsShown?: number;
  /** Skills that come near without counting: "React for Vue". */
  related: string[];
};

/** One part of the score; `points` of `of` possible ones. Their sum, times `cap` in hundredths, is the score. */
export type ScorePart = {
  name: "requirements" | "title" | "education" | "wording";
  points: number;
  of: number;
};

export type Finding = {
  area: "contact" | "sections" | "dates" | "length" | "wording" | "machine";
  tone: "good" | "mend";
  text: string;
  span?: Span;
};
/** One change and what it would bring, found by scoring again with it. */
export type Suggestion = { text: string; points: number; requirementId?: string };

export type MatchReport = {
  /** 0 to 100, one decimal. How well this résumé fits this text; never a chance of being hired. */
  score: number;
  band: "strong" | "good" | "partial" | "low";
  parts: ScorePart[];
  /** The percentage of the parts' sum that missing must-haves leave; absent when none is missing. */
  cap?: number;
  requirements: RequirementResult[];
  health: Finding[];
  suggestions: Suggestion[];
  warnings: Warning[];
  resume: JsonResume;
  /** The texts that spans count in. */
  resumeText: string;
  jobText: string;
  engine: { version: string; graph: string };
};
