import content from "virtual:content";
import type { BoxIndex } from "#app/search/box-index.ts";
import type { Delivery } from "#server/handlers/delivery.ts";
import { entriesToday } from "./search-today.ts";

export const delivery: Delivery = { kind: "DAILY" };

/** One file for everybody, kept for the day by the server. */
export function loader() {
  const { page, alsoFound, ...words } = content.search;
  return Response.json({ entries: entriesToday(), words } satisfies BoxIndex);
}
