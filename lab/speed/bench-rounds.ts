import "#server/config/set-node-env.ts";
import { createHash, randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { parseArgs } from "node:util";
import { relayLimits } from "#domain/relay/limits.ts";
import { relayPaths } from "#domain/relay/paths.ts";
import { arrivalsPage } from "#domain/relay/protocol.ts";
import { dayMs } from "#domain/time.ts";
import { startServer } from "#tests/support/server.ts";
import { median, percentile95 } from "./statistics.ts";

/*
 * npm run bench:rounds [-- --submissions 1000 --seconds 60 --kilobytes 100 --members 50 --database-url postgres://…]
 * Candidates send sealed submissions to the built server at a constant rate, each twice, while members of the round
 * append entries, 200 a minute, and wait for each other's. With an address of PostgreSQL two processes share the work.
 * Counts what is lost or stored twice, and times submissions and how soon members hear of a change.
 */
const text = (value: string) => ({ type: "string", default: value }) as const;
const { values } = parseArgs({
  options: {
    submissions: text("1000"),
    seconds: text("60"),
    kilobytes: text("100"),
    members: text("50"),
    "database-url": text(""),
  },
});
const [total, seconds, kilobytes, members] = [
  values.submissions,
  values.seconds,
  values.kilobytes,
  values.members,
].map(Number) as [number, number, number, number];
const appendEveryMs = 300;

const folder = mkdtempSync(`${tmpdir()}/bench-rounds-`);
const databaseUrl = values["database-url"];
const settings = { DATA_DIR: folder, TRUSTED_PROXIES: "1", STOP_DELAY_SECONDS: "0" };
const servers = [await startServer({ ...settings, ...(databaseUrl && { DATABASE_URL: databaseUrl }) })];
if (databaseUrl) servers.push(await startServer({ ...settings, DATABASE_URL: databaseUrl }));
const originOf = (index: number) => servers[index % servers.length]?.origin ?? "";

const newId = () => randomBytes(16).toString("base64url");
const sha256 = (token: string) => createHash("sha256").update(token).digest("hex");
const [round, token, link] = [newId(), newId(), newId()] as const;
const owner = { Authorization: `Bearer ${token}` };

/** Sends a request. @throws {Error} unless its status is one of those */
async function ask(index: number, path: string, statuses: number[], init: RequestInit = {}) {
  const response = await fetch(originOf(index) + path, init);
  const body: unknown = await response.json().catch(() => undefined);
  if (!statuses.includes(response.status))
    throw new Error(`${init.method ?? "GET"} ${path}: ${response.status} ${JSON.stringify(body)}`);
  return { status: response.status, body };
}

await ask(0, relayPaths.rounds, [201], {
  method: "POST",
  body: JSON.stringify({ id: round, token: sha256(token) }),
});
const rules = { card: "card", isPaused: false, limit: relayLimits.submissions, until: Date.now() + dayMs };
await ask(0, relayPaths.link(round, link), [201], {
  method: "PUT",
  headers: owner,
  body: JSON.stringify(rules),
});

let isRunning = true;
const appendedAt = new Map<number, number>();
const delays: number[] = [];

/** Reads the stream of changes as a member's page does. */
async function listen(member: number): Promise<void> {
  let last = 0;
  const response = await fetch(originOf(member) + relayPaths.news(round), {
    headers: { ...owner, Accept: "text/event-stream", "X-Forwarded-For": `192.0.2.${member}` },
  });
  if (!response.ok || !response.body) throw new Error(`news: ${response.status}`);
  const decoder = new TextDecoder();
  for await (const chunk of response.body)
    for (const [, entries] of decoder.decode(chunk).matchAll(/"entries":(\d+)/g)) {
      for (; last < Number(entries); last += 1) {
        const from = appendedAt.get(last + 1);
        if (from !== undefined) delays.push(performance.now() - from);
      }
    }
}
const listening = Promise.all(Array.from({ length: members }, (_, member) => listen(member)));

const appending = (async () => {
  for (let after = 0; isRunning; after += 1) {
    appendedAt.set(after + 1, performance.now());
    await ask(after, relayPaths.entries(round), [201], {
      method: "POST",
      headers: owner,
      body: JSON.stringify({ after, isCheckpoint: false, entries: [randomBytes(300).toString("base64url")] }),
    });
    await new Promise((next) => setTimeout(next, appendEveryMs));
  }
})();

const times: number[] = [];
const sent = new Set<string>();
async function submit(index: number): Promise<void> {
  const id = newId();
  sent.add(id);
  const bytes = randomBytes(kilobytes * 1024);
  const headers = {
    "X-Withdraw-Hash": sha256(id),
    "X-Forwarded-For": `198.51.${index >> 8}.${index & 255}`,
  };
  const path = relayPaths.submission(link, id);
  const from = performance.now();
  await ask(index, path, [201], { method: "PUT", headers, body: bytes });
  times.push(performance.now() - from);
  // The answer was lost: the page sends it again, perhaps to another process.
  await ask(index + 1, path, [200], { method: "PUT", headers, body: bytes });
}
const pending: Promise<void>[] = [];
const started = performance.now();
for (let index = 0; index < total; index += 1) {
  const dueMs = (index * seconds * 1_000) / total - (performance.now() - started);
  if (dueMs > 1) await new Promise((next) => setTimeout(next, dueMs));
  pending.push(submit(index));
}
await Promise.all(pending);
const tookSeconds = (performance.now() - started) / 1_000;
isRunning = false;
await appending;

const stored: string[] = [];
for (let since = 0; ; ) {
  const { body } = await ask(0, `${relayPaths.arrivals(round)}?since=${since}`, [200], { headers: owner });
  const { submissions, last } = arrivalsPage.parse(body);
  stored.push(...submissions.map(({ id }) => id));
  since = submissions.at(-1)?.position ?? last;
  if (since >= last) break;
}
const memories = servers.map((server) => server.peakMemory());
// Ends the streams.
for (const server of servers) await server.stop();
await listening;
rmSync(folder, { recursive: true, force: true });

const lost = [...sent].filter((id) => !stored.includes(id)).length;
const twice = stored.length - new Set(stored).size;
const milliseconds = (value: number) => `${Math.round(value)} ms`;
console.log(`sent     ${total} submissions of ${kilobytes} KB in ${tookSeconds.toFixed(1)} s, each twice`);
console.log(`stored   ${stored.length}, lost ${lost}, twice ${twice}`);
console.log(`answers  median ${milliseconds(median(times))}, p95 ${milliseconds(percentile95(times))}`);
console.log(
  `changes  ${appendedAt.size} heard by ${members} members: median ${milliseconds(median(delays))}, p95 ${milliseconds(percentile95(delays))}`,
);
console.log(`memory   peak ${memories.map((megabytes) => `${megabytes} MB`).join(", ")}`);
process.exit(lost === 0 && twice === 0 ? 0 : 1);
