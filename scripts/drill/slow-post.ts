import { request } from "node:http";
import { randomClientHeaders } from "./candidates.ts";
import { wait } from "./drill.ts";

export type SlowPostResult = { status: number; body: string; failure: string; sentBytes: number };

/**
 * Posts bytes at its own speed, and takes an answer that comes before the end. `size` more bytes than there are repeat
 * the last chunk; without `isChunked` the length is said first.
 */
export function slowPost(
  origin: string,
  path: string,
  bytes: Buffer,
  {
    chunk = 64 * 1024,
    every = 0,
    size = bytes.length,
    isChunked = false,
    type = "application/octet-stream",
    signal = AbortSignal.timeout(120_000),
  } = {},
): Promise<SlowPostResult> {
  return new Promise((resolve) => {
    const sent: SlowPostResult = { status: 0, body: "", failure: "", sentBytes: 0 };
    const outgoing = request(origin + path, {
      method: "POST",
      agent: false,
      signal,
      headers: {
        Origin: origin,
        "Content-Type": type,
        ...randomClientHeaders(),
        ...(isChunked ? { "Transfer-Encoding": "chunked" } : { "Content-Length": size }),
      },
    });
    let isOver = false;
    let moveOn = () => {};
    for (const event of ["drain", "close"]) outgoing.on(event, () => moveOn());
    const end = () => {
      isOver = true;
      outgoing.destroy();
      resolve(sent);
    };
    outgoing.on("response", (incoming) => {
      sent.status = incoming.statusCode ?? 0;
      incoming.on("data", (data: Buffer) => {
        sent.body += data;
      });
      incoming.on("end", end);
      incoming.on("error", end);
    });
    outgoing.on("error", (error) => {
      sent.failure ||= "code" in error ? String(error.code) : error.name;
      // The answer may still be on its way through the socket.
      setTimeout(() => resolve(sent), 100);
      isOver = true;
    });
    const write = async () => {
      while (!isOver && sent.sentBytes < size) {
        const at = sent.sentBytes % bytes.length;
        const piece = bytes.subarray(at, Math.min(at + chunk, at + size - sent.sentBytes));
        sent.sentBytes += piece.length;
        if (!outgoing.write(piece)) {
          await new Promise<void>((next) => {
            moveOn = next;
          });
        }
        if (every > 0) await wait(every);
      }
      if (!isOver) outgoing.end();
    };
    void write();
  });
}
