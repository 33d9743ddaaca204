import { z } from "zod";
import { fromBase64Url, randomId, toBase64Url } from "#domain/relay/bytes.ts";
import { relayLimits } from "#domain/relay/limits.ts";
import { places, SealBroken } from "#domain/relay/place-key.ts";
import { relayId } from "#domain/relay/protocol.ts";
import type { RoundKeys } from "#domain/relay/seal.ts";
import type { Change } from "#domain/round/change.ts";
import { roundChange } from "#domain/round/round-file.ts";

/* The log of a round as sealed entries, each with several changes, compressed. */

/** Changes in one entry, as JSON: compressed and sealed they fit in an entry with room to spare. */
const maxJson = 150_000;

/** Changes that are too many for an entry even so stand in a sealed file that it names. */
const content = z.union([
  z.strictObject({ changes: z.array(roundChange).max(100_000) }),
  z.strictObject({ file: relayId }),
]);

async function through(bytes: Uint8Array<ArrayBuffer>, transform: CompressionStream | DecompressionStream) {
  const stream = new Blob([bytes]).stream().pipeThrough(transform);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

const pack = (value: z.input<typeof content>) =>
  through(new TextEncoder().encode(JSON.stringify(value)), new CompressionStream("deflate-raw"));

async function unpack(packed: Uint8Array<ArrayBuffer>): Promise<z.infer<typeof content>> {
  try {
    const json = await through(packed, new DecompressionStream("deflate-raw"));
    return content.parse(JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(json)));
  } catch (cause) {
    throw new SealBroken("No entry of a round", { cause });
  }
}

const hasSecret = ({ kind }: Change) => kind === "SHARE" || kind === "LINK";

/**
 * The changes in parts that become one entry each. A change with a secret has one of its own: compressed together with words
 * of strangers, the length of an entry could tell how much of the secret they guessed.
 */
export function partsOf(changes: readonly Change[]): Change[][] {
  const parts: Change[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const change of changes) {
    const { length } = JSON.stringify(change);
    if (size + length > maxJson || hasSecret(change)) {
      parts.push([]);
      size = 0;
    }
    parts.at(-1)?.push(change);
    size = hasSecret(change) ? Number.POSITIVE_INFINITY : size + length;
  }
  return parts;
}

/**
 * Seals one part as an entry.
 * @param putFile stores sealed bytes under a name; called for a part that is too large for an entry
 */
export async function sealEntry(
  changes: readonly Change[],
  { id, key }: Pick<RoundKeys, "id" | "key">,
  place: { sequence: number; isCheckpoint: boolean },
  putFile: (name: string, sealed: Uint8Array<ArrayBuffer>) => Promise<void>,
): Promise<string> {
  const at = places.entry(id, place.sequence, place.isCheckpoint);
  const packed = await pack({ changes: changes as z.input<typeof roundChange>[] });
  const sealed = await key.seal(packed, at);
  if (sealed.length <= relayLimits.entry) return toBase64Url(sealed);
  const file = randomId();
  await putFile(file, await key.seal(packed, places.file(id, file)));
  return toBase64Url(await key.seal(await pack({ file }), at));
}

/**
 * Opens an entry. `file`: where its changes were, if not in it.
 * @throws {SealBroken} if it is not of this round and this place, or is no entry
 */
export async function openEntry(
  entry: { sequence: number; isCheckpoint: boolean; sealed: string },
  { id, key }: Pick<RoundKeys, "id" | "key">,
  readFile: (name: string) => Promise<Uint8Array<ArrayBuffer>>,
): Promise<{ changes: Change[]; file?: string }> {
  const sealed = fromBase64Url(entry.sealed);
  if (!sealed) throw new SealBroken("No entry of a round");
  const at = places.entry(id, entry.sequence, entry.isCheckpoint);
  const opened = await unpack(await key.open(sealed, at));
  if ("changes" in opened) return { changes: opened.changes as Change[] };
  const { file } = opened;
  const inFile = await unpack(await key.open(await readFile(file), places.file(id, file)));
  if (!("changes" in inFile)) throw new SealBroken("No entry of a round");
  return { changes: inFile.changes as Change[], file };
}
