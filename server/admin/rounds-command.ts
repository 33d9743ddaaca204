import { relayId } from "#domain/relay/protocol.ts";
import type { Env } from "#server/config/env.ts";
import type { FileStore } from "#server/files/file-store.ts";
import type { Store } from "#server/store/open-store.ts";
import { findLink } from "#server/store/round-links.ts";
import { listRounds } from "#server/store/rounds.ts";
import { formatTime } from "./format-application.ts";
import { openEraser } from "./open-eraser.ts";
import { withDatabase } from "./with-database.ts";

const usage = `npm run rounds -- list
npm run rounds -- find LINK
npm run rounds -- erase ROUND`;

type Io = { print: (text: string) => void; files: () => FileStore };

const megabytes = (bytes: number) => `${(bytes / 1024 ** 2).toFixed(1)} MB`;

/** Sizes and times only: what a round contains is sealed. */
async function list(store: Store, { print }: Io): Promise<void> {
  const rows = await listRounds(store);
  for (const { id, bytes, last_entry, submissions, created_at, changed_at, erase_at } of rows) {
    const end = erase_at === 0 ? "being erased" : `ends ${formatTime(erase_at)}`;
    const times = `made ${formatTime(created_at)}  changed ${formatTime(changed_at)}  ${end}`;
    print(`${id}  ${megabytes(bytes)}  ${last_entry} changes  ${submissions} submissions  ${times}\n`);
  }
  const sum = rows.reduce((total, { bytes }) => total + bytes, 0);
  print(`${rows.length} rounds, ${megabytes(sum)}\n`);
}

/** Names the round of a link that was reported. */
async function find(store: Store, link: string, { print }: Io): Promise<void> {
  const row = await findLink(store, link);
  if (!row) throw new Error(`There is no link ${link}`);
  print(`${row.round}\n`);
}

async function erase(store: Store, env: Env, round: string, { print, files }: Io): Promise<void> {
  const isThere = await store.db.selectFrom("rounds").select("id").where("id", "=", round).executeTakeFirst();
  if (!isThere) throw new Error(`There is no round ${round}`);
  const { eraser } = await openEraser(store, env, files());
  const left = (await eraser.eraseRound(round)) ?? 0;
  const rest = `; ${left} ${left === 1 ? "file is" : "files are"} still being removed`;
  print(`${round} is erased${left === 0 ? "" : rest}\n`);
}

/** `npm run rounds`: how large the rounds are, and their erasure. */
export async function roundsCommand(args: string[], env: Env, io: Io): Promise<void> {
  const [verb, id, ...rest] = args;
  if (verb === "list" && id === undefined)
    return withDatabase(env, { readOnly: true }, (store) => list(store, io));
  if (id === undefined || rest.length > 0) throw new Error(usage);
  if (!relayId.safeParse(id).success) throw new Error(`${id} is not an id of 22 letters and digits`);
  if (verb === "find") return withDatabase(env, { readOnly: true }, (store) => find(store, id, io));
  if (verb === "erase") return withDatabase(env, { readOnly: false }, (store) => erase(store, env, id, io));
  throw new Error(usage);
}
