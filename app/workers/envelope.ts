/*
 * Every message between a page and one of its workers travels in an envelope. Libraries inside a worker post messages,
 * too: pdf.js posts "ready" as soon as it loads. Without an envelope the page takes that for an answer.
 */

const protocol = "worker-port";
/** Raise it when the same message means something else. */
export const protocolVersion = 1;

type Envelope<Message> = { protocol: string; version: number; message: Message };

export function wrap<Message>(message: Message): Envelope<Message> {
  return { protocol, version: protocolVersion, message };
}

/** Whether a message is in an envelope, of any version. Page and worker share the type of its content. */
export function isEnvelope<Message>(data: unknown): data is Envelope<Message> {
  return typeof data === "object" && data !== null && "protocol" in data && data.protocol === protocol;
}
