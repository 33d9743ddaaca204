import { setImmediate } from "node:timers/promises";
import { z } from "zod";
import type { FeedDefaults } from "#domain/postings/feed-defaults.ts";
import type { Posting } from "#domain/postings/posting.schema.ts";
import { dayMs } from "#domain/time.ts";
import type { Board } from "#server/config/board-url.ts";
import { ashbyAnswer, fromAshby } from "./ashby.ts";
import { FetchFailure, type FetchResult, fetchJson } from "./fetch-json.ts";
import { fromGreenhouse, greenhouseAnswer, greenhouseDepartments, greenhouseDetail } from "./greenhouse.ts";
import { fromLever, leverAnswer } from "./lever.ts";

/** The result of reading a board once. */
export type Reading = {
  postings: Posting[];
  /** Ids of postings that could not be read, each with a short reason. */
  unreadable: Map<string, string>;
};

/** Reads the whole board. @returns null if it has not changed since the last accepted reading */
export type ReadBoard = () => Promise<(Reading & { accept: () => void }) | null>;

const leverPageSize = 100;
/** Enough for 5,000 postings; a board with more pages is broken. */
const maxPages = 50;
/** Parallel requests for the details of Greenhouse's jobs. */
const concurrency = 4;
/** Questions can change without a change of their job. */
const detailTtlMs = dayMs;

function parseAnswer<T>(schema: z.ZodType<T>, json: unknown): T {
  const result = schema.safeParse(json);
  if (!result.success) throw new FetchFailure("unknown-form");
  return result.data;
}

const withId = z.object({ id: z.union([z.string().min(1).max(80), z.int()]) });

/** Names the invalid fields of a posting, without their values. */
function failureReason(error: unknown): string {
  if (error instanceof FetchFailure) return error.code;
  if (!(error instanceof z.ZodError)) return error instanceof Error ? error.name : "unknown";
  return error.issues
    .slice(0, 3)
    .map(({ path, code }) => `${path.join(".") || "posting"} ${code}`)
    .join(", ");
}

