import { randomInt, randomUUID } from "node:crypto";
import {
  formFields,
  newEmail,
  postingPath,
  randomClientHeaders,
  randomFile,
} from "#tests/support/candidates.ts";
import { sha256 } from "../keep-applying.ts";
import type { Expectations } from "./expectations.ts";
import type { FaultLog } from "./fault-log.ts";
import type { Answer, HttpClient } from "./http-client.ts";
import type { Ledger } from "./ledger.ts";
import { maybe, pause } from "./pace.ts";
import { infectedText } from "./scanner-peer.ts";

type Parts = {
  client: HttpClient;
  ledger: Ledger;
  faultLog: FaultLog;
  expectations: Expectations;
  isOver: () => boolean;
};

/** Attempts per form: like a person, retries after a broken connection. */
const maxSends = 3;

function sampleFile(isInfected: boolean): Buffer {
  const file = randomFile(randomInt(5_000, 120_000));
  if (isInfected) infectedText.copy(file, 100);
  return file;
}

const referenceOf = (answer: Answer | undefined, name: "applied" | "received") =>
  answer?.status === 303
    ? new RegExp(`[?&]${name}=([^&#]+)`).exec(String(answer.headers.location))?.[1]
    : undefined;

/** Sends messages and applications, and records their receipts. */
export function createFormsLoad({ client, ledger, faultLog, expectations, isOver }: Parts) {
  const { note, expectStatus } = expectations;

  async function sendMessage(headers = randomClientHeaders(), expected = [303]): Promise<void> {
    const email = newEmail();
    const text = `A message that must not be lost: ${randomUUID()}`;
    const entry = ledger.sendMessage(email, text);
    const body = new URLSearchParams({ reason: "demo", name: "Asha Rao", email, company: "", message: text });
    const from = Date.now();
    for (let sends = 0; sends < maxSends && !isOver(); sends += 1) {
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
    for (let sends = 0; sends < maxSends && !isOver(); sends += 1) {
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
      if (upload && answer?.status === 422 && !isClockWrong) note(`upload lost: ${entry.email}`, from);
      if (answer && answer.status < 500) return;
      await pause(500, 3_000);
    }
  }

  return { sendMessage, apply };
}
