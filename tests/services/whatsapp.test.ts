import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readContent } from "#scripts/content/read-content.ts";
import { eventually } from "#tests/support/eventually.ts";
import { readMails } from "#tests/support/mails.ts";
import { createMetaPeer, metaEnv, metaSettings, postWebhook, webhookBody } from "#tests/support/meta-peer.ts";
import { endServers, isSettled, type Server, startServer } from "#tests/support/server.ts";

// The built server as a process, with a peer that plays Meta: one person from first message to erasure.

const directory = mkdtempSync(`${tmpdir()}/whatsapp-`);
const siteUrl = "https://www.site.example";
const opening = "/career/customer-operations/support-team-lead";
const key = "k".repeat(40);
const { dialogue, whatsapp: words, postings, applications } = readContent(process.cwd());
const questions = postings.find(({ id }) => id === "support-team-lead")?.questions ?? [];

let peer: Awaited<ReturnType<typeof createMetaPeer>>;
let site: Server;
const start = () =>
  startServer({
    ...{ DATA_DIR: directory, SITE_URL: siteUrl, ADMIN_API_KEYS: key },
    ...metaEnv(peer.address, opening),
  });
const webhookUrl = () => `${site.origin}/hooks/whatsapp`;

beforeAll(async () => {
  const resume = readFileSync("packages/resume-match/regression/files/adebayo-uk-classic.pdf");
  peer = await createMetaPeer({ webhook: webhookUrl, documents: { "1": resume } });
  site = await start();
});
afterAll(async () => {
  endServers();
  await peer.close();
  rmSync(directory, { recursive: true, force: true });
});

const repliesTo = (person: string) => peer.sent.filter(({ to }) => to === person).map(({ text }) => text);

type Content = { text: string } | { document: { id: string; filename: string } };
/** Sends signed messages in one request, as after a while offline, and waits for their replies. */
async function send(person: string, ...contents: Content[]): Promise<string[]> {
  const count = repliesTo(person).length;
  const messages = contents.map((content) => ({ from: person, ...content }));
  expect(await postWebhook(webhookUrl(), webhookBody(...messages))).toBe(200);
  const replies = () => repliesTo(person).slice(count);
  await eventually(() => expect(replies().length).toBeGreaterThanOrEqual(messages.length));
  return replies();
}
/** The server waits 2 s for stragglers before replying, so texts that need no reply first go together. */
const write = (person: string, ...texts: string[]) => send(person, ...texts.map((text) => ({ text })));

function query(sql: string): Record<string, unknown>[] {
  const database = new DatabaseSync(`${directory}/site.db`, { readOnly: true });
  try {
    return database.prepare(sql).all();
  } finally {
    database.close();
  }
}

const facts: Record<string, string> = {
  ...{ name: "Meera Patil", city: "Mumbai", experienceYears: "4 years", currentEmployer: "Kestrel Payments" },
  ...{ noticeDays: "30 days", shift: "any shift, night also ok", expectedPay: "7.5 lakh a year" },
  ...{ languages: "Hindi, English", education: "B.Com", startDate: "15 January", phone: "98220 00000" },
  email: "meera@example.com",
};
const screening = ["11", "I listened to two of her calls a week.", "yes", "1, 3"];

/** The person's answers to the questions that the document leaves open. */
const answersBeyond = (offer: string) =>
  dialogue.fields
    .filter(({ title }) => !offer.includes(`${title}: `))
    .flatMap(({ field, confirm }) => [facts[field] ?? "", ...(confirm === undefined ? [] : ["yes"])]);

async function get(path: string): Promise<Record<string, unknown>> {
  const answer = await fetch(site.origin + path, { headers: { Authorization: `Bearer ${key}` } });
  return { status: answer.status, ...((await answer.json()) as object) };
}

const meera = "919822000000";