/** Reads each posting separately, so that an unreadable one does not affect the others. */
async function readEach(
  raws: unknown[],
  read: (raw: unknown, id: string) => Posting | null | Promise<Posting | null>,
): Promise<Reading> {
  const postings = new Map<string, Posting>();
  const unreadable = new Map<string, string>();
  const queue = raws.entries();
  const work = async () => {
    for (const [index, raw] of queue) {
      const parsed = withId.safeParse(raw);
      const id = parsed.success ? String(parsed.data.id) : `without id, number ${index + 1}`;
      // A board may have a thousand postings: lets the server handle requests in between.
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

/** Fetches the first address of a reading, conditionally on the ETag of the last accepted one. */
function createConditionalFetch(timeoutMs: number) {
  let acceptedEtag: string | undefined;
  return {
    fetchFirst: (url: string): Promise<FetchResult> => fetchJson(url, timeoutMs, acceptedEtag),
    forgetEtag: () => {
      acceptedEtag = undefined;
    },
    /** Stores the ETag once a reading is accepted: an ignored response must not come back as "unchanged". */
    withAccept: (reading: Reading, etag?: string) => ({
      ...reading,
      accept: () => {
        acceptedEtag = etag;
      },
    }),
  };
}

function createAshbyClient(boardUrl: string, defaults: FeedDefaults, timeoutMs: number): ReadBoard {
  const { fetchFirst, withAccept } = createConditionalFetch(timeoutMs);
  return async () => {
    const answer = await fetchFirst(`${boardUrl}?includeCompensation=true`);
    if (answer.isUnchanged) return null;
    const { jobs } = parseAnswer(ashbyAnswer, answer.json);
    return withAccept(await readEach(jobs, (raw) => fromAshby(raw, defaults)), answer.etag);
  };
}

function createLeverClient(boardUrl: string, defaults: FeedDefaults, timeoutMs: number): ReadBoard {
  const { fetchFirst, withAccept } = createConditionalFetch(timeoutMs);
  const pageUrl = (skip: number) => `${boardUrl}?mode=json&skip=${skip}&limit=${leverPageSize}`;
  return async () => {
    const postings = new Map<string, unknown>();
    const firstPage = await fetchFirst(pageUrl(0));
    if (firstPage.isUnchanged) return null;
    let answer: FetchResult = firstPage;
    for (let page = 1; ; page += 1) {
      const raws: unknown[] = parseAnswer(leverAnswer, answer.isUnchanged ? [] : answer.json);
      const countBefore = postings.size;
      for (const raw of raws) {
        const parsed = withId.safeParse(raw);
        postings.set(parsed.success ? String(parsed.data.id) : `#${postings.size}`, raw);
      }
      // No new postings: this was the last page, or the board ignores `skip` and has sent everything.
      if (raws.length < leverPageSize || postings.size === countBefore) break;
      if (page === maxPages) throw new FetchFailure("too-many-pages");
      answer = await fetchJson(pageUrl(page * leverPageSize), timeoutMs);
    }
    const reading = await readEach([...postings.values()], (raw) => fromLever(raw, defaults));
    // The ETag of the first page does not cover further pages.
    return withAccept(reading, postings.size < leverPageSize ? firstPage.etag : undefined);
  };
}

const changedAt = z.object({ updated_at: z.string() });

function createGreenhouseClient(boardUrl: string, defaults: FeedDefaults, timeoutMs: number): ReadBoard {
  const { fetchFirst, forgetEtag, withAccept } = createConditionalFetch(timeoutMs);
  let details = new Map<string, { updatedAt: string; fetchedAt: number; detail: object }>();
  return async () => {
    const now = Date.now();
    const isStale = [...details.values()].some(({ fetchedAt }) => now - fetchedAt > detailTtlMs);
    if (isStale) forgetEtag();
    const answer = await fetchFirst(`${boardUrl}/jobs?content=true&pay_transparency=true`);
    if (answer.isUnchanged) return null;
    const { jobs } = parseAnswer(greenhouseAnswer, answer.json);
    const departmentsAnswer = await fetchJson(`${boardUrl}/departments`, timeoutMs);
    const departments = parseAnswer(
      greenhouseDepartments,
      departmentsAnswer.isUnchanged ? {} : departmentsAnswer.json,
    );
    const nextDetails: typeof details = new Map();
    const reading = await readEach(jobs, async (raw, id) => {
      const { updated_at: updatedAt } = changedAt.parse(raw);
      let cached = details.get(id);
      if (cached?.updatedAt !== updatedAt || now - cached.fetchedAt > detailTtlMs) {
        // Only the response for a single job has its questions.
        const url = `${boardUrl}/jobs/${id}?questions=true&pay_transparency=true`;
        const detailAnswer = await fetchJson(url, timeoutMs);
        const detail = parseAnswer(greenhouseDetail, detailAnswer.isUnchanged ? {} : detailAnswer.json);
        cached = { updatedAt, fetchedAt: now, detail };
      }
      nextDetails.set(id, cached);
      return fromGreenhouse({ ...(raw as object), ...cached.detail }, departments, defaults);
    });
    details = nextDetails;
    // Without an ETag, the next reading retries the unreadable jobs.
    return withAccept(reading, reading.unreadable.size === 0 ? answer.etag : undefined);
  };
}

/** Creates the reader of a board, which caches what has not changed. */
export function createBoardClient(
  { kind, origin, name }: Board,
  defaults: FeedDefaults,
  timeoutMs: number,
): ReadBoard {
  const board = encodeURIComponent(name);
  switch (kind) {
    case "ashby":
      return createAshbyClient(`${origin}/posting-api/job-board/${board}`, defaults, timeoutMs);
    case "lever":
      return createLeverClient(`${origin}/v0/postings/${board}`, defaults, timeoutMs);
    case "greenhouse":
      return createGreenhouseClient(`${origin}/v1/boards/${board}`, defaults, timeoutMs);
  }
}
