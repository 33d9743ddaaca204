import content from "#app/content/content.data.ts";
import type { BoxIndex } from "#app/search/box-index.ts";
import type { Delivery } from "#server/handlers/delivery.ts";
import { entriesToday } from "./search-today.ts";

export const delivery: Delivery = { kind: "DAILY" };

/** The same file for all visitors; the server caches it for the day. */
export function loader() {
  const { page, alsoFound, ...words } = content.search;
  return Response.json({ entries: entriesToday(), words } satisfies BoxIndex);
}
