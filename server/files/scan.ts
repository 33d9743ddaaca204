import { connect, type Socket } from "node:net";
import { setImmediate } from "node:timers/promises";
import { secondMs } from "#domain/time.ts";
import { log } from "#server/log.ts";
import { RetryableError } from "#server/outbox/errors.ts";
import type { TaskHandler } from "#server/outbox/outbox.ts";
import { findAnswers, findApplication } from "#server/store/applications.ts";
import { findFile, recordScan } from "#server/store/files.ts";
import type { Store } from "#server/store/open-store.ts";
import { enqueue } from "#server/store/outbox-table.ts";
import type { FileStore } from "./file-store.ts";

export type ScanResult = "clean" | "infected" | "failed";
export type Scan = (bytes: Buffer) => Promise<ScanResult>;

/** Timeout for one file. */
const defaultTimeoutMs = 30 * secondMs;
const chunkBytes = 64 * 1024;
/** A reply is one line. */
const maxReplyBytes = 4096;

function connectTo(address: string): Socket {
  const url = new URL(address);
  if (url.protocol === "unix:") return connect(decodeURIComponent(url.pathname));
  return connect(Number(url.port), url.hostname.replace(/^\[|\]$/g, ""));
}

/** Sends the bytes in clamd's protocol: chunks, each prefixed with its length, then a length of zero. */
async function sendBytes(socket: Socket, bytes: Buffer): Promise<void> {
  const write = (chunk: Uint8Array) =>
    socket.write(chunk) ? undefined : new Promise((resolve) => socket.once("drain", resolve));
  const length = Buffer.alloc(4);
  await write(Buffer.from("zINSTREAM\0"));
  for (let start = 0; start < bytes.length && socket.writable; start += chunkBytes) {
    const chunk = bytes.subarray(start, start + chunkBytes);
    length.writeUInt32BE(chunk.length);
    await write(Buffer.concat([length, chunk]));
    // Lets a "too large" reply arrive before a write to the closed socket fails.
    await setImmediate();
  }
  if (socket.writable) await write(Buffer.alloc(4));
}

function parseReply(reply: string): ScanResult | undefined {
  if (/ FOUND$/.test(reply)) return "infected";
  if (/: OK$/.test(reply)) return "clean";
  // clamd could not scan the file, for example because it exceeds clamd's size limit.
  return / ERROR$/.test(reply) ? "failed" : undefined;
}

/**
 * Scans with clamd at `tcp://host:port` or `unix:/path`.
 * @throws {RetryableError} if clamd is down or its reply is malformed
 */
export function clamdScan(address: string, timeoutMs = defaultTimeoutMs): Scan {
  return (bytes) =>
    new Promise((resolve, reject) => {
      const socket = connectTo(address);
      const timer = setTimeout(() => end("timed-out"), timeoutMs);
      let reply = "";
      const end = (failure: string) => {
        clearTimeout(timer);
        socket.destroy();
        const result = parseReply(reply.replace(/\0.*$/s, "").trim());
        if (result) resolve(result);
        else reject(new RetryableError(failure));
      };
      socket.on("error", (error: NodeJS.ErrnoException) => end(error.code ?? "failed"));
      socket.on("close", () => end("no-answer"));
      socket.on("data", (chunk) => {
        reply += chunk.toString("latin1");
        if (reply.includes("\0") || reply.length > maxReplyBytes) end("bad-answer");
      });
      socket.on("connect", () => void sendBytes(socket, bytes));
    });
}

/** Enqueues scans of applications whose files arrived while there was no scanner. @returns their number */
export async function enqueueScans(store: Store, now = Date.now()): Promise<number> {
  return store.inTransaction(async (tx) => {
    const rows = await tx
      .selectFrom("applications")
      .select("id")
      .where(({ or, exists, selectFrom }) =>
        or([
          exists(
            selectFrom("files")
              .select("hash")
              .whereRef("files.hash", "=", "applications.file")
              .where("scan", "=", "unscanned"),
          ),
          exists(
            selectFrom("answers")
              .innerJoin("files", "files.hash", "answers.file")
              .select("hash")
              .whereRef("answers.application", "=", "applications.id")
              .where("scan", "=", "unscanned"),
          ),
        ]),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("outbox")
              .select("outbox.id")
              .whereRef("outbox.subject", "=", "applications.id")
              .where("kind", "=", "scan-file")
              .where("state", "<>", "done"),
          ),
        ),
      )
      .execute();
    for (const { id } of rows) await enqueue(tx, "scan-file", id, now);
    return rows.length;
  });
}

type Parts = { store: Store; files: FileStore; scan?: Scan };

/** Scans the files of an application. Does nothing without a scanner; retries when the scanner is down. */
export function createScanHandler({ store, files, scan }: Parts): TaskHandler {
  return {
    lane: { name: "scan", concurrency: 2 },
    async run({ id, subject }) {
      const application = scan && (await findApplication(store, subject));
      if (!application) return;
      const answerFiles = (await findAnswers(store, subject)).map(({ file }) => file).filter(Boolean);
      for (const hash of [application.file, ...answerFiles]) {
        const file = await findFile(store, hash);
        if (!file || file.scan === "clean" || file.scan === "infected") continue;
        const result = await scan(await files.read(hash));
        await recordScan(store, hash, result);
        if (result === "clean") continue;
        const event = result === "infected" ? "file-infected" : "file-scan-failed";
        log("error", event, { id, application: subject });
      }
    },
  };
}
