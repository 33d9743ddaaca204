import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import ICAL from "ical.js";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { dayMs, hourMs } from "#domain/time.ts";
import { readContent } from "#scripts/content/read-content.ts";
import { diskFiles } from "#server/files/disk-files.ts";
import type { MailWords } from "#server/mail/mail.ts";
import { fileMailer, type Mailer, smtpMailer } from "#server/mail/mailer.ts";
import { findMessage, insertMessage } from "#server/store/messages.ts";
import { openStore, type Store } from "#server/store/open-store.ts";
import {
  claim,
  countTasks,
  enqueue,
  enqueueRecurring,
  finishAttempt,
  renewLease,
  taskIdsFor,
} from "#server/store/outbox-table.ts";
import { enqueueReport } from "#server/store/round-reports.ts";
import { createEraser } from "#server/submissions/erase-application.ts";
import { eraseExpired, twelveMonthsBefore } from "#server/tasks/erase-expired.ts";
import { createTaskHandlers } from "#server/tasks/task-handlers.ts";
import { createWebhookHandlers } from "#server/webhook/webhook-handlers.ts";
import { eventually } from "#tests/support/eventually.ts";
import { PermanentError, RetryableError } from "./errors.ts";
import { createOutbox, type Outbox, type TaskHandlers } from "./outbox.ts";

const { applications, bookDemo } = readContent(process.cwd());
const words: MailWords = {
  applications: { en: applications.mails },
  booking: {
    ...bookDemo.mails,
    zone: bookDemo.office.zone,
    pageNames: { "/secure-sight": "SecureSight" },
  },
  siteName: "Site",
  reasons: { demo: "A demo" },
  received: {
    subject: "{reason}: {name} ({reference})",
    suspected: "Perhaps a machine: {reference}",
    facts: {
      reason: "About",
      name: "Name",
      email: "E-mail",
      company: "Company",
      page: "Sent from",
      reference: "Ref",
      arrived: "At",
    },
    none: "none given",
    answer: "Answer this mail.",
    suspicion: { honeypot: "A hidden field was filled in." },
  },
  reported: {
    subject: "Reported: {reason}",
    paragraphs: ["{link} is reported for {reason}."],
    reasons: { FRAUD: "fraud", DISCRIMINATION: "discrimination", SPAM: "spam", OTHER: "another reason" },
  },
  receipt: { subject: "Received {reference}", paragraphs: ["It is stored as {reference}."] },
};
const message = {
  reason: "demo",
  name: 'Asha "Z", Rao\u2028',
  email: "asha@example.com",
  company: "",
  message: "First <b>line</b>\n{name} & second",
  suspicion: "",
};
const from = { name: "Site", address: "site@site.example" };
const contactTo = { name: "", address: "team@site.example" };

