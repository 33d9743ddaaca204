import { randomClientHeaders } from "#tests/support/candidates.ts";
import { wait, waitUntil } from "../drill.ts";
import type { Expectations } from "./expectations.ts";
import type { HttpClient } from "./http-client.ts";

/** Lists of the API leave out rows younger than ten seconds. */
const settleMs = 11_000;
const pageSize = 100;

type Parts = {
  client: HttpClient;
  apiKey: string;
  expectations: Expectations;
  /** The lists are read from this id on. */
  after?: string;
};

/** Reads the API as the company's application does. */
export function createApiLoad({ client, apiKey, expectations: { expectStatus }, after = "" }: Parts) {
  /** Ids that the company's application has read. Each list is continued after its last id. */
  const listed = { applications: new Set<string>(), messages: new Set<string>() };
  const lastListed = { applications: after, messages: after };
  const readPath = (path: string) =>
    client.send("api", path, { headers: { Authorization: `Bearer ${apiKey}`, ...randomClientHeaders() } });

  /** Reads the next page of a list. @returns whether it was the last one */
  async function readList(name: keyof typeof listed): Promise<boolean> {
    const from = Date.now();
    const next = lastListed[name] && `&after=${lastListed[name]}`;
    const answer = await readPath(`/api/${name}?limit=${pageSize}${next}`);
    expectStatus("api", answer, [200], from);
    if (answer?.status !== 200) return false;
    const { [name]: rows = [] } = JSON.parse(answer.body) as Record<string, { id: string }[]>;
    for (const { id } of rows) listed[name].add(id);
    lastListed[name] = rows.at(-1)?.id ?? lastListed[name];
    return rows.length < pageSize;
  }

  async function readApi(): Promise<void> {
    await readList("messages");
    await readList("applications");
    if (lastListed.applications === "") return;
    const from = Date.now();
    const path = `/api/applications/${lastListed.applications}`;
    expectStatus("api", await readPath(path), [200, 410], from);
    expectStatus("api", await readPath(`${path}/resume`), [200, 409, 410], from);
  }

  return {
    listed,
    readApi,
    /** Reads the API's lists to the end. */
    async finishReading(): Promise<void> {
      await wait(settleMs);
      for (const name of ["applications", "messages"] as const) await waitUntil(() => readList(name), 60_000);
    },
  };
}
