import { errorCode, log } from "#server/log.ts";
import { noStore } from "./form-route.ts";

/** Header of responses while the store is unavailable. */
export const retryLater = { "Retry-After": "30" };

/**
 * Awaits a query to the store.
 * @throws {Response} 503 if the store fails
 */
export async function askStore<Answer>(answer: Promise<Answer> | undefined): Promise<Answer | undefined> {
  try {
    return await answer;
  } catch (error) {
    log("error", "store-failed", { failure: errorCode(error) });
    throw new Response("This cannot be shown at the moment. Please try again in a minute.\n", {
      status: 503,
      headers: {
        ...noStore,
        ...retryLater,
        "Content-Type": "text/plain; charset=utf-8",
      },
    });
  }
}
