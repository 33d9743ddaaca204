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
  /** Why the sender may be a bot, or empty. The message is stored and shown anyway. */
  suspicion: string;
  /** Equal for identical messages. */
  digest: string;
  arrived_at: number;
  /** The path of the page that led to the form, or empty. */
  page: string;
  /** The demo that the sender books as JSON (`Booking`), or empty. */
  booking: string;
  /** When the booked demo begins; null without one, and for a bot that fell for the honeypot. */
  demo_at: number | null;
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
  /** The posting's address, `/career/{unit}/{job}`, and its title at the time. */
  unit: string;
  job: string;
  job_title: string;
  /** The résumé: SHA-256 of its bytes in hexadecimal, and its file name. */
  file: string;
  file_name: string;
  suspicion: string;
  /** Equal for identical applications. */
  digest: string;
  /** Version of the consent, and whether the voluntary part was given, as 0 or 1. */
  consent: string;
  retains: number;
  arrived_at: number;
  /** Time of its erasure, and time when the candidate's notice about it was enqueued. */
  erase_at: number;
  notice_at: number | null;
  /** Time of its erasure if the voluntary consent is taken back; null without one and in old rows. */
  erase_at_without_consent: number | null;
  /** 1 if the candidate does not want software to compare the résumé. */
  no_score: number;
  /** The channel through which it arrived. */
  source: "FORM" | "WHATSAPP";
  /** Of the page with the form: the candidate gets mails in it. Empty in old rows, which are English. */
  language: string;
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
  /** As text; for a file, its name. */
  answer: string;
  /** Hash of the file, or empty. */
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
  /** Negative while the file is being removed: see files.ts. */
  stored_at: number;
};

/** A file for a form that is not complete yet. Its id is valid for a day. */
export type UploadRow = { id: string; file: string; name: string; arrived_at: number };

/** A mailed link, by the SHA-256 of its token. */
export type TokenRow = {
  hash: string;
  application: string;
  /** `number` is a private link sent to the candidate's own number. */
  purpose: "verify" | "private" | "number";
  expires_at: number;
};

/** The engine's report as JSON, or a failure code with an empty report and a score of 0. */
export type ScoreRow = {
  application: string;
  engine: string;
  score: number;
  report: string;
  scored_at: number;
  failure: string;
};

/** An erasure, which must outlive the restore of a backup. */
export type ErasureRow = { application: string; erased_at: number };

/** A legal hold on an application: nothing erases it until the release. The row stays until it is erased. */
export type HoldRow = {
  application: string;
  /** In the operator's words. The candidate's download contains it. */
  reason: string;
  held_at: number;
  released_at: number | null;
  /** When the candidate asked to erase the application; done at the release. */
  erase_asked_at: number | null;
};

/**
 * The latest change of an application; without an application it was erased. Filled by triggers
 * (record-changes.ts).
 */
export type ChangeRow = {
  application: string;
  /**
   * Grows in the order of commits, so that a reader who continues from one misses nothing. Not unique. At least the
   * time in milliseconds, so that those after the restore of a backup are new to its readers; 0 before this table.
   */
  position: number;
};

/** A word of an application that the search finds: see `searchWords`. Triggers remove them with the application. */
export type WordRow = { application: string; word: string };

/** An application whose words are still to be stored. */
export type UnindexedRow = { application: string };

/** State of the server, for example that the company's webhook is disabled. */
export type NoteRow = { name: string; value: string; noted_at: number };

/** A secret that all processes on one store share. */
export type SecretRow = { name: string; secret: string };

/** A solved challenge, whose solution cannot be used again. */
export type SpentChallengeRow = { signature: string; expires_at: number };

/** A conversation with a number. It is erased together with its application. */
export type ChatRow = {
  id: string;
  /** HMAC of the number; messages find their conversation by it. */
  sender: string;
  /** The number that replies are sent to. */
  number: string;
  /** The conversation as JSON (`domain/chat`), or empty before the first message was read. */
  conversation: string;
  /** Incremented by each change, for optimistic locking between readers of the same conversation. */
  version: number;
  /** Time of the person's last message: free text may be sent for a day afterwards. */
  heard_at: number;
  /** Time of the last template, which invites the person to write. */
  invited_at: number;
  /** The command that awaits a yes, or empty. */
  pending: "" | "ERASE" | "WITHDRAW";
  state: "OPEN" | "APPLYING" | "ERASING";
  /** The id of its application, or empty. */
  application: string;
  /** The last document and its file name, or empty. */
  file: string;
  file_name: string;
  /** Time of its erasure, as long as it has no application. */
  erase_at: number;
  /** Time of the consent, or 0: then it is erased within a day. */
  consented_at: number;
};

