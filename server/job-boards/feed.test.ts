import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FeedDefaults } from "#domain/postings/feed-defaults.ts";
import { postingUrl } from "#domain/postings/openings.ts";
import type { Posting } from "#domain/postings/posting.schema.ts";
import type { Board } from "#server/config/board-url.ts";
import { createFakeBoard } from "./fake-board.ts";
import { createJobsFeed } from "./feed.ts";

const defaults: FeedDefaults = {
  employer: "Terracotta",
  units: [],
  consents: [
    { id: "one", processing: { text: "Keep it.", months: 6 }, retention: { text: "Longer.", months: 12 } },
  ],
};
const fixture = (name: string) =>
  JSON.parse(readFileSync(`${import.meta.dirname}/fixtures/${name}.json`, "utf8"));
const [ashbyJob] = fixture("ashby-jobs").jobs;
const ashby = (...ids: string[]) => ({ jobs: ids.map((id) => ({ ...ashbyJob, id, title: `Job ${id}` })) });

const minute = 60_000;
const day = 24 * 60 * minute;
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

function feedOf(kind: Board["kind"], timeoutMs = 5_000) {
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

const now = () => (shown.at(-1) ?? []).map(({ sourceId, status }) => `${sourceId} ${status}`).sort();
const events = () => logged.map((line) => JSON.parse(line).event);

test("Greenhouse: the list, and what each job alone tells, asked once until the job changes", async () => {
  const jobs = fixture("greenhouse-jobs");
  peer.answerJson((path) => {
    if (path === "/v1/boards/terracotta/jobs") return jobs;
    if (path === "/v1/boards/terracotta/departments") return fixture("greenhouse-departments");
    return path === "/v1/boards/terracotta/jobs/4400101" ? fixture("greenhouse-job") : {};
  });
  const feed = feedOf("greenhouse");
  await feed.readNow();
  expect(now()).toEqual(["4400101 OPEN", "4400102 OPEN"]);
  expect(shown[0]?.find(({ sourceId }) => sourceId === "4400101")?.questions).toHaveLength(7);
  expect(feed.state()).toMatchObject({ open: 2, unreadable: 1, failures: 0 });
  expect(logged.filter((line) => line.includes("feed-posting-left-out"))).toHaveLength(1);
  expect(logged.join()).toContain('"posting":"4400104","reason":"content invalid_type"');

  const before = peer.asked.length;
  await feed.readNow();
  // The list and the departments: no job has changed. What was said once is not said again.
  expect(peer.asked.slice(before)).toHaveLength(2);
  expect(logged.filter((line) => line.includes("feed-posting-left-out"))).toHaveLength(1);

  jobs.jobs[1].updated_at = "2026-11-20T10:00:00Z";
  await feed.readNow();
  expect(peer.asked.at(-1)).toContain("/jobs/4400102?questions=true");
});

test("Greenhouse: a job whose questions cannot be asked for waits; one that was known stays as it was", async () => {
  const jobs = fixture("greenhouse-jobs");
  let isBroken = true;
  peer.answerJson((path) => {
    if (path.endsWith("/jobs")) return jobs;
    if (path.endsWith("/departments")) return fixture("greenhouse-departments");
    return isBroken && path.endsWith("4400101") ? undefined : {};
  });
  const feed = feedOf("greenhouse");
  await feed.readNow();
  expect(now()).toEqual(["4400102 OPEN"]);
  isBroken = false;
  await feed.readNow();
  expect(now()).toEqual(["4400101 OPEN", "4400102 OPEN"]);
  isBroken = true;
  jobs.jobs[0].updated_at = "2026-11-20T10:00:00Z";
  await feed.readNow();
  expect(now()).toEqual(["4400101 OPEN", "4400102 OPEN"]);
});

test("Lever: page after page, and a board that knows no pages", async () => {
  const [posting] = fixture("lever-postings");
  const all = Array.from({ length: 230 }, (_, at) => ({ ...posting, id: `posting-${at}` }));
  peer.answerJson((_, query) => {
    const skip = Number(query.get("skip"));
    return all.slice(skip, skip + Number(query.get("limit")));
  });
  await feedOf("lever").readNow();
  expect(now()).toHaveLength(230);
  expect(peer.asked.map((url) => new URLSearchParams(url.split("?")[1]).get("skip"))).toEqual([
    "0",
    "100",
    "200",
  ]);

  peer.answerJson(() => all);
  const feed = feedOf("lever");
  await feed.readNow();
  expect(feed.state()).toMatchObject({ open: 230, failures: 0 });
});

test("what has not changed is neither sent nor read again", async () => {
  peer.answerJson(() => ashby("a"));
  const feed = feedOf("ashby");
  await feed.readNow();
  await feed.readNow();
  expect(peer.asked).toHaveLength(2);
  expect(shown).toHaveLength(1);
  expect(feed.state().readAt).not.toBeNull();
});

test("a job that vanishes is closed, comes back as it was, and is forgotten after ninety days", async () => {
  const feed = feedOf("ashby");
  peer.answerJson(() => ashby("a", "b"));
  await feed.readNow();
  const url = postingUrl(shown[0]?.find(({ sourceId }) => sourceId === "a") as Posting);
  peer.answerJson(() => ashby("b"));
  clock += day;
  await feed.readNow();
  expect(now()).toEqual(["a CLOSED", "b OPEN"]);
  expect(shown.at(-1)?.find(({ sourceId }) => sourceId === "a")?.updated).toBe("2026-11-21");
  expect(feed.state()).toMatchObject({ open: 1, closed: 1 });

  // Under another title and in another department it has its id, and its earlier address leads to it.
  peer.answerJson(() => ({
    jobs: [{ ...ashbyJob, id: "a", title: "Another title", department: "Kilns" }, ...ashby("b").jobs],
  }));
  await feed.readNow();
  const again = shown.at(-1)?.find(({ sourceId }) => sourceId === "a");
  expect(again).toMatchObject({ id: "job-a-a", status: "OPEN", formerUrls: [url] });
  expect(again && postingUrl(again)).toBe("/career/kilns/job-a-a");

  peer.answerJson(() => ashby("b"));
  await feed.readNow();
  clock += 91 * day;
  peer.answerJson(() => ashby("b", "c"));
  await feed.readNow();
  expect(now()).toEqual(["b OPEN", "c OPEN"]);
});

test("an empty board is believed when it is still empty ten minutes later, and not before", async () => {
  const feed = feedOf("ashby");
  peer.answerJson(() => ashby("a"));
  await feed.readNow();
  peer.answerJson(() => ashby());
  await feed.readNow();
  clock += 9 * minute;
  await feed.readNow();
  expect(now()).toEqual(["a OPEN"]);
  expect(events().filter((event) => event === "feed-empty-not-believed")).toHaveLength(2);

  // Something else in between: it was no emptiness in a row.
  peer.answerWith((_, response) => response.writeHead(503).end());
  await feed.readNow();
  peer.answerJson(() => ashby());
  clock += 2 * minute;
  await feed.readNow();
  expect(now()).toEqual(["a OPEN"]);
  clock += 10 * minute;
  await feed.readNow();
  expect(now()).toEqual(["a CLOSED"]);
});

test("a board that was as before in between was not empty in a row", async () => {
  const feed = feedOf("ashby");
  for (const answer of [ashby("a"), ashby(), ashby("a"), ashby()]) {
    peer.answerJson(() => answer);
    await feed.readNow();
    clock += 10 * minute;
  }
  expect(now()).toEqual(["a OPEN"]);
});

test("a board that takes its time does not keep the site from starting", async () => {
  peer.answerWith(() => {});
  const feed = feedOf("ashby", 20_000);
  const started = performance.now();
  await feed.start();
  feed.stop();
  expect(shown).toEqual([[]]);
  expect(performance.now() - started).toBeLessThan(2_000);
});

test("no bad answer takes anything off the portal", async () => {
  const feed = feedOf("ashby", 400);
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
    // Never an end of the headers, or of the body.
    ["too-slow", () => {}],
    ["too-slow", (_, response) => void response.write('{"jobs": [')],
    ["no-connection", (_, response) => response.destroy()],
  ];
  for (const [at, [code, answer]] of answers.entries()) {
    peer.answerWith(answer);
    await feed.readNow();
    expect(feed.state(), code).toMatchObject({ open: 2, failures: at + 1, failure: code });
  }
  expect(elsewhere.asked).toEqual([]);
  elsewhere.close();
  expect(shown).toHaveLength(1);

  peer.answerJson(() => ashby("a", "b", "c"));
  await feed.readNow();
  expect(feed.state()).toMatchObject({ open: 3, failures: 0, failure: null });
});

