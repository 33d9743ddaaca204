import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer, type RequestListener, request } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { maxUploadBytes } from "#domain/upload.ts";
import { drainAfterResponse } from "#server/http/drain-request.ts";
import { bodyStream } from "#server/http/read-body.ts";
import { openStore, type Store } from "#server/store/open-store.ts";
import { eventually } from "#tests/support/eventually.ts";
import { diskFiles } from "./disk-files.ts";
import { type ReadForm, readForm } from "./read-form.ts";
import { createUploads } from "./uploads.ts";

const directory = mkdtempSync(`${tmpdir()}/read-form-`);
const files = diskFiles(directory);
const countTemporary = () => readdirSync(files.temporaryFolder).length;
const cleanups: (() => void)[] = [];
let store: Store;
let save: ReturnType<typeof createUploads>;
vi.spyOn(console, "error").mockImplementation(() => {});
beforeAll(async () => {
  store = await openStore({ directory }, () => {});
  save = createUploads(store, files);
});
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
});
afterAll(async () => {
  await store.close();
  rmSync(directory, { recursive: true });
});

async function listen(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  cleanups.push(() => server.close().closeAllConnections());
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

const boundary = "b";
const part = (name: string, text: string, parameters = "") =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${parameters}\r\n\r\n${text}\r\n`;
const filePart = (text: string, name = "a.pdf") => part("resume", text, `; filename="${name}"`);

/** Sends a raw body and reads it as a form. */
async function read(body: string | Buffer, type = `multipart/form-data; boundary=${boundary}`) {
  let result: ReadForm | undefined;
  const port = await listen(async (incoming, response) => {
    result = await readForm(incoming, (bytes, name) => save(bytes, name, "client"));
    response.end();
  });
  await fetch(`http://127.0.0.1:${port}`, {
    method: "POST",
    headers: { "Content-Type": type },
    body: new Uint8Array(Buffer.from(body)),
  });
  return result;
}

test("a form whose sender disconnects within a file leaves no partial file", async () => {
  const results: ReadForm[] = [];
  const port = await listen(async (incoming, response) => {
    results.push(await readForm(incoming, (bytes, name) => save(bytes, name, "client")));
    response.end();
  });
  const socket = connect(port, "127.0.0.1");
  socket.write(
    `POST / HTTP/1.1\r\nHost: site\r\nContent-Type: multipart/form-data; boundary=${boundary}\r\nContent-Length: 5000000\r\n\r\n`,
  );
  socket.write(filePart("%PDF-1.7 and a beginning that is never ended").slice(0, -2));
  await eventually(() => expect(countTemporary()).toBe(1));
  socket.destroy();
  await eventually(() => expect(countTemporary()).toBe(0));
  expect(results).toEqual([{ kind: "UNREADABLE" }]);
});

test("a file that fails to be saved while the form still arrives is refused, and the rest is read", async () => {
  const unhandled = vi.fn();
  process.on("unhandledRejection", unhandled);
  cleanups.push(() => process.off("unhandledRejection", unhandled));
  const { promise: failed, resolve: fail } = Promise.withResolvers<void>();
  const results: ReadForm[] = [];
  const port = await listen(async (incoming, response) => {
    const failingSave = async () => {
      // Unhandled rejections are reported before timers run.
      setImmediate(fail);
      throw new Error("read-only");
    };
    results.push(await readForm(incoming, failingSave));
    response.end();
  });
  const end = `\r\n${part("note", "later")}--${boundary}--\r\n`;
  const beginning = filePart("%PDF-1.7").slice(0, -2);
  const socket = connect(port, "127.0.0.1");
  socket.write(
    `POST / HTTP/1.1\r\nHost: site\r\nContent-Type: multipart/form-data; boundary=${boundary}\r\nContent-Length: ${beginning.length + end.length}\r\n\r\n${beginning}`,
  );
  await failed;
  socket.write(end);
  await eventually(() => expect(results).toHaveLength(1));
  expect(unhandled).not.toHaveBeenCalled();
  const [form] = results;
  if (form?.kind !== "READ") throw new Error("It was not read");
  expect(Object.fromEntries(form.fields)).toEqual({ resume: "refused:UNAVAILABLE", note: "later" });
});

test("a file whose sender disconnects leaves no partial file", async () => {
  const kinds: string[] = [];
  const port = await listen(async (incoming) => {
    kinds.push((await save(bodyStream(incoming), "a.pdf", "client")).kind);
  });
  const socket = connect(port, "127.0.0.1");
  socket.write("POST / HTTP/1.1\r\nHost: site\r\nContent-Length: 5000000\r\n\r\n%PDF-1.7");
  await eventually(() => expect(countTemporary()).toBe(1));
  socket.destroy();
  await eventually(() => expect(countTemporary()).toBe(0));
  await eventually(() => expect(kinds).toEqual(["REFUSED"]));
});

