import { hash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { setTimeout } from "node:timers/promises";
import { brotliDecompressSync } from "node:zlib";
import { businessDay } from "#domain/business-day.ts";
import { bestCoding, bestQuality, compress } from "./compress.ts";
import { revalidate } from "./headers.ts";
import { type ByteRange, createPageCacheFile } from "./page-cache-file.ts";
import type { StaticFile } from "./static-files.ts";

/** A page is about 17 KB, so some 15,000 pages fit. A full cache is emptied. */
const defaultMaxBytes = 256 * 1024 * 1024;

/** No link of the site is longer. The address of each cached page stays in memory. */
const maxAddressLength = 500;

/** Pause after recompressing a page: the few compression threads are shared with new pages. */
const recompressPauseMs = 1_000;

/** A rendered page. Its body is in the cache's file, or in memory if uncacheable or if the file is full. */
type CachedPage = {
  status: number;
  headers: Record<string, string>;
  br: ByteRange | Buffer;
  gzip?: ByteRange;
  isRecompressed?: true;
};

/** The pages of one day and one state of the postings. */
type Generation = { file: ReturnType<typeof createPageCacheFile>; pages: Map<string, Promise<CachedPage>> };

/** A body in the coding that browsers accept. The plain text, six times as large, is made on demand. */
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

function readBody({ file }: Generation, body: ByteRange | Buffer): Buffer {
  return Buffer.isBuffer(body) ? body : file.read(body);
}

/** Stores bytes in the file; if the disk is full they stay in memory, and the visitor still gets the page. */
function storeBody({ file }: Generation, bytes: Buffer): ByteRange | Buffer {
  try {
    return file.append(bytes);
  } catch {
    return bytes;
  }
}

/** @returns the page and its body, so that the request that rendered it need not read the file */
async function toCached(
  response: Response,
  generation: Generation,
  isKept = true,
): Promise<{ page: CachedPage; br: Buffer }> {
  const { status } = response;
  const body = Buffer.from(await response.arrayBuffer());
  const br = await compress(body, "br");
  // Requests for postings that never existed must not evict those that do.
  const isCacheable = isKept && status !== 404 && status < 500;
  const page: CachedPage = {
    status,
    br: isCacheable ? storeBody(generation, br) : br,
    headers: {
      ...Object.fromEntries(response.headers),
      "Cache-Control": revalidate,
      Vary: "Accept-Encoding",
      ETag: `"${hash("sha256", body, "base64url").slice(0, 22)}"`,
    },
  };
  return { page, br };
}

async function toFile(
  page: CachedPage,
  generation: Generation,
  request: IncomingMessage,
  br = readBody(generation, page.br),
): Promise<StaticFile<Buffer>> {
  const bodies = new CachedBodies(br);
  // Few clients accept gzip but not Brotli, so gzip is compressed on demand.
  if (bestCoding(request.headers["accept-encoding"]) === "gzip") {
    const gzip = page.gzip ?? storeBody(generation, await compress(bodies.identity, "gzip"));
    if (!Buffer.isBuffer(gzip)) page.gzip = gzip;
    bodies.gzip = readBody(generation, gzip);
  }
  return { status: page.status, headers: page.headers, bodies };
}

/** The part of a query that a page reads, in a fixed order: other names and orders share a cache entry. */
export function cacheKeyQuery(
  query: string | undefined,
  names: readonly string[],
  {
    normaliseQuery,
    unchanged = [],
  }: {
    normaliseQuery?: ((query: URLSearchParams) => string) | undefined;
    unchanged?: readonly string[];
  } = {},
): string {
  if (!query) return "";
  const requested = new URLSearchParams(query);
  const pick = (picked: readonly string[]) =>
    new URLSearchParams(picked.flatMap((name) => requested.getAll(name).map((value) => [name, value])));
  const relevant = pick(names);
  const key = new URLSearchParams(normaliseQuery?.(relevant) ?? relevant);
  for (const [name, value] of pick(unchanged)) key.append(name, value);
  return key.size > 0 ? `?${key}` : "";
}

type Options = {
  postingsVersion?: (() => number) | undefined;
  /** The folder of the cache's file. */
  directory?: string | undefined;
  maxBytes?: number | undefined;
};

/**
 * Renders pages that depend only on their address, the day and the postings, and caches each until one of
 * these changes. Does not cache 404 responses and errors.
 */
export function createPageCache(
  render: (request: Request) => Promise<Response>,
  { postingsVersion = () => 0, directory = tmpdir(), maxBytes = defaultMaxBytes }: Options = {},
) {
  const start = (): Generation => ({ file: createPageCacheFile(directory), pages: new Map() });
  let generationKey = "";
  let generation = start();
  let isRecompressing = false;

  /** Replaces the quickly compressed body with the smallest one, in the background, one page at a time. */
  async function recompress(page: CachedPage, body: Buffer, { file }: Generation): Promise<void> {
    isRecompressing = true;
    page.isRecompressed = true;
    try {
      page.br = file.append(await compress(body, "br", bestQuality));
    } catch {
      // Keeps the quick one.
    }
    await setTimeout(recompressPauseMs, undefined, { ref: false });
    isRecompressing = false;
  }

  function currentGeneration(): Generation {
    const key = `${businessDay()} ${postingsVersion()}`;
    if (key !== generationKey || generation.file.size() > maxBytes) {
      // Requests that still wait for a page of the old generation get it from memory.
      generation.file.close();
      generation = start();
    }
    generationKey = key;
    return generation;
  }

  async function answer(address: string, request: IncomingMessage): Promise<StaticFile<Buffer>> {
    const mine = currentGeneration();
    if (address.length > maxAddressLength) {
      const { page } = await toCached(await render(new Request(`http://localhost${address}`)), mine, false);
      return toFile(page, mine, request);
    }
    const cached = mine.pages.get(address);
    let madeHere: Buffer | undefined;
    const make = async (): Promise<CachedPage> => {
      const made = await toCached(await render(new Request(`http://localhost${address}`)), mine);
      madeHere = made.br;
      return made.page;
    };
    const rendering = cached ?? make();
    if (!cached) mine.pages.set(address, rendering);
    const drop = () => mine.pages.get(address) === rendering && mine.pages.delete(address);
    try {
      const page = await rendering;
      const isStored = !Buffer.isBuffer(page.br);
      if (!isStored) drop();
      const file = await toFile(page, mine, request, madeHere);
      if (cached && isStored && !isRecompressing && !page.isRecompressed) {
        void recompress(page, file.bodies.identity, mine);
      }
      return file;
    } catch (error) {
      drop();
      throw error;
    }
  }

  return {
    answer,
    /**
     * Whether a request now would render the page. False once the cache is half full: ends rendering ahead.
     */
    isMissing(address: string): boolean {
      const { file, pages } = currentGeneration();
      return file.size() < maxBytes / 2 && !pages.has(address);
    },
  };
}