test("an answer without end is left after twenty megabytes", async () => {
  const feed = feedOf("ashby", 30_000);
  let sent = 0;
  const piece = Buffer.alloc(64 * 1024, " ");
  peer.answerWith((_, response) => {
    const more = () => {
      while (sent < 50 * 1024 * 1024 && !response.destroyed) {
        sent += piece.length;
        if (!response.write(piece)) {
          response.once("drain", more);
          return;
        }
      }
      response.end(JSON.stringify(ashby("a")));
    };
    more();
  });
  await feed.readNow();
  expect(feed.state()).toMatchObject({ open: 0, failure: "too-large" });
  // Some more was on its way.
  expect(sent).toBeLessThan(40 * 1024 * 1024);
});

test("one bad posting costs no other, and what it says is not in the log", async () => {
  const bad = [
    { ...ashbyJob, id: "long", title: "private ".repeat(100) },
    { ...ashbyJob, id: "empty", descriptionHtml: "<p></p><script>private()</script>" },
    { ...ashbyJob, id: "date", publishedAt: "private" },
    { ...ashbyJob, id: "huge", descriptionHtml: `<p>${"private ".repeat(50_000)}</p>` },
    { title: "private" },
    null,
  ];
  peer.answerJson(() => ({ jobs: [...bad, ...ashby("good").jobs] }));
  const feed = feedOf("ashby");
  await feed.readNow();
  expect(now()).toEqual(["good OPEN"]);
  expect(feed.state().unreadable).toBe(bad.length);
  expect(logged.join()).not.toContain("private");
});

