import { open, readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { feedPosting, type Posting } from "#domain/postings/posting.schema.ts";
import type { Board } from "./boards.ts";

/** A posting as last read. `closedAt` is when the board first lacked it. */
export type KnownPosting = { posting: Posting; closedAt?: number };

/** The known postings of a board by their source ids. */
export type Snapshot = { savedAt: number; known: Map<string, KnownPosting> };

const snapshotSchema = z.object({
  version: z.literal(1),
  board: z.string(),
  savedAt: z.number(),
  seen: z.array(z.unknown()),
});
const entrySchema = z.object({ posting: feedPosting, closedAt: z.number().optional() });

const boardKey = ({ kind, origin, name }: Board) => `${kind} ${origin} ${name}`;
const pathIn = (directory: string) => join(directory, "jobs-feed.json");

/** Loads the board's snapshot. @returns null if it is missing, unreadable or of another board */
export async function loadSnapshot(directory: string, board: Board): Promise<Snapshot | null> {
  try {
    const saved = snapshotSchema.parse(JSON.parse(await readFile(pathIn(directory), "utf8")));
    if (saved.board !== boardKey(board)) return null;
    const entries = saved.seen.flatMap((entry): [string, KnownPosting][] => {
      const { success, data } = entrySchema.safeParse(entry);
      return success && data.posting.sourceId !== undefined ? [[data.posting.sourceId, data]] : [];
    });
    return { savedAt: saved.savedAt, known: new Map(entries) };
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

/** Writes, syncs and renames the file and syncs the directory: a power failure leaves the old or the new. */
export async function saveSnapshot(directory: string, board: Board, snapshot: Snapshot): Promise<void> {
  const path = pathIn(directory);
  const temporaryPath = `${path}.${process.pid}.new`;
  const { savedAt, known } = snapshot;
  const handle = await open(temporaryPath, "w");
  try {
    await handle.writeFile(
      JSON.stringify({ version: 1, board: boardKey(board), savedAt, seen: [...known.values()] }),
    );
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(temporaryPath, path);
  await sync(directory);
}
