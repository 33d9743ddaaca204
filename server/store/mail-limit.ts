import { dayMs } from "#domain/time.ts";
import { lockKey, type Store, type Tx } from "./open-store.ts";

/** Mails per day that anyone can trigger by entering an address: to confirmed addresses, and to others. */
const maxMailsPerDay = { confirmed: 20, unconfirmed: 5 };

/**
 * Whether forms may trigger another mail to an address, which may belong to someone who never wrote to us.
 * Call this in the transaction that enqueues the mail.
 */
export async function mayMail(store: Store, tx: Tx, email: string, now: number): Promise<boolean> {
  const address = email.toLowerCase();
  await lockKey(store, tx, `mail:${address}`);
  const mails = tx
    .selectFrom("outbox")
    .where("outbox.created_at", ">", now - dayMs)
    .select(({ fn }) => fn.countAll<number>().as("count"));
  const [applications, messages, confirmed] = [
    await mails
      .innerJoin("applications", "applications.id", "outbox.subject")
      .where("applications.email", "=", address)
      .where("kind", "in", ["application-receipt", "application-links"])
      .executeTakeFirst(),
    await mails
      .innerJoin("messages", "messages.id", "outbox.subject")
      .where("messages.email", "in", [...new Set([address, email])])
      .where("kind", "=", "contact-receipt")
      .executeTakeFirst(),
    await tx
      .selectFrom("applications")
      .select("id")
      .where("email", "=", address)
      .where("verified_at", "is not", null)
      .limit(1)
      .executeTakeFirst(),
  ];
  const count = Number(applications?.count ?? 0) + Number(messages?.count ?? 0);
  return count < (confirmed ? maxMailsPerDay.confirmed : maxMailsPerDay.unconfirmed);
}
