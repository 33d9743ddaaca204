import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import Negotiator from "negotiator";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** For a page of 95 KB: quality 4 is 7 % smaller in 1.6 to 1.8 times the time, 1 is 10 % larger in half. */
const quickQuality = 2;
/** A tenth larger than level 6, in less than half the time. */
const gzipLevel = 3;
/** For pages that are requested again: about 0.1 s each, in the background. */
export const bestQuality = 11;
/** A window of 128 KB covers a whole page; the default of 4 MB would be allocated again for every page. */
const brotliWindow = 17;
/** Below this size, a body fits into one packet even uncompressed. */
const minBytes = 1_000;

export type Coding = "br" | "gzip";

const codings: readonly Coding[] = ["br", "gzip"];

/** The preferred coding of `available` in an `Accept-Encoding` header; of equals, the smaller result. */
export function bestCoding(
  accepted: string | undefined | null,
  available: readonly Coding[] = codings,
): Coding | undefined {
  const negotiator = new Negotiator({ headers: { "accept-encoding": accepted ?? "" } });
  const wanted = codings.filter((coding) => available.includes(coding));
  const [best] = negotiator.encodings([...wanted, "identity"], { preferred: wanted });
  return wanted.find((coding) => coding === best);
}

/** Compresses a body; `quality` is Brotli's, from 0 to 11. */
export function compress(body: Buffer, coding: Coding, quality = quickQuality): Promise<Buffer<ArrayBuffer>> {
  // One chunk, and so one round in the thread pool: a page exceeds the default of 16 KB.
  const chunkSize = 64 * 1024;
  if (coding === "gzip") return zip(body, { level: gzipLevel, chunkSize });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: brotliWindow,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return brotli(body, { params, chunkSize });
}

const isText = (type: string | null) => /^text\/|^application\/(json|.*\+?xml)\b/.test(type ?? "");

/**
 * Compresses a response that was rendered for one request, if the client accepts a coding.
 *
 * The length of a compressed body reveals to an eavesdropper how much of it repeats. Where an attacker can
 * place text near a secret, that reveals the secret letter by letter (BREACH). Pages behind a link from a
 * mail are at risk: they show the application, which an attacker may have written, and their forms contain
 * the link's token. They send `no-transform`, which this server and every proxy obey. Other pages contain no
 * secret: the site has no cookies and no sessions, and a form shows only what the same request sent.
 */
export async function compressResponse(
  response: Response,
  accepted: string | undefined | null,
): Promise<Response> {
  const { status, headers } = response;
  const isFixed = /\bno-transform\b/.test(headers.get("Cache-Control") ?? "");
  if (!response.body || isFixed || headers.has("Content-Encoding") || !isText(headers.get("Content-Type")))
    return response;
  headers.append("Vary", "Accept-Encoding");
  const body = Buffer.from(await response.arrayBuffer());
  const coding = body.length < minBytes ? undefined : bestCoding(accepted);
  if (coding === undefined) return new Response(body, { status, headers });
  headers.set("Content-Encoding", coding);
  headers.delete("Content-Length");
  return new Response(await compress(body, coding), { status, headers });
}
