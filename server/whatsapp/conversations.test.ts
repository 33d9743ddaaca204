import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { toNumberChat } from "#app/routes/careers/number-chat.ts";
import { businessDay } from "#domain/business-day.ts";
import type { Conversation } from "#domain/chat/conversation-state.ts";
import { postingsOn } from "#domain/postings/posting-days.ts";
import { dayMs } from "#domain/time.ts";
import { readContent } from "#scripts/content/read-content.ts";
import { diskFiles } from "#server/files/disk-files.ts";
import { removeMarkedFiles } from "#server/files/remove-files.ts";
import { createUploads } from "#server/files/uploads.ts";
import { createOutbox, type TaskHandler } from "#server/outbox/outbox.ts";
import { createScorer } from "#server/scoring/scorer.ts";
import { enqueueErasureNotices, eraseApplication } from "#server/store/applications.ts";
import { eraseExpiredChats, eraseUnconsentedChats } from "#server/store/erase-chats.ts";
import { filesLeftSince } from "#server/store/files.ts";
import { findHold, holdApplication, releaseApplication } from "#server/store/holds.ts";
import type { Store } from "#server/store/open-store.ts";
import { testStores } from "#server/store/test-stores.ts";
import { createApplicationAccess } from "#server/submissions/application-access.ts";
import { createEraser } from "#server/submissions/erase-application.ts";
import { eventually } from "#tests/support/eventually.ts";
import {
  createMetaPeer,
  type MetaFault,
  metaSettings,
  newWamid,
  postWebhook,
  webhookBody,
} from "#tests/support/meta-peer.ts";
import { createWhatsapp } from "./create-whatsapp.ts";

const lines: string[] = [];
for (const method of ["log", "error"] as const) {
  vi.spyOn(console, method).mockImplementation((line: string) => {
    lines.push(line);
  });
}

const opening = { unit: "customer-operations", job: "support-team-lead" };
const siteUrl = "https://site.example";
const content = readContent(process.cwd());
const today = businessDay();
const posting = postingsOn(content.postings, today).find(({ id }) => id === opening.job);
if (!posting) throw new Error("The opening is missing");
const chat = toNumberChat(posting, content, { site: siteUrl, today });
let current = chat;
const findNumberChat = () => current;
const { words, script, questions } = chat;
const { dialogue } = script;

const person = "919822000000";
const facts = [
  ...["yes", "Meera Patil", "Mumbai", "4 years", "Kestrel Payments", "30 days", "any shift, night also ok"],
  ...["7.5 lakh a year", "Hindi, English and Marathi", "B.Com", "15 January", "yes", "98220 00000", "skip"],
];
const coaching =
  "She was curt with callers. I listened to two of her calls a week and we talked on the same day.";
const answers = [...facts, "about 11 people", coaching, "haan", "1, 3"];

const scorer = createScorer({ processes: 2 });
afterAll(() => scorer.close());

