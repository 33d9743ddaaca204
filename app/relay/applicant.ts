import type { Submission } from "#domain/relay/application.ts";
import { sha256 } from "#domain/relay/bytes.ts";
import { packSubmission } from "#domain/relay/pack-submission.ts";
import { proofHeader, relayPaths, withdrawHeader } from "#domain/relay/paths.ts";
import { places } from "#domain/relay/place-key.ts";
import type { ReportReason, Submitted } from "#domain/relay/protocol.ts";
import { submissionId } from "#domain/relay/receipt.ts";
import { sealSubmission } from "#domain/relay/seal.ts";
import { askRelay, faultIn, RelayFault } from "./ask-relay.ts";

const answerMs = 30_000;
/** A line on which nothing has moved for so long counts as cut. */
const silentMs = 45_000;

/** What is sealed and ready to be sent; sent again it is the same to the byte. */
export type Sealed = { id: string; bytes: Uint8Array<ArrayBuffer> };

/** Seals an application for the round behind a link. `token` is what withdraws it. */
export async function sealApplication(
  content: Omit<Submission, "id" | "version">,
  { token, publicKey, file }: { token: string; publicKey: string; file?: Uint8Array },
): Promise<Sealed> {
  const id = await submissionId(token);
  const packed = packSubmission({ version: 1, id, ...content }, file);
  return { id, bytes: await sealSubmission(packed, publicKey, places.submission(content.link, id)) };
}

/** As `askRelay`, with the share that was sent, from 0 to 1, which `fetch` does not tell. @throws {RelayFault} */
function putWithProgress(
  path: string,
  body: Uint8Array<ArrayBuffer>,
  headers: Record<string, string>,
  onProgress: (share: number) => void,
): Promise<Partial<Submitted> | null> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => request.abort(), silentMs);
    };
    request.open("PUT", path);
    request.responseType = "json";
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener("progress", ({ loaded, total }) => {
      wait();
      onProgress(loaded / Math.max(total, 1));
    });
    request.addEventListener("loadend", () => {
      clearTimeout(timer);
      if (request.status >= 200 && request.status < 300) resolve(request.response);
      // Without an answer, the status is 0 and there is no body.
      else reject(faultIn(request.response));
    });
    wait();
    request.send(body);
  });
}

/**
 * Sends it.
 * @param onProgress is called with the share of the bytes that was sent; in browsers only
 * @returns when it arrived, in ms since 1970
 * @throws {RelayFault}
 */
export async function sendApplication(
  link: string,
  { id, bytes }: Sealed,
  { token, proof, onProgress }: { token: string; proof: string; onProgress?: (share: number) => void },
): Promise<number> {
  const headers = { [withdrawHeader]: await sha256(token), [proofHeader]: proof };
  const path = relayPaths.submission(link, id);
  const answer: Partial<Submitted> | null = onProgress
    ? await putWithProgress(path, bytes, headers, onProgress)
    : await (await askRelay(path, { method: "PUT", headers, body: bytes, ms: silentMs })).json();
  // Something else may answer, such as the portal of a network.
  const { arrivedAt } = answer ?? {};
  if (typeof arrivedAt !== "number") throw new RelayFault("offline");
  return arrivedAt;
}

/** Erases an application at the relay; its owner hears of it. @throws {RelayFault} */
export async function withdrawApplication(link: string, token: string): Promise<void> {
  const path = relayPaths.submission(link, await submissionId(token));
  await askRelay(path, { method: "DELETE", headers: { Authorization: `Bearer ${token}` }, ms: answerMs });
}

/** Reports a link to the operator, by its id alone. @throws {RelayFault} */
export async function reportLink(link: string, reason: ReportReason): Promise<void> {
  const body = JSON.stringify({ reason });
  await askRelay(relayPaths.report(link), { method: "POST", body, ms: answerMs });
}
