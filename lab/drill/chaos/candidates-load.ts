import { randomClientHeaders } from "#tests/support/candidates.ts";
import type { Expectations } from "./expectations.ts";
import type { HttpClient } from "./http-client.ts";
import type { ApplicationEntry, Ledger, Operation } from "./ledger.ts";
import type { MailPeer } from "./mail-peer.ts";
import { maybe } from "./pace.ts";

type Parts = {
  client: HttpClient;
  ledger: Ledger;
  mail: MailPeer;
  expectations: Expectations;
  isScanning: boolean;
};

const ownPages = {
  confirmation: "/email-verification",
  withdrawal: "/application",
  erasure: "/application",
};
const ownForms = {
  confirmation: (token: string) => ({ token }),
  withdrawal: () => ({ intent: "withdraw" }),
  erasure: () => ({ intent: "erase", sure: "yes" }),
};

/** Opens the links that candidates got by mail. */
export function createCandidatesLoad({ client, ledger, mail, expectations, isScanning }: Parts) {
  const { note, expectStatus } = expectations;

  async function operate(entry: ApplicationEntry, operation: Operation): Promise<void> {
    const path = ownPages[operation];
    const token = mail.linksFor(entry.email)[path];
    if (token === undefined) return;
    const wasSent = entry[operation] === "SENT";
    ledger.send(entry, operation);
    const from = Date.now();
    const answer = await client.send(operation, `${path}?token=${token}`, {
      headers: randomClientHeaders(),
      body: new URLSearchParams(ownForms[operation](token)),
    });
    if (answer?.status === 200) ledger.acknowledgeOperation(entry, operation);
    // After an erasure with a lost response there is nothing left to erase.
    else if (!(wasSent && operation === "erasure")) expectStatus(operation, answer, [200], from);
  }

  async function openOwnPages(entry: ApplicationEntry): Promise<void> {
    const token = mail.linksFor(entry.email)["/application"];
    if (token === undefined) return;
    const from = Date.now();
    const isErased = entry.erasure === "ACKNOWLEDGED";
    const headers = randomClientHeaders();
    const page = await client.send("own page", `/application?token=${token}`, { headers });
    if (entry.erasure !== "SENT") expectStatus("own page", page, [isErased ? 410 : 200], from);
    const file = await client.send("own file", `/application/resume?token=${token}`, { headers });
    expectStatus("own file", file, [200, 403, 409, 410], from);
    if (entry.isInfected && isScanning && file?.status === 200)
      note(`infected file given out: ${entry.email}`, from);
  }

  /** The site sends at most three such mails an hour; its response does not show that. */
  async function requestLinks({ email }: ApplicationEntry): Promise<void> {
    const from = Date.now();
    const answer = await client.send("links", "/application", {
      headers: randomClientHeaders(),
      body: new URLSearchParams({ email }),
    });
    expectStatus("links", answer, [200], from);
  }

  /** Lets a candidate with a mailed link take the next step. */
  async function visitOwnPage(): Promise<void> {
    const entries = [...ledger.applications.values()];
    // Prefers recent applications: the operations on older ones are done.
    const entry = entries[entries.length - 1 - Math.floor(Math.random() ** 2 * entries.length)];
    if (!entry || mail.linksFor(entry.email)["/application"] === undefined) return;
    if (maybe(0.3)) return openOwnPages(entry);
    if (maybe(0.05)) return requestLinks(entry);
    if (entry.erasure === "ACKNOWLEDGED") return;
    if (entry.erasure === "SENT") return operate(entry, "erasure");
    if (entry.confirmation !== "ACKNOWLEDGED") return operate(entry, "confirmation");
    if (entry.withdrawal === "SENT") return operate(entry, "withdrawal");
    if (maybe(0.25)) return operate(entry, "erasure");
    if (entry.withdrawal === "NONE" && maybe(0.25)) return operate(entry, "withdrawal");
  }

  return { visitOwnPage };
}
