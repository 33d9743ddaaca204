/** Larger than the largest boards: one of 800 jobs is about 6 MB. */
export const maxBytes = 20 * 1024 * 1024;
const maxRedirects = 3;

/** The reason why a response cannot be used; `code` is safe for the log. */
export class FetchFailure extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.name = "FetchFailure";
    this.code = code;
  }
}

export type FetchResult =
  | { isUnchanged: true }
  | { isUnchanged: false; json: unknown; etag: string | undefined };

async function readBounded(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Counts decompressed bytes, because a small response may expand to a large one.
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw new FetchFailure("too-large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/**
 * Fetches JSON with limits on time and size. Follows redirects only within the same origin.
 * @throws {FetchFailure}
 */
export async function fetchJson(url: string, timeoutMs: number, etag?: string): Promise<FetchResult> {
  const signal = AbortSignal.timeout(timeoutMs);
  const headers = { Accept: "application/json", ...(etag !== undefined && { "If-None-Match": etag }) };
  const { origin } = new URL(url);
  try {
    let next = url;
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      const response = await fetch(next, { headers, redirect: "manual", signal });
      if (response.status >= 300 && response.status < 400 && response.status !== 304) {
        await response.body?.cancel();
        const target = URL.parse(response.headers.get("location") ?? "", next);
        if (target?.origin !== origin) throw new FetchFailure("redirect-elsewhere");
        next = target.href;
        continue;
      }
      if (response.status === 304) return { isUnchanged: true };
      if (response.status !== 200) {
        await response.body?.cancel();
        throw new FetchFailure(`status-${response.status}`);
      }
      const text = await readBounded(response);
      try {
        return {
          isUnchanged: false,
          json: JSON.parse(text),
          etag: response.headers.get("etag") ?? undefined,
        };
      } catch {
        throw new FetchFailure("no-json");
      }
    }
    throw new FetchFailure("too-many-redirects");
  } catch (error) {
    if (error instanceof FetchFailure) throw error;
    throw new FetchFailure(signal.aborted ? "too-slow" : "no-connection");
  }
}
