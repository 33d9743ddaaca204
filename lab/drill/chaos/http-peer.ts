import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type HttpMode = "ACCEPT" | "FAIL" | "HANG" | "DOWN";

export async function readBytes(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** An HTTP server that can fail, hang and go down. `failure` is its status when it fails. */
export async function startHttpPeer(
  failure: number,
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
  onHang: (request: IncomingMessage) => Promise<void> = async () => {},
) {
  let mode: HttpMode = "ACCEPT";
  let port = 0;
  const listener: RequestListener = (request, response) => {
    const work = async () => {
      if (mode === "HANG") {
        await onHang(request);
        return;
      }
      if (mode === "FAIL") {
        await readBytes(request);
        response.writeHead(failure).end();
        return;
      }
      await answer(request, response);
    };
    // The site ended during its request.
    work().catch(() => response.destroy());
  };
  const server = createServer(listener);
  const listen = () =>
    new Promise<void>((resolve) => {
      server.listen(port, "127.0.0.1", () => {
        port = (server.address() as AddressInfo).port;
        resolve();
      });
    });
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  await listen();
  return {
    port,
    async setMode(next: HttpMode): Promise<void> {
      const wasDown = mode === "DOWN";
      mode = next;
      if (next === "DOWN" && !wasDown) await close();
      if (next !== "DOWN" && wasDown) await listen();
    },
    close,
  };
}
