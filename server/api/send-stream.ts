import type { ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import type { ExportEnd } from "./export.ts";

/** Says after the body whether all of it came. */
const trailer = "Export-End";

export type StreamParts = {
  lines: AsyncGenerator<string, ExportEnd>;
  /** The last line of the body; empty if the format has no place for it. */
  foot: (end: ExportEnd) => string;
};

/**
 * Sends lines as fast as the client takes them, and stops reading them when it leaves.
 * @returns how it ended; undefined if the client left
 */
export async function sendStream(
  response: ServerResponse,
  headers: Record<string, string>,
  { lines, foot }: StreamParts,
): Promise<ExportEnd | undefined> {
  response.writeHead(200, { ...headers, Trailer: trailer });
  let end: ExportEnd | undefined;
  async function* body() {
    end = yield* lines;
  }
  try {
    await pipeline(body, response, { end: false });
  } catch {
    return undefined;
  }
  if (end === undefined) return undefined;
  const last = foot(end);
  // Without a last line only a broken connection tells every client.
  if (end.end === "CUT" && last === "") response.destroy();
  else {
    response.addTrailers({ [trailer]: end.end });
    response.end(last);
  }
  return end;
}
