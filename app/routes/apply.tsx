import { ApplyFront } from "#app/apply/apply-front.tsx";
import words from "#app/apply/front-words.data.ts";
import { RouteError } from "#app/errors/route-error.tsx";
import { applyUrl } from "#domain/urls/round-urls.ts";
import type { Delivery } from "#server/handlers/delivery.ts";

export const delivery: Delivery = { kind: "APPLICATION", url: applyUrl };

/** Search engines stay away, and no request says from which link it comes. */
export function headers() {
  return { "X-Robots-Tag": "noindex", "Referrer-Policy": "no-referrer" };
}

export function meta() {
  const { title, text } = words.page;
  return [{ title }, { name: "description", content: text }, { name: "robots", content: "noindex" }];
}

export default ApplyFront;

export const ErrorBoundary = RouteError;
