import { z } from "zod";

export const outcomeSchema = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("SCORED"),
    score: z.int().min(0).max(100),
    /** Versions of the engine and of its skill graph. */
    engine: z.string().min(1).max(100),
    /** The engine's report as JSON. */
    report: z.string().min(2),
  }),
  /** A permanent failure as a code: the same file would fail again. */
  z.strictObject({ kind: z.literal("FAILED"), failure: z.string().regex(/^[a-z-]{1,40}$/) }),
]);
export type Outcome = z.infer<typeof outcomeSchema>;

/** The failure code of a file that takes too long. */
export const timedOut = "timed-out";

/** One line of JSON before the bytes of a résumé. The process learns the id only with the file that it is for. */
export type Request = { id: string; posting: string; bytes: number };

/** One line of JSON after each file. */
export const responseSchema = z.strictObject({ id: z.string(), outcome: outcomeSchema });
