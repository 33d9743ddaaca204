import type { FieldName } from "chat";
import { z } from "zod";
import { fileProblems } from "#domain/applications/form-fields.ts";
import type { Conversation } from "./conversation-state.ts";
import { fieldNames } from "./dialogue.schema.ts";

const fieldName = z.enum(fieldNames);
const place = z.int().min(0);

const pay = z.object({
  amount: z.number(),
  period: z.enum(["year", "month", "day", "hour"]),
  currency: z.string(),
});
const fields = z
  .object({
    name: z.string(),
    city: z.string(),
    experienceYears: z.number(),
    noticeDays: z.number(),
    shift: z.enum(["day", "evening", "night", "rotating", "any"]),
    expectedPay: pay,
    languages: z.array(z.string()),
    education: z.enum(["10th", "12th", "diploma", "bachelor", "master", "doctorate"]),
    startDate: z.string(),
    currentEmployer: z.string(),
    phone: z.string(),
    email: z.string(),
  } satisfies Record<FieldName, z.ZodType>)
  .partial();
const value = z.union([z.string(), z.number(), z.array(z.string()), pay]);
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
    file: z.object({ id: z.string(), hash: z.string(), name: z.string(), size: z.number() }),
  }),
  z.object({ kind: z.literal("REFUSED"), problem: z.enum(fileProblems) }),
  z.object({ kind: z.literal("UNKNOWN"), id: z.string() }),
]);

const conversation: z.ZodType<Conversation> = z.object({
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
      fields,
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
export const parseConversation = (json: string): Conversation => conversation.parse(JSON.parse(json));
