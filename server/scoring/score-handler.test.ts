import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { performance } from "node:perf_hooks";
import { matchResume, readJob, readResume } from "resume-match";
import { loadGraph } from "resume-match/node";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { dayMs } from "#domain/time.ts";
import { diskFiles } from "#server/files/disk-files.ts";
import type { FileStore } from "#server/files/file-store.ts";
import { createOutbox, type Outbox } from "#server/outbox/outbox.ts";
import { eraseApplication, insertApplication, withdrawApplication } from "#server/store/applications.ts";
import { recordScan } from "#server/store/files.ts";
import { openStore, type Store } from "#server/store/open-store.ts";
import { countTasks } from "#server/store/outbox-table.ts";
import { findScore } from "#server/store/scores.ts";
import { inPostgres, sendFile, testServer } from "#server/store/test-stores.ts";
import { createWebhookHandlers } from "#server/webhook/webhook-handlers.ts";
import { eventually } from "#tests/support/eventually.ts";
import { createScoreHandler, type FindPosting } from "./score-handler.ts";
import { scoreResume } from "./score-resume.ts";
import { createScorer, type Score } from "./scorer.ts";

const job = "Java developer\n\nMust have\n- 3 years of Java\n- Spring Boot\n\nNice to have\n- Kafka";
const resume = Buffer.from(
  "Asha Rao\nasha@example.com\n\nExperience\nJava developer, Acme, 2018 - 2024\n- Java, Spring Boot\n\nSkills\nJava, SQL",
);
const compared: FindPosting = () => ({ text: job, isCompared: true });

const root = mkdtempSync(`${tmpdir()}/scoring-`);
let store: Store;
let files: FileStore;
const running: Outbox[] = [];
const scorer = createScorer({ processes: 2 });
vi.spyOn(console, "log").mockImplementation(() => {});
const logged = vi.spyOn(console, "error").mockImplementation(() => {});

beforeEach(async () => {
  const directory = mkdtempSync(`${root}/data-`);
  store = await openStore({ directory }, () => {});
  files = diskFiles(directory);
  logged.mockClear();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((one) => one.stop()));
  await store.close();
});
afterAll(() => {
  scorer.close();
  rmSync(root, { recursive: true });
});

async function apply(bytes: Buffer = resume): Promise<string> {
  const hash = createHash("sha256").update(bytes).digest("hex");
  writeFileSync(`${files.temporaryFolder}/x`, bytes);
  await files.put(hash, `${files.temporaryFolder}/x`);
  await sendFile(store, { hash, size: bytes.length, type: "txt", name: "asha.txt" });
  const { application } = await insertApplication(store, {
    unit: "retail",
    job: "java-developer",
    job_title: "Java developer",
    name: "Asha Rao",
    email: "asha@example.com",
    phone: "",
    note: "",
    file: hash,
    file_name: "asha.txt",
    suspicion: "honeypot",
    consent: "v1",
    retains: 0,
    no_score: 0,
    answers: [],
    months: 6,
    monthsWithoutConsent: 6,
  });
  return application.id;
}

async function run(findPosting = compared, score: Score = scorer.score) {
  const outbox = createOutbox({
    store,
    handlers: {
      ...createWebhookHandlers({ store }),
      "scan-file": { run: async () => {} },
      "score-application": createScoreHandler({ store, files, findPosting, score, processes: 2 }),
    },
    pollMs: 20,
  });
  running.push(outbox);
  await outbox.start();
}
const settled = (expected = { pending: 0, dead: 0 }) =>
  eventually(async () => expect(await countTasks(store)).toEqual(expected));
const scoredNews = async () =>
  (await store.db.selectFrom("outbox").select("kind").execute()).filter(
    ({ kind }) => kind === "webhook:application.scored",
  );

test("the stored report is the engine's, and the company gets an event", async () => {
  const id = await apply();
  await run();
  await settled();
  const graph = loadGraph();
  const today = new Date();
  const now = { year: today.getFullYear(), month: today.getMonth() + 1 };
  const report = matchResume(await readResume(new Uint8Array(resume)), readJob(job, graph), graph, { now });
  const score = await findScore(store, id);
  expect(JSON.parse(score?.report ?? "")).toEqual(JSON.parse(JSON.stringify(report)));
  expect(report.score).toBeGreaterThan(40);
  expect(score).toMatchObject({
    score: Math.round(report.score),
    failure: "",
    engine: `${report.engine.version}/${report.engine.graph}`,
  });
  expect(await scoredNews()).toHaveLength(1);
});

