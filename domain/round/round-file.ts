import { z } from "zod";
import { type CardFacts, isCardFacts } from "#domain/relay/card.ts";
import { cardLanguages } from "#domain/relay/languages.ts";
import { relayLimits } from "#domain/relay/limits.ts";
import { relayId } from "#domain/relay/protocol.ts";
import { type Change, inOrder, messageRoutes, personSources } from "./change.ts";

/*
 * A round as it is exported and imported: its log and the list of its files. The version counts up when an older
 * reader would misunderstand a newer file; each step has a migration, and `fixtures/` has a file of each version.
 */
export const roundFormat = "own-round";
export const roundVersion = 3;

/** The limits of a round's file. */
export const maxPeople = 20_000;
export const maxFiles = 20_000;
/** In characters. */
export const maxPosting = 500_000;
/** Erased changes leave gaps in the clocks. A larger one was not left by people. */
const maxClockGap = 1_000_000;

/** Longer texts are no names, notes or postings. A posting may be a whole file. */
const line = z.string().max(300);
const text = z.string().max(50_000);
const posting = z.string().max(maxPosting);
/** Ids stand in addresses and name fields of objects: letters, digits, `-` and `_`, and no field that every object has. */
const id = z
  .string()
  .regex(/^[\w-]{1,80}$/)
  .refine((value) => !(value in Object.prototype));
const ids = z.array(id).max(maxPeople);

const fileRef = z.object({
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  name: line,
  type: line,
  size: z.int().min(0),
});
const facts = { name: line, location: line.optional(), email: line.optional(), phone: line.optional() };

const edit = z.object({
  key: id,
  drop: z.literal(true).optional(),
  priority: z.enum(["must", "duty", "nice"]).optional(),
  weight: z.literal([0.5, 1, 2, 3]).optional(),
  mergeInto: id.optional(),
});
const asks = { posting, edits: z.array(edit).max(500) };

const instant = z.iso.datetime({ local: true, precision: -1 });
/** "2026-11-30 16:05": the board counts days with it. */
const moment = z.string().refine((time) => instant.safeParse(time.replace(" ", "T")).success);

const application = z.object({
  submission: relayId,
  link: relayId,
  at: moment,
  language: z.enum(cardLanguages),
  channel: z.enum(["FORM", "CHAT"]),
  answers: z.array(z.object({ label: text, answer: text })).max(100),
  note: text,
  consent: text,
});

const link = z.object({
  id: relayId,
  secret: relayId,
  card: z.custom<CardFacts>(isCardFacts),
  isPaused: z.boolean(),
  limit: z.int().min(1).max(relayLimits.submissions),
  until: z.iso.date(),
});

const stamp = {
  id,
  clock: z.int().min(0),
  window: id,
  by: id.optional(),
  time: moment,
};

const change = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("START"), ...stamp, title: line, ...asks }),
  z.object({ kind: z.literal("RENAME"), ...stamp, title: line }),
  z.object({ kind: z.literal("ASK"), ...stamp, ...asks, seen: z.array(id).max(100).optional() }),
  z.object({
    kind: z.literal("ADD"),
    ...stamp,
    people: z
      .array(
        z.object({
          id,
          ...facts,
          source: z.enum(personSources),
          file: fileRef.optional(),
          application: application.optional(),
        }),
      )
      .max(maxPeople),
  }),
  z.object({ kind: z.literal("CORRECT"), ...stamp, person: id, facts: z.object(facts) }),
  z.object({ kind: z.literal("ATTACH"), ...stamp, person: id, file: fileRef }),
  z.object({ kind: z.literal("MERGE"), ...stamp, person: id, into: id }),
  z.object({ kind: z.literal("KEEP_APART"), ...stamp, people: z.tuple([id, id]) }),
  z.object({ kind: z.literal("TAG"), ...stamp, people: ids, tag: line, isOn: z.boolean() }),
  z.object({ kind: z.literal("OWN"), ...stamp, people: ids, owner: line }),
  z.object({ kind: z.literal("NOTE"), ...stamp, person: id, text, about: z.literal("WORK").optional() }),
  z.object({
    kind: z.literal("REMOVE"),
    ...stamp,
    people: ids,
    submissions: z.array(relayId).max(maxPeople).optional(),
    files: z.array(fileRef.shape.hash).max(maxFiles).optional(),
  }),
  z.object({ kind: z.literal("SHARE"), ...stamp, secret: relayId, round: z.uuid() }),
  z.object({ kind: z.literal("UNSHARE"), ...stamp }),
  z.object({ kind: z.literal("LINK"), ...stamp, link }),
  z.object({
    kind: z.literal("ARRIVE"),
    ...stamp,
    applied: z.array(z.object({ ...facts, application, file: fileRef })).max(maxPeople),
  }),
  z.object({ kind: z.literal("GIVE"), ...stamp, files: z.array(fileRef).max(maxFiles) }),
  z.object({
    kind: z.literal("DECIDE"),
    ...stamp,
    decision: z.enum(["SELECT", "HOLD", "REJECT"]),
    choices: z
      .array(
        z.object({
          person: id,
          reason: text,
          letter: text.optional(),
          until: z.iso.date().optional(),
          unmet: z.array(text).max(500).optional(),
          quote: text.optional(),
          seen: z.string().max(80),
          screen: text,
        }),
      )
      .max(maxPeople),
  }),
  z.object({ kind: z.literal("WRITE"), ...stamp, person: id, text }),
  z.object({
    kind: z.literal("SEND"),
    ...stamp,
    messages: z
      .array(
        z.object({
          person: id,
          text,
          via: z.enum(messageRoutes).optional(),
          about: z.literal("RESUME").optional(),
        }),
      )
      .max(maxPeople),
  }),
  z.object({ kind: z.literal("SETTLE"), ...stamp, person: id, keep: id }),
  z.object({ kind: z.literal("STRIKE"), ...stamp, person: id, claim: text, reason: text }),
  z.object({ kind: z.literal(["UNDO", "REDO"]), ...stamp, change: id }),
]);

