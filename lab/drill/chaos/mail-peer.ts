import type { AddressInfo, Socket } from "node:net";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { wait } from "../drill.ts";
import type { Delivery } from "./delivery.ts";

export type MailMode = "ACCEPT" | "SLOW" | "TRY_LATER" | "REFUSE" | "DOWN";

/** Below the 20 s after which the site gives up on a step. */
const slowMs = 14_000;

/** A candidate's newest links, by the path of the page. */
export type Links = Record<string, string>;

/** A mail server whose behaviour can change at any time. Reads the links in the mails, as candidates do. */
export async function startMailPeer() {
  const deliveries: Delivery[] = [];
  const linksByAddress = new Map<string, Links>();
  let mode: MailMode = "ACCEPT";
  let port = 0;

  const beforeStep = async (): Promise<Error | null> => {
    if (mode === "SLOW") {
      // Stops waiting as soon as the fault is lifted.
      for (let waited = 0; waited < slowMs && mode === "SLOW"; waited += 100) await wait(100);
    }
    if (mode === "TRY_LATER") return Object.assign(new Error("try again later"), { responseCode: 451 });
    if (mode === "REFUSE") return Object.assign(new Error("not here"), { responseCode: 550 });
    return null;
  };

  function readLinks(address: string, text: string): void {
    const links = linksByAddress.get(address) ?? {};
    for (const [, path = "", token = ""] of text.matchAll(/https?:\/\/[^/\s]+(\/[\w-]+)\?token=([\w-]+)/g))
      links[path] = token;
    linksByAddress.set(address, links);
  }

  function createServer() {
    const sockets = new Set<Socket>();
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      onMailFrom: (_, __, done) => void beforeStep().then(done),
      onRcptTo: (_, __, done) => void beforeStep().then(done),
      onData(stream, { envelope }, done) {
        const chunks: Buffer[] = [];
        stream.on("data", (chunk: Buffer) => chunks.push(chunk));
        stream.on("end", async () => {
          const receivedAt = Date.now();
          const mail = await PostalMime.parse(Buffer.concat(chunks));
          const refusal = await beforeStep();
          if (refusal) {
            done(refusal);
            return;
          }
          const address = envelope.rcptTo[0]?.address ?? "";
          const text = `${mail.subject}\n${mail.text}`;
          readLinks(address, text);
          deliveries.push({
            id: mail.messageId ?? "",
            about: address,
            names: text.match(/\b[0-9A-Z]{5}-[0-9A-Z]{5}\b/g) ?? [],
            receivedAt,
            answeredAt: Date.now(),
          });
          done();
        });
      },
    });
    // Senders that give up close their connections.
    smtp.on("error", () => {});
    smtp.server.on("connection", (socket: Socket) => {
      sockets.add(socket);
      socket.on("close", () => sockets.delete(socket));
    });
    return { smtp, sockets };
  }

  let current = createServer();
  const listen = () =>
    new Promise<void>((resolve) => {
      const listening = current.smtp.listen(port, "127.0.0.1", () => {
        port = (listening.address() as AddressInfo).port;
        resolve();
      });
    });
  const close = () =>
    new Promise<void>((resolve) => {
      current.smtp.close(() => resolve());
      for (const socket of current.sockets) socket.destroy();
    });
  await listen();

  return {
    port,
    deliveries,
    linksFor: (address: string): Links => linksByAddress.get(address) ?? {},
    async setMode(next: MailMode): Promise<void> {
      const wasDown = mode === "DOWN";
      mode = next;
      if (next === "DOWN" && !wasDown) await close();
      if (next !== "DOWN" && wasDown) {
        current = createServer();
        await listen();
      }
    },
    close,
  };
}
export type MailPeer = Awaited<ReturnType<typeof startMailPeer>>;
