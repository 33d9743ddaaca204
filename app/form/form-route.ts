import { data, type HeadersArgs, type ShouldRevalidateFunctionArgs } from "react-router";
import type { ProofRequired } from "#server/submissions/proof-of-work.ts";
import type { SubmissionResult } from "#server/submissions/submit.ts";
import { type ProofContent, type ProofRequiredAnswer, proofRequired } from "./proof/proof-required.ts";

/* Shared by the routes with a form. */

/** For answers that concern one visitor: no cache may store them. */
export const noStore = { "Cache-Control": "no-store" };

/** The headers of a failure, or of the action if the form was sent, else those of the loader. */
export function formHeaders({ actionHeaders, loaderHeaders, errorHeaders }: HeadersArgs): Headers {
  if (errorHeaders) return errorHeaders;
  return [...actionHeaders.keys()].length > 0 ? actionHeaders : loaderHeaders;
}

/** Keeps the page and its fields when the network is down. */
export async function catchOffline<Answer>(
  serverAction: () => Promise<Answer>,
): Promise<Answer | { kind: "OFFLINE" }> {
  try {
    return await serverAction();
  } catch (error) {
    // The redirect to the receipt.
    if (error instanceof Response) throw error;
    return { kind: "OFFLINE" };
  }
}

/** Loads data only for another address, such as that of a receipt: a rejected form changes nothing, and offline it could not. */
export function revalidateForReceipt(args: ShouldRevalidateFunctionArgs): boolean {
  const { actionResult, currentUrl, nextUrl } = args;
  const isSame = currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search;
  return actionResult === undefined && !isSame;
}

/** Why a valid form was not stored, with its values. */
export type RejectedSubmission<Values> =
  | { kind: "TOO_MANY"; values: Values; minutes: number }
  | { kind: "UNAVAILABLE"; values: Values }
  | ({ values: Values } & ProofRequiredAnswer);

/** Used while there is no store. */
const defaultRetryAfterSeconds = 60;

/** Answers a valid form that was not stored. `received` is undefined where there is no store. */
export function rejectSubmission<Values>(
  content: ProofContent,
  received: Exclude<SubmissionResult | ProofRequired, { kind: "SAVED" }> | undefined,
  values: Values,
) {
  const respond = (answer: RejectedSubmission<Values>, status: number, headers = {}) =>
    data(answer, { status, headers: { ...noStore, ...headers } });
  if (received?.kind === "PROVE") return respond({ ...proofRequired(content), values }, 403);
  const retryAfter = received?.retryAfter ?? defaultRetryAfterSeconds;
  const headers = { "Retry-After": String(retryAfter) };
  return received?.kind === "TOO_MANY"
    ? respond({ kind: "TOO_MANY", values, minutes: Math.ceil(retryAfter / 60) }, 429, headers)
    : respond({ kind: "UNAVAILABLE", values }, 503, headers);
}
