import { createHash } from "node:crypto";
import { businessDay } from "#domain/business-day.ts";
import type { FeedDefaults } from "#domain/postings/feed-defaults.ts";
import {
  type BusinessUnit,
  type Consent,
  type EmploymentType,
  feedPosting,
  type Posting,
} from "#domain/postings/posting.schema.ts";
import { cleanDescription } from "./description.ts";
import type { mergeLocations } from "./places.ts";

/** What an adapter found out about a posting, in one form for all systems. */
export type SourcePosting = {
  sourceId: string;
  title: string;
  requisition?: string | null | undefined;
  unit?: string | null | undefined;
  department?: string | null | undefined;
  isListed: boolean;
  /** Moments in milliseconds. */
  postedAt: number;
  updatedAt?: number | undefined;
  closesAt?: number | undefined;
  places: ReturnType<typeof mergeLocations>;
  employment?: EmploymentType | undefined;
  pay?: Posting["pay"];
  html: string;
  questions: Posting["questions"];
  /** For how many days the employer may keep an application. */
  retentionDays?: number | undefined;
};

/** One line without what cannot be seen: control characters and those that turn the direction of the text. */
export function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** A part of an address or the name of an answer; empty where the text has no Latin letter and no digit. */
export function toSlug(text: string): string {
  const folded = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return (folded.match(/[a-z0-9]+/g) ?? []).join("-");
}

/** The kind of contract that a system's own word names. Nothing where the word says several, or something else. */
export function employmentIn(words: string): EmploymentType | undefined {
  if (/\bintern(?:ship)?\b|apprentice|trainee|working student/i.test(words)) return "INTERN";
  if (/contract|freelance/i.test(words)) return "CONTRACTOR";
  if (/temporary|seasonal|fixed[\s_-]?term/i.test(words)) return "TEMPORARY";
  const isFull = /full[\s_-]?time/i.test(words);
  const isPart = /part[\s_-]?time/i.test(words);
  if (isFull === isPart) return undefined;
  return isFull ? "FULL_TIME" : "PART_TIME";
}

function findUnit(name: string, { units }: FeedDefaults): BusinessUnit {
  const id = toSlug(name) || `unit-${createHash("sha256").update(name).digest("hex").slice(0, 8)}`;
  const { about = "", sample } = units.find((unit) => unit.id === id) ?? {};
  return { id, name, about, ...(sample && { sample }) };
}

/** The newest wording that keeps an application no longer than the employer may; else the one that keeps it shortest. */
function consentFor(days: number | undefined, { consents }: FeedDefaults): Consent {
  const monthDays = 31;
  const fits = consents.findLast(({ processing, retention }) =>
    days === undefined ? true : Math.max(processing.months, retention.months) * monthDays <= days,
  );
  const [shortest] = consents.toSorted((a, b) => a.retention.months - b.retention.months);
  const consent = fits ?? shortest;
  if (!consent) throw new Error("There is no wording that an applicant could agree to");
  return consent;
}

/**
 * Makes a posting of what an adapter found out.
 * @throws {z.ZodError} where that is not enough for one, or is too much
 */
export function toPosting(told: SourcePosting, defaults: FeedDefaults): Posting {
  const { sourceId, isListed, places, postedAt, updatedAt = postedAt, closesAt, employment, pay } = told;
  const title = oneLine(told.title);
  const unit = oneLine(told.unit ?? "") || defaults.employer;
  const department = oneLine(told.department ?? "");
  const { html, text } = cleanDescription(told.html);
  const id = [toSlug(title).slice(0, 60).replace(/-$/, ""), toSlug(sourceId)].filter((part) => part !== "");
  const opened = businessDay(postedAt);
  const updated = businessDay(Math.max(postedAt, updatedAt));
  return feedPosting.parse({
    sourceId,
    id: id.join("-"),
    businessUnit: findUnit(unit, defaults),
    title,
    requisition: oneLine(told.requisition ?? "") || sourceId.slice(0, 8),
    ...(department !== "" && department !== unit && { department }),
    status: "OPEN",
    listed: isListed,
    opened,
    updated,
    ...(closesAt !== undefined && { closes: businessDay(closesAt) }),
    ...places,
    ...(employment && { employment }),
    ...(pay && { pay }),
    descriptionHtml: html,
    descriptionText: text,
    about: [],
    responsibilities: [],
    requirements: [],
    niceToHave: [],
    offer: [],
    languages: [],
    questions: told.questions,
    consent: consentFor(told.retentionDays, defaults),
  } satisfies Posting);
}
