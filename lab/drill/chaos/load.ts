import { randomInt, randomUUID } from "node:crypto";
import {
  formFields,
  newEmail,
  postingPath,
  randomClientHeaders,
  randomFile,
} from "#tests/support/candidates.ts";
import { wait, waitUntil } from "../drill.ts";
import { sha256 } from "../keep-applying.ts";
import type { FaultLog } from "./fault-log.ts";
import type { Answer, HttpClient } from "./http-client.ts";
import type { ApplicationEntry, Ledger, Operation } from "./ledger.ts";
import type { MailPeer } from "./mail-peer.ts";
import { infectedText } from "./scanner-peer.ts";

type Parts = {
  client: HttpClient;
  ledger: Ledger;
  mail: MailPeer;
  faultLog: FaultLog;
  apiKey: string;
  isScanning: boolean;
};

/** Attempts per form: like a person, retries after a broken connection. */
const maxSends = 3;

/** Lists of the API leave out rows younger than ten seconds. */
const settleMs = 11_000;

const maybe = (share: number) => Math.random() < share;
const pause = (minMs: number, maxMs: number) => wait(randomInt(minMs, maxMs));

function sampleFile(isInfected: boolean): Buffer {
  const file = randomFile(randomInt(5_000, 120_000));
  if (isInfected) infectedText.copy(file, 100);
  return file;
}

const referenceOf = (answer: Answer | undefined, name: "applied" | "received") =>
  answer?.status === 303
    ? new RegExp(`[?&]${name}=([^&#]+)`).exec(String(answer.headers.location))?.[1]
    : undefined;

/** Simulates visitors, as endless lanes and as single actions. Records acknowledgements in the ledger. */
export function createLoad({ client, ledger, mail, faultLog, apiKey, isScanning }: Parts) {
  const unexpected: string[] = [];
  let isOver = false;

  /** Records an unexpected status, unless a fault affected visitors at that time. */
  function expectStatus(what: string, answer: Answer | undefined, expected: number[], from: number): void {
    if (!answer || answer.status >= 500 || expected.includes(answer.status)) return;
    const excuses = faultLog.during(from, Date.now()).filter(({ disturbs }) => disturbs === "VISITORS");
    if (excuses.length === 0) unexpected.push(`${what}: ${answer.status} at ${new Date(from).toISOString()}`);
  }

  async function sendMessage(headers = randomClientHeaders(), expected = [303]): Promise<void> {
    const email = newEmail();
    const text = `A message that must not be lost: ${randomUUID()}`;
    const entry = ledger.sendMessage(email, text);
    const body = new URLSearchParams({ reason: "demo", name: "Asha Rao", email, company: "", message: text });
    const from = Date.now();
    for (let sends = 0; sends < maxSends && !isOver; sends += 1) {
      const answer = await client.send("message", "/company/contact", { headers, body });
      const reference = referenceOf(answer, "received");
      if (reference) {
        ledger.acknowledge(entry, reference);
        return;
      }
      expectStatus("message", answer, expected, from);
      if (answer && answer.status < 500) return;
      await pause(500, 3_000);
    }
  }

  async function uploadFile(file: Buffer, headers: Record<string, string>): Promise<string | undefined> {
    const from = Date.now();
    const answer = await client.send("upload", "/uploads?name=resume.pdf", { headers, body: file });
    expectStatus("upload", answer, [201], from);
    return answer?.status === 201 ? (JSON.parse(answer.body) as { id: string }).id : undefined;
  }

  async function apply(): Promise<void> {
    const email = newEmail();
    const isInfected = maybe(0.1);
    const file = sampleFile(isInfected);
    const headers = randomClientHeaders();
    // Most opt out of the score: each takes a second of CPU time.
    const fields = [...formFields(email), ...(maybe(0.75) ? [["noComparison", "yes"]] : [])];
    const from = Date.now();
    let upload: string | undefined;
    if (maybe(0.5)) {
      upload = await uploadFile(file, headers);
      if (!upload) return;
    }
    const formBody = () => {
      if (upload) return new URLSearchParams([["resume", upload], ...fields] as [string, string][]);
      const form = new FormData();
      form.append("resume", new Blob([new Uint8Array(file)]), "résumé.pdf");
      for (const [name = "", value = ""] of fields) form.append(name, value);
      return form;
    };
    const entry = ledger.sendApplication(email, sha256(file), isInfected);
    for (let sends = 0; sends < maxSends && !isOver; sends += 1) {
      const answer = await client.send("application", postingPath, { headers, body: formBody() });
      const isClockWrong = faultLog.during(from, Date.now()).some(({ name }) => name.startsWith("clock"));
      if (isClockWrong && sends > 0) entry.mayBeDouble = true;
      const reference = referenceOf(answer, "applied");
      if (reference) {
        ledger.acknowledge(entry, reference);
        return;
      }
      expectStatus("application", answer, [303], from);
      // The upload was acknowledged before, so the form must find it.
      if (upload && answer?.status === 422 && !isClockWrong)
        unexpected.push(`upload lost: ${entry.email} at ${new Date(from).toISOString()}`);
      if (answer && answer.status < 500) return;
      await pause(500, 3_000);
    }
  }

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
      unexpected.push(`infected file given out: ${entry.email} at ${new Date(from).toISOString()}`);
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

  const pages = [
    ...["/", "/blog", "/careers", "/careers?q=engineer", "/careers?q=enginere&page=2", "/career"],
    ...["/search?q=resume", "/search?q=price", "/company/contact", postingPath, `${postingPath}.data`],
    ...["/careers.json", "/search.json", "/sitemap.xml", "/our-privacy-policy"],
  ];
  async function openPage(headers = randomClientHeaders()): Promise<void> {
    const path = pages[randomInt(pages.length)] ?? "/";
    const from = Date.now();
    expectStatus(`page ${path}`, await client.send("page", path, { headers }), [200], from);
  }

  /** Ids that the company's application has read. Each list is continued after its last id. */
  const listed = { applications: new Set<string>(), messages: new Set<string>() };
  const lastListed = { applications: "", messages: "" };
  const pageSize = 100;
  const readPath = (path: string) =>
    client.send("api", path, { headers: { Authorization: `Bearer ${apiKey}`, ...randomClientHeaders() } });

  /** Reads the next page of a list. @returns whether it was the last one */
  async function readList(name: keyof typeof listed): Promise<boolean> {
    const from = Date.now();
    const after = lastListed[name] && `&after=${lastListed[name]}`;
    const answer = await readPath(`/api/${name}?limit=${pageSize}${after}`);
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
    /** Reads the API's lists to the end. */
    async finishReading(): Promise<void> {
      await wait(settleMs);
      for (const name of ["applications", "messages"] as const) await waitUntil(() => readList(name), 60_000);
    },
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
