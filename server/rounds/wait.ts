import type { News } from "#domain/relay/protocol.ts";
import { secondMs } from "#domain/time.ts";
import { json, noStore, problem } from "./answers.ts";
import { asOwner, type Call, readNumber } from "./call.ts";
import type { NewsBoard } from "./news.ts";

/** Proxies end a request that is silent for a minute. */
const longPollMs = 25 * secondMs;
const keepAliveMs = 15 * secondMs;
/** Readers who are told to come later poll instead. */
const busyRetrySeconds = 30;
/** The next process, or another one, is there by then. */
const stoppingRetrySeconds = 2;
/** A reader that takes nothing more has left. */
const maxUnsentBytes = 64 * 1024;

/** What the reader knows: from the header of a stream that was interrupted, or from the query. */
function readKnown({ request, query }: Call): News | undefined {
  const [, lastEntries, lastSubmissions] =
    /^(\d{1,15})\.(\d{1,15})$/.exec(String(request.headers["last-event-id"] ?? "")) ?? [];
  if ([...query.keys()].some((name) => name !== "entries" && name !== "submissions")) return undefined;
  const entries = readNumber(lastEntries ?? query.get("entries"));
  const submissions = readNumber(lastSubmissions ?? query.get("submissions"));
  return entries === undefined || submissions === undefined ? undefined : { entries, submissions };
}

const isNewer = (news: News, known: News) =>
  news.entries > known.entries || news.submissions > known.submissions;

type Wait = { board: NewsBoard; round: string; known: News };

/** Writes an event for each change until the reader leaves or the round is gone. @returns false if too many wait */
function stream({ board, round, known }: Wait, { response, client }: Call): boolean {
  let sent = known;
  let keepAlive: NodeJS.Timeout | undefined;
  const end = () => {
    clearInterval(keepAlive);
    leave?.();
  };
  const leave = board.subscribe(round, client, (news) => {
    if (news === undefined || response.writableLength > maxUnsentBytes) {
      end();
      response.end();
      return;
    }
    if (!isNewer(news, sent)) return;
    sent = news;
    response.write(`id: ${news.entries}.${news.submissions}\ndata: ${JSON.stringify(news)}\n\n`);
  });
  if (!leave) return false;
  response.once("close", end);
  if (response.destroyed) {
    end();
    return true;
  }
  // nginx would otherwise hold events back.
  response.writeHead(200, { ...noStore, "Content-Type": "text/event-stream", "X-Accel-Buffering": "no" });
  response.write(": open\n\n");
  keepAlive = setInterval(() => response.write(": waiting\n\n"), keepAliveMs);
  return true;
}

/** Waits for something newer. @returns `GONE` with the round, or undefined if too many wait */
function poll({ board, round, known }: Wait, { response, client }: Call, maxMs: number) {
  let leave: (() => void) | undefined;
  const waited = new Promise<News | "ENDED">((resolve) => {
    let latest = known;
    leave = board.subscribe(round, client, (news) => {
      if (news === undefined) resolve("ENDED");
      else if (isNewer(news, known)) resolve(news);
      else latest = news;
    });
    const timer = setTimeout(() => resolve(latest), maxMs);
    response.once("close", () => {
      clearTimeout(timer);
      resolve(latest);
    });
  });
  return leave && waited.finally(leave);
}

/** Waits until the round has more entries or submissions than the reader knows. */
export const getNews = asOwner(async ({ news: board }, call, row) => {
  const known = readKnown(call);
  if (!known) return problem("bad-request");
  const wait = { board, round: row.id, known };
  const { request } = call;
  if (board.isStopped()) return problem("store-unavailable", stoppingRetrySeconds);
  const current = { entries: row.last_entry, submissions: row.last_submission };
  if (request.method === "HEAD") return json(current);
  if (/\btext\/event-stream\b/.test(request.headers.accept ?? ""))
    return stream(wait, call) ? { kind: "STREAM" } : problem("too-many", busyRetrySeconds);
  if (isNewer(current, known)) return json(current);
  const waited = await poll(wait, call, longPollMs);
  if (waited === undefined) return problem("too-many", busyRetrySeconds);
  // The round may be gone, or only this process may be ending: the next request tells.
  return json(waited === "ENDED" ? current : waited);
});
