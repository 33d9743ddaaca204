import { setImmediate } from "node:timers/promises";
import { z } from "zod";
import type { FeedDefaults } from "#domain/postings/feed-defaults.ts";
import type { Posting } from "#domain/postings/posting.schema.ts";
import { dayMs } from "#domain/time.ts";
import { type Board, jobBoards } from "./boards.ts";
import { FetchFailure, fetchJson } from "./fetch-json.ts";
import type { FetchAnswer } from "./job-board.ts";
import { toPosting } from "./to-posting.ts";

/** The result of reading a board once. */
export type Reading = {
  postings: Posting[];
  /** Ids of postings that could not be read, each with a short reason. */
  unreadable: Map<string, string>;
};

/** Reads the whole board. @returns null if it has not changed since the last accepted reading */
export type ReadBoard = () => Promise<(Reading & { accept: () => void }) | null>;

/** 5,000 postings on pages of 100; a board with more pages is broken. */
const maxPages = 50;
/** Parallel requests for details. */
const concurrency = 4;
/** Details, such as questions, can change without their posting changing. */
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

type Detail = { changedAt: string; fetchedAt: number; parts: object };

/** Creates the reader of a board, which caches what has not changed. */
export function createBoardClient(
  { kind, origin, name }: Board,
  defaults: FeedDefaults,
  timeoutMs: number,
): ReadBoard {
  const { list, pageSize = Number.POSITIVE_INFINITY, answer, detail, ...system } = jobBoards[kind];
  const boardUrl = `${origin}/${system.path}/${encodeURIComponent(name)}`;
  let acceptedEtag: string | undefined;
  let details = new Map<string, Detail>();

  const fetchAnswer: FetchAnswer = async (path, schema) => {
    const result = await fetchJson(boardUrl + path, timeoutMs);
    return parseAnswer(schema, result.isUnchanged ? undefined : result.json);
  };

  /** Each posting of all pages once. */
  async function readPages(firstPage: unknown[]): Promise<unknown[]> {
    const postings = new Map<string, unknown>();
    let raws = firstPage;
    for (let page = 1; ; page += 1) {
      const countBefore = postings.size;
      for (const raw of raws) {
        const parsed = withId.safeParse(raw);
        postings.set(parsed.success ? String(parsed.data.id) : `#${postings.size}`, raw);
      }
      // Nothing new: this was the last page, or the board ignores `skip` and has sent everything.
      if (raws.length < pageSize || postings.size === countBefore) return [...postings.values()];
      if (page === maxPages) throw new FetchFailure("too-many-pages");
      raws = await fetchAnswer(list(page * pageSize), answer);
    }
  }

  return async () => {
    const now = Date.now();
    const isStale = ({ fetchedAt }: Detail) => now - fetchedAt > detailTtlMs;
    if ([...details.values()].some(isStale)) acceptedEtag = undefined;
    const first = await fetchJson(boardUrl + list(0), timeoutMs, acceptedEtag);
    if (first.isUnchanged) return null;
    const raws = await readPages(parseAnswer(answer, first.json));
    const convert = await system.createConvert(fetchAnswer);
    const nextDetails: typeof details = new Map();
    const reading = await readEach(raws, async (raw, id) => {
      let posting = raw;
      if (detail) {
        const changedAt = detail.changedAt(raw);
        let cached = details.get(id);
        if (cached?.changedAt !== changedAt || isStale(cached)) {
          const parts = await fetchAnswer(detail.path(id), detail.answer);
          cached = { changedAt, fetchedAt: now, parts };
        }
        nextDetails.set(id, cached);
        posting = { ...(raw as object), ...cached.parts };
      }
      const source = convert(posting);
      return source && toPosting(source, defaults);
    });
    details = nextDetails;
    // The first page's ETag says nothing about other pages. Without an ETag the next reading retries missing details.
    const isComplete = raws.length < pageSize && (!detail || reading.unreadable.size === 0);
    return {
      ...reading,
      // An ignored answer must not come back as "unchanged".
      accept: () => {
        acceptedEtag = isComplete ? first.etag : undefined;
      },
    };
  };
}
