export type DatabaseKind = "sqlite" | "postgres";

/** Times are milliseconds since 1970, ids are UUIDs of version 7 made by the app: both databases keep them alike. */

export type MessageRow = {
  id: string;
  /** What the sender is told: see `referenceOf`. */
  reference: string;
  reason: string;
  name: string;
  email: string;
  company: string;
  message: string;
  /** Why a machine may have sent it, or nothing. It is kept and read all the same. */
  suspicion: string;
  /** Equal for equal messages. */
  digest: string;
  arrived_at: number;
};

export type OutboxRow = {
  id: string;
  /** Which of the outbox's handlers takes it. */
  kind: string;
  /** The id of what it is about; a row holds no text of a visitor. */
  subject: string;
  state: "pending" | "done" | "dead";
  due_at: number;
  lease_until: number;
  lease_by: string;
  attempts: number;
  /** Why the last attempt failed, in a code. */
  failure: string;
  created_at: number;
  ended_at: number | null;
};

export type ApplicationRow = {
  id: string;
  reference: string;
  /** The opening as it was addressed, `/career/{unit}/{job}`, and its title on that day. */
  unit: string;
  job: string;
  job_title: string;
  name: string;
  email: string;
  phone: string;
  /** What the candidate wrote beside the résumé, or nothing. */
  note: string;
  /** The résumé: the SHA-256 by which its bytes are stored, in hexadecimal; and what it was called. */
  file: string;
  file_name: string;
  suspicion: string;
  /** Equal for an application that was sent twice. */
  digest: string;
  /** The version of the wording that was agreed to, and whether the free part of it was, as 0 or 1. */
  consent: string;
  retains: number;
  arrived_at: number;
  /** When it is erased, and when the candidate was told so. */
  erase_at: number;
  notice_at: number | null;
  verified_at: number | null;
  withdrawn_at: number | null;
};

/** One answer, with the question as it was asked. */
export type AnswerRow = {
  application: string;
  position: number;
  question: string;
  kind: string;
  label: string;
  /** As a person reads it; of a file, its name. */
  answer: string;
  /** The hash of an answer that is a file, or nothing. */
  file: string;
};

/** Bytes of a résumé, stored once however often they are sent. */
export type FileRow = {
  hash: string;
  size: number;
  /** Its type by its own bytes: `pdf`, `docx`, … */
  type: string;
  scan: "unscanned" | "clean" | "infected" | "failed";
  scanned_at: number | null;
  stored_at: number;
};

/** A file that was sent, for a form that is not yet complete: who knows the id may go on with it for a day. */
export type UploadRow = { id: string; file: string; name: string; arrived_at: number };

/** The SHA-256 of a secret in a link that was mailed. */
export type TokenRow = {
  hash: string;
  application: string;
  purpose: "verify" | "private";
  expires_at: number;
};

/** What the engine found, as its report in JSON; or why it found nothing, in a code, with no report and a score of 0. */
export type ScoreRow = {
  application: string;
  engine: string;
  score: number;
  report: string;
  scored_at: number;
  failure: string;
};

/** What was erased and must stay so, whichever backup comes back. */
export type ErasureRow = { application: string; erased_at: number };

/** What the process itself must remember, such as that the company's webhook is switched off. */
export type NoteRow = { name: string; value: string; noted_at: number };
/** What every process on one store must know and nobody else. */
export type SecretRow = { name: string; secret: string };

/** A challenge whose solution was taken, by its signature. */
export type SpentChallengeRow = { signature: string; expires_at: number };

export type Tables = {
  messages: MessageRow;
  outbox: OutboxRow;
  applications: ApplicationRow;
  answers: AnswerRow;
  files: FileRow;
  uploads: UploadRow;
  tokens: TokenRow;
  scores: ScoreRow;
  erasures: ErasureRow;
  notes: NoteRow;
  secrets: SecretRow;
  spent_challenges: SpentChallengeRow;
};
