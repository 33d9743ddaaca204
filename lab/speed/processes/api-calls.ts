import { randomInt } from "node:crypto";
import type { FaultLog } from "../../drill/chaos/fault-log.ts";
import type { HttpClient } from "../../drill/chaos/http-client.ts";
import { wait } from "../../drill/drill.ts";
import type { Seeded } from "./seed.ts";

type Call = { name: string; path: () => string };

/** The calls of the company's application, each as often as the others. */
function apiCalls(sample: Seeded): Call[] {
  const any = () => sample[randomInt(sample.length)] ?? { id: "", arrivedAt: 0, reference: "" };
  const list = (query: string) => `/api/applications?limit=100${query}`;
  const calls: Record<string, () => string> = {
    "first page": () => "/api/applications",
    "page of 100": () => list(`&after=${any().id}`),
    "page of a unit": () => list(`&unit=retail&after=${any().id}`),
    "page of an opening": () => list(`&unit=retail&job=opening-${randomInt(60) * 4}`),
    "page of withdrawn ones": () => list(`&status=WITHDRAWN&after=${any().id}`),
    "search for a reference": () => list(`&q=${any().reference}`),
    "search for a name": () => list("&q=asha+rao"),
    "search for a letter": () => list("&q=k"),
    "search for nobody": () => list("&q=nobody"),
    changes: () => {
      const { id, arrivedAt } = any();
      return `/api/changes?limit=100&after=${arrivedAt}.${id}`;
    },
    "one application": () => `/api/applications/${any().id}`,
    résumé: () => `/api/applications/${any().id}/resume`,
    score: () => `/api/applications/${any().id}/score`,
    messages: () => "/api/messages?limit=100",
  };
  return Object.entries(calls).map(([name, path]) => ({ name, path }));
}

/** Sent as they are read from the store: their first byte counts. A process runs few at the same time. */
const exportCalls: Call[] = [
  { name: "export as CSV, first byte", path: () => "/api/applications.csv" },
  {
    name: "export of an opening, first byte",
    path: () => "/api/applications.ndjson?unit=retail&job=opening-0",
  },
];
/** One of all applications takes a processor for its time: the company makes one a day. */
const exportEveryMs = 60_000;

export type Timing = { name: string; milliseconds: number };

type Parts = { client: HttpClient; apiKey: string; seeded: Seeded; faultLog: FaultLog; perSecond: number };

/** Sends the calls at a constant rate, however long the answers take, until it is ended. */
export function startApiCalls({ client, apiKey, seeded, faultLog, perSecond }: Parts) {
  const calls = apiCalls(seeded);
  /** Of answers without a fault at the time. */
  const timings: Timing[] = [];
  const headers = { Authorization: `Bearer ${apiKey}` };
  let isOver = false;

  async function send({ name, path }: Call, timeOf: "firstByteMs" | "endMs"): Promise<void> {
    const from = Date.now();
    const answer = await client.send(name, path(), { headers, isDiscarded: true });
    const isDisturbed = faultLog.during(from, Date.now()).some(({ disturbs }) => disturbs === "VISITORS");
    // A file may be 409, a score 404; an export that was refused took no time.
    if (answer && answer.status < 429 && !isDisturbed) timings.push({ name, milliseconds: answer[timeOf] });
  }

  /** One task after another every so many milliseconds. */
  async function repeat(intervalMs: number, list: readonly Call[], timeOf: "firstByteMs" | "endMs") {
    const begun = performance.now();
    const sent: Promise<void>[] = [];
    for (let number = 0; !isOver; number += 1) {
      await wait(Math.max(0, begun + number * intervalMs - performance.now()));
      const call = list[number % list.length];
      if (call) sent.push(send(call, timeOf));
    }
    await Promise.all(sent);
  }

  const ended = Promise.all([
    repeat(1_000 / perSecond, calls, "endMs"),
    repeat(exportEveryMs, exportCalls, "firstByteMs"),
  ]);
  return {
    names: [...calls, ...exportCalls].map(({ name }) => name),
    timings,
    end: async (): Promise<void> => {
      isOver = true;
      await ended;
    },
  };
}
