/** A part of the posting: UTF-16 offsets into the text as it was given, `end` exclusive. */
export type Span = { start: number; end: number };

/** What a candidate needs to know before applying. `hours` is the shift, the working hours or the days. */
export type BasicKind = "pay" | "place" | "hours" | "employment" | "apply";

/**
 * - `stated`: a candidate can decide by it
 * - `vague`: mentioned without saying it ("competitive salary", "multiple locations")
 * - `missing`: not mentioned; there is no span
 */
export type BasicState = "stated" | "vague" | "missing";

/** One per kind, always all five. `value` is the text of the span, with its white space collapsed. */
export type Basic = { kind: BasicKind; state: BasicState; span?: Span; value?: string };

/** A phrase that no résumé can prove. */
export type Unprovable = { span: Span };

/** Whom a phrase excludes or discourages: people by … */
export type ExcludingReason = "gender" | "age" | "family" | "community" | "origin" | "looks" | "health";

/**
 * A phrase that excludes or discourages. `suggestion` replaces the span, with the capital letter of the phrase;
 * without one, the phrase is best left out.
 */
export type Excluding = { span: Span; reason: ExcludingReason; suggestion?: string };

/**
 * Two statements about years that can't both be true, in the order of the text.
 * - `level`: the years contradict the level ("entry level", "5+ years")
 * - `minimums`: two different minimums of general experience
 * - `reversed`: a range whose start is above its end; both spans are the ends of the range
 * - `technology`: more years than the technology exists; both spans are the years and its name
 */
export type YearsContradiction = {
  kind: "level" | "minimums" | "reversed" | "technology";
  spans: [Span, Span];
};

/** A pay range whose start is above its end. The spans are its two ends. */
export type PayContradiction = { spans: [Span, Span] };

/** What `checkPosting` finds. Every list is in the order of the text. */
export type PostingCheck = {
  basics: Basic[];
  unprovable: Unprovable[];
  excluding: Excluding[];
  years: YearsContradiction[];
  pay: PayContradiction[];
  /** Number of words. */
  words: number;
  /** Minutes to read it silently, at least 1; 0 without words. */
  readingMinutes: number;
};
