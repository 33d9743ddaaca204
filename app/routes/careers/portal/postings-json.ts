import type { Route } from "./+types/postings-json";
import { fullResults } from "./portal-view.ts";

/** All that a search finds, for a list in an order that only the visitor's device knows. */
export function loader({ url: { searchParams } }: Route.LoaderArgs) {
  return Response.json(fullResults(searchParams));
}