describe.each(testStores)("%s", (_, open) => {
  let store: Store;
  let url: string;
  let folder: string;
  let peer: Awaited<ReturnType<typeof createMetaPeer>>;
  let fault: ((text: string) => MetaFault | undefined) | undefined;
  let access: ReturnType<typeof createApplicationAccess>;
  const erased: string[] = [];
  let sendReplies: TaskHandler | undefined;
  let close: () => Promise<void>;

  /**
   * Starts the site and its peer. Messages that arrive within `waitMs` are put in order. Without an answer from
   * Meta, a reply is sent again after `noticeMs`: no busy machine takes as long as the default.
   */
  async function start({ waitMs = 1, noticeMs = 60_000 } = {}): Promise<void> {
    const resume = readFileSync("packages/resume-match/regression/files/adebayo-uk-classic.pdf");
    peer = await createMetaPeer({
      fault: ({ text }) => fault?.(text),
      webhook: () => url,
      documents: { "1": resume, "2": Buffer.from("MZ, a program") },
    });
    const files = diskFiles(folder);
    const eraser = createEraser({
      ...{ store, files, mailFolder: folder },
      logErasure: async (entries) =>
        void erased.push(...entries.flatMap((entry) => ("application" in entry ? entry.application : []))),
    });
    const wakeOutbox = () => outbox.wake();
    access = createApplicationAccess({ store, files, eraser, isScanning: false, wakeOutbox });
    const { webhook, handlers } = await createWhatsapp({
      ...{
        score: scorer.score,
        store,
        files,
        eraser,
        siteUrl,
        findNumberChat,
        wakeOutbox,
        waitMs,
        noticeMs,
        retryDelay: () => 50,
      },
      saveUpload: createUploads(store, files, { minFreeBytes: 0 }),
      config: { ...metaSettings, opening, template: { name: "news", language: "en" }, apiUrl: peer.address },
    });
    sendReplies = handlers["chat-send"];
    const outbox = createOutbox({ store, handlers, pollMs: 20, retryDelay: () => 50 });
    const server = createServer((request, response) => {
      const [path = "", query] = (request.url ?? "").split("?");
      if (!webhook({ path, query }, request, response)) response.writeHead(404).end();
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks/whatsapp`;
    await outbox.start();
    close = async () => {
      await outbox.stop();
      await peer.close();
      const closed = new Promise((done) => server.close(done));
      // A notice from the peer may keep its connection open for seconds.
      server.closeAllConnections();
      await closed;
    };
  }

  beforeEach(async () => {
    lines.length = 0;
    erased.length = 0;
    fault = undefined;
    current = chat;
    store = await open();
    folder = mkdtempSync(`${tmpdir()}/whatsapp-`);
    // Only the test of the order has stragglers to wait for.
    await start();
  });
  afterEach(async () => {
    await close();
    await store.close();
    rmSync(folder, { recursive: true });
  });

  const texts = () => peer.sent.map(({ text }) => text);
  const say = async (text: string, from = person) =>
    expect(await postWebhook(url, webhookBody({ from, text }))).toBe(200);
  /** Sends a message and waits for the reply to it. */
  const ask = async (text: string): Promise<string> => {
    const count = peer.sent.length;
    await say(text);
    await eventually(() => expect(peer.sent.length).toBeGreaterThan(count));
    return texts().at(-1) ?? "";
  };
  /** Sends messages one after the other. @returns the last reply */
  const talk = async (messages: string[]): Promise<string> => {
    const count = peer.sent.length;
    const first = Math.floor(Date.now() / 1000) - messages.length;
    const all = messages.map((text, index) => ({ from: person, text, timestamp: first + index }));
    expect(await postWebhook(url, webhookBody(...all))).toBe(200);
    await eventually(() => expect(peer.sent.length).toBe(count + messages.length));
    return texts().at(-1) ?? "";
  };
  const rows = (table: "chats" | "chat_inbox" | "chat_replies" | "stopped_numbers" | "applications") =>
    store.db.selectFrom(table).selectAll().execute() as Promise<Record<string, unknown>[]>;
  const tokenIn = (text: string) => /application\?token=([\w-]+)/.exec(text)?.[1] ?? "";

  /** Sends a document. @returns the last reply */
  const sendFile = async (id: string) => {
    const count = peer.sent.length;
    await postWebhook(url, webhookBody({ from: person, document: { id, filename: "work.pdf" } }));
    await eventually(() => expect(peer.sent.length).toBeGreaterThan(count));
    return texts().at(-1) ?? "";
  };

  test("a first message is no consent, and the question has buttons for yes and no", async () => {
    expect(await ask("Yes")).toContain(dialogue.consent);
    expect(peer.sent.at(-1)).toMatchObject({ kind: "interactive", choices: ["Yes", "No"] });
    const [before] = await rows("chats");
    expect(before).toMatchObject({ consented_at: 0 });
    expect(String(before?.conversation)).not.toContain('"consent"');
    await ask("Haan ji");
    expect(peer.sent.at(-1)).toMatchObject({ kind: "text", choices: [] });
    const [chat] = await rows("chats");
    expect(Number(chat?.consented_at)).toBeGreaterThan(0);
    const { consent } = JSON.parse(String(chat?.conversation)) as Conversation;
    expect(consent).toMatchObject({ words: "Haan ji", version: words.consentVersion });
  });

  test("without consent everything is erased after 24 hours, with it when the opening says", async () => {
    await talk(["Hi", "My name is Asha Rao"]);
    const hour = 60 * 60_000;
    expect(await eraseUnconsentedChats(store, Date.now() + 23 * hour)).toBe(0);
    expect(await eraseUnconsentedChats(store, Date.now() + 25 * hour)).toBe(1);
    expect(await rows("chats")).toEqual([]);
    expect(await rows("chat_replies")).toEqual([]);
    expect(JSON.stringify(await rows("chat_inbox"))).not.toContain("Asha");
    await talk(["Hi", "My name is Asha Rao", "yes"]);
    expect(await eraseUnconsentedChats(store, Date.now() + 25 * hour)).toBe(0);
    expect((await rows("chats"))[0]?.conversation).toContain("Asha Rao");
  });

  test("a whole application lands where those of the form do, with a private page", async () => {
    expect(await ask("Hi")).toContain(dialogue.consent);
    expect(await talk(answers)).toContain(words.ready);
    const sent = await ask("Send");
    const [row] = await store.db.selectFrom("applications").selectAll().execute();
    expect(row).toMatchObject({
      ...{ ...opening, name: "Meera Patil", phone: "9822000000", email: "", source: "WHATSAPP", file: "" },
      ...{ consent: words.consentVersion, retains: 0, verified_at: null },
    });
    expect(sent).toContain(row?.reference);
    const data = await access.application(tokenIn(sent));
    const stored = data?.sent?.answers.map(({ label, answer }) => [label, answer]);
    expect(stored).toContainEqual(["City", "Mumbai"]);
    // The opening's own questions, as the form stores them.
    expect(stored?.slice(-4)).toEqual([
      [questions[0]?.label, "11"],
      [questions[1]?.label, coaching],
      [questions[2]?.label, chat.form.answers.yes],
      [questions[3]?.label, "Phone, Email"],
    ]);
    expect(await access.storedData(tokenIn(sent))).toMatchObject({ application: { id: row?.id } });
    const kinds = (
      await store.db
        .selectFrom("outbox")
        .select("kind")
        .where("subject", "=", row?.id ?? "")
        .execute()
    ).map(({ kind }) => kind);
    expect(kinds.sort()).toEqual(["scan-file", "score-application", "webhook:application.submitted"]);
    // A second SEND creates no second application.
    expect(await ask("send")).toBe(words.sentAlready);
    expect(await rows("applications")).toHaveLength(1);
    expect(peer.wrong).toEqual([]);
    expect(lines.join("\n")).not.toMatch(/9822000000|meera|mumbai|kestrel|token-of/i);
  });

  test("what the form would refuse is asked again with its message, and nothing is sent before", async () => {
    const { form } = chat;
    await talk(["Hi", ...facts]);
    const [people, , night] = questions;
    const about = (template: string, label = "") => template.replace("{label}", label);
    expect(await ask("quite a few")).toBe(about(form.answers.number, people?.label));
    expect(await ask("quite a lot")).toBe(
      `${dialogue.onceMore} ${about(form.answers.number, people?.label)}`,
    );
    expect(await ask("900")).toContain("0 to 500");
    expect(await ask("skip")).toBe(about(form.answers.missing, people?.label));
    expect(await ask("send")).toBe(`${dialogue.onceMore} ${about(form.answers.missing, people?.label)}`);
    expect(await ask("kitna salary milega?")).toContain(people?.label);
    await talk(["11", coaching]);
    expect(await ask("perhaps")).toBe(about(form.answers.notAnOption, night?.label));
    expect(await ask("no")).toContain("4 of 4");
    expect(await ask("skip")).toContain(words.ready);
    // Before sending, an answer can be changed and a fact corrected.
    expect(await ask("Question 1")).toContain(people?.label);
    expect(await ask("12")).toContain(words.ready);
    expect(await ask("change my city to Pune")).toContain("Pune");
    expect(await rows("applications")).toEqual([]);
    await ask("send");
    const stored = await store.db
      .selectFrom("answers")
      .select(["question", "answer"])
      .orderBy("position")
      .execute();
    expect(stored).toEqual(
      expect.arrayContaining([
        { question: "city", answer: "Pune" },
        { question: "people", answer: "12" },
        { question: "night", answer: form.answers.no },
        { question: "channels", answer: "" },
      ]),
    );
  });

  test("a file answers a question as in the form, is erased with the conversation, and works for a day", async () => {
    const asked = { id: "work", kind: "FILE" as const, label: "A piece of your work?", required: true };
    current = { ...chat, questions: [asked] };
    const { file: problems } = chat.form;
    expect(await talk(["Hi", ...facts])).toContain(asked.label);
    expect(await sendFile("2")).toContain(problems.WRONG_TYPE);
    expect(await sendFile("1")).toContain(words.ready);
    await ask("delete");
    await ask("yes");
    await eventually(async () => expect(await rows("chats")).toEqual([]));
    // The reply says that everything is erased: so are the bytes.
    expect(texts().at(-1)).toBe(words.erased);
    expect(await store.db.selectFrom("files").selectAll().execute()).toEqual([]);
    expect(await store.db.selectFrom("uploads").selectAll().execute()).toEqual([]);

    await talk(["Hi", ...facts]);
    await sendFile("1");
    await store.db
      .updateTable("uploads")
      .set({ arrived_at: Date.now() - dayMs })
      .execute();
    expect(await ask("send")).toContain(problems.GONE);
    await sendFile("1");
    expect(await ask("send")).toContain("application?token=");
    const [answer] = await store.db
      .selectFrom("answers")
      .selectAll()
      .where("question", "=", "work")
      .execute();
    expect(answer).toMatchObject({
      kind: "FILE",
      answer: "work.pdf",
      file: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  test("a value that the form has come to refuse is asked for again when it is sent", async () => {
    await talk(["Hi", ...answers]);
    const [row] = await store.db.selectFrom("chats").selectAll().execute();
    const edited = (row?.conversation ?? "")
      .replaceAll("9822000000", "98")
      .replace('"people":"11"', '"people":"x"');
    await store.db.updateTable("chats").set({ conversation: edited }).execute();
    expect(await ask("send")).toBe(chat.form.fields.phone.wrong);
    expect(await ask("98220 00000")).toContain(words.ready);
    expect(await ask("send")).toContain(questions[0]?.label);
    expect(await ask("11")).toContain(words.ready);
    expect(await ask("send")).toContain("application?token=");
    expect(await rows("applications")).toHaveLength(1);
  });

  test("what is written after SEND changes nothing, and reaches the team with the application", async () => {
    await talk(["Hi", ...answers, "send"]);
    const later = [
      "my phone number is wrong",
      "change my city to Pune",
      "what about the laptop?",
      "talk to a person",
    ];
    for (const text of later) expect(await ask(text)).toBe(words.amended);
    expect(await ask("thanks")).toBe(dialogue.thanks);
    expect(await ask("kitna salary milega?")).not.toContain(words.amended);
    expect(await ask("Are you a bot?")).toBe(dialogue.aboutBot);
    const stored = await store.db.selectFrom("answers").selectAll().orderBy("position").execute();
    expect(stored.find(({ question }) => question === "city")?.answer).toBe("Mumbai");
    const last = stored.at(-1);
    expect(last).toMatchObject({ question: "later", kind: "LONG_TEXT", label: words.amendment });
    expect(last?.answer.split("\n\n").map((line) => line.replace(/^[\d-]+ [\d:]+: /, ""))).toEqual(later);
    const events = await store.db
      .selectFrom("outbox")
      .select("id")
      .where("kind", "=", "webhook:application.amended")
      .execute();
    expect(events).toHaveLength(4);
    const count = peer.sent.length;
    await postWebhook(url, webhookBody({ from: person, document: { id: "1", filename: "cv.pdf" } }));
    await eventually(() => expect(peer.sent.length).toBeGreaterThan(count));
    expect(texts().at(-1)).toBe(words.lateDocument.replace("{file}", "cv.pdf"));
    // A long text fills more than one answer, and none of it is lost.
    const story = "x".repeat(3_000);
    await talk([story, story]);
    const labels = (
      await store.db
        .selectFrom("answers")
        .selectAll()
        .where("question", "like", "later%")
        .orderBy("position")
        .execute()
    ).map(({ label, answer }) => [label, answer.length <= 5_000]);
    expect(labels).toEqual([
      [words.amendment, true],
      [`${words.amendment} 2`, true],
    ]);
  });

  test("messages are answered once each, in the order in which they were sent", async () => {
    await close();
    // Six requests must arrive within this time, even on a busy machine.
    await start({ waitMs: 3_000 });
    await talk(["Hi", "yes"]);
    const now = Math.floor(Date.now() / 1000);
    const first = webhookBody({ from: person, id: newWamid(), text: "Meera Patil", timestamp: now - 2 });
    const second = webhookBody({ from: person, id: newWamid(), text: "Pune", timestamp: now - 1 });
    const third = webhookBody({ from: person, id: newWamid(), text: "4 years", timestamp: now });
    await Promise.all([third, second, first, third, second, first].map((body) => postWebhook(url, body)));
    await eventually(() => expect(texts().at(-1)).toContain("Noted: 4 years."));
    // A reply to the repeated message would come before the reply to the next one.
    await postWebhook(url, first);
    await say("Kestrel Payments");
    await eventually(() => expect(texts().at(-1)).toContain("Noted: Kestrel Payments."));
    expect(texts().slice(2)).toEqual([
      expect.stringContaining("Noted: Meera Patil."),
      expect.stringContaining("Noted: Pune."),
      expect.stringContaining("Noted: 4 years."),
      expect.stringContaining("Noted: Kestrel Payments."),
    ]);
  });

  test("429, 500 and a lost answer delay replies, and none is sent twice or out of order", async () => {
    await close();
    await start({ noticeMs: 3_000 });
    const faults: MetaFault[] = [{ status: 429, retryAfter: 0 }, { status: 500 }, "BROKEN"];
    fault = () => faults.shift();
    await talk(["Hi", "yes", "Meera Patil"]);
    // A duplicate reply would come before the next one.
    expect(await ask("Pune")).toContain("Noted: Pune.");
    expect(new Set(peer.sent.map(({ ours }) => ours)).size).toBe(4);
    expect(peer.sent).toHaveLength(4);
    expect(texts()[0]).toContain(dialogue.consent);
    expect(texts()[2]).toContain("Noted: Meera Patil.");
  });

  test("a reply that Meta refuses is recorded, and the next is sent", async () => {
    fault = (text) => (text.includes(dialogue.consent) ? { status: 400, code: 131026 } : undefined);
    await say("Hi");
    await eventually(async () => expect((await rows("chat_replies"))[0]?.state).toBe("FAILED"));
    fault = undefined;
    expect(await ask("yes")).toContain(dialogue.thanksForConsent);
    expect((await rows("chat_replies"))[0]).toMatchObject({ state: "FAILED", failure: "400-131026" });
  });

  test("a day after the last message only a template is sent, and the rest once the person writes", async () => {
    await talk(["Hi", ...answers, "send"]);
    const [application] = await store.db.selectFrom("applications").selectAll().execute();
    await store.db
      .updateTable("chats")
      .set({ heard_at: Date.now() - dayMs - 1 })
      .execute();
    await store.db.updateTable("applications").set({ erase_at: Date.now() }).execute();
    const before = peer.sent.length;
    await enqueueErasureNotices(store, Date.now(), 7 * dayMs);
    await eventually(() => expect(peer.sent).toHaveLength(before + 1));
    expect(peer.sent.at(-1)).toMatchObject({ kind: "template", text: "news", to: person });
    await say("What is it?");
    await eventually(() => expect(peer.sent).toHaveLength(before + 3));
    expect(texts().at(-2)).toContain(`Your application ${application?.reference} will be erased`);
    expect(tokenIn(texts().at(-2) ?? "")).not.toBe("");
  });

  test("a person is asked to write once, although two tasks find the same reply at the same time", async () => {
    await talk(["Hi"]);
    await eventually(async () => expect((await rows("chat_replies"))[0]?.state).toBe("DELIVERED"));
    await store.db.updateTable("chat_replies").set({ state: "WAITING" }).execute();
    await store.db
      .updateTable("chats")
      .set({ heard_at: Date.now() - dayMs - 1 })
      .execute();
    const [chat] = await rows("chats");
    const task = { id: "task", subject: String(chat?.id), created_at: Date.now() };
    await Promise.all([sendReplies?.run(task), sendReplies?.run(task)]);
    expect(peer.sent.map(({ kind }) => kind)).toEqual(["interactive", "template"]);
  });

  test("after STOP nothing is written until START, but commands are answered", async () => {
    await talk(["Hi", "yes", "Meera Patil"]);
    const stopped = await ask("Stop. Thank you");
    expect(stopped).toContain("stopped");
    await say("Pune");
    await say("Hello?");
    expect(await ask("delete")).toBe(words.confirmErase);
    expect(texts().at(-2)).toBe(stopped);
    // The number is not stored, and erasing the conversation does not cancel STOP.
    expect(JSON.stringify(await rows("stopped_numbers"))).not.toContain(person);
    expect(await ask("yes")).toBe(words.erased);
    expect(await rows("stopped_numbers")).toHaveLength(1);
    await say("Pune");
    expect(await ask("START")).toContain(dialogue.consent);
    expect(texts().at(-2)).toBe(words.erased);
    expect(await rows("stopped_numbers")).toEqual([]);
  });

  test("STOP counts although the next message is read together with it", async () => {
    await talk(["Hi", "yes", "STOP"]);
    await say("Hello?");
    await say("I live in Pune");
    expect(await ask("my data")).toBe(words.noData);
    expect(await rows("stopped_numbers")).toHaveLength(1);
    expect((await rows("chats"))[0]?.conversation).not.toContain("Pune");
    expect(texts().at(-2)).toContain("stopped");
  });

  test("DELETE erases after a yes: the application, the conversation and the number", async () => {
    await talk(["Hi", ...answers, "send"]);
    const [application] = await store.db.selectFrom("applications").selectAll().execute();
    expect(await ask("delete")).toBe(words.confirmErase);
    expect(await ask("no")).toBe(words.unchanged);
    expect(await rows("applications")).toHaveLength(1);
    await ask("Delete my data");
    expect(await ask("YES")).toBe(words.erased);
    await eventually(async () => expect(await rows("chats")).toEqual([]));
    expect(erased).toEqual([application?.id]);
    expect(await rows("applications")).toEqual([]);
    expect(await rows("chat_replies")).toEqual([]);
    expect((await rows("chat_inbox")).every(({ payload }) => payload === "")).toBe(true);
    expect(await ask("Hi")).toContain(dialogue.consent);
  });

  test("while files cannot be removed, the reply to DELETE says so, and the sweep is due", async () => {
    await talk(["Hi", ...facts]);
    await sendFile("1");
    const [{ hash = "" } = {}] = await store.db.selectFrom("files").select("hash").execute();
    const path = join(folder, "files", hash.slice(0, 2), hash);
    // A directory in its place: not even root can remove it as a file.
    renameSync(path, `${path}.aside`);
    mkdirSync(path);
    await ask("delete");
    expect(await ask("yes")).toBe(words.erasedExceptFiles);
    expect(await filesLeftSince(store)).toBeGreaterThan(0);
    rmSync(path, { recursive: true });
    renameSync(`${path}.aside`, path);
    await removeMarkedFiles({ store, files: diskFiles(folder) });
    expect(await store.db.selectFrom("files").selectAll().execute()).toEqual([]);
  });

  test("DELETE under a legal hold erases nothing, says so, and is done at the release", async () => {
    await talk(["Hi", ...answers, "send"]);
    const [{ id = "" } = {}] = await store.db.selectFrom("applications").selectAll().execute();
    await holdApplication(store, { application: id, reason: "Case 12" });
    await ask("delete");
    const [before = ""] = words.erasureHeld.split("{link}");
    expect(await ask("yes")).toContain(before);
    expect(await rows("applications")).toHaveLength(1);
    expect((await rows("chats"))[0]).toMatchObject({ application: id, state: "OPEN" });
    expect((await findHold(store, id))?.erase_asked_at).toBeGreaterThan(0);
    expect(await ask("my data")).toContain("application?token=");
    await releaseApplication(store, id);
    expect(await eraseApplication(store, id)).toBe("ERASED");
    expect(await rows("chats")).toEqual([]);
  });

  test("an application that is erased elsewhere takes its conversation along", async () => {
    await talk(["Hi", ...answers, "send"]);
    const [application] = await store.db.selectFrom("applications").selectAll().execute();
    await eraseApplication(store, application?.id ?? "");
    expect(await rows("chats")).toEqual([]);
    expect(await rows("chat_replies")).toEqual([]);
  });

  test("“withdraw” and “my data” do what the private page does", async () => {
    expect(await talk(["Hi", "my data"])).toBe(words.noData);
    expect(await ask("withdraw")).toBe(words.noApplication);
    expect(await talk(["yes", "Meera Patil", "my data"])).toContain("Meera Patil");
    await talk([...answers.slice(2), "send"]);
    const link = tokenIn(await ask("My data"));
    expect(await access.storedData(link)).toMatchObject({ application: { name: "Meera Patil" } });
    await ask("withdraw");
    expect(await ask("yes")).toContain("withdrawn");
    const [application] = await store.db.selectFrom("applications").selectAll().execute();
    expect(application?.withdrawn_at).not.toBeNull();
  });

  test("a document is read, and one of another kind is refused", async () => {
    await talk(["Hi", "yes"]);
    const send = async (id: string, filename: string) => {
      const count = peer.sent.length;
      await postWebhook(url, webhookBody({ from: person, document: { id, filename } }));
      await eventually(() => expect(peer.sent.length).toBeGreaterThan(count));
      return texts().at(-1);
    };
    expect(await send("2", "cv.exe")).toContain("cv.exe isn’t a PDF");
    expect(await send("3", "gone.pdf")).toContain("couldn’t read gone.pdf");
    expect(await send("1", "cv.pdf")).toContain("From cv.pdf: Name:");
    expect((await rows("chats"))[0]).toMatchObject({ file_name: "cv.pdf" });
  });

  test("voice, pictures and the like get a line", async () => {
    await talk(["Hi"]);
    await postWebhook(url, webhookBody({ from: person, type: "audio" }));
    await eventually(() => expect(texts().at(-1)).toBe(words.otherKind));
  });

  test("a conversation without an application is erased after its time, and not before", async () => {
    await talk(["Hi", "yes", "Meera Patil"]);
    expect(await eraseExpiredChats(store, Date.now() + 150 * dayMs)).toBe(0);
    expect(await eraseExpiredChats(store, Date.now() + 190 * dayMs)).toBe(1);
    expect(await rows("chats")).toEqual([]);
    expect(await rows("chat_replies")).toEqual([]);
    expect(await rows("chat_inbox")).toEqual([]);
  });
});
