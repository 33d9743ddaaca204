import { limits } from "#domain/applications/form-fields.ts";
import type { Tx } from "./open-store.ts";
import { enqueue } from "./outbox-table.ts";

/** Texts that a candidate wrote after sending the application, and the label that the team sees. */
export type Amendment = { label: string; texts: string[] };

/** Ids of such answers: `later`, `later-2` and so on. */
const isLater = /^later(?:-\d+)?$/;

async function addText(tx: Tx, application: string, label: string, text: string): Promise<void> {
  const answers = await tx
    .selectFrom("answers")
    .select(["position", "question", "answer"])
    .where("application", "=", application)
    .orderBy("position")
    .execute();
  const later = answers.filter(({ question }) => isLater.test(question));
  const last = later.at(-1);
  const whole = last ? `${last.answer}\n\n${text}` : text;
  if (last && whole.length <= limits.longAnswer) {
    await tx
      .updateTable("answers")
      .set({ answer: whole })
      .where("application", "=", application)
      .where("position", "=", last.position)
      .execute();
    return;
  }
  const isFirst = later.length === 0;
  const number = later.length + 1;
  await tx
    .insertInto("answers")
    .values({
      application,
      position: (answers.at(-1)?.position ?? -1) + 1,
      question: isFirst ? "later" : `later-${number}`,
      kind: "LONG_TEXT",
      label: isFirst ? label : `${label} ${number}`,
      answer: text,
      file: "",
    })
    .execute();
}

/**
 * Adds what a candidate wrote later to an application as its last answer; what was sent stays unchanged. An
 * answer gets no longer than one from the form: further text starts another answer. Enqueues the event.
 */
export async function amendApplication(
  tx: Tx,
  application: string,
  { label, texts }: Amendment,
  now: number,
): Promise<void> {
  const row = await tx
    .selectFrom("applications")
    .select("id")
    .where("id", "=", application)
    .executeTakeFirst();
  if (!row) return;
  for (const text of texts) await addText(tx, application, label, text);
  await enqueue(tx, "webhook:application.amended", application, now);
}