/** A message from a person. Its id, a hash, outlives its text, so that redeliveries are recognised. */
export type ChatInboxRow = {
  /** SHA-256 of the id that Meta gave the message. */
  id: string;
  chat: string;
  /** By Meta's clock, in whole seconds. */
  sent_at: number;
  arrived_at: number;
  /** Order of arrival among messages with the same time. */
  position: number;
  kind: "TEXT" | "DOCUMENT" | "OTHER";
  /** JSON; emptied when the message has been read. */
  payload: string;
  state: "WAITING" | "DONE";
};

/** A reply to a person, in the order of its position. */
export type ChatReplyRow = {
  id: string;
  chat: string;
  position: number;
  text: string;
  /** 1 if `{link}` in the text is a placeholder for a new link to the application. */
  has_link: number;
  /** The titles of the buttons below it, one in a line; empty if there are none. */
  choices: string;
  /** SENDING: Meta may have it. Either its notice confirms that, or the reply is sent again after a while. */
  state: "WAITING" | "SENDING" | "SENT" | "DELIVERED" | "FAILED";
  tried_at: number;
  failure: string;
};

/** A number that sent STOP, as its HMAC; kept indefinitely. */
export type StoppedNumberRow = { sender: string; stopped_at: number };

/** A round that an owner's device sealed: the server cannot read it. Ids are 128 random bits in base64url. */
export type RoundRow = {
  id: string;
  /** SHA-256 of the owners' token, in hexadecimal. */
  token: string;
  created_at: number;
  changed_at: number;
  /** From this time on the round is gone, and its rows are erased; 0 while it is being erased. */
  erase_at: number;
  /** The sequence of its last entry, and the position of its last submission or withdrawal; 0 without one. */
  last_entry: number;
  last_submission: number;
  /** The number of submissions, also of those that were withdrawn. */
  submissions: number;
  /** Of entries, cards, files and submissions. */
  bytes: number;
};

/** A sealed change of a round, in base64url. */
export type RoundEntryRow = {
  round: string;
  sequence: number;
  is_checkpoint: number;
  sealed: string;
  /** The length of `sealed`. */
  size: number;
};

/** A sealed file of a round: a name by its owner's device, and the hash of the sealed bytes. */
export type RoundFileRow = { round: string; name: string; file: string; size: number };

/** A link that collects submissions. */
export type RoundLinkRow = {
  id: string;
  round: string;
  /** The sealed card that applicants read, in base64url. */
  card: string;
  is_paused: number;
  max_taken: number;
  /** How many submissions arrived by it, also of those that were withdrawn. */
  taken: number;
  /** The last moment at which it takes submissions. */
  until: number;
};

/** A sealed submission. After a withdrawal it has neither file nor size, and a new position. */
export type RoundSubmissionRow = {
  round: string;
  id: string;
  link: string;
  position: number;
  file: string;
  size: number;
  /** SHA-256 of the token with which its applicant withdraws it. */
  withdraw: string;
  state: "ARRIVED" | "WITHDRAWN";
  arrived_at: number;
};

/** A round that was erased or has expired: its address answers that it is gone. */
export type RoundErasureRow = { round: string; erased_at: number };

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
  holds: HoldRow;
  changes: ChangeRow;
  words: WordRow;
  unindexed: UnindexedRow;
  notes: NoteRow;
  secrets: SecretRow;
  spent_challenges: SpentChallengeRow;
  chats: ChatRow;
  chat_inbox: ChatInboxRow;
  chat_replies: ChatReplyRow;
  stopped_numbers: StoppedNumberRow;
  rounds: RoundRow;
  round_entries: RoundEntryRow;
  round_files: RoundFileRow;
  round_links: RoundLinkRow;
  round_submissions: RoundSubmissionRow;
  round_erasures: RoundErasureRow;
};
