import { data, type HeadersArgs, type ShouldRevalidateFunctionArgs } from "react-router";
import type { ProofRequired } from "#server/submissions/proof-of-work.ts";
import type { SubmissionResult } from "#server/submissions/submit.ts";
import { type ProofContent, type ProofRequiredAnswer, proofRequired } from "./proof/proof-required.ts";

/** What routes with a form have in common. */

/** What concerns one visitor is kept by nobody on the way. */
export const noStore = { "Cache-Control": "no-store" };

/** The headers of the answer to a form, else those of the page. */
export function formHeaders({ actionHeaders, loaderHeaders }: HeadersArgs): Headers {
  return [...actionHeaders.keys()].length > 0 ? actionHeaders : loaderHeaders;
}

/** A line that is down must not take away what was typed. */
export async function catchOffline<Answer>(
  serverAction: () => Promise<Answer>,
): Promise<Answer | { kind: "OFFLINE" }> {
  try {
    return await serverAction();
  } catch (error) {
    // The way to the receipt.
    if (error instanceof Response) throw error;
    return { kind: "OFFLINE" };
  }
}

/** What was not sent changes nothing on the page, and a line that is down could not ask; the way to a receipt has a new query. */
export function revalidateForReceipt(args: ShouldRevalidateFunctionArgs): boolean {
  const { actionResult, currentUrl, nextUrl } = args;
  const isSame = currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search;
  return actionResult === undefined && !isSame;
}

/** Why nothing was kept, with everything that was typed. */
export type RejectedSubmission<Values> =
  | { kind: "TOO_MANY"; values: Values; minutes: number }
  | { kind: "UNAVAILABLE"; values: Values }
  | ({ values: Values } & ProofRequiredAnswer);

/** Seconds until a site with nothing behind it is asked again. */
const defaultRetryAfterSeconds = 60;

/** The answer to a form that was right and yet not kept; without `received` nobody took it. */
export function rejectSubmission<Values>(
  content: ProofContent,
  received: Exclude<SubmissionResult | ProofRequired, { kind: "SAVED" }> | undefined,
  values: Values,
) {
  const answered = (answer: RejectedSubmission<Values>, status: number, headers = {}) =>
    data(answer, { status, headers: { ...noStore, ...headers } });
  if (received?.kind === "PROVE") return answered({ ...proofRequired(content), values }, 403);
  const retryAfter = received?.retryAfter ?? defaultRetryAfterSeconds;
  const headers = { "Retry-After": String(retryAfter) };
  return received?.kind === "TOO_MANY"
    ? answered({ kind: "TOO_MANY", values, minutes: Math.ceil(retryAfter / 60) }, 429, headers)
    : answered({ kind: "UNAVAILABLE", values }, 503, headers);
}
