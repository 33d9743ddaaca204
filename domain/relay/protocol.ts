import { z } from "zod";
import { relayLimits } from "./limits.ts";

/*
 * What pages and the relay say to each other. The relay stores what it cannot read: sealed bytes under random names, and
 * hashes of tokens. Owners name themselves by `Authorization: Bearer`; ids of links are public.
 */

/** 128 bits in base64url. */
export const relayId = z.string().regex(/^[\w-]{22}$/);
/** SHA-256 in hexadecimal, of a token that only its bearer has. */
const tokenHash = z.string().regex(/^[0-9a-f]{64}$/);

/** `POST rounds`, with proof. 201, also if it is there already with this token. */
export const createRound = z.strictObject({ id: relayId, token: tokenHash });

const sealedText = (maxBytes: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .max(Math.ceil((maxBytes * 4) / 3));

/**
 * `POST entries`. Refused with the code `conflict` if the last entry is not `after`: read what is new, and try again. A
 * checkpoint replaces everything before it.
 */
export const appendEntries = z.strictObject({
  after: z.int().min(0),
  isCheckpoint: z.boolean(),
  entries: z.array(sealedText(relayLimits.entry)).min(1).max(relayLimits.batch),
});
export type AppendEntries = z.infer<typeof appendEntries>;

const entry = z.object({ sequence: z.int(), isCheckpoint: z.boolean(), sealed: z.string() });
/** `GET entries?since=N`: those after N, in order, as many as fit in an answer. `last` is the last there is. */
export const entriesPage = z.object({ entries: z.array(entry), last: z.int() });
export type EntriesPage = z.infer<typeof entriesPage>;

/** `GET news?entries=N&submissions=M`: waits until one of the two is passed; at most 25 s, then the same numbers. */
export const news = z.object({ entries: z.int(), submissions: z.int() });
export type News = z.infer<typeof news>;

/** `GET round`: how much of the limits is used. Sizes in bytes, times in ms since 1970. */
export const roundUse = z.object({
  entries: z.int(),
  bytes: z.int(),
  submissions: z.int(),
  links: z.array(
    z.object({ id: relayId, isPaused: z.boolean(), taken: z.int(), limit: z.int(), until: z.int() }),
  ),
  changedAt: z.int(),
  endsAt: z.int(),
});
export type RoundUse = z.infer<typeof roundUse>;

/** `GET files`. `PUT`, `GET` and `DELETE file`: sealed bytes; putting or deleting again changes nothing. */
export const fileNames = z.object({ names: z.array(relayId) });

/** `PUT link`: makes a link, or replaces its card and its rules. `until`: the last moment, in ms since 1970. */
export const putLink = z.strictObject({
  card: sealedText(relayLimits.card),
  isPaused: z.boolean(),
  limit: z.int().min(1).max(relayLimits.submissions),
  until: z.int().positive(),
});
export type PutLink = z.infer<typeof putLink>;

/** `GET card`: 404 for a link that never was or is gone. Reading it uses nothing up. */
export const linkCard = z.object({
  card: z.string(),
  state: z.enum(["OPEN", "PAUSED", "FULL", "ENDED"]),
  until: z.int(),
});
export type LinkCard = z.infer<typeof linkCard>;

/**
 * `PUT submission`: the sealed bytes, with proof and the withdraw hash. 201, and 200 for the same bytes again: sending
 * twice is sending once. `DELETE submission` with the withdraw token as bearer erases the bytes; repeated, too.
 */
export type Submitted = { arrivedAt: number };

const arrival = z.object({
  id: relayId,
  link: relayId,
  position: z.int(),
  size: z.int(),
  arrivedAt: z.int(),
  /** Its bytes are gone: the applicant withdrew it. The position is new then. */
  isWithdrawn: z.boolean(),
});
/** `GET submissions?since=N`: in order of their positions, as many as fit in an answer. */
export const arrivalsPage = z.object({ submissions: z.array(arrival), last: z.int() });
export type Arrival = z.infer<typeof arrival>;

/** `POST report`: reaches the operator with the link's id and nothing of its contents. */
export const report = z.strictObject({ reason: z.enum(["FRAUD", "DISCRIMINATION", "SPAM", "OTHER"]) });
export type ReportReason = z.infer<typeof report>["reason"];
