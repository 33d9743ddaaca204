import { createHash } from "node:crypto";
import { openSync, read, readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, relative } from "node:path";
import { pipeline } from "node:stream";
import { promisify } from "node:util";
import { z } from "zod";
import { bestCoding, type Coding } from "./compress.ts";
import {
  cacheForever,
  judgePolicy,
  recogniserPolicy,
  revalidate,
  scriptPolicy,
  serviceWorkerPolicy,
} from "./headers.ts";

const types: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".data": "text/x-script; charset=utf-8",
  ".gz": "application/gzip",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".md": "text/markdown; charset=utf-8",
  ".mp3": "audio/mpeg",
  ".mp4": "video/mp4",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".vtt": "text/vtt; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
};

/** The build's folder for Tesseract's files (vite.config.ts). */
const recogniserFolder = "assets/tesseract-";

/** Larger bodies stay on the disk: films, models and libraries are most of a build's bytes and rarely requested. */
const maxInMemory = 64 * 1024;

/** An open file of the build. It can be read even after a new build has replaced it. */
type OpenFile = { file: number; length: number };
type Body = Buffer | OpenFile;

type Encoding = "identity" | Coding;
export type StaticFile<AnyBody extends Body = Body> = {
  /** 200 by default. */
  status?: number;
  bodies: Partial<Record<Encoding, AnyBody>> & { identity: AnyBody };
  headers: Record<string, string>;
};

/** Headers of one document. */
export const pageHeaders = z.record(z.string(), z.string());
export type PageHeaders = z.infer<typeof pageHeaders>;
export type StaticFiles = Map<string, StaticFile>;

/** The address of a file of the build: `/about/index.html` is `/about`. */
function fileUrl(file: string): string {
  return `/${file}`.replace(/\/index\.html$/, "") || "/";
}

const judgeScript = /(?:^|\/)judge-worker-[\w-]+\.js$/;

/** A service worker, and the script that removes it. */
const serviceWorker = /^(.+)\/sw(?:-off)?\.js$/;

/** `round/sw.js` may also answer `/round` itself, which is above its folder. */
function serviceWorkerHeaders(file: string): Record<string, string> {
  const [, folder] = serviceWorker.exec(file) ?? [];
  return folder === undefined ? {} : { "Service-Worker-Allowed": `/${folder}` };
}

function workerPolicy(script: string): string {
  if (serviceWorker.test(script)) return serviceWorkerPolicy;
  if (script.startsWith(recogniserFolder)) return recogniserPolicy;
  return judgeScript.test(script) ? judgePolicy : scriptPolicy;
}

function loadBody(path: string, bytes = readFileSync(path)): Body {
  return bytes.length <= maxInMemory ? bytes : { file: openSync(path, "r"), length: bytes.length };
}

/**
 * Reads the build and its compressed copies: small ones into memory, and opens large ones. `pageHeaders`: headers
 * of documents by address.
 */
export function loadStaticFiles(folder: string, pageHeaders: Record<string, PageHeaders>): StaticFiles {
  const files: StaticFiles = new Map();
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  const present = new Set(names);
  for (const name of names) {
    // A compressed copy belongs to the file it was made from; a .gz without one is a file itself.
    if (/\.(br|gz)$/.test(name) && present.has(name.slice(0, -3))) continue;
    const address = fileUrl(name);
    const identity = readFileSync(`${folder}/${name}`);
    const bodies: StaticFile["bodies"] = { identity: loadBody(`${folder}/${name}`, identity) };
    if (present.has(`${name}.br`)) bodies.br = loadBody(`${folder}/${name}.br`);
    if (present.has(`${name}.gz`)) bodies.gzip = loadBody(`${folder}/${name}.gz`);
    files.set(address, {
      bodies,
      headers: {
        "Content-Type": types[extname(name)] ?? "application/octet-stream",
        "Cache-Control": address.startsWith("/assets/") ? cacheForever : revalidate,
        ETag: `"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`,
        ...(name.endsWith(".js") && { "Content-Security-Policy": workerPolicy(name) }),
        ...serviceWorkerHeaders(name),
        // Search engines should list the page itself.
        ...(name.endsWith(".md") && { "X-Robots-Tag": "noindex" }),
        // Other sites show the image beside a link to the page.
        ...(address.startsWith("/share/") && { "Cross-Origin-Resource-Policy": "cross-origin" }),
        ...((bodies.br || bodies.gzip) && { Vary: "Accept-Encoding" }),
        ...pageHeaders[address],
      },
    });
  }
  return files;
}

function chooseEncoding(request: IncomingMessage, { bodies }: StaticFile): Encoding {
  const available = (["br", "gzip"] as const).filter((coding) => bodies[coding]);
  return bestCoding(request.headers["accept-encoding"], available) ?? "identity";
}

/**
 * Parses the requested range: video players request parts. Undefined if there is no valid range or it refers
 * to another version of the file; null if it is outside the body.
 */
function readRange(
  { range, "if-range": version }: IncomingMessage["headers"],
  tag: string | undefined,
  size: number,
): Range | null | undefined {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(range ?? "") ?? [];
  if (from === "" && to === "") return undefined;
  if (version !== undefined && version !== tag) return undefined;
  if (from !== "" && to !== "" && Number(from) > Number(to)) return undefined;
  const start = from === "" ? Math.max(size - Number(to), 0) : Number(from);
  const end = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  return start > end ? null : { start, end };
}

type Range = { start: number; end: number };

const readAt = promisify(read);

/** A stream of Node would close the file when a client leaves. */
async function* readPieces(file: number, { start, end }: Range): AsyncGenerator<Buffer> {
  for (let position = start; position <= end; ) {
    const piece = Buffer.allocUnsafe(Math.min(maxInMemory, end - position + 1));
    const { bytesRead } = await readAt(file, piece, 0, piece.length, position);
    if (bytesRead === 0) throw new Error("A file of the build is shorter than it was");
    yield piece.subarray(0, bytesRead);
    position += bytesRead;
  }
}

function sendBody(response: ServerResponse, body: Body, range: Range): void {
  if (Buffer.isBuffer(body)) response.end(body.subarray(range.start, range.end + 1));
  // A client that leaves ends the reading, and a failure the connection: its headers have been sent.
  else pipeline(readPieces(body.file, range), response, () => {});
}

/** Serves a file for GET and HEAD. */
export function sendStaticFile(request: IncomingMessage, response: ServerResponse, file: StaticFile): void {
  const encoding = chooseEncoding(request, file);
  const headers: Record<string, string | number> = { ...file.headers };
  if (encoding !== "identity") headers["Content-Encoding"] = encoding;

  let status = file.status ?? 200;
  if (status === 200 && request.headers["if-none-match"]?.includes(file.headers.ETag ?? "-")) {
    response.writeHead(304, headers).end();
    return;
  }
  const body = file.bodies[encoding] ?? file.bodies.identity;
  let sent: Range = { start: 0, end: body.length - 1 };
  if (encoding === "identity" && status === 200) {
    headers["Accept-Ranges"] = "bytes";
    const range = readRange(request.headers, file.headers.ETag, body.length);
    if (range === null) {
      response.writeHead(416, { "Content-Range": `bytes */${body.length}` }).end();
      return;
    }
    if (range) {
      status = 206;
      headers["Content-Range"] = `bytes ${range.start}-${range.end}/${body.length}`;
      sent = range;
    }
  }
  headers["Content-Length"] = sent.end - sent.start + 1;
  response.writeHead(status, headers);
  if (request.method === "HEAD") response.end();
  else sendBody(response, body, sent);
}
