import { otherSlides } from "#app/stages/match/other-slides.tsx";
import type { Delivery } from "#server/handlers/delivery.ts";

export const delivery: Delivery = { kind: "DAILY" };

/** The slides of the home page after the first, which its script shows in place. */
export function loader() {
  return new Response(otherSlides(), { headers: { "Content-Type": "text/html; charset=utf-8" } });
}
