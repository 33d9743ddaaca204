import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { openStore, type Store } from "#server/store/open-store.ts";
import { createMessageSubmission } from "./submit-message.ts";

const root = mkdtempSync(`${tmpdir()}/receive-`);
let store: Store;
let directory: string;
const lines: string[] = [];
for (const method of ["log", "error"] as const) {
  vi.spyOn(console, method).mockImplementation((line: string) => {
    lines.push(line);
  });
}

beforeEach(async () => {
  directory = mkdtempSync(`${root}/data-`);
  store = await openStore({ directory }, () => {});
  lines.length = 0;
});
afterEach(() => store.close());
afterAll(() => rmSync(root, { recursive: true }));

const message = {
  reason: "demo",
  name: "Asha",
  email: "asha@example.com",
  company: "",
  message: "Hello there",
  suspicion: "",
};

test("a new message is kept and wakes the outbox once, however often it is sent", async () => {
  const wake = vi.fn();
  const receive = createMessageSubmission(store, wake);
  const answers = await Promise.all(Array.from({ length: 20 }, () => receive(message, "10.0.0.1")));
  const kept = answers.flatMap((answer) => (answer.kind === "KEPT" ? answer.reference : []));
  expect(new Set(kept).size).toBe(1);
  expect(wake).toHaveBeenCalledTimes(1);
  // Repeating is no flood: whoever has a receipt gets it again.
  expect(await receive(message, "10.0.0.1")).toEqual({ kind: "KEPT", reference: kept[0] });
});

test("one network and one address have their limits, and others are not touched", async () => {
  const receive = createMessageSubmission(store, () => {});
  const send = (number: number, client: string, email = `${number}@example.com`) =>
    receive({ ...message, message: `Hello ${number}`, email }, client);
  for (let number = 0; number < 12; number += 1) expect((await send(number, "a")).kind).toBe("KEPT");
  expect(await send(12, "a")).toMatchObject({ kind: "TOO_MANY", retryAfter: 3600 });
  for (let number = 20; number < 25; number += 1)
    expect((await send(number, `b${number}`, "Same@example.com")).kind).toBe("KEPT");
  expect((await send(25, "c", "same@EXAMPLE.com")).kind).toBe("TOO_MANY");
  expect((await send(26, "c")).kind).toBe("KEPT");
});

test("a store that fails is said, and never a receipt", async () => {
  const receive = createMessageSubmission(store, () => {});
  await store.db.schema.dropTable("messages").execute();
  expect(await receive(message, "a")).toEqual({ kind: "UNAVAILABLE", retryAfter: 30 });
});

test("nothing that a visitor wrote is logged", async () => {
  const receive = createMessageSubmission(store, () => {});
  await receive(message, "203.0.113.9");
  await store.db.schema.dropTable("outbox").execute();
  await receive({ ...message, message: "Another text" }, "203.0.113.9");
  expect(lines.map((line) => (JSON.parse(line) as { event: string }).event)).toEqual([
    "message-kept",
    "message-not-kept",
  ]);
  expect(lines.join()).not.toMatch(/asha|hello|another|203\.0/i);
});