type Answer = number | "hang" | undefined;
/** A mail server on this machine; `answer` decides about each recipient, or leaves the sender hanging. */
function createPeer(answer: (to: string) => Answer = () => undefined) {
  const mails: { to: string[]; raw: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo({ address }, _, done) {
      const code = answer(address);
      done(typeof code === "number" ? Object.assign(new Error("no"), { responseCode: code }) : null);
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const to = envelope.rcptTo.map(({ address }) => address);
        if (to.some((one) => answer(one) === "hang")) return;
        mails.push({ to, raw: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  // A sender that times out drops its connection.
  server.on("error", () => {});
  return {
    mails,
    listen: (port = 0) =>
      new Promise<number>((resolve) => {
        const listening = server.listen(port, "127.0.0.1", () =>
          resolve((listening.address() as AddressInfo).port),
        );
      }),
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

const root = mkdtempSync(`${tmpdir()}/outbox-`);
let directory: string;
let store: Store;
const running: Outbox[] = [];
const mailers: Mailer[] = [];
const peers: ReturnType<typeof createPeer>[] = [];
vi.spyOn(console, "log").mockImplementation(() => {});
const logged = vi.spyOn(console, "error").mockImplementation(() => {});

beforeEach(async () => {
  directory = mkdtempSync(`${root}/data-`);
  store = await openStore({ directory }, () => {});
  logged.mockClear();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((one) => one.stop()));
  for (const mailer of mailers.splice(0)) mailer.close();
  await store.close();
  await Promise.all(peers.splice(0).map((peer) => peer.close()));
});
afterAll(() => rmSync(root, { recursive: true }));

async function peerOf(answer?: (to: string) => Answer) {
  const peer = createPeer(answer);
  peers.push(peer);
  return { peer, port: await peer.listen() };
}
/** All dependencies of the handlers except the mailer. */
function partsOf(mailFolder: string) {
  const files = diskFiles(directory);
  const eraser = createEraser({ store, files, mailFolder, logErasure: async () => {} });
  return { store, contactTo, words, mailFolder, siteUrl: "https://site.example", files, eraser };
}
function mailThrough(port: number) {
  const mailer = smtpMailer(`smtp://127.0.0.1:${port}`, from);
  mailers.push(mailer);
  return createTaskHandlers({ ...partsOf(`${directory}/mail`), mailer });
}
/** A peer that hangs on the first mail. Only that attempt has tight timeouts, since machines may be busy. */
async function hangOnce(limits: object) {
  let attempts = 0;
  const { peer, port } = await peerOf(() => (attempts === 1 ? "hang" : undefined));
  const patient = smtpMailer(`smtp://127.0.0.1:${port}`, from);
  const hasty = smtpMailer(`smtp://127.0.0.1:${port}`, from, limits);
  mailers.push(patient, hasty);
  const send: Mailer["send"] = (id, mail) => {
    attempts += 1;
    return (attempts === 1 ? hasty : patient).send(id, mail);
  };
  return {
    peer,
    handlers: createTaskHandlers({ ...partsOf(`${directory}/mail`), mailer: { ...patient, send } }),
  };
}
/** Starts an outbox with short delays and no webhook. */
async function run(
  handlers: TaskHandlers,
  retryDelay: (attempts: number) => number | undefined = () => 20,
  leaseMs?: number,
) {
  const all = { ...createWebhookHandlers({ store }), ...handlers };
  const outbox = createOutbox({ store, handlers: all, pollMs: 20, retryDelay, leaseMs });
  running.push(outbox);
  await outbox.start();
  return outbox;
}
const settled = (expected: { pending: number; dead: number }) =>
  eventually(async () => expect(await countTasks(store)).toEqual(expected));
/** Tasks other than recurring ones and webhooks. */
const rows = () =>
  store.db
    .selectFrom("outbox")
    .selectAll()
    .where("subject", "<>", "")
    .where("kind", "not like", "webhook:%")
    .execute();

test("company and sender each get one mail, and its content cannot change its headers", async () => {
  const { peer, port } = await peerOf();
  const { message: kept } = await insertMessage(store, message);
  await run(mailThrough(port));
  await settled({ pending: 0, dead: 0 });

  expect(peer.mails.map(({ to }) => to).sort()).toEqual([["asha@example.com"], ["team@site.example"]]);
  const parsed = await Promise.all(peer.mails.map(({ raw }) => PostalMime.parse(raw)));
  const toTeam = parsed.find(({ to }) => to?.[0]?.address === "team@site.example");
  const ids = (await rows()).map(({ id }) => `<${id}@site.example>`);
  expect(ids).toContain(toTeam?.messageId);
  expect(toTeam?.subject).toContain(kept.reference);
  expect(toTeam?.from?.address).toBe("site@site.example");
  expect(toTeam?.replyTo).toMatchObject([{ address: "asha@example.com" }]);
  expect(toTeam?.headers.find(({ key }) => key === "auto-submitted")?.value).toBe("auto-generated");
  expect(toTeam?.text).toContain("First <b>line</b>\n{name} & second");
  expect(toTeam?.html).toContain("First &lt;b&gt;line&lt;/b&gt;<br>");
  const toSender = parsed.find(({ to }) => to?.[0]?.address === "asha@example.com");
  // Anyone can enter any address into the form, so the receipt contains none of the sender's text.
  expect(toSender?.text?.trim()).toBe(`It is stored as ${kept.reference}.`);
  expect(toSender?.to).toEqual([{ name: "", address: "asha@example.com" }]);
});

test("the operator gets a mail about a reported link, with its id and the reason", async () => {
  const { peer, port } = await peerOf();
  const link = "l".padEnd(22, "l");
  await enqueueReport(store, { link, reason: "DISCRIMINATION" });
  await run(mailThrough(port));
  await settled({ pending: 0, dead: 0 });
  const [mail, ...others] = await Promise.all(peer.mails.map(({ raw }) => PostalMime.parse(raw)));
  expect(others).toEqual([]);
  expect(mail?.to?.[0]?.address).toBe("team@site.example");
  expect(mail?.subject).toBe("Reported: discrimination");
  expect(mail?.text?.trim()).toBe(`${link} is reported for discrimination.`);
});

test("the mails of a booking have its time in both zones in text, in HTML and in a calendar file", async () => {
  const { peer, port } = await peerOf();
  const booking = {
    times: [Date.UTC(2026, 10, 2, 11, 30)],
    ...{ zone: "America/New_York", minutes: 30, subject: "/secure-sight" },
  };
  const page = "/how-it-works";
  const { message: kept } = await insertMessage(store, { ...message, message: "", page, booking });
  await run(mailThrough(port));
  await settled({ pending: 0, dead: 0 });
  const parsed = await Promise.all(peer.mails.map(({ raw }) => PostalMime.parse(raw)));

  const toSender = parsed.find(({ to }) => to?.[0]?.address === "asha@example.com");
  const times = [
    // Since the day before, clocks in New York are back on standard time.
    "Monday, 2 November 2026 at 06:30 GMT-5 (America/New_York)",
    "Monday, 2 November 2026 at 17:00 GMT+5:30 (Asia/Kolkata)",
  ];
  expect(toSender?.subject).toContain(kept.reference);
  expect(toSender?.text).toContain(times.join("\n"));
  expect(toSender?.text).toContain("SecureSight");
  expect(toSender?.html).toContain(times.join("<br>\n"));
  // Anyone can enter any address into the form, so the receipt contains none of the sender's text.
  expect(JSON.stringify(toSender)).not.toContain("Rao");

  const toTeam = parsed.find(({ to }) => to?.[0]?.address === "team@site.example");
  expect(toTeam?.text).toContain(times.join("\n"));
  expect(toTeam?.text).toContain("Sent from: /how-it-works");
  expect(toTeam?.text).toContain("Wants to see: SecureSight");

  const files = [toSender, toTeam].map((mail) => mail?.attachments[0]);
  for (const file of files) {
    expect(file?.filename).toBe(`demo-${kept.reference}.ics`);
    expect(file?.mimeType).toBe("text/calendar");
    expect(file?.disposition).toBe("attachment");
  }
  const [text = "", other] = files.map((file) =>
    typeof file?.content === "object" ? new TextDecoder().decode(file.content) : undefined,
  );
  expect(other).toBe(text);
  expect(text).toMatch(/^BEGIN:VCALENDAR\n[\s\S]*\nEND:VCALENDAR\n$/);
  const calendar = new ICAL.Component(ICAL.parse(text));
  expect(calendar.getFirstPropertyValue("method")).toBe("PUBLISH");
  const entries = calendar.getAllSubcomponents("vevent");
  const valuesOf = (name: string) => entries.map((entry) => String(entry.getFirstPropertyValue(name)));
  expect(valuesOf("uid")).toEqual([`${kept.reference}-1@site.example`]);
  expect(valuesOf("status")).toEqual(["CONFIRMED"]);
  expect(valuesOf("dtstart")).toEqual(["2026-11-02T11:30:00Z"]);
  expect(valuesOf("dtend")).toEqual(["2026-11-02T12:00:00Z"]);
  expect(valuesOf("organizer")).toEqual(["mailto:team@site.example"]);
});

test("a greylisted mail is sent once, at the third attempt", async () => {
  const tries: Record<string, number> = {};
  const { peer, port } = await peerOf((to) => {
    tries[to] = (tries[to] ?? 0) + 1;
    // Rejects the first two attempts; the third calls this for the recipient and again for the data.
    return tries[to] <= 2 ? 451 : undefined;
  });
  await insertMessage(store, message);
  await run(mailThrough(port));
  await settled({ pending: 0, dead: 0 });
  expect((await rows()).map(({ attempts }) => attempts)).toEqual([3, 3]);
  expect(peer.mails).toHaveLength(2);
});

test("a rejected mail is dead after one attempt and logged; a full mailbox is retried", async () => {
  const { peer, port } = await peerOf((to) => (to === "asha@example.com" ? 550 : undefined));
  await insertMessage(store, message);
  await run(mailThrough(port));
  await settled({ pending: 0, dead: 1 });
  const dead = (await rows()).find(({ state }) => state === "dead");
  expect(dead).toMatchObject({ kind: "contact-receipt", attempts: 1, failure: "550" });
  expect(peer.mails).toHaveLength(1);
  const lines = logged.mock.calls.flat().join("\n");
  expect(lines).toContain(`"event":"outbox-dead"`);
  expect(lines).not.toMatch(/asha|rao/i);
});

test("a full mailbox is retried until no attempt is left", async () => {
  const { port } = await peerOf(() => 552);
  await insertMessage(store, message);
  await run(mailThrough(port), (attempts) => (attempts < 3 ? 10 : undefined));
  await settled({ pending: 0, dead: 2 });
  expect((await rows()).map(({ attempts }) => attempts)).toEqual([3, 3]);
});

test("mails wait while the mail server is down and are sent once it is back", async () => {
  const first = createPeer();
  const port = await first.listen();
  await first.close();
  await insertMessage(store, message);
  await run(mailThrough(port), () => 50);
  await eventually(async () => expect((await rows()).every(({ attempts }) => attempts > 1)).toBe(true));
  expect((await rows()).map(({ failure }) => failure)).toContain("ESOCKET");
  const peer = createPeer();
  peers.push(peer);
  await peer.listen(port);
  await settled({ pending: 0, dead: 0 });
  expect(peer.mails).toHaveLength(2);
});

test("a mail server that accepts a mail and never answers is dropped after the timeout, and the mail is retried", async () => {
  const { peer, handlers } = await hangOnce({ socketTimeout: 300 });
  await insertMessage(store, { ...message, suspicion: "honeypot" });
  await run(handlers);
  await settled({ pending: 0, dead: 0 });
  expect(logged.mock.calls.flat().join()).toContain('"failure":"ETIMEDOUT"');
  expect(peer.mails).toHaveLength(1);
  expect((await PostalMime.parse(peer.mails[0]?.raw ?? "")).text).toMatch(/^A hidden field was filled in\./);
});

test("a commit wakes the worker, and stopping waits for running tasks", async () => {
  const events: string[] = [];
  const release = Promise.withResolvers<void>();
  const slow = {
    run: async ({ subject }: { subject: string }) => {
      events.push(`${subject} begins`);
      if (subject === "second") await release.promise;
      events.push(`${subject} ends`);
    },
  };
  const outbox = createOutbox({ store, handlers: { slow }, pollMs: 60_000 });
  await store.inTransaction((tx) => enqueue(tx, "slow", "first", Date.now()));
  await outbox.start();
  await eventually(async () => expect(await countTasks(store)).toEqual({ pending: 0, dead: 0 }));
  await store.inTransaction((tx) => enqueue(tx, "slow", "second", Date.now()));
  outbox.wake();
  await eventually(() => expect(events.at(-1)).toBe("second begins"));
  const stopped = outbox.stop().then(() => events.push("stopped"));
  // Gives a stop that does not wait the time to finish: its last writes precede this query.
  await countTasks(store);
  release.resolve();
  await stopped;
  expect(events).toEqual(["first begins", "first ends", "second begins", "second ends", "stopped"]);
  expect(await countTasks(store)).toEqual({ pending: 0, dead: 0 });
});

test("thirty hanging webhooks do not delay a mail, and only a few run at the same time", async () => {
  let [running, most, done] = [0, 0, 0];
  const release = Promise.withResolvers<void>();
  const hanging = {
    lane: { name: "webhook", concurrency: 4 },
    run: async () => {
      running += 1;
      most = Math.max(most, running);
      await release.promise;
      running -= 1;
      done += 1;
    },
  };
  const { peer, port } = await peerOf();
  await store.inTransaction(async (tx) => {
    for (let number = 0; number < 30; number += 1) await enqueue(tx, "hanging", `s${number}`, number);
  });
  const outbox = await run({ ...mailThrough(port), hanging });
  await eventually(() => expect(running).toBe(4));
  await insertMessage(store, message);
  outbox.wake();
  await eventually(() => expect(peer.mails).toHaveLength(2));
  expect([running, done]).toEqual([4, 0]);
  // Each task that ends immediately makes room for the next one.
  release.resolve();
  await settled({ pending: 0, dead: 0 });
  expect([most, done]).toEqual([4, 30]);
});

test("a task is claimed only when its lane has room, so that its lease does not run out in a queue", async () => {
  const release = Promise.withResolvers<void>();
  const slow = { lane: { name: "slow", concurrency: 2 }, run: () => release.promise };
  const other = { run: async () => {} };
  await store.inTransaction(async (tx) => {
    for (let number = 0; number < 5; number += 1) await enqueue(tx, "slow", `s${number}`, number);
  });
  await run({ slow, other });
  await eventually(async () => expect((await rows()).filter((row) => row.attempts > 0)).toHaveLength(2));
  // A task of another lane that is enqueued now is claimed by a later poll of all lanes.
  await store.inTransaction((tx) => enqueue(tx, "other", "s", Date.now()));
  await eventually(async () =>
    expect((await rows()).find(({ kind }) => kind === "other")?.state).toBe("done"),
  );
  expect((await rows()).filter(({ lease_until }) => lease_until > 0)).toHaveLength(2);
  release.resolve();
  await settled({ pending: 0, dead: 0 });
  expect((await rows()).map(({ attempts }) => attempts)).toEqual([1, 1, 1, 1, 1, 1]);
});

test("a task that takes longer than its lease runs once, and its result counts", async () => {
  let runs = 0;
  const slow = async () => {
    runs += 1;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  };
  await store.inTransaction((tx) => enqueue(tx, "slow", "s", 1));
  await run({ slow: { run: slow } }, undefined, 150);
  await settled({ pending: 0, dead: 0 });
  expect(runs).toBe(1);
});

test("the result of an attempt whose task was claimed again does not count", async () => {
  await store.inTransaction((tx) => enqueue(tx, "slow", "s", 1));
  const [first] = await claim(store, { claimId: "first", limit: 1, leaseMs: 10, now: 1_000 });
  const [second] = await claim(store, { claimId: "second", limit: 1, leaseMs: 10, now: 2_000 });
  if (!first || !second) throw new Error("Nothing was claimed");
  expect(await renewLease(store, first, 3_000)).toBe(false);
  await finishAttempt(store, first, { state: "dead", failure: "late", ended_at: 3_000 });
  expect((await rows())[0]).toMatchObject({ state: "pending", lease_by: "second" });
  expect(await renewLease(store, second, 3_000)).toBe(true);
});

test("a handler may set its own schedule, and the receiver may ask for more time but not for more attempts", async () => {
  const asked = { retryDelay: (attempts: number) => (attempts < 3 ? 10 : undefined) };
  await store.inTransaction((tx) => enqueue(tx, "asked", "s", 1));
  const times: number[] = [];
  await run(
    {
      asked: {
        ...asked,
        run: async () => {
          times.push(Date.now());
          throw new RetryableError("503", times.length === 1 ? 400 : 0);
        },
      },
    },
    () => 60_000,
  );
  await settled({ pending: 0, dead: 1 });
  expect(times).toHaveLength(3);
  expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(400);
  expect((await rows())[0]).toMatchObject({ failure: "503", attempts: 3 });
});

test("a clock that jumps makes waiting tasks due once and delays no later task", async () => {
  const done: string[] = [];
  let isDown = true;
  await store.inTransaction(async (tx) => {
    for (let number = 0; number < 20; number += 1) await enqueue(tx, "asked", `early-${number}`, Date.now());
  });
  const outbox = await run(
    {
      asked: {
        run: async ({ subject }) => {
          done.push(subject);
          if (isDown) throw new RetryableError("451");
        },
      },
    },
    () => hourMs,
  );
  await eventually(() => expect(done).toHaveLength(20));
  vi.useFakeTimers({ toFake: ["Date"] });
  try {
    vi.setSystemTime(Date.now() + dayMs);
    await eventually(() => expect(done).toHaveLength(40));
    // Each ran once, then got a new due time, so a task that is due before that comes next.
    await store.inTransaction((tx) => enqueue(tx, "asked", "next", Date.now()));
    outbox.wake();
    await eventually(() => expect(done.at(-1)).toBe("next"));
    expect(done.splice(-1)).toEqual(["next"]);
    expect(done).toHaveLength(40);
    expect(new Set(done).size).toBe(20);
    isDown = false;
    vi.setSystemTime(Date.now() - 2 * dayMs);
    await store.inTransaction((tx) => enqueue(tx, "asked", "late", Date.now()));
    outbox.wake();
    await eventually(() => expect(done.at(-1)).toBe("late"));
    expect(done).toHaveLength(41);
  } finally {
    vi.useRealTimers();
  }
});

test("a task of an unknown kind waits for a newer process, and is dead after a day", async () => {
  await store.inTransaction(async (tx) => {
    await enqueue(tx, "riddle", "old", Date.now() - dayMs - 1000);
    await enqueue(tx, "riddle", "young", Date.now());
  });
  const old = await run({ known: { run: async () => {} } });
  await settled({ pending: 1, dead: 1 });
  await old.stop();
  const [dead, waiting] = (await rows()).sort((a, b) => a.due_at - b.due_at);
  expect(dead).toMatchObject({ subject: "old", failure: "unknown-kind", attempts: 0 });
  expect(waiting).toMatchObject({ subject: "young", state: "pending", attempts: 0 });
  await run({ riddle: { run: async () => {} } });
  await settled({ pending: 0, dead: 0 });
});

test("dead tasks are retried at most once an hour, however often the process starts", async () => {
  let attempts = 0;
  const refused = {
    run: async () => {
      attempts += 1;
      throw new PermanentError("550");
    },
  };
  await store.inTransaction((tx) => enqueue(tx, "refused", "s", 1));
  for (let start = 0; start < 4; start += 1) {
    const outbox = await run({ refused });
    await settled({ pending: 0, dead: 1 });
    await outbox.stop();
  }
  // The first start finds no dead task; the second one retries it.
  expect(attempts).toBe(2);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + hourMs });
  await run({ refused });
  await eventually(() => expect(attempts).toBe(3));
  vi.useRealTimers();
  await settled({ pending: 0, dead: 1 });
});

test("times that a clock left far ahead are corrected, also of a task that repeats", async () => {
  const ahead = Date.now() + 400 * dayMs;
  let runs = 0;
  const daily = {
    run: async () => {
      runs += 1;
    },
    repeatEveryMs: dayMs,
  };
  await enqueueRecurring(store, "daily", ahead);
  await run({ daily });
  await eventually(() => expect(runs).toBe(1));
});

test("a slow mail server gets each mail once, and delays no other task", async () => {
  // Each mail takes four leases; all mails share two connections.
  const { peer, port } = await peerOf();
  let open = 0;
  let most = 0;
  const mailer = smtpMailer(`smtp://127.0.0.1:${port}`, from);
  mailers.push(mailer);
  const slow: Mailer = {
    ...mailer,
    send: async (id, mail) => {
      open += 1;
      most = Math.max(most, open);
      await new Promise((resolve) => setTimeout(resolve, 400));
      await mailer.send(id, mail).finally(() => {
        open -= 1;
      });
    },
  };
  for (let number = 0; number < 3; number += 1)
    await insertMessage(store, { ...message, message: `Message ${number}`, email: `a${number}@example.com` });
  let arrived: number | undefined;
  const quick = {
    run: async () => {
      arrived = peer.mails.length;
    },
  };
  await store.inTransaction((tx) => enqueue(tx, "quick", "s", Date.now() + 1));
  const handlers = { ...createTaskHandlers({ ...partsOf(`${directory}/mail`), mailer: slow }) };
  await run({ ...handlers, quick }, undefined, 100);
  await settled({ pending: 0, dead: 0 });
  expect(most).toBe(2);
  expect(peer.mails).toHaveLength(6);
  expect(new Set(peer.mails.map(({ raw }) => /^Message-ID: (.*)$/im.exec(raw)?.[1])).size).toBe(6);
  expect((await rows()).map(({ attempts }) => attempts)).toEqual(Array(7).fill(1));
  // The quick task ran before the first mail arrived.
  expect(arrived).toBe(0);
});

test("a mail that the server takes step by step is cut at its deadline, and arrives once at the next attempt", async () => {
  const { peer, handlers } = await hangOnce({ deadlineMs: 200 });
  await insertMessage(store, { ...message, suspicion: "honeypot" });
  await run(handlers);
  await settled({ pending: 0, dead: 0 });
  expect((await rows()).map(({ attempts }) => attempts)).toEqual([2]);
  expect(peer.mails).toHaveLength(1);
});

test("without a mail server each mail is one file, however often it is written", async () => {
  const folder = `${directory}/mail`;
  await insertMessage(store, message);
  await run(createTaskHandlers({ ...partsOf(folder), mailer: fileMailer(folder, from) }));
  await settled({ pending: 0, dead: 0 });
  const ids = (await rows()).map(({ id }) => `${id}.eml`);
  expect(readdirSync(folder).sort()).toEqual(ids.sort());
  const mail = await PostalMime.parse(readFileSync(`${folder}/${ids[0]}`));
  expect(mail.subject).toBeTruthy();
});

test("messages and their mail files are erased after twelve months and not a day earlier", async () => {
  const now = new Date("2028-02-29T12:00:00Z");
  const limit = twelveMonthsBefore(now).getTime();
  const old = await insertMessage(store, message, limit - 1);
  const kept = await insertMessage(store, { ...message, message: "Younger" }, limit);
  const mails = async ({ message: { id } }: typeof old) =>
    (await taskIdsFor(store, id)).map((task) => `${task}.eml`);
  const keptMails = await mails(kept);
  for (const name of [...(await mails(old)), ...keptMails, "of-an-erased-task.eml"])
    writeFileSync(`${directory}/${name}`, "");
  await eraseExpired(partsOf(directory), now);
  expect(await findMessage(store, old.message.id)).toBeUndefined();
  expect(await findMessage(store, kept.message.id)).toBeDefined();
  expect(
    readdirSync(directory)
      .filter((name) => name.endsWith(".eml"))
      .sort(),
  ).toEqual(keptMails.sort());
  // The daily task repeats.
  const ran: number[] = [];
  await run({ "erase-expired": { run: async () => void ran.push(1), repeatEveryMs: 30 } });
  await eventually(() => expect(ran.length).toBeGreaterThan(2));
});

test("a result that could not be recorded is recorded once the store answers: the task does not run twice", async () => {
  const ran: string[] = [];
  await store.inTransaction((tx) => enqueue(tx, "work", "one", Date.now()));
  const work: TaskHandlers[string] = {
    async run({ subject }) {
      ran.push(subject);
      await store.db.schema.alterTable("outbox").renameTo("elsewhere").execute();
    },
  };
  // The lease ends long before the store is back.
  const outbox = createOutbox({ store, handlers: { work }, pollMs: 20, leaseMs: 50 });
  running.push(outbox);
  await outbox.start();
  const failures = () => logged.mock.calls.filter(([line]) => String(line).includes("outbox-store-failed"));
  await eventually(() => expect(failures().length).toBeGreaterThan(5));
  await store.db.schema.alterTable("elsewhere").renameTo("outbox").execute();
  await eventually(async () => expect(await countTasks(store)).toEqual({ pending: 0, dead: 0 }));
  expect(ran).toEqual(["one"]);
});
