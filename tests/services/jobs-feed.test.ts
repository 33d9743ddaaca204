import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { afterAll, beforeAll, expect, test } from "vitest";
import { serveBuild } from "#scripts/machine/serve-build.ts";
import { loadBuild } from "#server/handlers/site-build.ts";
import { boardFixture, createFakeBoard } from "#server/job-boards/fake-board.ts";
import { createJobsFeed, type JobsFeed } from "#server/job-boards/feed.ts";
import { eventually } from "#tests/support/eventually.ts";
import { endServers, startServer } from "#tests/support/server.ts";

const directory = mkdtempSync(`${tmpdir()}/jobs-feed-`);
const closing: (() => void)[] = [];
let peer: Awaited<ReturnType<typeof createFakeBoard>>;
let feed: JobsFeed;
let origin: string;

let jobs: { jobs: Record<string, unknown>[] };

beforeAll(async () => {
  peer = await createFakeBoard();
  jobs = boardFixture("greenhouse", "/jobs");
  peer.answerJson((path) => {
    if (path === "/v1/boards/terracotta/jobs") return jobs;
    return boardFixture("greenhouse", path.replace("/v1/boards/terracotta", "")) ?? {};
  });
  const build = await loadBuild("build");
  const { feedDefaults: defaults, showPostings: show } = build.entry.module.serverExports;
  const board = { kind: "greenhouse", origin: peer.origin, name: "terracotta" } as const;
  feed = createJobsFeed({ board, defaults, directory, show });
  await feed.start();
  const site = await serveBuild({ build });
  origin = site.origin;
  closing.push(site.close);
});
afterAll(() => {
  endServers();
  feed.stop();
  peer.close();
  for (const close of closing) close();
  rmSync(directory, { recursive: true });
});

async function page(path: string, at = origin) {
  const response = await fetch(at + path);
  const html = await response.text();
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
  const data = [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)]
    .map(([, json = ""]) => JSON.parse(json))
    .filter((one) => one["@type"] === "JobPosting");
  return { status: response.status, html, main, data, etag: response.headers.get("etag") };
}

const kiln = "/career/production/senior-kiln-engineer-4400101";
const chemist = "/career/production/glaze-chemist-4400102";

test("the portal lists the board's openings and none of the build's", async () => {
  const { status, main } = await page("/careers");
  expect(status).toBe(200);
  const links = [...main.matchAll(/href="(\/career\/[^"]+)"/g)].map(([, href]) => href).sort();
  expect(links).toEqual([chemist, kiln]);
  expect(main).toContain("2 openings");
  expect(main).toContain("₹18,00,000 – ₹24,00,000 a year");
  // The contract type of one of them is unknown, so its card shows none.
  expect(main.match(/Full time/g)).toHaveLength(2);
});

test("the form of a board's opening does not call it an example", async () => {
  const { main } = await page(kiln);
  expect(main).toContain('id="apply-title"');
  expect(main).not.toContain("no job is behind it");
});

test("the search reads a posting's text", async () => {
  expect((await page("/careers?q=thermocouples")).main).toContain("1 opening");
  expect((await page("/careers?q=thermocouples&place=ghent-be")).main).not.toContain(kiln);
  expect((await page("/careers?place=ghent-be")).main).toContain(chemist);
});

type Texts = { postings: { url: string; title: string; text: string }[]; pages: number };

async function texts(query = ""): Promise<Texts> {
  return (await fetch(`${origin}/careers-texts.json${query}`)).json();
}

test("a résumé is compared with the board's texts", async () => {
  const { postings, pages } = await texts();
  expect(pages).toBe(1);
  expect(postings.map(({ url }) => url).sort()).toEqual([chemist, kiln]);
  const { text } = postings.find(({ url }) => url === kiln) ?? {};
  expect(text).toMatch(/^Senior Kiln Engineer\n/);
  expect(text).toContain("Thermocouples, and patience.");
  expect(text).not.toContain("<h3>");
});

test("the career page counts them by department", async () => {
  const { main } = await page("/career");
  expect(main).toContain('href="/careers?unit=production"');
  expect(main).not.toContain("unit=growth");
});