test("no résumé is scored if the posting does not say so or is gone, or the candidate has withdrawn", async () => {
  const score = vi.fn(scorer.score);
  const ids = [await apply()];
  await run(() => ({ text: job, isCompared: false }), score);
  await settled();
  await Promise.all(running.splice(0).map((one) => one.stop()));
  ids.push(await apply(Buffer.concat([resume, Buffer.from("\nPython")])));
  await run(() => undefined, score);
  await settled();
  await Promise.all(running.splice(0).map((one) => one.stop()));
  const withdrawn = await apply(Buffer.concat([resume, Buffer.from("\nKafka")]));
  await withdrawApplication(store, withdrawn);
  ids.push(withdrawn);
  const infected = Buffer.concat([resume, Buffer.from("\nScala")]);
  const sick = await apply(infected);
  await recordScan(store, createHash("sha256").update(infected).digest("hex"), "infected");
  ids.push(sick);
  await run(compared, score);
  await settled();
  expect(score).not.toHaveBeenCalled();
  for (const id of ids) expect(await findScore(store, id)).toBeUndefined();
});

test.skipIf(testServer === undefined)(
  "two servers on one PostgreSQL score each application once, several at the same time",
  async () => {
    const [sqlite, shared] = [store, await inPostgres(testServer ?? "")];
    store = shared;
    try {
      const ids: string[] = [];
      for (let number = 0; number < 12; number += 1)
        ids.push(await apply(Buffer.concat([resume, Buffer.from(`\nPython ${number}`)])));
      const scored: [server: number, name: string][] = [];
      const program = `${import.meta.dirname}/hostile.fixture.ts`;
      const scorers = [0, 1].map(() => createScorer({ processes: 2, program }));
      let waiting = 0;
      // Each server keeps its files until all four processes have one.
      const enter = async () => {
        waiting += 1;
        await eventually(() => expect(waiting).toBeGreaterThanOrEqual(4));
      };
      for (const [server, { score }] of scorers.entries())
        await run(compared, async (posting, bytes) => {
          scored.push([server, bytes.toString()]);
          await enter();
          return score(posting, bytes);
        });
      await settled();
      expect(scored).toHaveLength(ids.length);
      expect(new Set(scored.map(([, name]) => name)).size).toBe(ids.length);
      expect(new Set(scored.map(([server]) => server)).size).toBe(2);
      for (const id of ids) expect(await findScore(store, id)).toMatchObject({ score: 50 });
      expect(await scoredNews()).toHaveLength(ids.length);
      for (const { close } of scorers) close();
      await Promise.all(running.splice(0).map((one) => one.stop()));
    } finally {
      store = sqlite;
      await shared.close();
    }
  },
);

test("an unreadable file is stored as a failure code and not retried", async () => {
  const pdf = readFileSync("packages/resume-match/src/read/asks-password.fixture.pdf");
  const id = await apply(pdf);
  await run();
  await settled();
  expect(await findScore(store, id)).toMatchObject({ failure: "encrypted", score: 0, report: "" });
  expect(await scoredNews()).toHaveLength(0);
  expect(logged.mock.calls.flat().join()).toContain(`"event":"score-failed"`);
  expect(logged.mock.calls.flat().join()).not.toMatch(/asha/i);
});

test("a file that takes too long is tried once more, a day later", async () => {
  const id = await apply();
  const score = vi.fn(async () => ({ kind: "FAILED" as const, failure: "timed-out" }));
  await run(compared, score);
  const task = () =>
    store.db
      .selectFrom("outbox")
      .selectAll()
      .where("kind", "=", "score-application")
      .executeTakeFirstOrThrow();
  await eventually(async () => expect((await task()).failure).toBe("timed-out"));
  const { state, due_at } = await task();
  expect(state).toBe("pending");
  expect(Math.abs(due_at - Date.now() - dayMs)).toBeLessThan(60_000);
  expect(await findScore(store, id)).toBeUndefined();

  await Promise.all(running.splice(0).map((one) => one.stop()));
  await store.db
    .updateTable("outbox")
    .set({ due_at: 0, created_at: Date.now() - dayMs })
    .where("kind", "=", "score-application")
    .execute();
  await run(compared, score);
  await settled();
  expect(score).toHaveBeenCalledTimes(2);
  expect(await findScore(store, id)).toMatchObject({ failure: "timed-out" });
});

