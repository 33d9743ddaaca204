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

export type Tables = { messages: MessageRow; outbox: OutboxRow };
