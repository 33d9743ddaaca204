import { createHmac, randomBytes } from "node:crypto";
import { dayMs } from "#domain/time.ts";

/** Beyond them, the client or file that was added first is forgotten. */
const maxClients = 20_000;
const maxFiles = 1_000;

function forgetFirst(entries: Map<string, unknown>, max: number): void {
  const [first] = entries.keys();
  if (entries.size > max && first !== undefined) entries.delete(first);
}

type File = { hash: string; size: number };

/**
 * Limits the bytes that a client has uploaded within a day and not used in an application yet. As in a rate
 * limit, clients are salted hashes in memory, which cannot be recomputed after the process has ended.
 * @param findClaimed those of the hashes that an application uses
 */
export function createClientBytes(maxBytes: number, findClaimed: (hashes: string[]) => Promise<string[]>) {
  const salt = randomBytes(32);
  const clients = new Map<string, Map<string, { size: number; arrivedAt: number }>>();

  function filesOf(client: string) {
    const key = createHmac("sha256", salt).update(client).digest("base64url");
    const files = clients.get(key) ?? new Map<string, { size: number; arrivedAt: number }>();
    clients.set(key, files);
    forgetFirst(clients, maxClients);
    return files;
  }

  /** @returns whether the file was counted; false if the client has too many bytes without it */
  return async (client: string, { hash, size }: File, now = Date.now()): Promise<boolean> => {
    const files = filesOf(client);
    // The same bytes are stored once.
    const fits = () =>
      files.has(hash) || [...files.values()].reduce((sum, file) => sum + file.size, size) <= maxBytes;
    if (!fits()) {
      for (const used of await findClaimed([...files.keys()])) files.delete(used);
      for (const [old, { arrivedAt }] of files) if (arrivedAt < now - dayMs) files.delete(old);
    }
    // Nothing may wait between this check and the count: other uploads of the client arrive meanwhile.
    if (!fits()) return false;
    files.set(hash, { size, arrivedAt: now });
    forgetFirst(files, maxFiles);
    return true;
  };
}
