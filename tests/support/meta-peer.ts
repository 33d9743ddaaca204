import { createHmac, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { z } from "zod";

/*
 * A peer that behaves as documented for Meta's WhatsApp Cloud API: it signs webhooks, redelivers those that
 * were not answered with 200, accepts messages, reports their state, and provides documents in two steps.
 */

export const metaSettings = {
  phoneNumberId: "106540352242922",
  token: "EAAtoken-of-a-system-user",
  appSecret: "0123456789abcdef0123456789abcdef",
  verifyToken: "verify-token-of-the-operator",
};

type PersonMessage = {
  from: string;
  id?: string;
  /** In seconds, as in Meta's format. */
  timestamp?: number;
} & (
  | { text: string }
  | { document: { id: string; filename: string } }
  | { type: "audio" | "sticker" | "location" | "image" | "contacts" | "reaction" }
);

const value = (rest: object) => ({
  object: "whatsapp_business_account",
  entry: [
    {
      id: "102290129340398",
      changes: [
        {
          value: {
            messaging_product: "whatsapp",
            metadata: { display_phone_number: "15550783881", phone_number_id: metaSettings.phoneNumberId },
            ...rest,
          },
          field: "messages",
        },
      ],
    },
  ],
});

export const newWamid = () => `wamid.${randomBytes(24).toString("base64")}`;

/** The body of a webhook with messages, in Meta's format. */
export function webhookBody(...messages: PersonMessage[]): string {
  const now = Math.floor(Date.now() / 1000);
  return JSON.stringify(
    value({
      contacts: messages.map(({ from }) => ({ profile: { name: "Meera" }, wa_id: from })),
      messages: messages.map(({ from, id = newWamid(), timestamp = now, ...content }) => {
        const common = { from, id, timestamp: String(timestamp) };
        if ("text" in content) return { ...common, type: "text", text: { body: content.text } };
        if ("document" in content)
          return {
            ...common,
            type: "document",
            document: { ...content.document, mime_type: "application/pdf", sha256: "…" },
          };
        return { ...common, type: content.type, [content.type]: { id: "1" } };
      }),
    }),
  );
}

export const signatureOf = (body: string, secret = metaSettings.appSecret) =>
  `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`;

/** Sends a signed webhook. @returns the status of the response */
export async function postWebhook(url: string, body: string, signature = signatureOf(body)): Promise<number> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Hub-Signature-256": signature },
    body,
  });
  await response.arrayBuffer();
  return response.status;
}

type Sent = {
  to: string;
  /** The text, or the name of a template. */
  text: string;
  kind: "text" | "template" | "interactive";
  /** The titles of its buttons. */
  choices: string[];
  /** Our id of the reply. */
  ours: string;
  at: number;
};

/** A fault of the peer: an error status, or BROKEN (it accepts the message, but the response is lost). */
export type MetaFault = { status: number; code?: number; retryAfter?: number } | "BROKEN";

const outgoing = z.object({
  messaging_product: z.literal("whatsapp"),
  to: z.string(),
  biz_opaque_callback_data: z.string(),
  type: z.enum(["text", "template", "interactive"]),
  text: z.object({ body: z.string().min(1).max(4096) }).optional(),
  interactive: z
    .object({
      type: z.literal("button"),
      body: z.object({ text: z.string().min(1).max(1024) }),
      action: z.object({
        buttons: z
          .array(
            z.object({
              type: z.literal("reply"),
              reply: z.object({ id: z.string().min(1).max(256), title: z.string().min(1).max(20) }),
            }),
          )
          .min(1)
          .max(3),
      }),
    })
    .optional(),
  template: z.object({ name: z.string(), language: z.object({ code: z.string() }) }).optional(),
});

type Options = {
  /** Decides for each message. */
  fault?: (sent: Sent) => MetaFault | undefined;
  /** The webhook that gets notices about messages; without one, none are sent. */
  webhook?: () => string | undefined;
  documents?: Record<string, Buffer>;
};

/** Meta's side of the API, on this machine. */
export async function createMetaPeer({ fault, webhook, documents = {} }: Options = {}) {
  const sent: Sent[] = [];
  const wrong: string[] = [];
  let isClosed = false;
  /** Meta also redelivers notices until they are answered with 200. */
  async function notify(ours: string, status: string): Promise<void> {
    const notice = {
      id: newWamid(),
      status,
      timestamp: "1",
      recipient_id: "1",
      biz_opaque_callback_data: ours,
    };
    const body = JSON.stringify(value({ statuses: [notice] }));
    while (!isClosed) {
      const url = webhook?.();
      if (url === undefined || (await postWebhook(url, body).catch(() => 0)) === 200) return;
      await new Promise((next) => setTimeout(next, 200));
    }
  }
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "", "http://localhost");
    const json = (status: number, body: object, headers = {}) =>
      response
        .writeHead(status, { "Content-Type": "application/json", ...headers })
        .end(JSON.stringify(body));
    if (request.headers.authorization !== `Bearer ${metaSettings.token}`) {
      wrong.push("token");
      return json(401, { error: { code: 190 } });
    }
    const id = pathname.split("/").at(-1) ?? "";
    if (request.method === "GET" && pathname.startsWith("/bytes/")) return response.end(documents[id]);
    if (request.method === "GET") {
      const file = documents[id];
      if (!file) return json(404, { error: { code: 100 } });
      return json(200, { url: `${address}/bytes/${id}`, file_size: file.length });
    }
    const parsed = outgoing.safeParse(JSON.parse((await buffer(request)).toString("utf8")));
    if (!parsed.success || pathname !== `/${metaSettings.phoneNumberId}/messages`) {
      wrong.push(pathname);
      return json(400, { error: { code: 100 } });
    }
    const { to, type, text, interactive, template, biz_opaque_callback_data: ours } = parsed.data;
    const words = text?.body ?? interactive?.body.text ?? template?.name ?? "";
    const choices = (interactive?.action.buttons ?? []).map(({ reply }) => reply.title);
    const message = { to, kind: type, text: words, choices, ours, at: Date.now() };
    const broken = fault?.(message);
    if (broken && broken !== "BROKEN") {
      const headers = broken.retryAfter === undefined ? {} : { "Retry-After": String(broken.retryAfter) };
      return json(broken.status, { error: { message: to, code: broken.code ?? 131000 } }, headers);
    }
    sent.push(message);
    if (broken) response.destroy();
    else json(200, { messaging_product: "whatsapp", messages: [{ id: newWamid() }] });
    await notify(ours, "sent");
    return notify(ours, "delivered");
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    address,
    sent,
    /** Requests that Meta would reject. */
    wrong,
    close() {
      isClosed = true;
      const closed = new Promise<void>((done) => server.close(() => done()));
      // Connections that the site keeps open for further messages would delay the end by seconds.
      server.closeAllConnections();
      return closed;
    },
  };
}

/** The settings of a site that uses this peer. */
export const metaEnv = (address: string, opening: string) => ({
  WHATSAPP_PHONE_NUMBER_ID: metaSettings.phoneNumberId,
  WHATSAPP_TOKEN: metaSettings.token,
  WHATSAPP_APP_SECRET: metaSettings.appSecret,
  WHATSAPP_VERIFY_TOKEN: metaSettings.verifyToken,
  WHATSAPP_OPENING: opening,
  WHATSAPP_TEMPLATE: "news:en",
  WHATSAPP_API_URL: address,
});
