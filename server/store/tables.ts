import type { FieldName } from "#domain/applications/fields.ts";
export type DatabaseKind = "sqlite" | "postgres";

/* Times are milliseconds since 1970, ids are UUIDs of version 7 from `newId`: the same in both databases. */

export type MessageRow = {
  id: string;
  /** Shown to the sender: see `toReference`. */
  reference: string;
  reason: string;
  name: string;
  email: string;
  company: string;
  message: string;
  /** Why it may come from a bot, or empty. It is stored and shown anyway. */
  suspicion: string;
  /** Equal for equal messages. */
  digest: string;
  arrived_at: number;
  /** The path of the page that led to the form, or empty. */
  page: string;
  /** The times that the sender proposes for a demo as JSON (`Booking`), or empty. */
  booking: string;
};

export type OutboxRow = {
  id: string;
  /** Name of the handler. */
  kind: string;
  /** Id of the application or message; a row never contains a visitor's text. */
  subject: string;
  state: "pending" | "done" | "dead";
  due_at: number;
  lease_until: number;
  lease_by: string;
  attempts: number;
  /** Code of the last failure. */
  failure: string;
  created_at: number;
  ended_at: number | null;
};

/** The fields of the form (domain/applications/fields.ts) as texts, empty where nothing was written, and: */
export type ApplicationRow = Record<FieldName, string> & {
  id: string;
  reference: string;
  /** The posting's address, `/career/{unit}/{job}`, and its title on that day. */
  unit: string;
  job: string;
  job_title: string;
  /** The résumé: SHA-256 of its bytes in hexadecimal, and its file name. */
  file: string;
  file_name: string;
  suspicion: string;
  /** Equal for equal applications. */
  digest: string;
  /** Version of the consent, and whether the voluntary part was given, as 0 or 1. */
  consent: string;
  retains: number;
  arrived_at: number;
  /** Time of its erasure; below, the time at which the candidate's notice was enqueued. */
  erase_at: number;
  notice_at: number | null;
  /** Time of its erasure if the candidate takes back the voluntary consent; null without it, and in older rows. */
  erase_at_without_consent: number | null;
  /** 1 if the candidate does not want software to compare the résumé. */
  no_score: number;
  /** The way by which it came. */
  source: "FORM" | "WHATSAPP";
  verified_at: number | null;
  withdrawn_at: number | null;
};

/** One answer, with the question's wording. */
export type AnswerRow = {
  application: string;
  position: number;
  question: string;
  kind: string;
  label: string;
  /** In words; for a file, its name. */
  answer: string;
  /** Hash of a file, or empty. */
  file: string;
};

/** The bytes of a sent file, stored once for all uploads. */
export type FileRow = {
  hash: string;
  size: number;
  /** Detected from the bytes: `pdf`, `docx`, … */
  type: string;
  scan: "unscanned" | "clean" | "infected" | "failed";
  scanned_at: number | null;
  /** Negative while its bytes are being removed: see files.ts. */
  stored_at: number;
};

/** A file for a form that is not complete yet. Its id works for a day. */
export type UploadRow = { id: string; file: string; name: string; arrived_at: number };

/** A mailed link: the SHA-256 of its secret. */
export type TokenRow = {
  hash: string;
  application: string;
  /** `number` is a private link that was sent to the candidate's own number. */
  purpose: "verify" | "private" | "number";
  expires_at: number;
};

/** The engine's report as JSON; or a failure code, with an empty report and a score of 0. */
export type ScoreRow = {
  application: string;
  engine: string;
  score: number;
  report: string;
  scored_at: number;
  failure: string;
};

/** An erasure, which must survive restoring a backup. */
export type ErasureRow = { application: string; erased_at: number };

/** State of the server, such as that the company's webhook is disabled. */
export type NoteRow = { name: string; value: string; noted_at: number };

/** A secret that all processes on one store share. */
export type SecretRow = { name: string; secret: string };

/** A solved challenge: its solution cannot be used again. */
export type SpentChallengeRow = { signature: string; expires_at: number };

/** A conversation with a number. Erasing its application erases it, too. */
export type ChatRow = {
  id: string;
  /** HMAC of the number, by which messages find their conversation. */
  sender: string;
  /** The number, to which replies go. */
  number: string;
  /** The conversation as JSON (`domain/chat`), or empty before the first message was read. */
  conversation: string;
  /** Grows with each change: two readers of the same conversation never both store theirs. */
  version: number;
  /** Time of the person's last message: free text may be sent for a day after it. */
  heard_at: number;
  /** Time of the last template, which asks the person to write. */
  invited_at: number;
  /** The command that waits for a yes, or empty. */
  pending: "" | "ERASE" | "WITHDRAW";
  state: "OPEN" | "APPLYING" | "ERASING";
  /** The id of its application, or empty. */
  application: string;
  /** The file of the last document, and its name; or empty. */
  file: string;
  file_name: string;
  /** Time of its erasure while it has no application. */
  erase_at: number;
};

/** A message of a person. Its id, a hash, outlives its text, so that a repeated delivery is recognised. */
export type ChatInboxRow = {
  /** SHA-256 of the id that Meta gave the message. */
  id: string;
  chat: string;
  /** By Meta's clock, in whole seconds. */
  sent_at: number;
  arrived_at: number;
  /** Order of arrival among messages of the same time. */
  position: number;
  kind: "TEXT" | "DOCUMENT" | "OTHER";
  /** JSON; empty once it was read. */
  payload: string;
  state: "WAITING" | "DONE";
};

/** A reply to a person, in the order of its position. */
export type ChatReplyRow = {
  id: string;
  chat: string;
  position: number;
  text: string;
  /** 1 if `{link}` in the text stands for a new link to the application. */
  has_link: number;
  /** SENDING: Meta may have it. Its notice says so, or after a while it is sent again. */
  state: "WAITING" | "SENDING" | "SENT" | "DELIVERED" | "FAILED";
  tried_at: number;
  failure: string;
};

/** A number that wrote STOP, as its HMAC; no retention ends it. */
export type StoppedNumberRow = { sender: string; stopped_at: number; asked_at: number };

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
  chats: ChatRow;
  chat_inbox: ChatInboxRow;
  chat_replies: ChatReplyRow;
  stopped_numbers: StoppedNumberRow;
};
