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
import { foldAccents } from "#domain/text/fold-accents.ts";
import { cleanDescription } from "./description.ts";
import type { MergedLocations } from "./locations.ts";

/** A posting of another system, in a form that is common to all systems. */
export type SourcePosting = {
  sourceId: string;
  title: string;
  requisition?: string | null;
  unit?: string | null;
  department?: string | null;
  isListed: boolean;
  /** Times in milliseconds. */
  postedAt: number;
  updatedAt?: number;
  closesAt?: number;
  locations: MergedLocations;
  employment?: EmploymentType;
  pay?: Posting["pay"];
  html: string;
  questions: Posting["questions"];
  /** The longest time for which the employer may keep an application. */
  retentionDays?: number;
};

/** Collapses text to one line and removes control characters, including those that change its direction. */
export function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** A slug for an address or an answer's id; empty if the text has no Latin letters or digits. */
export function toSlug(text: string): string {
  return (foldAccents(text).match(/[a-z0-9]+/g) ?? []).join("-");
}

/** The contract type from a system's own wording. Undefined if it is ambiguous or missing. */
export function parseEmployment(text: string): EmploymentType | undefined {
  if (/\bintern(?:ship)?\b|apprentice|trainee|working student/i.test(text)) return "INTERN";
  if (/contract|freelance/i.test(text)) return "CONTRACTOR";
  if (/temporary|seasonal|fixed[\s_-]?term/i.test(text)) return "TEMPORARY";
  const isFullTime = /full[\s_-]?time/i.test(text);
  const isPartTime = /part[\s_-]?time/i.test(text);
  if (isFullTime === isPartTime) return undefined;
  return isFullTime ? "FULL_TIME" : "PART_TIME";
}

function findUnit(name: string, { units }: FeedDefaults): BusinessUnit {
  const id = toSlug(name) || `unit-${createHash("sha256").update(name).digest("hex").slice(0, 8)}`;
  const { about = "", sample } = units.find((unit) => unit.id === id) ?? {};
  return { id, name, about, sample };
}

const maxMonthDays = 31;

/** The newest consent wording within the employer's retention period, otherwise the shortest one. */
function consentFor(retentionDays: number | undefined, { consents }: FeedDefaults): Consent {
  const allowed = consents.findLast(
    ({ processing, retention }) =>
      retentionDays === undefined ||
      Math.max(processing.months, retention.months) * maxMonthDays <= retentionDays,
  );
  const [shortest] = consents.toSorted((a, b) => a.retention.months - b.retention.months);
  const consent = allowed ?? shortest;
  if (!consent) throw new Error("There is no consent wording");
  return consent;
}

/**
 * Converts a source posting to a posting.
 * @throws {z.ZodError} if it lacks required fields or exceeds their limits
 */
export function toPosting(source: SourcePosting, defaults: FeedDefaults): Posting {
  const { sourceId, isListed, locations, postedAt, updatedAt = postedAt, closesAt, employment, pay } = source;
  const title = oneLine(source.title);
  const unit = oneLine(source.unit ?? "") || defaults.employer;
  const department = oneLine(source.department ?? "");
  const { html, text } = cleanDescription(source.html);
  const idParts = [toSlug(title).slice(0, 60).replace(/-$/, ""), toSlug(sourceId)];
  const opened = businessDay(postedAt);
  const updated = businessDay(Math.max(postedAt, updatedAt));
  return feedPosting.parse({
    sourceId,
    id: idParts.filter((part) => part !== "").join("-"),
    businessUnit: findUnit(unit, defaults),
    title,
    requisition: oneLine(source.requisition ?? "") || sourceId.slice(0, 8),
    department: department !== "" && department !== unit ? department : undefined,
    status: "OPEN",
    listed: isListed,
    opened,
    updated,
    closes: closesAt === undefined ? undefined : businessDay(closesAt),
    ...locations,
    employment,
    pay,
    descriptionHtml: html,
    descriptionText: text,
    about: [],
    responsibilities: [],
    requirements: [],
    niceToHave: [],
    offer: [],
    languages: [],
    questions: source.questions,
    consent: consentFor(source.retentionDays, defaults),
  } satisfies Posting);
}
