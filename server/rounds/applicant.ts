import { relayLimits } from "#domain/relay/limits.ts";
import { type RelayCode, withdrawHeader } from "#domain/relay/paths.ts";
import { report as reportSchema } from "#domain/relay/protocol.ts";
import {
  addSubmission,
  compareSubmission,
  findLink,
  findSubmissionOfLink,
  linkState,
  refuseSubmission,
  type Submitted,
} from "#server/store/round-links.ts";
import { enqueueReport } from "#server/store/round-reports.ts";
import { findRound } from "#server/store/rounds.ts";
import type { RoundLinkRow, RoundRow, RoundSubmissionRow } from "#server/store/tables.ts";
import { type Answer, empty, json, problem } from "./answers.ts";
import { type Call, type Parts, type Run, readJson, refuseToken, withBytes, withProof } from "./call.ts";
import { keepBytes, withBody } from "./keep-bytes.ts";

/** A link whose round is still there. */
async function findOpenRound(
  { store }: Parts,
  { params }: Call,
): Promise<{ link: RoundLinkRow; round: RoundRow } | undefined> {
  const link = await findLink(store, params.link);
  const round = link && (await findRound(store, link.round));
  return link && round && round !== "GONE" ? { link, round } : undefined;
}

export const getCard: Run = async (parts, call) => {
  const { isAllowed, retryAfter } = parts.limits.countCard(call.client);
  if (!isAllowed) return problem("too-many", retryAfter);
  const found = await findOpenRound(parts, call);
  if (!found) return problem("not-found");
  const { link } = found;
  return json({ card: link.card, state: linkState(link), until: link.until });
};

const codes: Record<Exclude<Submitted["kind"], "ARRIVED">, RelayCode> = {
  CONFLICT: "conflict",
  GONE: "gone",
  UNKNOWN: "not-found",
  ROUND_FULL: "round-full",
  PAUSED: "paused",
  FULL: "full",
  ENDED: "ended",
};

function answerSubmitted(submitted: Submitted): Answer {
  if (submitted.kind !== "ARRIVED") return problem(codes[submitted.kind]);
  return json({ arrivedAt: submitted.arrivedAt }, submitted.isNew ? 201 : 200);
}

/** A submission that is not there yet: with proof, and only if the link takes it. */
async function takeNew(parts: Parts, call: Call, withdraw: string): Promise<Answer> {
  const found = await findOpenRound(parts, call);
  if (!found) return problem("not-found");
  const declared = Number(call.request.headers["content-length"] ?? 1);
  const refusal = refuseSubmission(found.link, found.round, declared);
  if (refusal) return answerSubmitted(refusal);
  const { store, news } = parts;
  const { link, submission: id } = call.params;
  return withProof(parts, call, () =>
    withBody(parts, call, relayLimits.submission, (bytes) =>
      withBytes(parts, call, bytes.size, () =>
        keepBytes(parts, bytes, async () => {
          const { hash: file, size } = bytes;
          const submitted = await addSubmission(store, { id, link, file, size, withdraw });
          const isKept = submitted.kind === "ARRIVED";
          if (isKept && submitted.isNew) news.announce(submitted.round);
          return { isKept, answer: answerSubmitted(submitted) };
        }),
      ),
    ),
  );
}

export const putSubmission: Run = async (parts, call) => {
  const withdraw = call.request.headers[withdrawHeader.toLowerCase()];
  if (typeof withdraw !== "string" || !/^[0-9a-f]{64}$/.test(withdraw)) return problem("bad-request");
  const { isAllowed, retryAfter } = parts.limits.countSubmission(call.client);
  if (!isAllowed) return problem("too-many", retryAfter);
  const { link, submission: id } = call.params;
  const known = await findSubmissionOfLink(parts.store, link, id);
  if (!known) return takeNew(parts, call, withdraw);
  return withBody(parts, call, relayLimits.submission, async ({ hash: file }) =>
    answerSubmitted(compareSubmission(known, { link, file, withdraw })),
  );
};

/** Erases a submission. A repeated request means that the first got no answer, so its bytes may still be there. */
export async function eraseOnce(
  { eraser, news }: Parts,
  { round, id, state }: RoundSubmissionRow,
): Promise<void> {
  if (state === "WITHDRAWN") return eraser.resumeRemovals();
  await eraser.eraseSubmission({ round, id });
  news.announce(round);
}

export const withdrawOwn: Run = async (parts, call) => {
  const { link, submission } = call.params;
  const known = await findSubmissionOfLink(parts.store, link, submission);
  if (!known) return problem("not-found");
  const refusal = refuseToken(parts, call, known.withdraw);
  if (refusal) return refusal;
  await eraseOnce(parts, known);
  return empty(204);
};

const maxReportBytes = 256;

export const postReport: Run = async (parts, call) => {
  const parsed = await readJson(parts, call, reportSchema, maxReportBytes);
  if (parsed.kind === "REFUSED") return parsed.answer;
  const { isAllowed, retryAfter } = parts.limits.countReport(call.client);
  if (!isAllowed) return problem("too-many", retryAfter);
  if (!(await findOpenRound(parts, call))) return problem("not-found");
  await enqueueReport(parts.store, { link: call.params.link, reason: parsed.value.reason });
  parts.wakeOutbox();
  return empty(202);
};
