import type { Env } from "#server/config/env.ts";
import type { FileStore } from "#server/files/file-store.ts";
import { findMessageByReference, parseBooking } from "#server/store/messages.ts";
import type { Store } from "#server/store/open-store.ts";
import type { MessageRow } from "#server/store/tables.ts";
import { normalizeReference } from "./applications.ts";
import { formatTime, printable } from "./format-application.ts";
import { openEraser } from "./open-eraser.ts";
import { withDatabase } from "./with-database.ts";

const usage = `npm run messages -- list
npm run messages -- show REFERENCE
npm run messages -- erase REFERENCE`;

type Io = { print: (text: string) => void; files: () => FileStore };

async function list({ db }: Store, { print }: Io): Promise<void> {
  const rows = await db
    .selectFrom("messages")
    .select(["reference", "arrived_at", "reason", "name", "email"])
    .orderBy("id")
    .execute();
  for (const { reference, arrived_at, reason, name, email } of rows)
    print(`${printable([reference, formatTime(arrived_at), reason, name, email].join("  "))}\n`);
  print(`${rows.length} messages\n`);
}

/** @throws {Error} with a one-line message if there is none */
async function getMessage(store: Store, reference: string): Promise<MessageRow> {
  const row = await findMessageByReference(store, normalizeReference(reference));
  if (!row) throw new Error(`There is no message with the reference ${reference}`);
  return row;
}

async function show(store: Store, text: string, { print }: Io): Promise<void> {
  const row = await getMessage(store, text);
  const { reference, arrived_at, reason, name, email, company, message, suspicion, page } = row;
  const booking = parseBooking(row);
  const lines = [
    `Reference  ${reference}`,
    `Arrived    ${formatTime(arrived_at)} UTC`,
    `About      ${reason}`,
    `Name       ${name}`,
    `Email      ${email}`,
    `Company    ${company || "none given"}`,
    ...(page === "" ? [] : [`Sent from  ${page}`]),
    ...(booking?.times ?? []).map((time) => `Demo at    ${formatTime(time)} UTC`),
    ...(booking ? [`Time zone  ${booking.zone}`, `To see     ${booking.subject || "everything"}`] : []),
    ...(suspicion === "" ? [] : [`Suspected bot: ${suspicion}`]),
    "",
    message,
  ];
  print(`${lines.map(printable).join("\n")}\n`);
}

async function erase(store: Store, env: Env, text: string, { print, files }: Io): Promise<void> {
  const { id, reference } = await getMessage(store, text);
  const { eraser } = await openEraser(store, env, files());
  await eraser.eraseMessage(id);
  print(`${reference} is erased\n`);
}

/** `npm run messages`: messages of the contact page, for senders who ask to see or erase theirs. */
export async function messagesCommand(args: string[], env: Env, io: Io): Promise<void> {
  const [verb, reference, ...rest] = args;
  if (verb === "list" && reference === undefined)
    return withDatabase(env, { readOnly: true }, (store) => list(store, io));
  if (verb === "show" && reference !== undefined && rest.length === 0)
    return withDatabase(env, { readOnly: true }, (store) => show(store, reference, io));
  if (verb !== "erase" || reference === undefined || rest.length > 0) throw new Error(usage);
  return withDatabase(env, { readOnly: false }, (store) => erase(store, env, reference, io));
}
