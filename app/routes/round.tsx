import { RouteError } from "#app/errors/route-error.tsx";
import words from "#app/round/front/front-words.data.ts";
import { RoundFront } from "#app/round/front/round-front.tsx";
import { roundUrl } from "#domain/urls/round-urls.ts";
import type { Delivery } from "#server/handlers/delivery.ts";

export const delivery: Delivery = { kind: "APPLICATION", url: roundUrl };

/** Search engines stay away, and no request says from which round it comes. */
export function headers() {
  return { "X-Robots-Tag": "noindex", "Referrer-Policy": "no-referrer" };
}

export function meta() {
  const { title, description } = words.page;
  return [{ title }, { name: "description", content: description }, { name: "robots", content: "noindex" }];
}

/** The name of this file contains a hash of itself and of all that it can load, so it names the build. */
const build = new URL(import.meta.url).pathname;

export default function Round() {
  return <RoundFront build={build} />;
}

export const ErrorBoundary = RouteError;