test("a restart while the board is down shows what was last known", async () => {
  peer.answerJson(() => ashby("a", "b"));
  await feedOf("ashby").readNow();
  peer.answerJson(() => ashby("b"));
  await feedOf("ashby").start();
  const first = shown.slice();
  peer.close();

  shown = [];
  const feed = feedOf("ashby");
  await feed.start();
  feed.stop();
  expect(first.length).toBeGreaterThan(0);
  expect(shown[0]?.map(({ sourceId }) => sourceId).sort()).toEqual(["a", "b"]);
  expect(readdirSync(directory)).toEqual(["jobs-feed.json"]);
});

test("a snapshot of another board, or one that cannot be read, is none", async () => {
  peer.answerJson(() => ashby("a"));
  await feedOf("ashby").readNow();
  peer.answerWith((_, response) => response.writeHead(500).end());
  for (const spoil of [
    () => writeFileSync(`${directory}/jobs-feed.json`, '{"version": 1, "board"'),
    () => writeFileSync(`${directory}/jobs-feed.json`, '{"version":1,"board":"x","savedAt":1,"seen":[]}'),
  ]) {
    spoil();
    shown = [];
    const feed = feedOf("ashby");
    await feed.start();
    feed.stop();
    expect(shown).toEqual([[]]);
    expect(feed.state()).toMatchObject({ open: 0, failures: 1 });
  }
});

test("without words that an applicant agrees to there is no feed", () => {
  expect(() =>
    createJobsFeed({
      board: { kind: "ashby", origin: peer.origin, name: "terracotta" },
      defaults: { ...defaults, consents: [] },
      directory,
      show: () => {},
    }),
  ).toThrow("content/jobs/consents.yaml");
});
