import type { BasicState } from "../types.ts";

/** A statement about a basic, as offsets into `Reading.plain`. */
export type Candidate = { start: number; end: number; state: Exclude<BasicState, "missing"> };
