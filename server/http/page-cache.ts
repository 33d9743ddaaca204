import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { setTimeout } from "node:timers/promises";
import { brotliDecompressSync } from "node:zlib";
import { businessDay } from "#domain/business-day.ts";
import { bestCoding, bestQuality, compress } from "./compress.ts";
import { revalidate } from "./headers.ts";
import { type ByteRange, createPageCacheFile } from "./page-cache-file.ts";
import type { StaticFile } from "./static-files.ts";

/** So many bytes of answers are kept, then one begins again. An answer is about 17 KB. */
const cachedBytes = 256 * 1024 * 1024;

/** An answer: where its body lies, compressed. What is not to be asked for again, or found no room, has its bytes here. */
type CachedPage = {
  status: number;
  headers: Record<string, string>;
  br: ByteRange | Buffer;
  gzip?: ByteRange;
  /** Its smallest form was tried. */
  isImproved?: true;
};

/** The answers of one day and one state of the postings. */
type CacheEntries = { file: ReturnType<typeof createPageCacheFile>; kept: Map<string, Promise<CachedPage>> };

/** A body in the form that browsers ask for; as it was, which is six times as large, for whoever takes no other. */
class CachedBodies {
  br: Buffer;
  gzip?: Buffer;

  constructor(br: Buffer) {
    this.br = br;
  }

  get identity(): Buffer {
    return brotliDecompressSync(this.br);
  }
}

const bytesOf = ({ file }: CacheEntries, body: ByteRange | Buffer) =>
  Buffer.isBuffer(body) ? body : file.read(body);

/** A full disk is no reason to give no answer. */
function maxHeldBytes({ file }: CacheEntries, bytes: Buffer): ByteRange | Buffer {
  try {
    return file.keep(bytes);
  } catch {
    return bytes;
  }
}

async function toCached(response: Response, answers: CacheEntries): Promise<CachedPage> {
  const { status } = response;
  const body = Buffer.from(await response.arrayBuffer());
  const br = await compress(body, "br");
  // Whoever asks for openings that never were takes no room from those that are.
  const isGood = status !== 404 && status < 500;
  return {
    status,
    br: isGood ? maxHeldBytes(answers, br) : br,
    headers: {
      ...Object.fromEntries(response.headers),
      "Cache-Control": revalidate,
      Vary: "Accept-Encoding",
      ETag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
    },
  };
}

async function fileOf(one: CachedPage, answers: CacheEntries, request: IncomingMessage): Promise<StaticFile> {
  const bodies = new CachedBodies(bytesOf(answers, one.br));
  // For the few who take this and no other.
  if (bestCoding(request.headers["accept-encoding"]) === "gzip") {
    const gzip = one.gzip ?? maxHeldBytes(answers, await compress(bodies.identity, "gzip"));
    if (!Buffer.isBuffer(gzip)) one.gzip = gzip;
    bodies.gzip = bytesOf(answers, gzip);
  }
  return { status: one.status, headers: one.headers, bodies };
}

/** What a page reads of a query, in one order: what it does not read would only be one more answer to keep. */
export function cacheKeyQuery(query: string | undefined, names: readonly string[]): string {
  const asked = new URLSearchParams(query);
  const kept = new URLSearchParams(names.flatMap((name) => asked.getAll(name).map((value) => [name, value])));
  return kept.size > 0 ? `?${kept}` : "";
}

type Options = {
  postingsVersion?: (() => number) | undefined;
  /** Where the file of answers is. */
  directory?: string | undefined;
  /** So many bytes of answers are kept. */
  room?: number | undefined;
};

/**
 * Renders pages whose answer depends on nothing but their address, the day and the postings, each once a day while these
 * are the same, and keeps them, as many as there is room for. An answer that failed or found nothing is not kept.
 */
export function createPageCache(
  render: (request: Request) => Promise<Response>,
  { postingsVersion = () => 0, directory = tmpdir(), room = cachedBytes }: Options = {},
) {
  let answersOf = "";
  const begin = (): CacheEntries => ({ file: createPageCacheFile(directory), kept: new Map() });
  let answers = begin();
  let isImproving = false;

  /**
   * Puts the smallest form in the place of the quick one, once, behind the answers: of one page at a time, and then of
   * none for a second. The threads that compress are few, and new answers wait for the same ones.
   */
  async function improve(one: CachedPage, body: Buffer, { file }: CacheEntries): Promise<void> {
    isImproving = true;
    one.isImproved = true;
    try {
      one.br = file.keep(await compress(body, "br", bestQuality));
    } catch {
      // The quick one stays.
    }
    await setTimeout(1000, undefined, { ref: false });
    isImproving = false;
  }

  return async (address: string, request: IncomingMessage): Promise<StaticFile> => {
    const now = `${businessDay()} ${postingsVersion()}`;
    if (now !== answersOf || answers.file.size() > room) {
      // Who still waits for one of those before gets it from memory.
      answers.file.close();
      answers = begin();
    }
    answersOf = now;

    const mine = answers;
    const found = mine.kept.get(address);
    const answer =
      found ?? render(new Request(`http://localhost${address}`)).then((response) => toCached(response, mine));
    if (!found) mine.kept.set(address, answer);
    const forget = () => mine.kept.get(address) === answer && mine.kept.delete(address);
    try {
      const one = await answer;
      const isKept = !Buffer.isBuffer(one.br);
      if (!isKept) forget();
      const file = await fileOf(one, mine, request);
      if (found && isKept && !isImproving && !one.isImproved) void improve(one, file.bodies.identity, mine);
      return file;
    } catch (error) {
      forget();
      throw error;
    }
  };
}
