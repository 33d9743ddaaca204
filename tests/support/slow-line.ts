import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/**
 * `STALLED`: nothing passes. `MUTE`: what is sent arrives, and no answer comes back. `CUT`: every connection is reset,
 * and so is each new one.
 */
type LineState = "UP" | "STALLED" | "MUTE" | "CUT";
type Direction = "UPWARD" | "DOWNWARD";

/** Bytes that pass at once: at 400 kbit/s, 40 ms of the line. */
const packet = 2048;

/** A bad line in front of a server on this machine: a TCP proxy that limits, stalls, mutes and cuts. */
export async function openSlowLine(target: number, bitsPerSecond = Number.POSITIVE_INFINITY) {
  let state: LineState = "UP";
  let changed = Promise.withResolvers<void>();
  /** The bytes upward that still pass before the line is cut. */
  let bytesLeft = Number.POSITIVE_INFINITY;
  const sockets = new Set<Socket>();
  // All connections share the line, as on a phone.
  const freeAt = { UPWARD: 0, DOWNWARD: 0 };

  function turn(next: LineState): void {
    state = next;
    changed.resolve();
    changed = Promise.withResolvers();
    if (next === "CUT") for (const socket of sockets) socket.resetAndDestroy();
  }

  async function pass(bytes: Buffer, to: Socket, direction: Direction): Promise<void> {
    const now = performance.now();
    freeAt[direction] = Math.max(now, freeAt[direction]) + (bytes.length * 8_000) / bitsPerSecond;
    if (freeAt[direction] > now) await wait(freeAt[direction] - now);
    while (state === "STALLED" || (state === "MUTE" && direction === "DOWNWARD")) await changed.promise;
    if (direction === "UPWARD") bytesLeft -= bytes.length;
    if (bytesLeft < 0) turn("CUT");
    else if (!to.destroyed && !to.write(bytes)) await Promise.race([once(to, "drain"), once(to, "close")]);
  }

  async function carry(from: Socket, to: Socket, direction: Direction): Promise<void> {
    try {
      for await (const chunk of from as AsyncIterable<Buffer>)
        for (let at = 0; at < chunk.length; at += packet)
          await pass(chunk.subarray(at, at + packet), to, direction);
      to.end();
    } catch {
      // The other end sees the reset too.
      to.destroy();
    }
  }

  const server = createServer({ allowHalfOpen: true }, (browser) => {
    if (state === "CUT") return void browser.resetAndDestroy();
    const site = connect({ port: target, host: "localhost", allowHalfOpen: true });
    for (const socket of [browser, site]) {
      sockets.add(socket.setNoDelay(true));
      socket.on("error", () => {}).on("close", () => sockets.delete(socket));
    }
    void carry(browser, site, "UPWARD");
    void carry(site, browser, "DOWNWARD");
  });
  server.listen(0, "localhost");
  await once(server, "listening");

  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    turn(next: LineState): void {
      bytesLeft = Number.POSITIVE_INFINITY;
      turn(next);
    },
    /** Cuts the line after so many more bytes upward. @returns once it is cut */
    async cutAfter(bytes: number): Promise<void> {
      bytesLeft = bytes;
      while (state !== "CUT") await changed.promise;
    },
    close(): void {
      turn("CUT");
      server.close();
    },
  };
}
