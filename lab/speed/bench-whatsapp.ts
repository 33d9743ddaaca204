import "#server/config/set-node-env.ts";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { DatabaseSync } from "node:sqlite";
import { parseArgs } from "node:util";
import { errorCode } from "#server/log.ts";
import { postingPath } from "#tests/support/candidates.ts";
import { createMetaPeer, metaEnv, newWamid, postWebhook, webhookBody } from "#tests/support/meta-peer.ts";
import { isSettled, startServer } from "#tests/support/server.ts";

/*
 * npm run bench:whatsapp [-- --rate 200 --seconds 60 --people 2000 --long]
 * Sends webhooks with one message each to the built server at a constant rate; counts what is stored and
 * answered, and times the health check meanwhile. With --long the messages have 2,000 letters, the most that
 * is read: --rate 0.95 --people 1 --long is what one phone may send.
 */
const { values } = parseArgs({
  options: {
    rate: { type: "string", default: "200" },
    seconds: { type: "string", default: "60" },
    drain: { type: "string", default: "900" },
    people: { type: "string", default: "2000" },
    long: { type: "boolean", default: false },
  },
});
const [rate, seconds, people] = [values.rate, values.seconds, values.people].map(Number) as [
  number,
  number,
  number,
];
const total = rate * seconds;
const short = ["Hi", "yes", "Meera Patil", "Pune", "4 years", "not working", "30 days"];
const spans = [
  "7",
  "5 years experience, notice 30 days, 4 lpa, ",
  "Ravi Kumar Rao ",
  "a@b.",
  "1.",
  "9876543210 or ",
];
const lines = values.long ? ["Hi", "yes", ...spans.map((span) => span.repeat(2_000).slice(0, 2_000))] : short;

const folder = mkdtempSync(`${tmpdir()}/bench-whatsapp-`);
const peer = await createMetaPeer();
const server = await startServer({ DATA_DIR: folder, ...metaEnv(peer.address, postingPath) });
const url = `${server.origin}/hooks/whatsapp`;

const times: number[] = [];
const healthTimes: number[] = [];
let isSending = true;
const healthCheck = (async () => {
  while (isSending) {
    const from = performance.now();
    await fetch(`${server.origin}/healthz`).then((response) => response.text());
    healthTimes.push(performance.now() - from);
    await new Promise((next) => setTimeout(next, 50));
  }
})();
/** Counts of responses other than 200, by status or by the error code of the connection. */
const refusals = new Map<string, number>();
const failureCode = (error: unknown) =>
  error instanceof Error && error.cause instanceof Error ? errorCode(error.cause) : errorCode(error);
const pending: Promise<void>[] = [];
const started = performance.now();
for (let count = 0; count < total; count += 1) {
  const dueMs = (count * 1_000) / rate - (performance.now() - started);
  if (dueMs > 1) await new Promise((next) => setTimeout(next, dueMs));
  const person = `9198${String(20_000_000 + (count % people))}`;
  const text = lines[Math.floor(count / people) % lines.length] ?? "Hi";
  const body = webhookBody({ from: person, id: newWamid(), text });
  const sentAt = performance.now();
  pending.push(
    postWebhook(url, body)
      .catch(failureCode)
      .then((status) => {
        times.push(performance.now() - sentAt);
        if (status !== 200) refusals.set(String(status), (refusals.get(String(status)) ?? 0) + 1);
      }),
  );
}
await Promise.all(pending);
const sendSeconds = (performance.now() - started) / 1_000;
const isDone = await isSettled(server, Number(values.drain) * 1_000);
isSending = false;
await healthCheck;
const allSeconds = (performance.now() - started) / 1_000;
const megabytes = server.peakMemory();
await server.stop();
await peer.close();

const database = new DatabaseSync(`${folder}/site.db`);
const count = (where: string) =>
  Number(database.prepare(`select count(*) as count from ${where}`).get()?.count ?? 0);
const stored = count("chat_inbox");
const read = count("chat_inbox where state = 'DONE'");
database.close();
rmSync(folder, { recursive: true, force: true });

const refused = [...refusals.values()].reduce((sum, one) => sum + one, 0);
const reasons = [...refusals].map(([status, count]) => `${count} ${status}`).join(", ");
const percentileOf = (all: number[]) => {
  const sorted = all.toSorted((a, b) => a - b);
  return (share: number) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
};
const percentile = percentileOf(times);
const health = percentileOf(healthTimes);
console.log(
  `sent      ${total} messages of ${people} people in ${sendSeconds.toFixed(1)} s (${Math.round(total / sendSeconds)}/s)`,
);
console.log(
  `answers   median ${percentile(0.5)} ms, p95 ${percentile(0.95)} ms, p99 ${percentile(0.99)} ms; ${refused} not 200${reasons && ` (${reasons})`}`,
);
console.log(`stored    ${stored}, lost ${total - refused - stored}`);
console.log(
  `answered  ${new Set(peer.sent.map(({ ours }) => ours)).size} of ${read} read, twice ${peer.sent.length - new Set(peer.sent.map(({ ours }) => ours)).size}; ${isDone ? "all" : "not all"} after ${allSeconds.toFixed(0)} s`,
);
console.log(
  `healthz   median ${health(0.5)} ms, p99 ${health(0.99)} ms, worst ${health(1)} ms of ${healthTimes.length}`,
);
console.log(`memory    peak ${megabytes} MB`);
process.exit(stored === total - refused && refused === 0 && isDone ? 0 : 1);
