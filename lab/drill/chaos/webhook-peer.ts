import { createHmac, randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { z } from "zod";
import type { Delivery } from "./delivery.ts";
import { readBytes, startHttpPeer } from "./http-peer.ts";

const eventSchema = z.object({
  type: z.string(),
  data: z.object({ id: z.string(), reference: z.string().optional() }),
});

/** The company's application: verifies signatures and records events. */
export async function startWebhookPeer() {
  const key = randomBytes(32);
  const deliveries: Delivery[] = [];
  let wrongSignatures = 0;

  async function receive(request: IncomingMessage): Promise<Delivery | undefined> {
    const body = (await readBytes(request)).toString();
    const header = (name: string) => String(request.headers[name]);
    const signed = `${header("webhook-id")}.${header("webhook-timestamp")}.${body}`;
    const signature = `v1,${createHmac("sha256", key).update(signed).digest("base64")}`;
    if (header("webhook-signature") !== signature) {
      wrongSignatures += 1;
      return undefined;
    }
    const { type, data } = eventSchema.parse(JSON.parse(body));
    const names = [data.id, data.reference ?? ""];
    const delivery: Delivery = { id: header("webhook-id"), about: type, names, receivedAt: Date.now() };
    deliveries.push(delivery);
    return delivery;
  }

  const peer = await startHttpPeer(
    500,
    async (request, response) => {
      const delivery = await receive(request);
      response.writeHead(delivery ? 204 : 401).end();
      if (delivery) delivery.answeredAt = Date.now();
    },
    async (request) => void (await receive(request)),
  );
  return {
    ...peer,
    secret: `whsec_${key.toString("base64")}`,
    deliveries,
    countWrongSignatures: () => wrongSignatures,
  };
}
export type WebhookPeer = Awaited<ReturnType<typeof startWebhookPeer>>;
