import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FeedDefaults } from "#domain/postings/feed-defaults.ts";
import type { Posting } from "#domain/postings/posting.schema.ts";
import { postingUrl } from "#domain/postings/postings.ts";
import { dayMs, minuteMs } from "#domain/time.ts";
import type { BoardKind } from "./boards.ts";
import { boardFixture, createFakeBoard } from "./fake-board.ts";
import { createJobsFeed } from "./feed.ts";

const defaults: FeedDefaults = {
  employer: "Terracotta",
  units: [],
  consents: [
    { id: "one", processing: { text: "Keep it.", months: 6 }, retention: { text: "Longer.", months: 12 } },
  ],
};
const [ashbyJob] = boardFixture("ashby", "").jobs;
const ashby = (...ids: string[]) => ({ jobs: ids.map((id) => ({ ...ashbyJob, id, title: `Job ${id}` })) });

let directory: string;
let peer: Awaited<ReturnType<typeof createFakeBoard>>;
let shown: Posting[][];
let clock: number;
let logged: string[];

beforeEach(async () => {
  directory = mkdtempSync(`${tmpdir()}/feed-`);
  peer = await createFakeBoard();
  shown = [];
  clock = Date.parse("2026-11-20T12:00:00Z");
  logged = [];
  for (const name of ["log", "error"] as const) {
    vi.spyOn(console, name).mockImplementation((line: string) => void logged.push(line));
  }
});
afterEach(() => {
  vi.restoreAllMocks();
  peer.close();
  rmSync(directory, { recursive: true });
});

function createFeed(kind: BoardKind, timeoutMs = 5_000) {
  return createJobsFeed({
    board: { kind, origin: peer.origin, name: "terracotta" },
    defaults,
    directory,
    show: (postings) => shown.push(postings),
    timeoutMs,
    firstTimeoutMs: 500,
    now: () => clock,
  });
}

const currentStates = () =>
  (shown.at(-1) ?? []).map(({ sourceId, status }) => `${sourceId} ${status}`).sort();
const events = () => logged.map((line) => JSON.parse(line).event);

test("Greenhouse: the details of a job are fetched once until the job changes", async () => {
  const jobs = boardFixture("greenhouse", "/jobs");
  peer.answerJson((path) => {
    if (path === "/v1/boards/terracotta/jobs") return jobs;
    return boardFixture("greenhouse", path.replace("/v1/boards/terracotta", "")) ?? {};
  });
  const feed = createFeed("greenhouse");
  await feed.readNow();
  expect(currentStates()).toEqual(["4400101 OPEN", "4400102 OPEN"]);
  expect(shown[0]?.find(({ sourceId }) => sourceId === "4400101")?.questions).toHaveLength(7);
  expect(feed.state()).toMatchObject({ open: 2, unreadable: 1, failures: 0 });
  expect(logged.filter((line) => line.includes("feed-posting-skipped"))).toHaveLength(1);
  expect(logged.join()).toContain('"posting":"4400104","reason":"content invalid_type"');

  const before = peer.requests.length;
  await feed.readNow();
  // Only the list and the departments, as no job has changed; nothing new is logged.
  expect(peer.requests.slice(before)).toHaveLength(2);
  expect(logged.filter((line) => line.includes("feed-posting-skipped"))).toHaveLength(1);

  jobs.jobs[1].updated_at = "2026-11-20T10:00:00Z";
  await feed.readNow();
  expect(peer.requests.at(-1)).toContain("/jobs/4400102?questions=true");
});

test("Greenhouse: without its questions a new job waits and a known one stays unchanged", async () => {
  const jobs = boardFixture("greenhouse", "/jobs");
  let isBroken = true;
  peer.answerJson((path) => {
    if (path.endsWith("/jobs")) return jobs;
    if (path.endsWith("/departments")) return boardFixture("greenhouse", "/departments");
    return isBroken && path.endsWith("4400101") ? undefined : {};
  });
  const feed = createFeed("greenhouse");
  await feed.readNow();
  expect(currentStates()).toEqual(["4400102 OPEN"]);
  isBroken = false;
  await feed.readNow();
  expect(currentStates()).toEqual(["4400101 OPEN", "4400102 OPEN"]);
  isBroken = true;
  jobs.jobs[0].updated_at = "2026-11-20T10:00:00Z";
  await feed.readNow();
  expect(currentStates()).toEqual(["4400101 OPEN", "4400102 OPEN"]);
});

test("Lever: a board with pages, and one that ignores them", async () => {
  const [posting] = boardFixture("lever", "");
  const all = Array.from({ length: 230 }, (_, index) => ({ ...posting, id: `posting-${index}` }));
  peer.answerJson((_, query) => {
    const skip = Number(query.get("skip"));
    return all.slice(skip, skip + Number(query.get("limit")));
  });
  await createFeed("lever").readNow();
  expect(currentStates()).toHaveLength(230);
  expect(peer.requests.map((url) => new URLSearchParams(url.split("?")[1]).get("skip"))).toEqual([
    "0",
    "100",
    "200",
  ]);

  peer.answerJson(() => all);
  const feed = createFeed("lever");
  await feed.readNow();
  expect(feed.state()).toMatchObject({ open: 230, failures: 0 });
});

