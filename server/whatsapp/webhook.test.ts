import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Store } from "#server/store/open-store.ts";
import { testStores } from "#server/store/test-stores.ts";
import { metaSettings, newWamid, postWebhook, webhookBody } from "#tests/support/meta-peer.ts";
import { createWebhook } from "./webhook.ts";

const lines: string[] = [];
for (const method of ["log", "error"] as const) {
  vi.spyOn(console, method).mockImplementation((line: string) => {
    lines.push(line);
  });
}

const config = {
  ...metaSettings,
  opening: { unit: "customer-operations", job: "support-team-lead" },
  template: { name: "news", language: "en" },
  apiUrl: "http://127.0.0.1:9",
};

describe.each(testStores)("%s", (_, open) => {
  let store: Store;
  let url: string;
  let close: () => Promise<unknown>;
  beforeEach(async () => {
    lines.length = 0;
    store = await open();
    const webhook = await createWebhook({ store, config, wakeOutbox: () => {} });
    const server = createServer((request, response) => {
      const [path = "", query] = (request.url ?? "").split("?");
      if (!webhook({ path, query }, request, response)) response.writeHead(404).end();
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks/whatsapp`;
    close = () => new Promise((done) => server.close(done));
  });
  afterEach(async () => {
    await close();
    await store.close();
  });

  const inbox = () => store.db.selectFrom("chat_inbox").selectAll().orderBy("position").execute();
  const chats = () => store.db.selectFrom("chats").selectAll().execute();
  const tasks = () => store.db.selectFrom("outbox").selectAll().where("kind", "=", "chat-read").execute();

  test("Meta's verification gets its challenge back, and no other", async () => {
    const ask = (token: string, mode = "subscribe") =>
      fetch(`${url}?hub.mode=${mode}&hub.challenge=1158201444&hub.verify_token=${token}`);
    const right = await ask(metaSettings.verifyToken);
    expect([right.status, await right.text()]).toEqual([200, "1158201444"]);
    for (const wrong of [await ask("another"), await ask(metaSettings.verifyToken, "other")])
      expect(wrong.status).toBe(403);
  });

  test("a wrong signature is refused, and nothing is stored", async () => {
    const body = webhookBody({ from: "919822000000", text: "Hello" });
    for (const signature of ["", "sha256=", `sha256=${"0".repeat(64)}`, "sha1=abc"])
      expect(await postWebhook(url, body, signature)).toBe(401);
    // The same body with an extra space is another body.
    const signed = await postWebhook(url, `${body} `, undefined);
    expect(signed).toBe(200);
    expect(await inbox()).toHaveLength(1);
  });

  test("messages are stored once, however often they are delivered", async () => {
    const first = webhookBody({ from: "919822000000", id: newWamid(), text: "Hello" });
    const second = webhookBody(
      { from: "919822000000", id: newWamid(), text: "I live in Pune" },
      { from: "919822000001", id: newWamid(), type: "audio" },
    );
    const answers = await Promise.all(
      [first, second, first, second, first].map((body) => postWebhook(url, body)),
    );
    expect(answers).toEqual([200, 200, 200, 200, 200]);
    expect(await postWebhook(url, first)).toBe(200);
    const rows = await inbox();
    expect(rows.map(({ kind }) => kind).sort()).toEqual(["OTHER", "TEXT", "TEXT"]);
    expect(await chats()).toHaveLength(2);
    expect((await tasks()).every(({ due_at, created_at }) => due_at - created_at === 2_000)).toBe(true);
  });

  test("letters that a database refuses are left out, and unknown parts are let through", async () => {
    const body = JSON.parse(webhookBody({ from: "919822000000", text: "a\u0000b\ud800" }));
    body.entry[0].changes[0].value.messages.push({ type: "from the future" });
    body.entry[0].changes[0].value.statuses = [{ status: "sent" }, { status: "deleted" }];
    expect(await postWebhook(url, JSON.stringify(body))).toBe(200);
    expect((await inbox()).map(({ payload }) => JSON.parse(payload))).toEqual([{ text: "ab\ufffd" }]);
    expect(await postWebhook(url, "{}")).toBe(400);
    expect(await postWebhook(url, "no JSON")).toBe(400);
  });

  test("messages for another number are not ours", async () => {
    const body = webhookBody({ from: "919822000000", text: "Hi" }).replace(metaSettings.phoneNumberId, "1");
    expect(await postWebhook(url, body)).toBe(200);
    expect(await inbox()).toEqual([]);
  });

  test("a sender who floods is cut off, and others are not", async () => {
    const flood = Array.from({ length: 70 }, () => ({ from: "919822000000", text: "Hi" }));
    expect(await postWebhook(url, webhookBody(...flood, { from: "919822000001", text: "Hi" }))).toBe(200);
    expect(await inbox()).toHaveLength(61);
  });

  test("a body over the limit is refused", async () => {
    const body = webhookBody({ from: "919822000000", text: "a".repeat(300_000) });
    expect(await postWebhook(url, body).catch(() => 413)).toBe(413);
  });

  test("while the store does not answer, Meta is asked to send again", async () => {
    await store.db.schema.alterTable("chat_inbox").renameTo("elsewhere").execute();
    const body = webhookBody({ from: "919822000000", text: "Hi" });
    expect(await postWebhook(url, body)).toBe(503);
    await store.db.schema.alterTable("elsewhere").renameTo("chat_inbox").execute();
    expect(await postWebhook(url, body)).toBe(200);
    expect(await inbox()).toHaveLength(1);
  });

  test("neither a number nor a text is logged", async () => {
    await postWebhook(url, webhookBody({ from: "919822000000", text: "A secret word" }));
    await postWebhook(url, webhookBody({ from: "919822000000", text: "A secret word" }), "sha256=0");
    await store.db.schema.dropTable("chat_inbox").execute();
    await postWebhook(url, webhookBody({ from: "919822000000", text: "A secret word" }));
    expect(lines.join()).not.toMatch(/9822000000|secret|sha256/i);
  });
});
