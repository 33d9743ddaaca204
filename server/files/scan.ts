import { connect, type Socket } from "node:net";
import { setImmediate as moment } from "node:timers/promises";
import { log } from "#server/log.ts";
import { RetryableError } from "#server/outbox/errors.ts";
import type { Handler } from "#server/outbox/outbox.ts";
import { findAnswers, findApplication } from "#server/store/applications.ts";
import { findFile, recordScan } from "#server/store/files.ts";
import type { Store } from "#server/store/open-store.ts";
import type { FileStore } from "./file-store.ts";

export type ScanResult = "clean" | "infected" | "failed";
export type Scan = (bytes: Buffer) => Promise<ScanResult>;

/** Milliseconds for one file. */
const timeoutMs = 30_000;
const chunkBytes = 64 * 1024;
/** An answer is one line. */
const maxReplyBytes = 4096;

function connectTo(address: string): Socket {
  const url = new URL(address);
  if (url.protocol === "unix:") return connect(decodeURIComponent(url.pathname));
  return connect(Number(url.port), url.hostname.replace(/^\[|\]$/g, ""));
}

/** The bytes as clamd takes them: pieces behind their length, then a length of nothing. */
async function sendTo(socket: Socket, bytes: Buffer): Promise<void> {
  const write = (piece: Uint8Array) =>
    socket.write(piece) ? undefined : new Promise((resolve) => socket.once("drain", resolve));
  const length = Buffer.alloc(4);
  await write(Buffer.from("zINSTREAM\0"));
  for (let start = 0; start < bytes.length && socket.writable; start += chunkBytes) {
    const piece = bytes.subarray(start, start + chunkBytes);
    length.writeUInt32BE(piece.length);
    await write(Buffer.concat([length, piece]));
    // It may have said that this is too much, and is heard before its closed door is.
    await moment();
  }
  if (socket.writable) await write(Buffer.alloc(4));
}

function parseReply(answer: string): ScanResult | undefined {
  if (/ FOUND$/.test(answer)) return "infected";
  if (/: OK$/.test(answer)) return "clean";
  // It took the file and cannot judge it: one that is larger than its own limit, say.
  return / ERROR$/.test(answer) ? "failed" : undefined;
}

/**
 * Asks clamd, at `tcp://host:port` or `unix:/path`.
 * @throws {RetryableError} when it is not there or says nothing that one could understand
 */
export function clamdScan(address: string, timeout = timeoutMs): Scan {
  return (bytes) =>
    new Promise((resolve, reject) => {
      const socket = connectTo(address);
      const timer = setTimeout(() => end("timed-out"), timeout);
      let answer = "";
      const end = (failure: string) => {
        clearTimeout(timer);
        socket.destroy();
        const result = parseReply(answer.replace(/\0.*$/s, "").trim());
        if (result) resolve(result);
        else reject(new RetryableError(failure));
      };
      socket.on("error", (error: NodeJS.ErrnoException) => end(error.code ?? "failed"));
      socket.on("close", () => end("no-answer"));
      socket.on("data", (piece) => {
        answer += piece.toString("latin1");
        if (answer.includes("\0") || answer.length > maxReplyBytes) end("bad-answer");
      });
      socket.on("connect", () => void sendTo(socket, bytes));
    });
}

type Parts = { store: Store; files: FileStore; scan?: Scan | undefined };

/** Has the files of an application looked at. Without a scanner nothing happens; one that is down is asked again later. */
export function createScanHandler({ store, files, scan }: Parts): Handler {
  return {
    lane: { name: "scan", concurrency: 2 },
    async run({ id, subject }) {
      const application = scan && (await findApplication(store, subject));
      if (!application) return;
      const answered = (await findAnswers(store, subject)).map(({ file }) => file).filter(Boolean);
      for (const hash of [application.file, ...answered]) {
        const file = await findFile(store, hash);
        if (!file || file.scan === "clean" || file.scan === "infected") continue;
        const result = await scan(await files.read(hash));
        await recordScan(store, hash, result);
        if (result !== "clean") log("error", `file-${result}`, { id, application: subject });
      }
    },
  };
}
