import { createHmac, randomBytes } from "node:crypto";

/*
 * A peer that behaves as Meta's documents of the WhatsApp Cloud API say: it signs webhooks, repeats those that were not
 * answered with 200, takes messages, reports their state, and gives documents in two steps.
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
  /** In seconds, as Meta writes it. */
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

/** The body of a webhook with messages, as Meta sends it. */
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

/** Sends a signed webhook. @returns the status of the answer */
export async function postWebhook(url: string, body: string, signature = signatureOf(body)): Promise<number> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Hub-Signature-256": signature },
    body,
  });
  await response.arrayBuffer();
  return response.status;
}
