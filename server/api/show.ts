import { contactFields, textFields } from "#domain/applications/fields.ts";
import type { listApplications, listMessages } from "#server/store/lists.ts";
import { parseBooking } from "#server/store/messages.ts";
import type { AnswerRow, ApplicationRow, FileRow, MessageRow, ScoreRow } from "#server/store/tables.ts";

/* Converts rows to the schemas of docs/openapi.yaml, without internal columns. */

const toIsoTime = (time: number) => new Date(time).toISOString();
const toIsoTimeOrNull = (time: number | null) => (time === null ? null : toIsoTime(time));

function statusOf({
  verified_at,
  withdrawn_at,
}: Pick<ApplicationRow, "verified_at" | "withdrawn_at">): string {
  if (withdrawn_at !== null) return "WITHDRAWN";
  return verified_at === null ? "RECEIVED" : "VERIFIED";
}

type ListedApplication = Awaited<ReturnType<typeof listApplications>>[number];

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

function showScore(score: ScoreRow | undefined) {
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

type ApplicationParts = {
  application: ApplicationRow;
  answers: AnswerRow[];
  file: FileRow | undefined;
  score: ScoreRow | undefined;
};

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

type ListedMessage = Awaited<ReturnType<typeof listMessages>>[number];

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
