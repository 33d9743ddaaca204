import { localMoment } from "#app/stages/local-moment.ts";
import { type Submission, unpackSubmission } from "#domain/relay/application.ts";
import { places } from "#domain/relay/place-key.ts";
import type { Arrival } from "#domain/relay/protocol.ts";
import type { RoundKeys } from "#domain/relay/seal.ts";
import type { Applied } from "#domain/round/change.ts";
import { sha256 } from "../copies/checksums.ts";
import type { GivenFile } from "../store/round-store.ts";

/** An application without a résumé as a text, which the engine reads like one. */
function textOf({ name, email, phone, location, answers, note }: Submission): string {
  const contact = [email, phone, location].filter((fact) => fact !== "");
  const questions = answers.map(({ label, answer }) => `${label}\n${answer}`);
  return [name, ...contact, "", ...questions.flatMap((one) => [one, ""]), note].join("\n").trim();
}

/** What a submission adds to a round: the application, and its file with the bytes. */
export type Taken = { applied: Applied; file: GivenFile; bytes: ArrayBuffer };

/**
 * Opens a submission as the relay delivers it.
 * @throws {SealBroken} if it was not sealed for this round, this link and this id, or is no application
 */
export async function takeArrival(
  { id, link, arrivedAt }: Arrival,
  sealed: Uint8Array<ArrayBuffer>,
  { keys, round }: { keys: Pick<RoundKeys, "openSubmission">; round: string },
): Promise<Taken> {
  const packed = await keys.openSubmission(sealed, places.submission(link, id));
  const { submission, file: resume } = unpackSubmission(packed, { id, link });
  const { name, email, phone, location, language, channel, note, consent } = submission;
  const bytes = resume ?? new TextEncoder().encode(textOf(submission));
  const { type } = submission.file ?? { type: "text/plain" };
  const ref = {
    hash: await sha256(bytes),
    name: submission.file?.name ?? `${name}.txt`,
    type,
    size: bytes.length,
  };
  return {
    applied: {
      name,
      ...(email !== "" && { email }),
      ...(phone !== "" && { phone }),
      ...(location !== "" && { location }),
      application: {
        ...{ submission: id, link, language, channel, note, consent },
        at: localMoment(new Date(arrivedAt)),
        answers: submission.answers.map(({ label, answer }) => ({ label, answer })),
      },
      file: ref,
    },
    file: { ...ref, round, state: "WAITING", given: arrivedAt },
    bytes: bytes.slice().buffer,
  };
}
