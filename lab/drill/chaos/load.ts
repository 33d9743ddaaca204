import { randomInt } from "node:crypto";
import { postingPath, randomClientHeaders } from "#tests/support/candidates.ts";
import { createApiLoad } from "./api-load.ts";
import { createCandidatesLoad } from "./candidates-load.ts";
import { createExpectations } from "./expectations.ts";
import type { FaultLog } from "./fault-log.ts";
import { createFormsLoad } from "./forms-load.ts";
import type { HttpClient } from "./http-client.ts";
import type { Ledger } from "./ledger.ts";
import type { MailPeer } from "./mail-peer.ts";
import { pause } from "./pace.ts";

type Parts = {
  client: HttpClient;
  ledger: Ledger;
  mail: MailPeer;
  faultLog: FaultLog;
  apiKey: string;
  isScanning: boolean;
  /** The API's lists are read from this id on. */
  after?: string;
};

const pages = [
  ...["/", "/blog", "/careers", "/careers?q=engineer", "/careers?q=enginere&page=2", "/career"],
  ...["/search?q=resume", "/search?q=price", "/company/contact", postingPath, `${postingPath}.data`],
  ...["/careers.json", "/search.json", "/sitemap.xml", "/our-privacy-policy"],
];

/** Simulates visitors, as endless lanes and as single actions. Records acknowledgements in the ledger. */
export function createLoad({ client, ledger, mail, faultLog, apiKey, isScanning, after = "" }: Parts) {
  let isOver = false;
  const expectations = createExpectations(faultLog);
  const { unexpected, expectStatus } = expectations;
  const { sendMessage, apply } = createFormsLoad({
    ...{ client, ledger, faultLog, expectations },
    isOver: () => isOver,
  });
  const { visitOwnPage } = createCandidatesLoad({ client, ledger, mail, expectations, isScanning });
  const { listed, readApi, finishReading } = createApiLoad({ client, apiKey, expectations, after });

  async function openPage(headers = randomClientHeaders()): Promise<void> {
    const path = pages[randomInt(pages.length)] ?? "/";
    const from = Date.now();
    expectStatus(`page ${path}`, await client.send("page", path, { headers }), [200], from);
  }

  function lane(act: () => Promise<void>, minMs: number, maxMs: number): Promise<void> {
    const run = async () => {
      while (!isOver) {
        await act();
        await pause(minMs, maxMs);
      }
    };
    return run();
  }

  return {
    unexpected,
    sendMessage,
    openPage,
    listed,
    finishReading,
    start(): Promise<void> {
      return Promise.all([
        ...Array.from({ length: 3 }, () => lane(apply, 1_000, 5_000)),
        lane(() => sendMessage(), 1_000, 4_000),
        ...Array.from({ length: 2 }, () => lane(visitOwnPage, 200, 1_200)),
        ...Array.from({ length: 2 }, () => lane(() => openPage(), 200, 1_000)),
        lane(readApi, 1_000, 3_000),
      ]).then(() => {});
    },
    end(): void {
      isOver = true;
    },
  };
}
export type Load = ReturnType<typeof createLoad>;
