/*
 * All messages between a page and its workers have an envelope, because libraries in a worker post messages,
 * too: without it, the page would take the "ready" that pdf.js posts on load for a response.
 */

const protocol = "worker-port";
/** Increase it when an existing message changes its meaning. */
export const protocolVersion = 1;

type Envelope<Message> = { protocol: string; version: number; message: Message };

export function wrap<Message>(message: Message): Envelope<Message> {
  return { protocol, version: protocolVersion, message };
}

/** Whether a message has an envelope, of any version. Page and worker share the type of the content. */
export function isEnvelope<Message>(data: unknown): data is Envelope<Message> {
  return typeof data === "object" && data !== null && "protocol" in data && data.protocol === protocol;
}
