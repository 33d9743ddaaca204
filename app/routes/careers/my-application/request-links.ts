import { retryLater } from "#app/form/ask-store.ts";
import { noStore } from "#app/form/form-route.ts";
import { fieldText } from "#app/form/read-fields.ts";
import { emailPattern } from "#domain/text/email-pattern.ts";
import type { SiteServices } from "#server/submissions/site-services.ts";
import type { LinksAnswer } from "./request-links-form.tsx";

/** Prevents caching, and keeps the URL out of the Referer header. */
export const privateHeaders = { ...noStore, "Referrer-Policy": "no-referrer" };

/** The same for pages behind a secret link, which must not be compressed (see server/http/compress.ts). */
export const secretHeaders = { ...privateHeaders, "Cache-Control": "no-store, no-transform" };

const statuses = { ACCEPTED: 200, TOO_MANY: 429, UNAVAILABLE: 503, WRONG: 422 };

/** Handles a submitted `RequestLinksForm`. */
export async function requestLinks(
  form: FormData,
  access: Pick<SiteServices["applications"], "requestLinks"> | undefined,
): Promise<{ answer: LinksAnswer; status: number; headers: Record<string, string> }> {
  const email = fieldText(form, "email").slice(0, 254).toLowerCase();
  const kind = !emailPattern.test(email) ? "WRONG" : ((await access?.requestLinks(email)) ?? "UNAVAILABLE");
  const headers = kind === "UNAVAILABLE" ? retryLater : {};
  return { answer: { kind, email }, status: statuses[kind], headers };
}
