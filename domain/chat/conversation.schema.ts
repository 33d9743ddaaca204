import { z } from "zod";
import type { Conversation } from "./conversation-state.ts";
import { fieldNames } from "./dialogue.schema.ts";

const fieldName = z.enum(fieldNames);
const place = z.int().min(0);
const value = z.union([
  z.string(),
  z.number(),
  z.array(z.string()),
  z.object({ amount: z.number(), period: z.enum(["year", "month", "day", "hour"]), currency: z.string() }),
]);
const status = z.enum(["CONSENT", "ASKING", "STOPPED", "WITH_PERSON", "FINISHED"]);

const entry = z.object({
  field: fieldName,
  state: z.enum(["FILLED", "ASK_AGAIN", "OPEN", "FROM_DOCUMENT"]),
  value: value.optional(),
  words: z.array(z.object({ from: place, to: place, message: place })),
  before: z.string().optional(),
  isLeftOpen: z.literal(true).optional(),
});

const readFile = z.union([
  z.object({ kind: z.literal("NONE") }),
  z.object({
    kind: z.literal("UPLOADED"),
    id: z.string(),
    file: z.object({ hash: z.string(), name: z.string(), size: z.number() }).loose(),
  }),
  z.object({ kind: z.literal("REFUSED"), problem: z.string() }),
  z.object({ kind: z.literal("UNKNOWN"), id: z.string() }),
]);

const conversation = z.object({
  status,
  consent: z.object({ words: z.string(), at: z.string(), version: z.string() }).optional(),
  messages: z.array(
    z.object({
      from: z.enum(["BOT", "PERSON"]),
      at: z.string(),
      text: z.string(),
      document: z.literal(true).optional(),
    }),
  ),
  record: z.array(entry),
  asked: fieldName.nullable(),
  offer: z
    .object({
      from: z.enum(["DOCUMENT", "REPLY"]),
      fields: z.partialRecord(fieldName, value),
      message: place,
    })
    .optional(),
  misses: z.int(),
  unreadable: z.int().optional(),
  passedOn: z.array(place),
  unread: z.array(place),
  before: status,
  screening: z
    .object({
      asked: z.string().nullable(),
      answers: z.record(z.string(), z.union([z.string(), z.array(z.string()), readFile])),
    })
    .optional(),
});

/** Reads a stored conversation. @throws {z.ZodError} if it is none */
export const parseConversation = (json: string): Conversation =>
  conversation.parse(JSON.parse(json)) as Conversation;