/** A change as it comes from elsewhere: a file, or another device. */
export const roundChange = change;

const roundFile = z.object({
  format: z.literal(roundFormat),
  version: z.literal(roundVersion),
  /** Names the round; the same in all copies of it, so that two exports can be merged. */
  id: z.uuid(),
  /** When it was exported, as an instant. */
  exported: z.iso.datetime(),
  changes: z.array(change).min(1).max(100_000),
  files: z.array(fileRef).max(maxFiles),
});
export type RoundFile = z.infer<typeof roundFile>;

/** Why something is no round that can be opened. */
export type RoundFileFault =
  /** Not a round at all. */
  | "FOREIGN"
  /** From a later version of this site. */
  | "NEWER"
  /** A round whose content is broken. */
  | "DAMAGED";

type Versioned = { format: typeof roundFormat; version: number } & Record<string, unknown>;

/** From each version to the next one. */
const migrations: Record<number, (file: Versioned) => Versioned> = {
  // 2 has duties among the corrections, and names the versions that a posting replaces.
  1: (file) => ({ ...file, version: 2 }),
  // 3 has links that collect applications, and what came through them.
  2: (file) => ({ ...file, version: 3 }),
};

const isVersioned = (value: unknown): value is Versioned =>
  typeof value === "object" &&
  value !== null &&
  "format" in value &&
  value.format === roundFormat &&
  "version" in value &&
  typeof value.version === "number";

/** Whether the log has one beginning, no change twice, and no more people than a round can have. */
function isWhole(changes: readonly Change[]): boolean {
  const people = new Set(
    changes.flatMap((change) => (change.kind === "ADD" ? change.people.map((person) => person.id) : [])),
  );
  return (
    changes[0]?.kind === "START" &&
    changes.filter(({ kind }) => kind === "START").length === 1 &&
    new Set(changes.map((change) => change.id)).size === changes.length &&
    people.size <= maxPeople
  );
}

/** The same order with clocks that leave room for all changes to come: gaps too large for a log are closed. */
function boundClocks(changes: readonly Change[]): Change[] {
  let [last, bounded] = [0, 0];
  return changes.map((change) => {
    // It comes first whatever its clock is.
    if (change.kind === "START") return { ...change, clock: Math.min(change.clock, maxClockGap) };
    bounded += Math.min(change.clock - last, maxClockGap);
    last = change.clock;
    return bounded === change.clock ? change : { ...change, clock: bounded };
  });
}

/**
 * Reads the parsed JSON of a round of any version up to today's. Changes come back in order. Never throws: what
 * cannot be read is named by its fault.
 */
export function readRoundFile(value: unknown): RoundFile | { fault: RoundFileFault } {
  if (!isVersioned(value)) return { fault: "FOREIGN" };
  if (value.version > roundVersion) return { fault: "NEWER" };
  let file = value;
  while (file.version < roundVersion) {
    const migrate = migrations[file.version];
    if (!migrate) return { fault: "DAMAGED" };
    file = migrate(file);
  }
  const parsed = roundFile.safeParse(file);
  if (!parsed.success) return { fault: "DAMAGED" };
  const { data } = parsed;
  const changes = inOrder(data.changes as Change[]);
  if (!isWhole(changes)) return { fault: "DAMAGED" };
  return { ...data, changes: boundClocks(changes) as RoundFile["changes"] };
}
