import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { createOutbox, type Outbox } from "#server/outbox/outbox.ts";
import { insertApplication } from "#server/store/applications.ts";
import { findFile } from "#server/store/files.ts";
import { openStore, type Store } from "#server/store/open-store.ts";
import { countTasks } from "#server/store/outbox-table.ts";
import { sendFile } from "#server/store/test-stores.ts";
import { createWebhookHandlers } from "#server/webhook/webhook-handlers.ts";
import { eventually } from "#tests/support/eventually.ts";
import { diskFiles } from "./disk-files.ts";
import type { FileStore } from "./file-store.ts";
import { clamdScan, createScanHandler, enqueueScans, type Scan } from "./scan.ts";

/** The EICAR test file, split so that scanners do not report this source file. */
const eicar = Buffer.from(
  ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$", "EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join(""),
);

const root = mkdtempSync(`${tmpdir()}/scan-`);
let store: Store;
let files: FileStore;
const servers: Server[] = [];
const sockets = new Set<Socket>();
const running: Outbox[] = [];
vi.spyOn(console, "log").mockImplementation(() => {});
const logged = vi.spyOn(console, "error").mockImplementation(() => {});

beforeEach(async () => {
  const directory = mkdtempSync(`${root}/data-`);
  store = await openStore({ directory }, () => {});
  files = diskFiles(directory);
  logged.mockClear();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((outbox) => outbox.stop()));
  await store.close();
  for (const socket of sockets) socket.destroy();
  await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
});
afterAll(() => rmSync(root, { recursive: true }));

type Peer = { limit?: number; answer?: (bytes: Buffer, socket: Socket) => string };
/** A scanner with clamd's protocol that knows one virus. */
function startFakeClamd(endpoint: { port: number } | { path: string }, { limit = 1e9, answer }: Peer = {}) {
  const judge =
    answer ?? ((bytes: Buffer) => (bytes.includes(eicar) ? "stream: Eicar FOUND\0" : "stream: OK\0"));
  const server = createServer((socket) => {
    sockets.add(socket.on("close", () => sockets.delete(socket)).on("error", () => {}));
    let rest = Buffer.alloc(0);
    const chunks: Buffer[] = [];
    let isOpen = false;
    socket.on("data", (chunk) => {
      rest = Buffer.concat([rest, chunk]);
      if (!isOpen) {
        if (rest.length < 10) return;
        if (rest.toString("latin1", 0, 10) !== "zINSTREAM\0") {
          socket.end("UNKNOWN COMMAND\0");
          return;
        }
        isOpen = true;
        rest = rest.subarray(10);
      }
      while (rest.length >= 4) {
        const length = rest.readUInt32BE();
        if (length === 0) {
          socket.end(judge(Buffer.concat(chunks), socket));
          return;
        }
        if (rest.length < 4 + length) return;
        chunks.push(rest.subarray(4, 4 + length));
        rest = rest.subarray(4 + length);
        if (chunks.reduce((sum, { length }) => sum + length, 0) > limit) {
          socket.end("INSTREAM size limit exceeded. ERROR\0");
          socket.removeAllListeners("data");
          socket.resume();
          return;
        }
      }
    });
  });
  servers.push(server);
  return new Promise<string>((resolve) => {
    server.listen("port" in endpoint ? { ...endpoint, host: "127.0.0.1" } : endpoint, () => {
      const address = server.address();
      resolve(
        typeof address === "string" ? `unix:${address}` : `tcp://127.0.0.1:${(address as AddressInfo).port}`,
      );
    });
  });
}

async function apply(bytes: Buffer): Promise<string> {
  const hash = createHash("sha256").update(bytes).digest("hex");
  writeFileSync(`${files.temporaryFolder}/x`, bytes);
  await files.put(hash, `${files.temporaryFolder}/x`);
  await sendFile(store, { hash, size: bytes.length, type: "pdf", name: "asha.pdf" });
  await insertApplication(store, {
    ...{ unit: "retail", job: "tester", job_title: "Tester", name: "Asha", email: "asha@example.com" },
    ...{ phone: "", note: "", file: hash, file_name: "asha.pdf", suspicion: "honeypot", consent: "v1" },
    ...{ retains: 0, no_score: 0, answers: [], months: 6, monthsWithoutConsent: 6 },
  });
  return hash;
}
async function run(scan: Scan | undefined) {
  const outbox = createOutbox({
    store,
    handlers: {
      ...createWebhookHandlers({ store }),
      "score-application": { run: async () => {} },
      "scan-file": createScanHandler({ store, files, scan }),
    },
    pollMs: 20,
    retryDelay: () => 50,
  });
  running.push(outbox);
  await outbox.start();
}
const settled = () =>
  eventually(async () => expect(await countTasks(store)).toEqual({ pending: 0, dead: 0 }));

