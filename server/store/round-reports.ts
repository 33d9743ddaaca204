import { z } from "zod";
import { type ReportReason, relayId, report } from "#domain/relay/protocol.ts";
import { dayMs } from "#domain/time.ts";
import { lockKey, type Store } from "./open-store.ts";
import { enqueue } from "./outbox-table.ts";

/** The task that mails a report to the operator. */
export const reportTask = "round-report";

type Report = { link: string; reason: ReportReason };

const reported = z.tuple([relayId, report.shape.reason]);

/** Reads the subject of a report's task. @throws {Error} if it is not one */
export function parseReport(subject: string): Report {
  const [link, reason] = reported.parse(subject.split(" "));
  return { link, reason };
}

/** Enqueues the mail about a link, once a day for each reason. */
export async function enqueueReport(store: Store, { link, reason }: Report, now = Date.now()): Promise<void> {
  const subject = `${link} ${reason}`;
  await store.inTransaction(async (tx) => {
    await lockKey(store, tx, subject);
    const known = await tx
      .selectFrom("outbox")
      .select("id")
      .where("subject", "=", subject)
      .where("created_at", ">", now - dayMs)
      .limit(1)
      .executeTakeFirst();
    if (!known) await enqueue(tx, reportTask, subject, now);
  });
}
