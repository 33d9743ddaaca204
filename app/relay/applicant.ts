import "./strict-zod.ts";
import { type ApplyCard, applyCard, packSubmission, type Submission } from "#domain/relay/application.ts";
import { fromBase64Url, sha256 } from "#domain/relay/bytes.ts";
import {
  linkCard,
  proofHeader,
  type ReportReason,
  relayPaths,
  submitted,
  withdrawHeader,
} from "#domain/relay/protocol.ts";
import { submissionId } from "#domain/relay/receipt.ts";
import { deriveCardKey, places, SealBroken, sealSubmission } from "#domain/relay/seal.ts";
import { askRelay, readAnswer } from "./fault.ts";

const answerMs = 30_000;
/** A résumé of 10 MB at 400 kbit/s. */
const sendMs = 300_000;

export type OpenedLink = { card: ApplyCard; state: "OPEN" | "PAUSED" | "FULL" | "ENDED"; until: number };

/**
 * Opens what stands behind a link.
 * @throws {RelayFault} if the relay does not answer or does not know it
 * @throws {SealBroken} if it does not open with the link's secret
 */
export async function openLink(id: string, secret: Uint8Array<ArrayBuffer>): Promise<OpenedLink> {
  const answer = await askRelay(relayPaths.card(id), { ms: answerMs });
  const { card, state, until } = await readAnswer(linkCard, answer);
  const sealed = fromBase64Url(card);
  if (!sealed) throw new SealBroken("No card");
  const opened = await (await deriveCardKey(secret)).open(sealed, places.card(id));
  try {
    return { card: applyCard.parse(JSON.parse(new TextDecoder().decode(opened))), state, until };
  } catch (cause) {
    throw new SealBroken("No card", { cause });
  }
}

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

/** Sends it. @returns when it arrived, in ms since 1970 @throws {RelayFault} */
export async function sendApplication(
  link: string,
  { id, bytes }: Sealed,
  { token, proof }: { token: string; proof: string },
): Promise<number> {
  const headers = { [withdrawHeader]: await sha256(token), [proofHeader]: proof };
  const path = relayPaths.submission(link, id);
  const answer = await askRelay(path, { method: "PUT", headers, body: bytes, ms: sendMs });
  return (await readAnswer(submitted, answer)).arrivedAt;
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
