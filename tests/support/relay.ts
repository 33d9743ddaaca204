import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { createOwnerClient } from "#app/relay/owner.ts";
import type { Submission } from "#domain/relay/application.ts";
import { randomId, sha256 } from "#domain/relay/bytes.ts";
import { packSubmission } from "#domain/relay/pack-submission.ts";
import { proofHeader, relayPaths, withdrawHeader } from "#domain/relay/paths.ts";
import { places } from "#domain/relay/place-key.ts";
import { submissionId } from "#domain/relay/receipt.ts";
import { sealSubmission } from "#domain/relay/seal.ts";
import { diskFiles } from "#server/files/disk-files.ts";
import { createRelay } from "#server/rounds/relay.ts";
import { openStore } from "#server/store/open-store.ts";
import { createEraser } from "#server/submissions/erase-application.ts";
import { noProofOfWork } from "#server/submissions/proof-of-work.ts";

/** A relay on SQLite of its own, behind a real server. */
export async function startRelay() {
  const directory = mkdtempSync(`${tmpdir()}/relay-`);
  const store = await openStore({ directory }, (error) => {
    throw error;
  });
  const files = diskFiles(directory);
  const eraser = createEraser({ store, files, mailFolder: directory, logErasure: async () => {} });
  const relay = createRelay({
    ...{ store, files, eraser, isOn: true, maxBytes: 1024 ** 3, wakeOutbox: () => {} },
    requireProof: noProofOfWork.requireProof,
  });
  let isDown = false;
  const server = createServer((request, response) => {
    if (isDown) return void request.destroy();
    const [path = "", query] = (request.url ?? "").split("?");
    if (!relay.answer({ request, response, path, query, client: "10.0.0.1" })) response.writeHead(404).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const send: typeof fetch = (path, options) => fetch(`${origin}${path}`, options);
  const connectTo: typeof createOwnerClient = (keys, options) =>
    createOwnerClient(keys, { ...options, fetch: send });

  return {
    ...{ directory, store, files, send, connectTo },
    /** Cuts every connection from now on, or answers again. */
    setDown(next: boolean) {
      isDown = next;
      if (next) server.closeAllConnections();
    },
    async close() {
      relay.stop();
      server.closeAllConnections();
      server.close();
      await relay.close();
      await store.close();
      rmSync(directory, { recursive: true });
    },
  };
}
export type TestRelay = Awaited<ReturnType<typeof startRelay>>;

const applicant = {
  version: 1,
  language: "en",
  channel: "FORM",
  note: "",
  location: "Thane",
  name: "Nilesh Kadam",
  email: "nilesh@example.com",
  phone: "+91 98765 00000",
  consent: "I agree that Palkhi Logistics reads this.",
} as const;

/** Applies as an applicant's page does. @returns the answer's status, and what withdraws it */
export async function apply(
  { send }: Pick<TestRelay, "send">,
  { link, publicKey, token = randomId() }: { link: string; publicKey: string; token?: string },
  {
    file,
    ...facts
  }: Partial<Pick<Submission, "name" | "answers" | "note">> & {
    file?: { name: string; text: string };
  } = {},
) {
  const id = await submissionId(token);
  const bytes = file && new TextEncoder().encode(file.text);
  const content: Submission = {
    ...applicant,
    id,
    link,
    sentAt: new Date().toISOString(),
    answers: [],
    ...facts,
    ...(file && bytes && { file: { name: file.name, type: "text/plain", size: bytes.length } }),
  };
  const sealed = await sealSubmission(packSubmission(content, bytes), publicKey, places.submission(link, id));
  const path = relayPaths.submission(link, id);
  const put = async (body = sealed) => {
    const headers = { [withdrawHeader]: await sha256(token), [proofHeader]: "" };
    return (await send(path, { method: "PUT", headers, body })).status;
  };
  return {
    ...{ id, token, put, sealed, status: await put() },
    withdraw: async () =>
      (await send(path, { method: "DELETE", headers: { Authorization: `Bearer ${token}` } })).status,
  };
}
