import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { bestCoding, bestQuality, compress } from "./compress.ts";
import { cacheAndAsk } from "./headers.ts";
import type { StaticFile } from "./static-files.ts";
import { todayInIndia } from "./today-in-india.ts";

/** So many answers are kept; the one asked for longest ago makes room. One is about 0.1 MB. */
const keptAnswers = 300;

async function fileOf(response: Response): Promise<StaticFile> {
  const body = Buffer.from(await response.arrayBuffer());
  return {
    status: response.status,
    bodies: { identity: body },
    headers: {
      ...Object.fromEntries(response.headers),
      "Cache-Control": cacheAndAsk,
      Vary: "Accept-Encoding",
      ETag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
    },
  };
}

/** Once for each coding that is asked for. */
async function addBody({ bodies }: StaticFile, request: IncomingMessage): Promise<void> {
  const coding = bestCoding(request.headers["accept-encoding"]);
  if (coding) bodies[coding] ??= await compress(bodies.identity, coding);
}

/** What a page reads of a query, in one order: what it does not read would only be one more answer to keep. */
export function keptQuery(query: string | undefined, names: readonly string[]): string {
  const asked = new URLSearchParams(query);
  const kept = new URLSearchParams(names.flatMap((name) => asked.getAll(name).map((value) => [name, value])));
  return kept.size > 0 ? `?${kept}` : "";
}

/**
 * Renders pages whose answer depends on nothing but their address, the day and the postings, each once a day while these
 * are the same, and keeps as many as fit. An answer that failed or found nothing is not kept.
 */
export function createDailyPages(
  render: (request: Request) => Promise<Response>,
  postingsVersion: () => number = () => 0,
) {
  let keptOf = "";
  const kept = new Map<string, Promise<StaticFile>>();
  const improved = new WeakSet<StaticFile>();

  /** Puts the smallest form in the place of the quick one, once, behind the answers. */
  function improve(file: StaticFile): void {
    if (!file.bodies.br || improved.has(file)) return;
    improved.add(file);
    const best = compress(file.bodies.identity, "br", bestQuality);
    // The quick one stays where this fails.
    best.then((body) => Object.assign(file.bodies, { br: body })).catch(() => {});
  }

  return async (address: string, request: IncomingMessage): Promise<StaticFile> => {
    const now = `${todayInIndia()} ${postingsVersion()}`;
    if (now !== keptOf) kept.clear();
    keptOf = now;

    const found = kept.get(address);
    const answer = found ?? render(new Request(`http://localhost${address}`)).then(fileOf);
    kept.delete(address);
    kept.set(address, answer);

    const forget = () => kept.get(address) === answer && kept.delete(address);
    try {
      const file = await answer;
      // Whoever asks for openings that never were takes no room from those that are.
      if (file.status !== undefined && (file.status === 404 || file.status >= 500)) forget();
      const [oldest] = kept.keys();
      if (kept.size > keptAnswers && oldest !== undefined) kept.delete(oldest);
      if (found) improve(file);
      await addBody(file, request);
      return file;
    } catch (error) {
      forget();
      throw error;
    }
  };
}
