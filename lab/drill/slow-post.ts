import { request } from "node:http";
import { randomClientHeaders } from "#tests/support/candidates.ts";
import { wait } from "./drill.ts";

export type SlowPostResult = { status: number; body: string; failure: string; sentBytes: number };

/**
 * Posts bytes slowly, and accepts a response before all are sent. If `size` is larger than `bytes`, they are
 * repeated. The request has a Content-Length unless `isChunked`.
 */
export function slowPost(
  origin: string,
  path: string,
  bytes: Buffer,
  {
    chunkBytes = 64 * 1024,
    intervalMs = 0,
    size = bytes.length,
    isChunked = false,
    type = "application/octet-stream",
    signal = AbortSignal.timeout(120_000),
  } = {},
): Promise<SlowPostResult> {
  return new Promise((resolve) => {
    const result: SlowPostResult = { status: 0, body: "", failure: "", sentBytes: 0 };
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
    let resume = () => {};
    for (const event of ["drain", "close"]) outgoing.on(event, () => resume());
    const end = () => {
      isOver = true;
      outgoing.destroy();
      resolve(result);
    };
    outgoing.on("response", (incoming) => {
      result.status = incoming.statusCode ?? 0;
      incoming.on("data", (data: Buffer) => {
        result.body += data;
      });
      incoming.on("end", end);
      incoming.on("error", end);
    });
    outgoing.on("error", (error) => {
      result.failure ||= "code" in error ? String(error.code) : error.name;
      // The response may still be in the socket's buffer.
      setTimeout(() => resolve(result), 100);
      isOver = true;
    });
    const write = async () => {
      while (!isOver && result.sentBytes < size) {
        const start = result.sentBytes % bytes.length;
        const end = Math.min(start + chunkBytes, start + size - result.sentBytes);
        const chunk = bytes.subarray(start, end);
        result.sentBytes += chunk.length;
        if (!outgoing.write(chunk)) {
          await new Promise<void>((next) => {
            resume = next;
          });
        }
        if (intervalMs > 0) await wait(intervalMs);
      }
      if (!isOver) outgoing.end();
    };
    void write();
  });
}