test("a file that is too large is answered before its end", async () => {
  const port = await listen(async (incoming, response) => {
    const upload = await save(bodyStream(incoming), "a.pdf", "client");
    drainAfterResponse(incoming, response);
    response.writeHead(413).end(JSON.stringify(upload));
  });
  const outgoing = request({ port, host: "127.0.0.1", method: "POST", agent: false });
  outgoing.on("error", () => {});
  const chunk = Buffer.alloc(256 * 1024, "%PDF-");
  let isAnswered = false;
  let sent = 0;
  const sending = (async () => {
    for (; !isAnswered && sent < 40 * maxUploadBytes; sent += chunk.length) {
      if (!outgoing.write(chunk))
        await new Promise((next) => outgoing.once("drain", next).once("close", next));
    }
  })();
  const [answer] = await once(outgoing, "response");
  isAnswered = true;
  expect(answer.statusCode).toBe(413);
  expect(sent).toBeLessThan(10 * maxUploadBytes);
  // A sender that keeps sending is disconnected.
  answer.resume();
  await sending;
  await new Promise((next) => (outgoing.destroyed ? next(0) : outgoing.once("close", next)));
  expect(countTemporary()).toBe(0);
});

test("text in another charset is decoded, an unknown charset is refused", async () => {
  const encodedPart = (name: string, charset: string, bytes: number[]) =>
    Buffer.concat([
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\nContent-Type: text/plain${charset}\r\n\r\n`,
      ),
      Buffer.from(bytes),
      Buffer.from("\r\n"),
    ]);
  const body = Buffer.concat([
    encodedPart("latin", "; charset=iso-8859-1", [0x5a, 0x6f, 0xeb]),
    encodedPart("wide", "; charset=utf-16le", [0x5a, 0x00, 0x6f, 0x00, 0xeb, 0x00]),
    encodedPart("none", "", [0x5a, 0x6f, 0xc3, 0xab]),
    encodedPart("broken", "; charset=utf-8", [0x5a, 0x6f, 0xeb]),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  const form = await read(body);
  if (form?.kind !== "READ") throw new Error("It was not read");
  expect(Object.fromEntries(form.fields)).toEqual({
    latin: "Zoë",
    wide: "Zoë",
    none: "Zoë",
    broken: "Zo\uFFFD",
  });
  const unknown = Buffer.concat([
    encodedPart("a", "; charset=x-unknown", [0x5a]),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  expect(await read(unknown)).toEqual({ kind: "UNREADABLE" });
});

test.each(["a.pdf", ""])(
  "a form that ends within a file %j is refused, and nothing is thrown",
  async (name) => {
    const thrown = vi.fn();
    process.on("uncaughtException", thrown);
    cleanups.push(() => process.off("uncaughtException", thrown));
    for (const size of [100, 100_000]) {
      const cut = filePart("a".repeat(size), name).slice(0, -2);
      expect(await read(cut)).toEqual({ kind: "UNREADABLE" });
      await new Promise(setImmediate);
    }
    expect(thrown).not.toHaveBeenCalled();
  },
);

test("forms that no browser sends are refused and have no effect", async () => {
  expect(await read("text", "multipart/form-data")).toEqual({ kind: "UNREADABLE" });
  expect(await read(part("a", "b"), `multipart/form-data; boundary=${boundary}`)).toEqual({
    kind: "UNREADABLE",
  });
  expect(await read(part("a", "b").repeat(2_000))).toEqual({ kind: "TOO_LARGE" });
  const last = `--${boundary}--\r\n`;
  expect(await read(part("a", "x".repeat(1024 * 1024)) + last)).toEqual({ kind: "TOO_LARGE" });
  const longHeader = part("a", "b", `; x="${"y".repeat(20_000)}"`) + last;
  expect((await read(longHeader))?.kind).not.toBe("READ");

  const unusual = await read(part("__proto__", "1") + part("twice", "a") + part("twice", "b") + last);
  expect(unusual?.kind).toBe("READ");
  if (unusual?.kind !== "READ") return;
  expect([...unusual.fields]).toEqual([
    ["__proto__", "1"],
    ["twice", "a"],
    ["twice", "b"],
  ]);
  expect(({} as Record<string, unknown>)["1"]).toBeUndefined();
});
