import type { z } from "zod";
import type { SourcePosting } from "./to-posting.ts";

/** Fetches the JSON at a path below the board's address, and parses it. */
export type FetchAnswer = <T>(path: string, schema: z.ZodType<T>) => Promise<T>;

/**
 * Converts one posting of the system; null for an entry that is no actual posting.
 * @throws {z.ZodError} when the posting differs from the documented format
 */
type Convert = (raw: unknown) => SourcePosting | null;

/** A system with public job boards. Reading them needs no key. */
export type JobBoard = {
  /** Each host of the API, with the hosts of its public pages: their path begins with the employer's name. */
  hosts: Record<string, string[]>;
  /** Path of the API before the employer's name. */
  path: string;
  /** Path and query of the list below the board's address. `skip` counts the postings of earlier pages. */
  list: (skip: number) => string;
  /** Postings of a full page; without it the list is one page. */
  pageSize?: number;
  /** The list's answer as unparsed postings. */
  answer: z.ZodType<unknown[]>;
  /** The parts of a posting that only its own answer has: fetched when the posting changes, and once a day. */
  detail?: { path: (id: string) => string; answer: z.ZodType<object>; changedAt: (raw: unknown) => string };
  /** Prepares a reading. It may fetch what all postings share. */
  createConvert: (fetchAnswer: FetchAnswer) => Convert | Promise<Convert>;
};
