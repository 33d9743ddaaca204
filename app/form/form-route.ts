import { data, type HeadersArgs, type ShouldRevalidateFunctionArgs } from "react-router";
import type { ProofRequired } from "#server/submissions/proof-of-work.ts";
import type { SubmissionResult } from "#server/submissions/submit.ts";
import { type ProofContent, type ProofRequiredAnswer, proofRequired } from "./proof/proof-required.ts";

/* Shared by the routes with a form. */

/** For responses about one visitor, which no cache may store. */
export const noStore = { "Cache-Control": "no-store" };

/** Headers of the error or of the action if there are any, otherwise those of the loader. */
export function formHeaders({ actionHeaders, loaderHeaders, errorHeaders }: HeadersArgs): Headers {
  if (errorHeaders) return errorHeaders;
  return [...actionHeaders.keys()].length > 0 ? actionHeaders : loaderHeaders;
}

/** Turns a network failure into a result, so that the page and its fields stay. */
export async function catchOffline<Answer>(
  serverAction: () => Promise<Answer>,
): Promise<Answer | { kind: "OFFLINE" }> {
  try {
    return await serverAction();
  } catch (error) {
    // A redirect to the receipt.
    if (error instanceof Response) throw error;
    return { kind: "OFFLINE" };
  }
}

/**
 * Revalidates only after a navigation, such as to a receipt. A rejected form changes no data, and offline the
 * request would fail.
 */
export function revalidateForReceipt(args: ShouldRevalidateFunctionArgs): boolean {
  const { actionResult, currentUrl, nextUrl } = args;
  const isSame = currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search;
  return actionResult === undefined && !isSame;
}

/** The reason why a valid form was not stored, with the submitted values. */
export type RejectedSubmission<Values> =
  | { kind: "TOO_MANY"; values: Values; minutes: number }
  | { kind: "UNAVAILABLE"; values: Values }
  | ({ values: Values } & ProofRequiredAnswer);

/** The reason why there is no receipt. */
export type RejectedForm<Values, Field extends string> =
  | { kind: "INVALID"; values: Values; errors: Partial<Record<Field, string>> }
  | RejectedSubmission<Values>
  /** Set by the browser only; the fields keep their values. */
  | { kind: "OFFLINE" };

/** Used if there is no store. */
const defaultRetryAfterSeconds = 60;

/** The response to a valid form that was not stored. `received` is undefined if there is no store. */
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
