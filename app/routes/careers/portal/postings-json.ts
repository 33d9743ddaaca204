import { inAllLanguages } from "#app/content/page-language.ts";
import { pageLanguage } from "#app/errors/page-language.ts";
import { normaliseQuery } from "#app/routes/careers/criteria.ts";
import { queryNames } from "#app/routes/careers/query-names.ts";
import type { Delivery } from "#server/handlers/delivery.ts";
import type { Route } from "./+types/postings-json";
import { fullResults } from "./portal-view.ts";

export const delivery: Delivery = {
  kind: "DAILY",
  urls: () => inAllLanguages("/careers.json"),
  query: queryNames,
  normaliseQuery,
};

/** All results of a search, for sorting by fit in the browser. */
export function loader(args: Route.LoaderArgs) {
  return Response.json(fullResults(args.url.searchParams, pageLanguage(args)));
}
