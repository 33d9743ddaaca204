import { contactFields, textFields } from "#domain/applications/fields.ts";
import type { ApplicationParts } from "#server/store/application-parts.ts";
import type { ErasedApplication } from "#server/store/changes.ts";
import { statusOf } from "#server/store/find-ids.ts";
import type { ListedApplication, listMessages } from "#server/store/lists.ts";
import { parseBooking } from "#server/store/messages.ts";
import type { MessageRow } from "#server/store/tables.ts";

/* Converts rows to the schemas of docs/openapi.yaml, without internal columns. */

const toIsoTime = (time: number) => new Date(time).toISOString();
const toIsoTimeOrNull = (time: number | null) => (time === null ? null : toIsoTime(time));

export function showListedApplication(row: ListedApplication) {
  return {
    id: row.id,
    reference: row.reference,
    unit: row.unit,
    job: row.job,
    jobTitle: row.job_title,
    source: row.source,
    status: statusOf(row),
    suspicion: row.suspicion || null,
    arrivedAt: toIsoTime(row.arrived_at),
    verifiedAt: toIsoTimeOrNull(row.verified_at),
    withdrawnAt: toIsoTimeOrNull(row.withdrawn_at),
  };
}

/** An erased application as it is. */
export const showChange = (row: ListedApplication | ErasedApplication) =>
  "status" in row ? row : showListedApplication(row);

function showScore(score: ApplicationParts["score"]) {
  if (!score) return { state: "NONE" };
  const scoredAt = toIsoTime(score.scored_at);
  if (score.failure !== "") return { state: "FAILED", failure: score.failure, scoredAt };
  return { state: "SCORED", score: score.score, engine: score.engine, scoredAt };
}

const scanStates = {
  unscanned: "UNSCANNED",
  clean: "CLEAN",
  infected: "INFECTED",
  failed: "FAILED",
} as const;

export function showApplication({ application: row, answers, file, score }: ApplicationParts) {
  return {
    ...showListedApplication(row),
    candidate: Object.fromEntries(contactFields.map((name) => [name, row[name] || null])),
    ...Object.fromEntries(textFields.map((name) => [name, row[name] || null])),
    answers: answers.map(({ question, kind, label, answer, file: hash }) => ({
      ...{ question, kind, label, answer },
      sha256: hash || null,
    })),
    language: row.language || "en",
    consent: { version: row.consent, retains: row.retains === 1, comparison: row.no_score === 0 },
    eraseAt: toIsoTime(row.erase_at),
    noticeAt: toIsoTimeOrNull(row.notice_at),
    resume: file
      ? {
          name: row.file_name,
          type: file.type,
          size: file.size,
          sha256: file.hash,
          scan: scanStates[file.scan],
          scannedAt: toIsoTimeOrNull(file.scanned_at),
        }
      : null,
    score: showScore(score),
  };
}

type ListedMessage = Awaited<ReturnType<typeof listMessages>>["rows"][number];

export function showListedMessage(row: ListedMessage) {
  return {
    id: row.id,
    reference: row.reference,
    reason: row.reason,
    suspicion: row.suspicion || null,
    arrivedAt: toIsoTime(row.arrived_at),
  };
}

export function showMessage(row: MessageRow) {
  const { name, email, company, message, page } = row;
  const booking = parseBooking(row);
  return {
    ...showListedMessage(row),
    ...{ name, email, company: company || null, message, page: page || null },
    booking: booking
      ? { ...booking, times: booking.times.map(toIsoTime), subject: booking.subject || null }
      : null,
  };
}