test("an unchanged board is neither transferred nor read again", async () => {
  peer.answerJson(() => ashby("a"));
  const feed = createFeed("ashby");
  await feed.readNow();
  await feed.readNow();
  expect(peer.requests).toHaveLength(2);
  expect(shown).toHaveLength(1);
  expect(feed.state().readAt).not.toBeNull();
});

test("a job that disappears is closed, can come back, and is dropped after ninety days", async () => {
  const feed = createFeed("ashby");
  peer.answerJson(() => ashby("a", "b"));
  await feed.readNow();
  const url = postingUrl(shown[0]?.find(({ sourceId }) => sourceId === "a") as Posting);
  peer.answerJson(() => ashby("b"));
  clock += dayMs;
  await feed.readNow();
  expect(currentStates()).toEqual(["a CLOSED", "b OPEN"]);
  expect(shown.at(-1)?.find(({ sourceId }) => sourceId === "a")?.updated).toBe("2026-11-21");
  expect(feed.state()).toMatchObject({ open: 1, closed: 1 });

  // After a change of title and department, the id stays and the former address redirects.
  peer.answerJson(() => ({
    jobs: [{ ...ashbyJob, id: "a", title: "Another title", department: "Kilns" }, ...ashby("b").jobs],
  }));
  await feed.readNow();
  const reopened = shown.at(-1)?.find(({ sourceId }) => sourceId === "a");
  expect(reopened).toMatchObject({ id: "job-a-a", status: "OPEN", formerUrls: [url] });
  expect(reopened && postingUrl(reopened)).toBe("/career/kilns/job-a-a");

  peer.answerJson(() => ashby("b"));
  await feed.readNow();
  clock += 91 * dayMs;
  peer.answerJson(() => ashby("b", "c"));
  await feed.readNow();
  expect(currentStates()).toEqual(["b OPEN", "c OPEN"]);
});

test("an empty board counts only after ten minutes", async () => {
  const feed = createFeed("ashby");
  peer.answerJson(() => ashby("a"));
  await feed.readNow();
  peer.answerJson(() => ashby());
  await feed.readNow();
  clock += 9 * minuteMs;
  await feed.readNow();
  expect(currentStates()).toEqual(["a OPEN"]);
  expect(events().filter((event) => event === "feed-loss-ignored")).toHaveLength(2);

  // A failure in between restarts the grace period.
  peer.answerWith((_, response) => response.writeHead(503).end());
  await feed.readNow();
  peer.answerJson(() => ashby());
  clock += 2 * minuteMs;
  await feed.readNow();
  expect(currentStates()).toEqual(["a OPEN"]);
  clock += 10 * minuteMs;
  await feed.readNow();
  expect(currentStates()).toEqual(["a CLOSED"]);
});

test("a board that loses more than half of its postings is doubted for ten minutes, a smaller loss is not", async () => {
  const feed = createFeed("ashby");
  for (const answer of [ashby("a", "b", "c", "d"), ashby("a", "b"), ashby("a", "b", "c", "d"), ashby("a")]) {
    peer.answerJson(() => answer);
    await feed.readNow();
  }
  expect(currentStates()).toEqual(["a OPEN", "b OPEN", "c OPEN", "d OPEN"]);
  expect(events().filter((event) => event === "feed-loss-ignored")).toHaveLength(1);
  clock += 10 * minuteMs;
  await feed.readNow();
  expect(currentStates()).toEqual(["a OPEN", "b CLOSED", "c CLOSED", "d CLOSED"]);
});

test("a full answer in between restarts the ten minutes", async () => {
  const feed = createFeed("ashby");
  for (const answer of [ashby("a"), ashby(), ashby("a"), ashby()]) {
    peer.answerJson(() => answer);
    await feed.readNow();
    clock += 10 * minuteMs;
  }
  expect(currentStates()).toEqual(["a OPEN"]);
});

test("a slow board does not delay the site's start", async () => {
  peer.answerWith(() => {});
  const feed = createFeed("ashby", 20_000);
  const started = performance.now();
  await feed.start();
  feed.stop();
  expect(shown).toEqual([[]]);
  expect(performance.now() - started).toBeLessThan(2_000);
});

