import type { IncomingMessage } from "node:http";
import { PassThrough, type Readable } from "node:stream";

/** The sender disconnected, or sent a body that is not read to its end. */
export class BrokenOff extends Error {
  override name = "BrokenOff";
}

/** The body as a stream that fails if the sender disconnects. Destroying it keeps the connection open. */
export function bodyStream(request: IncomingMessage): Readable {
  const body = request.pipe(new PassThrough());
  request.once("close", () => {
    if (!request.complete) body.destroy(new BrokenOff());
  });
  return body;
}

/** Reads the body of a request. Undefined if it exceeds `limit` bytes; the rest is then not read. */
export function readBody(request: IncomingMessage, limit: number): Promise<Buffer<ArrayBuffer> | undefined> {
  if (Number(request.headers["content-length"] ?? 0) > limit) return Promise.resolve(undefined);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const take = (chunk: Buffer) => {
      length += chunk.length;
      if (length > limit) {
        request.off("data", take);
        request.pause();
        resolve(undefined);
      } else chunks.push(chunk);
    };
    request.on("data", take);
    request.on("end", () => resolve(Buffer.concat(chunks)));
    request.on("error", reject);
  });
}