test("one person applies, reads the private page, withdraws and erases; nothing else is stored", async () => {
  const ask = (token: string) =>
    fetch(`${webhookUrl()}?hub.mode=subscribe&hub.challenge=1158201444&hub.verify_token=${token}`);
  const verified = await ask(metaSettings.verifyToken);
  expect([verified.status, await verified.text()]).toEqual([200, "1158201444"]);
  expect((await ask("another")).status).toBe(403);

  // A wrong signature is rejected and leaves nothing behind.
  const body = webhookBody({ from: meera, text: "Hello" });
  for (const signature of ["", "sha256=0", `sha256=${"0".repeat(64)}`])
    expect(await postWebhook(webhookUrl(), body, signature)).toBe(401);
  expect(query("select id from chat_inbox union select id from chats")).toEqual([]);

  expect((await write(meera, "Hi", "yes"))[0]).toContain("May I save");
  const [offer = ""] = await send(meera, { document: { id: "1", filename: "cv.pdf" } });
  expect(offer).toContain("From cv.pdf: Name:");
  const replies = await write(meera, "yes", ...answersBeyond(offer), ...screening);
  for (const [index, { label }] of questions.entries())
    expect(replies.at(index - questions.length - 1)).toContain(label);
  expect(replies.at(-1)).toContain(words.ready);
  expect(query("select id from applications")).toEqual([]);
  const [sent = ""] = await write(meera, "SEND");

  // The application is stored like those from the form, with its answers and file.
  const [stored] = query("select id, reference from applications");
  expect(sent).toContain(stored?.reference);
  const path = `/api/applications/${stored?.id}`;
  const shown = (await get(path)) as { answers?: { question: string; answer: string }[] };
  expect(shown).toMatchObject({ resume: { name: "cv.pdf", type: "pdf" }, unit: "customer-operations" });
  expect(shown.answers?.filter(({ question }) => questions.some(({ id }) => id === question))).toMatchObject([
    ...[{ answer: "11" }, { answer: screening[1] }, { answer: applications.form.answers.yes }],
    { answer: "Phone, Email" },
  ]);

  // The link in the chat opens the private page, which shows what was sent.
  const link = /https:\/\/www\.site\.example(\/application\?token=[\w-]+)/.exec(sent)?.[1];
  const page = await (await fetch(site.origin + link)).text();
  for (const shown of [String(stored?.reference), "Grace Adebayo-Whitlock", "two of her calls a week"])
    expect(page.includes(shown), shown).toBe(true);

  // Further texts for the team are added without changing anything.
  expect(await write(meera, "my phone number is wrong")).toEqual([
    expect.stringContaining("a person will read it"),
  ]);
  expect(((await get(path)) as typeof shown).answers?.at(-1)).toMatchObject({
    question: "later",
    answer: expect.stringContaining("my phone number is wrong"),
  });

  expect(await write(meera, "withdraw", "yes")).toEqual([
    words.confirmWithdraw,
    expect.stringContaining("withdrawn"),
  ]);
  expect(await get(path)).toMatchObject({ status: "WITHDRAWN" });
  // Lists omit rows younger than ten seconds.
  await eventually(async () =>
    expect((await get("/api/applications")).applications).toMatchObject([{ ...stored, source: "WHATSAPP" }]),
  );

  expect(await write(meera, "DELETE", "yes")).toEqual([words.confirmErase, words.erased]);
  await eventually(async () => expect((await get(path)).status).toBe(410));
  await eventually(() => expect(query("select id from chats")).toEqual([]));
  expect(await isSettled(site, 60_000)).toBe(true);
  expect(query("select answer from answers")).toEqual([]);
  expect(query("select text from chat_replies")).toEqual([]);
  expect(query("select payload from chat_inbox where payload <> ''")).toEqual([]);
  expect((await fetch(site.origin + link)).status).toBe(410);
  expect(await readMails(directory)).toEqual([]);
  expect(peer.wrong).toEqual([]);
  expect(site.output()).not.toMatch(/9822|meera|kestrel|adebayo/i);
}, 240_000);

test("STOP is kept across a restart, and START ends it", async () => {
  const [asha, ravi] = ["919822000001", "919822000002"];
  const replies = await write(asha, "Hi", "yes", "STOP");
  expect(replies.at(-1)).toContain("stopped");
  const count = repliesTo(asha).length;
  expect(await site.stop()).toBe(0);
  site = await start();
  expect(await postWebhook(webhookUrl(), webhookBody({ from: asha, text: "I live in Pune" }))).toBe(200);
  await eventually(() => expect(query("select id from chat_inbox where state = 'WAITING'")).toEqual([]));
  // Others get replies meanwhile.
  expect((await write(ravi, "Hi"))[0]).toContain("May I save");
  expect(await isSettled(site, 60_000)).toBe(true);
  expect(repliesTo(asha)).toHaveLength(count);
  expect(
    query("select conversation from chats").some(({ conversation }) => String(conversation).includes("Pune")),
  ).toBe(false);
  expect((await write(asha, "START"))[0]).toContain(dialogue.resumed);
}, 120_000);
