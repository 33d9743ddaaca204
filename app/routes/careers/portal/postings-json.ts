import { queryNames } from "#app/routes/careers/search-postings.ts";
import type { Delivery } from "#server/handlers/delivery.ts";
import type { Route } from "./+types/postings-json";
import { fullResults } from "./portal-view.ts";

export const delivery: Delivery = { kind: "DAILY", query: queryNames };

/** All that a search finds, for a list in an order that only the visitor's device knows. */
export function loader({ url: { searchParams } }: Route.LoaderArgs) {
  return Response.json(fullResults(searchParams));
}
