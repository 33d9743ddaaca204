import { setImmediate } from "node:timers/promises";
import { z } from "zod";
import type { FeedDefaults } from "#domain/postings/feed-defaults.ts";
import type { Posting } from "#domain/postings/posting.schema.ts";
import type { Board } from "#server/config/board-url.ts";
import { ashbyAnswer, fromAshby } from "./ashby.ts";
import { type Fetched, FetchFailure, fetchJson } from "./fetch-json.ts";
import { fromGreenhouse, greenhouseAnswer, greenhouseDepartments, greenhouseDetail } from "./greenhouse.ts";
import { fromLever, leverAnswer } from "./lever.ts";

/** What one reading of a board found. */
export type Reading = {
  postings: Posting[];
  /** The ids of postings that are there and cannot be read, each with the reason in short. */
  unreadable: Map<string, string>;
};

/** Reads the whole board; nothing where it has not changed since the last reading that was accepted. */
export type ReadBoard = () => Promise<(Reading & { accept: () => void }) | null>;

const leverPage = 100;
/** 5,000 postings; a board that goes on is none. */
const maxPages = 50;
/** So many jobs of Greenhouse are asked about at the same time. */
const concurrency = 4;
/** An employer may change a job's questions without changing the job. */
const detailTtlMs = 24 * 3_600_000;

function parsed<T>(schema: z.ZodType<T>, json: unknown): T {
  const result = schema.safeParse(json);
  if (!result.success) throw new FetchFailure("unknown-form");
  return result.data;
}

const withId = z.object({ id: z.union([z.string().min(1).max(80), z.int()]) });

/** Where a posting fails, without what stands there. */
function failureReason(error: unknown): string {
  if (error instanceof FetchFailure) return error.code;
  if (!(error instanceof z.ZodError)) return error instanceof Error ? error.name : "unknown";
  return error.issues
    .slice(0, 3)
    .map(({ path, code }) => `${path.join(".") || "posting"} ${code}`)
    .join(", ");
}

/** Each posting by itself: one that cannot be read costs no other. */
async function readEach(
  raws: unknown[],
  read: (raw: unknown, id: string) => Posting | null | Promise<Posting | null>,
): Promise<Reading> {
  const postings = new Map<string, Posting>();
  const unreadable = new Map<string, string>();
  const waiting = raws.entries();
  const work = async () => {
    for (const [at, raw] of waiting) {
      const found = withId.safeParse(raw);
      const id = found.success ? String(found.data.id) : `without id, place ${at + 1}`;
      // A board may have a thousand: whoever asks for a page meanwhile does not wait for all of them.
      await setImmediate();
      try {
        const posting = await read(raw, id);
        if (posting) postings.set(id, posting);
      } catch (error) {
        unreadable.set(id, failureReason(error));
      }
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return { postings: [...postings.values()], unreadable };
}

/** Makes the reader of a board. It remembers what it needs to ask for no more than has changed. */
export function createBoardClient(
  { kind, origin, name }: Board,
  defaults: FeedDefaults,
  timeoutMs: number,
): ReadBoard {
  const board = encodeURIComponent(name);
  let etag: string | undefined;
  const first = async (address: string): Promise<Fetched> => fetchJson(address, timeoutMs, etag);
  // An answer that is not believed must come again, and not as "unchanged".
  const withAccept = (reading: Reading, next?: string) => ({
    ...reading,
    accept: () => {
      etag = next;
    },
  });

  if (kind === "ashby") {
    return async () => {
      const fetched = await first(`${origin}/posting-api/job-board/${board}?includeCompensation=true`);
      if (fetched.isUnchanged) return null;
      const { jobs } = parsed(ashbyAnswer, fetched.json);
      return withAccept(await readEach(jobs, (raw) => fromAshby(raw, defaults)), fetched.etag);
    };
  }

  if (kind === "lever") {
    const pageAt = (skip: number) =>
      `${origin}/v0/postings/${board}?mode=json&skip=${skip}&limit=${leverPage}`;
    return async () => {
      const all = new Map<string, unknown>();
      const firstPage = await first(pageAt(0));
      if (firstPage.isUnchanged) return null;
      let fetched: Fetched = firstPage;
      for (let page = 1; ; page += 1) {
        const raws: unknown[] = parsed(leverAnswer, fetched.isUnchanged ? [] : fetched.json);
        const before = all.size;
        for (const raw of raws) {
          const found = withId.safeParse(raw);
          all.set(found.success ? String(found.data.id) : `#${all.size}`, raw);
        }
        // A page with nothing new: the board ended, or it does not know `skip` and gave everything at once.
        if (raws.length < leverPage || all.size === before) break;
        if (page === maxPages) throw new FetchFailure("too-many-pages");
        fetched = await fetchJson(pageAt(page * leverPage), timeoutMs);
      }
      const reading = await readEach([...all.values()], (raw) => fromLever(raw, defaults));
      // The first page says nothing about the second.
      return withAccept(reading, all.size < leverPage ? firstPage.etag : undefined);
    };
  }

  const jobs = `${origin}/v1/boards/${board}/jobs`;
  const changed = z.object({ updated_at: z.string() });
  let details = new Map<string, { updatedAt: string; askedAt: number; detail: object }>();
  return async () => {
    const now = Date.now();
    const isStale = [...details.values()].some(({ askedAt }) => now - askedAt > detailTtlMs);
    if (isStale) etag = undefined;
    const fetched = await first(`${jobs}?content=true&pay_transparency=true`);
    if (fetched.isUnchanged) return null;
    const { jobs: raws } = parsed(greenhouseAnswer, fetched.json);
    const above = await fetchJson(`${origin}/v1/boards/${board}/departments`, timeoutMs);
    const departments = parsed(greenhouseDepartments, above.isUnchanged ? {} : above.json);
    const kept: typeof details = new Map();
    const reading = await readEach(raws, async (raw, id) => {
      const { updated_at: updatedAt } = changed.parse(raw);
      let known = details.get(id);
      if (known?.updatedAt !== updatedAt || now - known.askedAt > detailTtlMs) {
        // The list does not have the questions.
        const asked = await fetchJson(`${jobs}/${id}?questions=true&pay_transparency=true`, timeoutMs);
        const detail = parsed(greenhouseDetail, asked.isUnchanged ? {} : asked.json);
        known = { updatedAt, askedAt: now, detail };
      }
      kept.set(id, known);
      return fromGreenhouse({ ...(raw as object), ...known.detail }, departments, defaults);
    });
    details = kept;
    // What could not be asked about is asked about again.
    return withAccept(reading, reading.unreadable.size === 0 ? fetched.etag : undefined);
  };
}
