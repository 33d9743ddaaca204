import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { openStore, type Store } from "#server/store/open-store.ts";
import { createMessageSubmission } from "./submit-message.ts";

const root = mkdtempSync(`${tmpdir()}/submit-`);
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

test("a message is saved and wakes the outbox once, however often it is sent", async () => {
  const wake = vi.fn();
  const submit = createMessageSubmission(store, wake);
  const answers = await Promise.all(Array.from({ length: 20 }, () => submit(message, "10.0.0.1")));
  const references = answers.flatMap((answer) => (answer.kind === "SAVED" ? answer.reference : []));
  expect(new Set(references).size).toBe(1);
  expect(wake).toHaveBeenCalledTimes(1);
  // Repeats do not count towards the rate limit.
  expect(await submit(message, "10.0.0.1")).toEqual({ kind: "SAVED", reference: references[0] });
});

test("a time that someone else has booked is refused, and the same person's repeat is not", async () => {
  const submit = createMessageSubmission(store, () => {});
  const booking = { times: [1_800_000_000_000], zone: "Europe/London", minutes: 30, subject: "" };
  const first = await submit({ ...message, booking }, "a");
  expect(first.kind).toBe("SAVED");
  expect(await submit({ ...message, email: "b@example.com", booking }, "b")).toEqual({ kind: "TAKEN" });
  expect(await submit({ ...message, booking }, "a")).toEqual(first);
});

const receipts = async () => {
  const rows = await store.db
    .selectFrom("outbox")
    .select("id")
    .where("kind", "=", "contact-receipt")
    .execute();
  return rows.length;
};

test("a network is limited, an address is never locked out, and gets five receipts a day", async () => {
  const submit = createMessageSubmission(store, () => {});
  const send = (number: number, client: string, email = `${number}@example.com`) =>
    submit({ ...message, message: `Hello ${number}`, email }, client);
  for (let number = 0; number < 12; number += 1) expect((await send(number, "a")).kind).toBe("SAVED");
  expect(await send(12, "a")).toMatchObject({ kind: "TOO_MANY", retryAfter: 3600 });
  expect((await send(13, "b")).kind).toBe("SAVED");
  const before = await receipts();
  for (let number = 20; number < 30; number += 1)
    expect((await send(number, `b${number}`, "same@example.com")).kind).toBe("SAVED");
  expect((await receipts()) - before).toBe(5);
});

test("a failing store gives no receipt", async () => {
  const submit = createMessageSubmission(store, () => {});
  await store.db.schema.dropTable("messages").execute();
  expect(await submit(message, "a")).toEqual({ kind: "UNAVAILABLE", retryAfter: 30 });
});

test("a visitor's text is never logged", async () => {
  const submit = createMessageSubmission(store, () => {});
  await submit(message, "203.0.113.9");
  await store.db.schema.dropTable("outbox").execute();
  await submit({ ...message, message: "Another text" }, "203.0.113.9");
  expect(lines.map((line) => (JSON.parse(line) as { event: string }).event)).toEqual([
    "message-saved",
    "message-not-saved",
  ]);
  expect(lines.join()).not.toMatch(/asha|hello|another|203\.0/i);
});
