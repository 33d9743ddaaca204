import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import Negotiator from "negotiator";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Strong enough for a page's size, and a fifth of the time of the strongest. */
const quickQuality = 5;
/** For a page that is asked for again: an eighth smaller, in some 0.1 s that nobody waits for. */
export const bestQuality = 11;
/** 128 KB hold a whole page; the usual 4 MB are taken from the system for every page anew. */
const brotliWindow = 17;
/** Bytes; less than this goes in one packet either way. */
const minBytes = 1_000;

export type Coding = "br" | "gzip";

const codings: readonly Coding[] = ["br", "gzip"];

/** The coding of `available` that an `Accept-Encoding` header prefers; of equals, the smaller result. */
export function bestCoding(
  accepted: string | undefined | null,
  available: readonly Coding[] = codings,
): Coding | undefined {
  const negotiator = new Negotiator({ headers: { "accept-encoding": accepted ?? "" } });
  const wanted = codings.filter((coding) => available.includes(coding));
  const [best] = negotiator.encodings([...wanted, "identity"], { preferred: wanted });
  return wanted.find((coding) => coding === best);
}

/** `quality` is Brotli's, from 0 to 11. */
export function compress(body: Buffer, coding: Coding, quality = quickQuality): Promise<Buffer<ArrayBuffer>> {
  if (coding === "gzip") return zip(body);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: brotliWindow,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return brotli(body, { params });
}

const isText = (type: string | null) => /^text\/|^application\/(json|.*\+?xml)\b/.test(type ?? "");

/**
 * An answer that is rendered for one request, compressed where the visitor takes it so.
 *
 * The length of a compressed body tells whoever sees it pass how much of it repeats itself. Where others can put text
 * beside a secret they learn the secret by that, letter by letter (BREACH). Pages behind a link of a mail are such: they
 * show what was sent with the application, which somebody else may have written, and the link's token stands in their
 * forms. They say `no-transform`, which holds for this server and for every proxy before it. All other pages know no
 * secret: there is no cookie and no session here, and what a form gives back is what this very request brought.
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
