import { findAnswers } from "#server/store/applications.ts";
import type { Store } from "#server/store/open-store.ts";
import { findScore } from "#server/store/scores.ts";
import type {
  AnswerRow,
  ApplicationRow,
  ChatRow,
  FileRow,
  HoldRow,
  OutboxRow,
  ScoreRow,
  TokenRow,
} from "#server/store/tables.ts";

/** All stored data about an application. */
export type StoredData = {
  application: ApplicationRow;
  answers: Omit<AnswerRow, "application">[];
  files: FileRow[];
  score: ScoreRow | undefined;
  /** Mails and other tasks. */
  tasks: Pick<OutboxRow, "kind" | "state" | "created_at">[];
  links: Pick<TokenRow, "purpose" | "expires_at">[];
  /** The conversation that led to the application. */
  chats: Pick<ChatRow, "number" | "conversation" | "heard_at">[];
  /** The last legal hold, with its reason, also after its release. */
  holds: Omit<HoldRow, "application">[];
};

export async function findStoredData(store: Store, application: ApplicationRow): Promise<StoredData> {
  const { db } = store;
  const { id, file } = application;
  const answers = (await findAnswers(store, id)).map(({ application: _, ...answer }) => answer);
  const hashes = [file, ...answers.map((answer) => answer.file)].filter(Boolean);
  const [files, score, tasks, links, chats, holds] = await Promise.all([
    hashes.length === 0 ? [] : db.selectFrom("files").selectAll().where("hash", "in", hashes).execute(),
    findScore(store, id),
    db
      .selectFrom("outbox")
      .select(["kind", "state", "created_at"])
      .where("subject", "=", id)
      .orderBy("created_at")
      .execute(),
    db.selectFrom("tokens").select(["purpose", "expires_at"]).where("application", "=", id).execute(),
    db
      .selectFrom("chats")
      .select(["number", "conversation", "heard_at"])
      .where("application", "=", id)
      .execute(),
    db
      .selectFrom("holds")
      .select(["reason", "held_at", "released_at", "erase_asked_at"])
      .where("application", "=", id)
      .execute(),
  ]);
  return { application, answers, files, score, tasks, links, chats, holds };
}