test("an opening's page has its sanitised text and no heading without words", async () => {
  const { status, main, data } = await page(kiln);
  expect(status).toBe(200);
  expect(main).toContain("<h3>What you do</h3>");
  expect(main).toContain("Write &#x3C;b> by hand");
  expect(main).not.toContain("onclick");
  expect(data).toHaveLength(1);
  expect(data[0]).toMatchObject({
    title: "Senior Kiln Engineer",
    datePosted: "2026-10-28",
    employmentType: "FULL_TIME",
    identifier: { value: "KLN-17" },
    description: expect.stringMatching(/^<h3>What you do<\/h3><p>You keep/),
    baseSalary: { currency: "INR", value: { minValue: 1800000, maxValue: 2400000, unitText: "YEAR" } },
  });

  const bare = await page(chemist);
  expect(bare.status).toBe(200);
  for (const { main: text } of [{ main }, bare]) {
    const headings = [...text.matchAll(/<h2[^>]*>([^<]*)<\/h2>/g)].map(([, words]) => words);
    expect(headings).toEqual(["About the role", "Apply for this opening", "Similar openings"]);
    expect(text).not.toMatch(/<(dd|li|ul|h2|h3|section)[^>]*><\/\1>/);
  }
  const facts = [...bare.main.matchAll(/<dt[^>]*>([^<]*)<\/dt>/g)].map(([, words]) => words);
  expect(facts).toEqual(["Pay", "Location", "Last day to apply", "Employer"]);
  expect(bare.main).toContain("Number 4400102");
  expect(bare.main).toContain("<dd>Ghent</dd>");
  // Google does not accept a salary range without a period.
  expect(bare.data[0]).not.toHaveProperty("baseSalary");
  expect(bare.data[0]).not.toHaveProperty("employmentType");
});

test("addresses that no posting has are missing, those of the build's among them", async () => {
  expect((await page("/career/product-engineering/java-developer")).status).toBe(404);
  expect((await page("/career/production/glaze-chemist-4400102x")).status).toBe(404);
  expect((await page("/career/growth/glaze-chemist-4400102")).status).toBe(404);
  expect((await fetch(`${origin}${kiln}/`, { redirect: "manual" })).status).toBe(308);
});

test("a changed board changes the pages that were kept, and a vanished job is closed with others to see", async () => {
  const before = await page(chemist);
  expect((await page(chemist)).etag).toBe(before.etag);
  jobs = { jobs: jobs.jobs.filter(({ id }) => id !== 4400102) };
  await feed.readNow();
  const after = await page(chemist);
  expect(after.status).toBe(410);
  expect(after.main).toContain("This opening is closed");
  expect(after.main).toContain(kiln);
  expect(after.data).toEqual([]);
  expect((await page("/careers")).main).not.toContain(chemist);
  expect((await page("/careers")).main).toContain("1 opening");
});

test("the texts of a large board come in parts", async () => {
  const [first] = jobs.jobs;
  jobs = { jobs: Array.from({ length: 60 }, (_, index) => ({ ...first, id: 4_400_101 + 1_000 * index })) };
  await feed.readNow();
  const parts = await Promise.all(["", "?page=2"].map(texts));
  expect(parts.map(({ pages }) => pages)).toEqual([2, 2]);
  expect(parts.map(({ postings }) => postings.length)).toEqual([50, 10]);
  expect(new Set(parts.flatMap(({ postings }) => postings.map(({ url }) => url))).size).toBe(60);
  expect((await texts("?page=3")).postings).toEqual([]);
  expect((await texts("?page=x")).postings).toEqual([]);
});

test("the process itself: set by JOBS_FEED, seen in /readyz, the same after a restart without the board", async () => {
  const data = mkdtempSync(`${tmpdir()}/jobs-feed-`);
  closing.push(() => rmSync(data, { recursive: true }));
  const board = await createFakeBoard();
  board.answerJson((path) =>
    path === "/posting-api/job-board/terracotta" ? boardFixture("ashby", "") : undefined,
  );
  const start = () => startServer({ DATA_DIR: data, JOBS_FEED: `${board.origin}/terracotta#ashby` });
  const accountant = "/career/finance/studio-accountant-9c7e2d10-3f64-4c0b-8a0e-5f7d1b2c3e41";
  const secret = "/career/terracotta-works/keeper-of-a-secret";
  const first = await start();
  expect((await page(accountant, first.origin)).status).toBe(200);
  expect((await page(secret, first.origin)).status).toBe(404);
  expect((await page("/careers", first.origin)).main).not.toContain("Keeper");
  expect(await (await fetch(`${first.origin}/readyz`)).json()).toMatchObject({
    ready: true,
    feed: { board: "ashby", open: 2, closed: 0, failures: 0 },
  });
  await first.stop();

  board.close();
  const second = await start();
  expect((await page(accountant, second.origin)).status).toBe(200);
  await eventually(() => expect(second.output()).toMatch(/"event":"feed-failed","failure":"no-connection"/));
  expect(await (await fetch(`${second.origin}/readyz`)).json()).toMatchObject({
    feed: { open: 2, failures: 1 },
  });
});
