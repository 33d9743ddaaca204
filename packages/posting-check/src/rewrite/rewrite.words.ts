import type { BasicKind } from "../types.ts";

/*
 * Words for the rewritten posting, in the notation of `word-patterns`.
 */

export const basicLabels: Record<BasicKind, string> = {
  pay: "Pay",
  place: "Place",
  hours: "Working hours",
  employment: "Employment",
  apply: "How to apply",
};

/** Headings of what a candidate gets. */
export const offerHeadings = [
  "what you('ll| will)? get, what we offer, we offer, our offer, what's in it for you, benefits, perks",
  "perks (and|&) benefits, terms, conditions, details, job details, key details, salary",
  "salary (and|&) benefits, pay, pay (and|&) benefits, compensation, compensation (and|&) benefits, package",
  "remuneration, facilities, offer, on offer, we give, in return",
];
export const applyHeadings = [
  "how to apply, to apply, apply, application, applications, contact, contact us, next steps, interested",
];
export const newHeading = "Details";

/** Hang in the air when nothing follows them. */
export const openWords = [
  "with, having, has, have, who, that, which, be, being, is, are, was, a, an, the, very, highly, truly",
  "really, of, for, must, should, shall, will, can, plus, also, some, both, to, in, as, possess, possesses",
  "show, shows, your, our, their, strong",
];
/** Say nothing on their own: "You …", "The candidate …". */
export const emptyWords = [
  "you, we, they, he, she, candidate, candidates, applicant, applicants, person, the, ideal, someone",
  "somebody, need, needs, want, looking, look, seeking, seek, you're, we're, require, required, ideally",
  "preferably, only, it, i, hiring, expect, are, also, all, well, person",
];
export const connectors = ["and, or, as well as"];
/** Begin a verb after "should be … and". */
export const verbs = [
  "have, be, know, speak, own, hold, work, possess, live, bring, show, read, write, type, drive, use",
  "understand, enjoy, like, do",
];
