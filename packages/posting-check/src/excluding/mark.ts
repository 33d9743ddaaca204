import type { ExcludingReason } from "../types.ts";

/** A phrase that excludes, as offsets into `Reading.plain`. */
export type Mark = { start: number; end: number; reason: ExcludingReason; instead?: string };