test("the process ends without the server that started it, and is the first that a full machine ends", async () => {
  const folder = mkdtempSync(`${root}/orphan-`);
  const program = `${folder}/endless.ts`;
  // Reads its input and never ends.
  writeFileSync(program, "process.stdin.resume(); for (;;) Math.random();");
  const server = `${folder}/server.ts`;
  writeFileSync(
    server,
    `import { scoreResume } from ${JSON.stringify(`${import.meta.dirname}/score-resume.ts`)};
     void scoreResume("", Buffer.alloc(0), { program: ${JSON.stringify(program)}, processorSeconds: 1 });
     const { readdirSync, readFileSync } = await import("node:fs");
     const find = setInterval(() => {
       for (const pid of readdirSync("/proc").filter((name) => /^\\d+$/.test(name))) {
         try {
           const command = readFileSync("/proc/" + pid + "/cmdline", "utf8").split("\\0");
           if (command[0] !== process.execPath || command.at(-2) !== ${JSON.stringify(program)}) continue;
           clearInterval(find);
           const score = readFileSync("/proc/" + pid + "/oom_score_adj", "utf8").trim();
           process.stdout.write(pid + " " + score, () => process.kill(process.pid, "SIGKILL"));
         } catch {}
       }
     }, 20);`,
  );
  const site = spawnSync(process.execPath, [server], {
    cwd: process.cwd(),
    encoding: "utf8",
    timeout: 30_000,
  });
  expect(site.signal).toBe("SIGKILL");
  const [pid, score] = site.stdout.split(" ");
  expect(score).toBe("1000");
  await eventually(() => expect(existsSync(`/proc/${pid}`)).toBe(false));
});

test("time and memory of the scoring process are limited, and the server stays responsive", async () => {
  // Long lines of words that the engine looks up one by one.
  const heavy = Buffer.from(
    `${resume}\n${"Java developer with Spring Boot and Kafka at Acme. ".repeat(200_000)}`,
  );
  const before = performance.eventLoopUtilization();
  const failureOf = async (limits: object) => {
    const outcome = await scoreResume(job, heavy, limits);
    return outcome.kind === "FAILED" ? outcome.failure : outcome.kind;
  };
  expect(await failureOf({ timeoutMs: 700 })).toBe("timed-out");
  expect(await failureOf({ processorSeconds: 1 })).toBe("timed-out");
  expect(await failureOf({ maxMemoryMegabytes: 120 })).toBe("out-of-memory");
  expect(await failureOf({ maxHeapMegabytes: 40 })).toBe("out-of-memory");
  // A share of the time, whatever else the machine does. Scoring in this process would take all of it.
  expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5);
});

test.each(["malformed", "truncated"])(
  "a %s outcome of the process is a failure, not a crash",
  async (name) => {
    const program = `${import.meta.dirname}/${name}.fixture.ts`;
    expect(await scoreResume(job, resume, { program })).toEqual({
      kind: "FAILED",
      failure: "malformed-outcome",
    });
  },
);

test("a disk error is retried; an application erased in the meantime gets no score", async () => {
  const id = await apply();
  const { file } = await store.db.selectFrom("applications").select("file").executeTakeFirstOrThrow();
  await files.remove(file);
  await run();
  await eventually(() => expect(logged.mock.calls.flat().join()).toContain(`"failure":"ENOENT"`));
  expect(await findScore(store, id)).toBeUndefined();
  await Promise.all(running.splice(0).map((one) => one.stop()));

  const other = await apply(Buffer.concat([resume, Buffer.from("\nScala")]));
  await run(compared, async (...given) => {
    const outcome = await scorer.score(...given);
    await eraseApplication(store, other);
    return outcome;
  });
  await eventually(async () =>
    expect(await store.db.selectFrom("erasures").selectAll().execute()).toHaveLength(1),
  );
  await Promise.all(running.splice(0).map((one) => one.stop()));
  expect(await findScore(store, other)).toBeUndefined();
  expect(await scoredNews()).toHaveLength(0);
});
