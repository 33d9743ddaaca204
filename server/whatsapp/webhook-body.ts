import { createHash } from "node:crypto";
import { z } from "zod";

/*
 * The part of Meta's webhook that we read ("messages" of the Cloud API). Everything else is accepted unread:
 * Meta redelivers a rejected request for days, and may add fields at any time.
 */

const text = z.string().max(100_000).catch("");

const message = z.object({
  from: z.string().regex(/^\d{5,20}$/),
  id: z.string().min(1).max(500),
  timestamp: z.coerce.number().int().min(0).max(1e11),
  type: z.string().max(40),
  text: z.object({ body: text }).optional().catch(undefined),
  button: z.object({ text }).optional().catch(undefined),
  interactive: z
    .object({
      button_reply: z.object({ title: text }).optional(),
      list_reply: z.object({ title: text }).optional(),
    })
    .optional()
    .catch(undefined),
  document: z
    .object({ id: z.string().regex(/^\d{1,40}$/), filename: text })
    .optional()
    .catch(undefined),
});

const status = z.object({
  status: z.enum(["sent", "delivered", "read", "failed"]),
  /** Our own id of the reply. */
  biz_opaque_callback_data: z.string().max(100),
  errors: z
    .array(z.object({ code: z.number() }))
    .optional()
    .catch(undefined),
});

const body = z.object({
  entry: z.array(
    z.object({
      changes: z.array(
        z.object({
          value: z.object({
            metadata: z.object({ phone_number_id: z.string() }),
            messages: z.array(z.unknown()).optional(),
            statuses: z.array(z.unknown()).optional(),
          }),
        }),
      ),
    }),
  ),
});

export type ReceivedMessage = {
  /** SHA-256 of Meta's id, which contains the number. */
  id: string;
  number: string;
  sentAt: number;
} & (
  | { kind: "TEXT"; payload: { text: string } }
  | { kind: "DOCUMENT"; payload: { media: string; name: string } }
  | { kind: "OTHER"; payload: { type: string } }
);

/** Meta's notice about a reply. */
export type Notice = { reply: string; state: "SENT" | "DELIVERED" | "FAILED"; failure: string };

/** The maximum length that Meta allows. */
const maxLetters = 4_096;

/** PostgreSQL can store neither NUL nor unpaired surrogates. */
const storable = (value: string, max: number) => value.replaceAll("\0", "").slice(0, max).toWellFormed();

function toReceived(sent: z.infer<typeof message>, now: number): ReceivedMessage {
  const { from: number, type, button, interactive, document } = sent;
  const time = sent.timestamp * 1_000;
  const id = createHash("sha256").update(sent.id).digest("hex");
  const common = { id, number, sentAt: Math.min(time, now) };
  const words =
    sent.text?.body ??
    button?.text ??
    interactive?.button_reply?.title ??
    interactive?.list_reply?.title ??
    "";
  const stored = storable(words, maxLetters);
  if (stored.trim() !== "") return { ...common, kind: "TEXT", payload: { text: stored } };
  if (document)
    return {
      ...common,
      kind: "DOCUMENT",
      payload: { media: document.id, name: storable(document.filename, 200) },
    };
  return { ...common, kind: "OTHER", payload: { type: storable(type, 40) } };
}

/** The messages and notices for our number in a body; undefined if it is not a webhook request. */
export function readWebhook(
  json: string,
  phoneNumberId: string,
  now = Date.now(),
): { messages: ReceivedMessage[]; notices: Notice[] } | undefined {
  let parsed: z.infer<typeof body>;
  try {
    parsed = body.parse(JSON.parse(json));
  } catch {
    return undefined;
  }
  const values = parsed.entry
    .flatMap(({ changes }) => changes)
    .map(({ value }) => value)
    .filter(({ metadata }) => metadata.phone_number_id === phoneNumberId);
  const messages = values.flatMap((value) =>
    (value.messages ?? []).flatMap((entry) => {
      const { data } = message.safeParse(entry);
      return data ? [toReceived(data, now)] : [];
    }),
  );
  const notices = values.flatMap((value) =>
    (value.statuses ?? []).flatMap((entry): Notice[] => {
      const { data } = status.safeParse(entry);
      if (!data) return [];
      const states = { sent: "SENT", delivered: "DELIVERED", read: "DELIVERED", failed: "FAILED" } as const;
      return [
        {
          reply: data.biz_opaque_callback_data,
          state: states[data.status],
          failure: String(data.errors?.[0]?.code ?? ""),
        },
      ];
    }),
  );
  return { messages, notices };
}
