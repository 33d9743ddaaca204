import { randomClientHeaders } from "#tests/support/candidates.ts";
import type { Random } from "../chaos/random.ts";

export type Requests = { sent: number; lostAnswers: number; unanswered: number; refused: number };

/**
 * Makes this process what a page is to the code of pages: addresses without an origin reach one of the site's processes,
 * each time from another network. Some answers to what changes something are lost on the way, until the line is `CLEAR`.
 */
export function openPages(random: Random, origins: readonly string[]) {
  let line: "LOSES_ANSWERS" | "CLEAR" = "LOSES_ANSWERS";
  const requests: Requests = { sent: 0, lostAnswers: 0, unanswered: 0, refused: 0 };
  const send = globalThis.fetch;
  const before = { ...globalThis };

  const fetch: typeof send = async (path, init) => {
    if (typeof path !== "string" || !path.startsWith("/")) return send(path, init);
    const headers = new Headers(init?.headers);
    for (const [name, value] of Object.entries(randomClientHeaders())) headers.set(name, value);
    requests.sent += 1;
    const response = await send(random.pick(origins) + path, { ...init, headers }).catch((error: unknown) => {
      requests.unanswered += 1;
      throw error;
    });
    if (response.status >= 500) requests.refused += 1;
    if (line === "LOSES_ANSWERS" && (init?.method ?? "GET") !== "GET" && random.chance(0.1)) {
      requests.lostAnswers += 1;
      await response.body?.cancel();
      throw new TypeError("The answer was lost");
    }
    return response;
  };
  // Devices are in this one process, and must not hear of each other but by the relay.
  const page = {
    document: new EventTarget(),
    addEventListener: () => {},
    BroadcastChannel: undefined,
    fetch,
  };
  Object.assign(globalThis, page);
  return {
    requests,
    clear() {
      line = "CLEAR";
    },
    close() {
      const { document, addEventListener, BroadcastChannel } = before;
      Object.assign(globalThis, { document, addEventListener, BroadcastChannel, fetch: send });
    },
  };
}
