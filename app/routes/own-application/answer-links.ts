import type { SiteServices } from "../../../server/site-services.ts";
import { emailPattern, typed } from "../../form/read-fields.ts";
import type { LinksAnswer } from "./ask-for-links.tsx";

/** A page behind a secret link is kept by nobody, and tells no other page where one came from. */
export const secretPage = { "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" };

const statuses = { ASKED: 200, TOO_MANY: 429, UNAVAILABLE: 503, WRONG: 422 };

/** Answers the form that asks for links. */
export async function answerLinks(
  form: FormData,
  candidates: SiteServices["candidates"] | undefined,
): Promise<{ answer: LinksAnswer; status: number }> {
  const email = typed(form, "email").slice(0, 254).toLowerCase();
  const kind = !emailPattern.test(email)
    ? "WRONG"
    : ((await candidates?.requestLinks(email)) ?? "UNAVAILABLE");
  return { answer: { kind, email }, status: statuses[kind] };
}
