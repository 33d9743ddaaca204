import type { IncomingMessage, ServerResponse } from "node:http";
import type { Readable } from "node:stream";
import { createHeaders, sendResponse } from "@remix-run/node-fetch-server";
import { maxUploadBytes, type UploadAnswer, uploadProofHeader } from "#domain/upload.ts";
import { serverPaths } from "#domain/urls/server-paths.ts";
import { readForm } from "#server/files/read-form.ts";
import type { SaveUpload } from "#server/files/uploads.ts";
import { compressResponse } from "#server/http/compress.ts";
import { drainAfterResponse } from "#server/http/drain-request.ts";
import { bodyStream, readBody } from "#server/http/read-body.ts";
import { isSameOrigin } from "#server/http/same-origin.ts";
import { logRefusal } from "#server/log.ts";
import { retryAfterSeconds } from "#server/store/open-store.ts";
import type { ProofOfWork } from "#server/submissions/proof-of-work.ts";
import { type Exchange, failSafely, type RequestHandler, refuse } from "./handler.ts";
import type { ServerExports } from "./site-build.ts";

/** More than any form without files needs. */
const maxBodyBytes = 64 * 1024;

const uploadStatus = {
  PROVE: 403,
  EMPTY: 422,
  WRONG_TYPE: 415,
  TOO_LARGE: 413,
  TOO_MANY: 429,
  UNAVAILABLE: 503,
};

type Options = {
  /** Runs the action of the route. */
  answer: (request: Request, client: string) => Promise<Response>;
  /** Without it, no files are accepted. */
  saveUpload?: SaveUpload | undefined;
  requireProof: ProofOfWork["requireProof"];
  siteUrl?: string | undefined;
  filesOf: ServerExports["filesOf"];
};

type SaveProven = (proof: string, ...upload: Parameters<SaveUpload>) => Promise<UploadAnswer>;

/** Saves files only with a proof of work, while one is required. */
function createSaveProven(requireProof: ProofOfWork["requireProof"], saveUpload: SaveUpload): SaveProven {
  return async (proof, bytes: Readable, name, client) => {
    // The sender may disconnect while the proof is checked.
    bytes.on("error", () => {});
    const answer = await requireProof(proof, () => saveUpload(bytes, name, client));
    if ("name" in answer) return answer;
    bytes.destroy();
    return { kind: "REFUSED", reason: answer.kind, name };
  };
}

/** Saves a file that the browser uploads ahead of its form, in order to show progress. */
async function takeUpload(
  { request, response, query, client }: Exchange,
  saveUpload: SaveProven,
): Promise<void> {
  const isTooLarge = Number(request.headers["content-length"] ?? 0) > maxUploadBytes;
  const name = new URLSearchParams(query).get("name") ?? "";
  const proof = String(request.headers[uploadProofHeader.toLowerCase()] ?? "");
  const upload: UploadAnswer = isTooLarge
    ? { kind: "REFUSED", reason: "TOO_LARGE", name }
    : await saveUpload(proof, bodyStream(request), name, client);
  drainAfterResponse(request, response);
  const isUnavailable = upload.kind === "REFUSED" && upload.reason === "UNAVAILABLE";
  const headers = {
    "Content-Type": "application/json; charset=utf-8",
    "Cache-Control": "no-store",
    ...(isUnavailable && { "Retry-After": String(retryAfterSeconds) }),
  };
  response.writeHead(upload.kind === "SAVED" ? 201 : uploadStatus[upload.reason], headers);
  response.end(JSON.stringify(upload));
}

type FormBody = Buffer<ArrayBuffer> | URLSearchParams;

/** For a form that has closed: discards the file but keeps what the visitor typed. */
const dropUpload: SaveProven = async (_, bytes, name) => {
  bytes.resume();
  return { kind: "REFUSED", reason: "UNAVAILABLE", name };
};

/**
 * Reads the fields of a form for its action. Multipart files are saved and replaced by their ids. These forms
 * come from browsers without scripts, which have no proof for a file.
 */
async function readFields(
  { request, client }: Exchange,
  saveFile: SaveProven | undefined,
): Promise<FormBody | "TOO_LARGE" | "UNREADABLE"> {
  if (!saveFile || !/^multipart\/form-data/i.test(request.headers["content-type"] ?? "")) {
    return (await readBody(request, maxBodyBytes)) ?? "TOO_LARGE";
  }
  const form = await readForm(request, (bytes, name) => saveFile("", bytes, name, client));
  return form.kind === "READ" ? form.fields : form.kind;
}

function actionRequest(request: IncomingMessage, url: URL, body: FormBody): Request {
  const headers = createHeaders(request);
  // Already checked. React Router would compare it with an address that ignores the proxy's TLS.
  headers.delete("Origin");
  if (!(body instanceof URLSearchParams)) return new Request(url, { method: "POST", headers, body });
  headers.set("Content-Type", "application/x-www-form-urlencoded");
  return new Request(url, { method: "POST", headers, body: body.toString() });
}

/** Handles every POST: uploads, and forms for the actions of routes. */
export function createFormHandler(options: Options): RequestHandler {
  const { answer, requireProof, siteUrl, filesOf } = options;
  const saveUpload = options.saveUpload && createSaveProven(requireProof, options.saveUpload);
  const saveFor = (path: string): SaveProven | undefined => {
    const page = path.replace(/(\/|\.data)$/, "");
    return { SAVED: saveUpload, DROPPED: saveUpload && dropUpload, NONE: undefined }[filesOf(page)];
  };

  async function post(exchange: Exchange): Promise<void> {
    const { request, response, client } = exchange;
    if (!isSameOrigin(request.headers, siteUrl)) {
      logRefusal("form-of-another-site");
      drainAfterResponse(request, response);
      refuse(response, 403, "Forms from other sites aren't accepted here.", {
        Vary: "Sec-Fetch-Site, Origin",
      });
      return;
    }
    const url = new URL(`http://localhost${request.url}`);
    if (saveUpload && url.pathname === serverPaths.uploads) {
      await takeUpload(exchange, saveUpload);
      return;
    }
    const body = await readFields(exchange, saveFor(url.pathname));
    drainAfterResponse(request, response);
    if (body === "TOO_LARGE") refuse(response, 413, "This is more than a form can hold.");
    else if (body === "UNREADABLE") refuse(response, 400, "This form couldn't be read.");
    else await send(response, request, await answer(actionRequest(request, url, body), client));
  }

  return (exchange) => {
    if (exchange.request.method !== "POST") return false;
    failSafely(exchange, "post-failed", post(exchange));
    return true;
  };
}

async function send(response: ServerResponse, request: IncomingMessage, answered: Response): Promise<void> {
  const accepted = request.headers["accept-encoding"];
  await sendResponse(response, await compressResponse(answered, accepted));
}