test("a bad answer removes nothing from the portal", async () => {
  const feed = createFeed("ashby", 400);
  peer.answerJson(() => ashby("a", "b"));
  await feed.readNow();
  const elsewhere = await createFakeBoard();
  elsewhere.answerJson(() => ashby("evil"));
  const answers: [string, Parameters<typeof peer.answerWith>[0]][] = [
    ["status-500", (_, response) => response.writeHead(500).end()],
    ["status-404", (_, response) => response.writeHead(404).end("{}")],
    ["no-json", (_, response) => response.end("<html>we are moving</html>")],
    ["no-json", (_, response) => response.end('{"jobs": [')],
    ["unknown-form", (_, response) => response.end('{"jobs": null}')],
    ["unknown-form", (_, response) => response.end("[]")],
    ["all-unreadable", (_, response) => response.end('{"jobs": [{"id": "a"}, 7, null]}')],
    [
      "redirect-elsewhere",
      (_, response) => response.writeHead(302, { Location: `${elsewhere.origin}/x` }).end(),
    ],
    ["too-many-redirects", (_, response) => response.writeHead(302, { Location: "/again" }).end()],
    // Headers or a body that never end.
    ["too-slow", () => {}],
    ["too-slow", (_, response) => void response.write('{"jobs": [')],
    ["no-connection", (_, response) => response.destroy()],
  ];
  for (const [index, [code, answer]] of answers.entries()) {
    peer.answerWith(answer);
    await feed.readNow();
    expect(feed.state(), code).toMatchObject({ open: 2, failures: index + 1, failure: code });
  }
  expect(elsewhere.requests).toEqual([]);
  elsewhere.close();
  expect(shown).toHaveLength(1);

  peer.answerJson(() => ashby("a", "b", "c"));
  await feed.readNow();
  expect(feed.state()).toMatchObject({ open: 3, failures: 0, failure: null });
});

test("an endless answer is cut after twenty megabytes", async () => {
  const feed = createFeed("ashby", 30_000);
  let sent = 0;
  const chunk = Buffer.alloc(64 * 1024, " ");
  peer.answerWith((_, response) => {
    const writeMore = () => {
      while (sent < 50 * 1024 * 1024 && !response.destroyed) {
        sent += chunk.length;
        if (!response.write(chunk)) {
          response.once("drain", writeMore);
          return;
        }
      }
      response.end(JSON.stringify(ashby("a")));
    };
    writeMore();
  });
  await feed.readNow();
  expect(feed.state()).toMatchObject({ open: 0, failure: "too-large" });
  // Above the limit, because some bytes were in transit.
  expect(sent).toBeLessThan(40 * 1024 * 1024);
});

test("a bad posting does not affect others, and its text is not logged", async () => {
  const bad = [
    { ...ashbyJob, id: "long", title: "private ".repeat(100) },
    { ...ashbyJob, id: "empty", descriptionHtml: "<p></p><script>private()</script>" },
    { ...ashbyJob, id: "date", publishedAt: "private" },
    { ...ashbyJob, id: "huge", descriptionHtml: `<p>${"private ".repeat(50_000)}</p>` },
    { title: "private" },
    null,
  ];
  peer.answerJson(() => ({ jobs: [...bad, ...ashby("good").jobs] }));
  const feed = createFeed("ashby");
  await feed.readNow();
  expect(currentStates()).toEqual(["good OPEN"]);
  expect(feed.state().unreadable).toBe(bad.length);
  expect(logged.join()).not.toContain("private");
});

test("a restart while the board is down shows the last snapshot", async () => {
  peer.answerJson(() => ashby("a", "b"));
  await createFeed("ashby").readNow();
  peer.answerJson(() => ashby("b"));
  await createFeed("ashby").start();
  expect(shown).not.toEqual([]);
  peer.close();

  shown = [];
  const feed = createFeed("ashby");
  await feed.start();
  feed.stop();
  expect(shown[0]?.map(({ sourceId }) => sourceId).sort()).toEqual(["a", "b"]);
  expect(readdirSync(directory)).toEqual(["jobs-feed.json"]);
});

test("a snapshot that is unreadable or another board's is ignored", async () => {
  peer.answerJson(() => ashby("a"));
  await createFeed("ashby").readNow();
  peer.answerWith((_, response) => response.writeHead(500).end());
  for (const spoilSnapshot of [
    () => writeFileSync(`${directory}/jobs-feed.json`, '{"version": 1, "board"'),
    () => writeFileSync(`${directory}/jobs-feed.json`, '{"version":1,"board":"x","savedAt":1,"seen":[]}'),
  ]) {
    spoilSnapshot();
    shown = [];
    const feed = createFeed("ashby");
    await feed.start();
    feed.stop();
    expect(shown).toEqual([[]]);
    expect(feed.state()).toMatchObject({ open: 0, failures: 1 });
  }
});

test("a feed needs consent wordings", () => {
  expect(() =>
    createJobsFeed({
      board: { kind: "ashby", origin: peer.origin, name: "terracotta" },
      defaults: { ...defaults, consents: [] },
      directory,
      show: () => {},
    }),
  ).toThrow("content/jobs/consents.yaml");
});