test("a scanner that is switched on later scans the files that came before", async () => {
  const hash = await apply(Buffer.from("A résumé"));
  await run(undefined);
  await settled();
  expect((await findFile(store, hash))?.scan).toBe("unscanned");
  await running.splice(0)[0]?.stop();
  // Enqueued once, even if two processes start.
  expect([await enqueueScans(store), await enqueueScans(store)]).toEqual([1, 0]);
  await run(clamdScan(await startFakeClamd({ port: 0 })));
  await settled();
  expect((await findFile(store, hash))?.scan).toBe("clean");
  expect(await enqueueScans(store)).toBe(0);
});

test("files of any size are clean or infected, by port and by path", async () => {
  const byPort = clamdScan(await startFakeClamd({ port: 0 }));
  expect(await byPort(Buffer.from("A résumé"))).toBe("clean");
  expect(await byPort(Buffer.alloc(0))).toBe("clean");
  expect(await byPort(Buffer.alloc(9_000_000, 65))).toBe("clean");
  expect(await byPort(Buffer.concat([Buffer.alloc(9_000_000, 65), eicar]))).toBe("infected");
  const byPath = clamdScan(await startFakeClamd({ path: `${root}/clamd.ctl` }));
  expect(await byPath(eicar)).toBe("infected");
});

test("an unknown, endless or missing reply is an error", async () => {
  const failureFor = async (answer: Peer["answer"]) => {
    const scan = clamdScan(await startFakeClamd({ port: 0 }, answer && { answer }), 300);
    return scan(eicar).catch((error: { code: string }) => error.code);
  };
  expect(await failureFor(() => "HTTP/1.1 400 Bad Request\r\n\r\n")).toBe("no-answer");
  expect(await failureFor(() => "stream: maybe\0")).toBe("bad-answer");
  expect(await failureFor(() => "x".repeat(100_000))).toBe("bad-answer");
  expect(await failureFor(() => "stream: OK... FOUND not\0")).toBe("bad-answer");
  const silent = createServer((socket) => sockets.add(socket.on("error", () => {})));
  servers.push(silent);
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  const { port } = silent.address() as AddressInfo;
  await expect(clamdScan(`tcp://127.0.0.1:${port}`, 300)(eicar)).rejects.toMatchObject({ code: "timed-out" });
});

test("a file that is too large for the scanner fails and is not scanned again", async () => {
  const scan = clamdScan(await startFakeClamd({ port: 0 }, { limit: 100_000 }));
  const hash = await apply(Buffer.alloc(5_000_000, 65));
  await run(scan);
  await settled();
  expect((await findFile(store, hash))?.scan).toBe("failed");
});

test("scan results are stored; without a scanner there are none", async () => {
  const [infected, clean] = [await apply(eicar), await apply(Buffer.from("A résumé"))];
  await run(undefined);
  await settled();
  expect((await findFile(store, infected))?.scan).toBe("unscanned");
  await Promise.all(running.splice(0).map((outbox) => outbox.stop()));

  await store.db.updateTable("outbox").set({ state: "pending" }).where("kind", "=", "scan-file").execute();
  await run(clamdScan(await startFakeClamd({ port: 0 })));
  await settled();
  expect((await findFile(store, infected))?.scan).toBe("infected");
  expect(await findFile(store, clean)).toMatchObject({ scan: "clean", scanned_at: expect.any(Number) });
  expect(logged.mock.calls.flat().join()).toContain(`"event":"file-infected"`);
});

test("while the scanner is down files wait, and are scanned once it is back", async () => {
  const address = await startFakeClamd({ port: 0 });
  await new Promise((resolve) => servers.splice(0)[0]?.close(resolve));
  const hash = await apply(eicar);
  await run(clamdScan(address));
  await eventually(() => expect(logged.mock.calls.flat().join()).toContain("ECONNREFUSED"));
  expect((await findFile(store, hash))?.scan).toBe("unscanned");
  await startFakeClamd({ port: Number(new URL(address).port) });
  await settled();
  expect((await findFile(store, hash))?.scan).toBe("infected");
});
