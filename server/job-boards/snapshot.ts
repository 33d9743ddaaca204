import { open, readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { feedPosting, type Posting } from "#domain/postings/posting.schema.ts";
import type { Board } from "#server/config/board-url.ts";

/** A posting as it was last seen; `closedAt` is when it was missing for the first time. */
export type KnownPosting = { posting: Posting; closedAt?: number | undefined };

/** What is known of a board, by the ids that its postings have there. */
export type Snapshot = { savedAt: number; seen: Map<string, KnownPosting> };

const file = z.object({
  version: z.literal(1),
  board: z.string(),
  savedAt: z.number(),
  seen: z.array(z.unknown()),
});
const entry = z.object({ posting: feedPosting, closedAt: z.number().optional() });

const nameOf = ({ kind, origin, name }: Board) => `${kind} ${origin} ${name}`;
const pathIn = (directory: string) => join(directory, "jobs-feed.json");

/** What was saved of this board; nothing where there is none, it is another board's, or it cannot be read any more. */
export async function loadSnapshot(directory: string, board: Board): Promise<Snapshot | null> {
  try {
    const saved = file.parse(JSON.parse(await readFile(pathIn(directory), "utf8")));
    if (saved.board !== nameOf(board)) return null;
    const seen = saved.seen.flatMap((one): [string, KnownPosting][] => {
      const { success, data } = entry.safeParse(one);
      return success && data.posting.sourceId !== undefined ? [[data.posting.sourceId, data]] : [];
    });
    return { savedAt: saved.savedAt, seen: new Map(seen) };
  } catch {
    return null;
  }
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Written, synced, renamed, and the directory synced: a power cut leaves the file before or this one, and no half. */
export async function saveSnapshot(directory: string, board: Board, snapshot: Snapshot): Promise<void> {
  const path = pathIn(directory);
  const temporary = `${path}.${process.pid}.new`;
  const { savedAt, seen } = snapshot;
  const handle = await open(temporary, "w");
  try {
    await handle.writeFile(
      JSON.stringify({ version: 1, board: nameOf(board), savedAt, seen: [...seen.values()] }),
    );
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(temporary, path);
  await sync(directory);
}
