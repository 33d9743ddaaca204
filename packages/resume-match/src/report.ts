import type { JsonResume, Span, Warning } from "./types.ts";

/** The subject of a requirement. */
export type RequirementKind = "skill" | "title" | "education" | "years" | "language" | "licence" | "phrase";
/** Weights: must 3, wanted 2, duty 1.5, nice 1. */
export type Priority = "must" | "wanted" | "duty" | "nice";

/** A number with its unit, as a job asks for it or a résumé states it. */
export type Quantity = {
  /** The lowest and the highest number, in the base unit: pounds, and a year for a rate. */
  low: number;
  high: number;
  /** "Under 2 %": less is better. */
  isLimit: boolean;
  /** Whether a word such as "at least" makes it a condition. */
  isBound: boolean;
  unit: "team" | "money" | "percent" | "count";
  /** Whether it is a rate: "40 calls a day". */
  isRate: boolean;
  /** Stems of what is counted, or of what the money is. */
  nouns: string[];
  /** Stems of its sentence. */
  around: string[];
  span: Span;
};

/** One requirement of the job. `span` refers to the job's text. */
export type Requirement = {
  id: string;
  label: string;
  kind: RequirementKind;
  priority: Priority;
  span: Span;
  /** Skills of the graph, any one of which is enough ("A or B"); empty for a phrase. */
  skills: string[];
  /** Required years, if any. */
  years?: number;
  /** The number asked for, if any: "at least 5 people". */
  amount?: Quantity;
  /** A factor that the reader of a report sets, 0.5 to 3; 1 if absent. */
  weight?: number;
  /** Other readings of the same demand, any one of which is enough (`editRequirements`). */
  also?: Requirement[];
};

/** Where the evidence is; a dated job weighs more than a list. */
export type EvidencePlace =
  | "role"
  | "project"
  | "certificate"
  | "summary"
  | "list"
  | "education"
  | "interests"
  | "other";

/** Words of the résumé that support a requirement. `span` refers to the résumé's text. */
export type Evidence = {
  span: Span;
  quote: string;
  place: EvidencePlace;
  /** Exact words, another name, implied by another skill, shown by a sentence, negated, or only wished for. */
  how: "exact" | "alias" | "implied" | "sentence" | "negated" | "wish";
  /** The rule in words: "Spring Boot shows Java". */
  rule: string;
  /** How much this evidence counts, 0 to 1. */
  strength: number;
};

/** proven: stated; deduced: implied or shown by a sentence; partial: weak or too few years; missing. */
export type Status = "proven" | "deduced" | "partial" | "missing";
/** How well the résumé meets one requirement. */
export type RequirementResult = {
  requirement: Requirement;
  status: Status;
  /** 0 to 1. */
  score: number;
  evidence: Evidence[];
  /** Years shown, if years are required: the union of the dated jobs. Absent without dates. */
  yearsShown?: number;
  /** Similar skills that do not count: React for Vue. */
  related: string[];
};

/** Similarity of the résumé to the job's kind of work, regardless of wording. */
export type FieldOfWork = {
  /** 0 to 1. */
  score: number;
  /** O*NET titles of the occupations nearest to the job. */
  occupations: string[];
  /** The nearest sentences. */
  evidence: Evidence[];
};

/**
 * One part of the score, `points` out of `of`: what the résumé proves, its kind of work, its words. The score is their
 * sum.
 */
export type ScorePart = {
  name: "requirements" | "field" | "wording";
  points: number;
  of: number;
};

/** A remark on the résumé itself; never part of the score. */
export type Finding = {
  area: "contact" | "sections" | "dates" | "length" | "wording" | "machine";
  tone: "good" | "improve";
  text: string;
  span?: Span;
};
/** One change and its gain in points, computed by scoring again with it. */
export type Suggestion = { text: string; points: number; requirementId?: string };

/** The result of `matchResume`. */
export type MatchReport = {
  /** 0 to 100, one decimal. How well this résumé fits this text; not a chance of being hired. */
  score: number;
  band: "strong" | "good" | "partial" | "low";
  parts: ScorePart[];
  requirements: RequirementResult[];
  /** Without its score, which is in `parts`. */
  field: Omit<FieldOfWork, "score">;
  health: Finding[];
  suggestions: Suggestion[];
  warnings: Warning[];
  resume: JsonResume;
  /** The texts that spans refer to. */
  resumeText: string;
  jobText: string;
  engine: { version: string; graph: string };
};
