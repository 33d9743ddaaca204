import "./strict-zod.ts";
import type { z } from "zod";
import { sha256 } from "#domain/relay/bytes.ts";
import { proofHeader, relayPaths } from "#domain/relay/paths.ts";
import {
  type AppendEntries,
  type Arrival,
  arrivalsPage,
  type EntriesPage,
  entriesPage,
  fileNames,
  type News,
  news,
  type PutLink,
  type RoundUse,
  roundUse,
} from "#domain/relay/protocol.ts";
import type { RoundKeys } from "#domain/relay/seal.ts";
import { askRelay, RelayFault } from "./ask-relay.ts";

/** Without an answer for so long, a request counts as lost; a large file needs longer on a slow line. */
const answerMs = 60_000;
const fileMs = 300_000;
/** The relay holds a question for news at most 25 s. */
const newsMs = 40_000;

type Options = {
  method?: string;
  body?: unknown;
  bytes?: Uint8Array<ArrayBuffer>;
  proof?: string;
  ms?: number;
};

/** What the owner of a round asks of the relay. All calls reject with a `RelayFault`. */
export function createOwnerClient(
  { id, token }: Pick<RoundKeys, "id" | "token">,
  { fetch: send = fetch, signal }: { fetch?: typeof fetch; signal?: AbortSignal } = {},
) {
  const request = (path: string, { method = "GET", body, bytes, proof, ms = answerMs }: Options = {}) =>
    askRelay(path, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        ...(body !== undefined && { "Content-Type": "application/json" }),
        ...(bytes && { "Content-Type": "application/octet-stream" }),
        ...(proof !== undefined && { [proofHeader]: proof }),
      },
      body: bytes ?? (body === undefined ? null : JSON.stringify(body)),
      ...{ ms, fetch: send, ...(signal && { signal }) },
    });

  const read = async <Value>(schema: z.ZodType<Value>, path: string, options?: Options): Promise<Value> => {
    const response = await request(path, options);
    const parsed = schema.safeParse(await response.json().catch(() => undefined));
    if (!parsed.success) throw new RelayFault("offline", { cause: parsed.error });
    return parsed.data;
  };

  const bytesOf = async (path: string) => {
    const response = await request(path, { ms: fileMs });
    try {
      return new Uint8Array(await response.arrayBuffer());
    } catch (cause) {
      throw new RelayFault("offline", { cause });
    }
  };

  return {
    /** Makes the round at the relay; nothing changes if it is there. `proof`: a solved challenge. */
    async create(proof: string): Promise<void> {
      await request(relayPaths.rounds, { method: "POST", body: { id, token: await sha256(token) }, proof });
    },
    use: (): Promise<RoundUse> => read(roundUse, relayPaths.round(id)),
    async end(): Promise<void> {
      await request(relayPaths.round(id), { method: "DELETE" });
    },
    /** The entries after one, as many as fit in an answer. */
    entries: (since: number): Promise<EntriesPage> =>
      read(entriesPage, `${relayPaths.entries(id)}?since=${since}`),
    async append(body: AppendEntries): Promise<void> {
      await request(relayPaths.entries(id), { method: "POST", body });
    },
    /** Waits for something after these numbers; at most 25 s. */
    news: ({ entries, submissions }: News): Promise<News> =>
      read(news, `${relayPaths.news(id)}?entries=${entries}&submissions=${submissions}`, { ms: newsMs }),
    fileNames: async (): Promise<string[]> => (await read(fileNames, relayPaths.files(id))).names,
    async putFile(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
      await request(relayPaths.file(id, name), { method: "PUT", bytes, ms: fileMs });
    },
    file: (name: string) => bytesOf(relayPaths.file(id, name)),
    async deleteFile(name: string): Promise<void> {
      await request(relayPaths.file(id, name), { method: "DELETE" });
    },
    async putLink(link: string, body: PutLink): Promise<void> {
      await request(relayPaths.link(id, link), { method: "PUT", body });
    },
    arrivals: (since: number): Promise<{ submissions: Arrival[]; last: number }> =>
      read(arrivalsPage, `${relayPaths.arrivals(id)}?since=${since}`),
    arrival: (submission: string) => bytesOf(relayPaths.arrival(id, submission)),
  };
}
export type OwnerClient = ReturnType<typeof createOwnerClient>;
