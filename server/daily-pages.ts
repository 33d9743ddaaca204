import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { setTimeout } from "node:timers/promises";
import { brotliDecompressSync } from "node:zlib";
import { bestCoding, bestQuality, compress } from "./compress.ts";
import { cacheAndAsk } from "./headers.ts";
import type { StaticFile } from "./static-files.ts";
import { todayInIndia } from "./today-in-india.ts";

/** So many answers are kept, compressed; the one asked for longest ago makes room. One is about 17 KB. */
const keptAnswers = 3000;

/** A body in the form that browsers ask for; as it was, which is six times as large, for whoever takes no other. */
class KeptBodies {
  br: Buffer;
  gzip?: Buffer;

  constructor(br: Buffer) {
    this.br = br;
  }

  get identity(): Buffer {
    return brotliDecompressSync(this.br);
  }
}

/** In memory of its own: what zlib gives is often a part of a larger buffer, which would be kept with it. */
async function compressToKeep(body: Buffer, quality?: number): Promise<Buffer> {
  const compressed = await compress(body, "br", quality);
  const kept = Buffer.allocUnsafeSlow(compressed.length);
  compressed.copy(kept);
  return kept;
}

async function fileOf(response: Response): Promise<StaticFile> {
  const body = Buffer.from(await response.arrayBuffer());
  return {
    status: response.status,
    bodies: new KeptBodies(await compressToKeep(body)),
    headers: {
      ...Object.fromEntries(response.headers),
      "Cache-Control": cacheAndAsk,
      Vary: "Accept-Encoding",
      ETag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
    },
  };
}

/** For the few who take this and no other. */
async function addGzip({ bodies }: StaticFile, request: IncomingMessage): Promise<void> {
  if (bestCoding(request.headers["accept-encoding"]) !== "gzip") return;
  bodies.gzip ??= await compress(bodies.identity, "gzip");
}

/** What a page reads of a query, in one order: what it does not read would only be one more answer to keep. */
export function keptQuery(query: string | undefined, names: readonly string[]): string {
  const asked = new URLSearchParams(query);
  const kept = new URLSearchParams(names.flatMap((name) => asked.getAll(name).map((value) => [name, value])));
  return kept.size > 0 ? `?${kept}` : "";
}

/**
 * Renders pages whose answer depends on nothing but their address, the day and the postings, each once a day while these
 * are the same, and keeps as many as fit. An answer that failed or found nothing is not kept.
 */
export function createDailyPages(
  render: (request: Request) => Promise<Response>,
  postingsVersion: () => number = () => 0,
) {
  let keptOf = "";
  const kept = new Map<string, Promise<StaticFile>>();
  const improved = new WeakSet<StaticFile>();
  let isImproving = false;

  /**
   * Puts the smallest form in the place of the quick one, once, behind the answers: of one page at a time, and then of
   * none for a second. The threads that compress are few, and new answers wait for the same ones.
   */
  async function improve(file: StaticFile): Promise<void> {
    if (isImproving || improved.has(file)) return;
    isImproving = true;
    improved.add(file);
    try {
      file.bodies.br = await compressToKeep(file.bodies.identity, bestQuality);
    } catch {
      // The quick one stays.
    }
    await setTimeout(1000, undefined, { ref: false });
    isImproving = false;
  }

  return async (address: string, request: IncomingMessage): Promise<StaticFile> => {
    const now = `${todayInIndia()} ${postingsVersion()}`;
    if (now !== keptOf) kept.clear();
    keptOf = now;

    const found = kept.get(address);
    const answer = found ?? render(new Request(`http://localhost${address}`)).then(fileOf);
    kept.delete(address);
    kept.set(address, answer);

    const forget = () => kept.get(address) === answer && kept.delete(address);
    try {
      const file = await answer;
      // Whoever asks for openings that never were takes no room from those that are.
      if (file.status !== undefined && (file.status === 404 || file.status >= 500)) forget();
      const [oldest] = kept.keys();
      if (kept.size > keptAnswers && oldest !== undefined) kept.delete(oldest);
      if (found) void improve(file);
      await addGzip(file, request);
      return file;
    } catch (error) {
      forget();
      throw error;
    }
  };
}
