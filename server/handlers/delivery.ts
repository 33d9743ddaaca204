import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";

/**
 * The way in which the server delivers a route. Every route module with a loader or a page exports one as `delivery`, beside the loader
 * that it describes. `urls` lists the addresses of a route with parameters; without it, any address that matches.
 */
export type Delivery =
  /** The build writes the page. If it reads the query, a request with one is rendered. */
  | { kind: "PRERENDERED"; urls?: () => string[]; readsQuery?: true | ((url: string) => boolean) }
  /**
   * Rendered once for each day, state of the postings and value of the `query` names; the loader sees no other names. A
   * request with the name `privateQuery` is rendered for this visitor and cached nowhere.
   */
  | {
      kind: "DAILY";
      urls?: () => string[];
      query?: readonly string[];
      /** Writes the values of these names in one form, by which the page is cached and with which it is rendered. */
      normaliseQuery?: (query: URLSearchParams) => string;
      privateQuery?: string;
      /** The page's Markdown is made from the page without a query, or answered by another route. */
      markdown?: "FROM_PAGE" | "FROM_ROUTE";
    }
  /** Rendered for each request and cached nowhere. */
  | { kind: "PER_REQUEST" };

type ServerRoutes = ServerBuild["routes"];
type LeafRoute = { id: string; path: string; delivery: Delivery };

/** The routes of the build by address. */
export type RouteTable = {
  /** The delivery of the route that answers a path; nothing where no route lists the path. */
  find: (path: string) => Delivery | undefined;
  leaves: LeafRoute[];
};

/** React Router writes a warning for each path that it cannot decode. */
function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

const maxKnownPaths = 10_000;
const maxKnownPathLength = 200;

function isDelivery(value: unknown): value is Delivery {
  return typeof value === "object" && value !== null && "kind" in value;
}

/** Whether a delivery covers an address of its route. */
function covers(delivery: Delivery, url: string): boolean {
  return delivery.kind === "PER_REQUEST" || !delivery.urls || delivery.urls().includes(url);
}

/** @throws {Error} if a route exports no `delivery` */
export function createRouteTable(routes: ServerRoutes): RouteTable {
  const all = Object.values(routes).filter((route) => route !== undefined);
  const childrenOf = (parentId: string | undefined): RouteObject[] =>
    all
      .filter((route) => route.parentId === parentId)
      .map(({ id, path, index }): RouteObject => {
        const children = childrenOf(id);
        return index ? { id, path, index: true } : { id, path, ...(children.length > 0 && { children }) };
      });
  const tree = childrenOf(undefined);

  const leaves = new Map<string, LeafRoute>();
  for (const { id, path = "", module } of all) {
    if (all.some(({ parentId }) => parentId === id)) continue;
    const delivery = "delivery" in module ? module.delivery : undefined;
    if (!isDelivery(delivery)) throw new Error(`Route ${id} exports no delivery`);
    leaves.set(id, { id, path: `/${path}`, delivery });
  }

  const match = (path: string): Delivery | undefined => {
    if (!isDecodable(path)) return undefined;
    const leaf = leaves.get(matchRoutes(tree, path)?.at(-1)?.route.id ?? "");
    return leaf && covers(leaf.delivery, path) ? leaf.delivery : undefined;
  };
  // Matching costs about as much as sending a cached page.
  const known = new Map<string, Delivery | undefined>();
  return {
    find(path) {
      if (path.length > maxKnownPathLength) return match(path);
      if (!known.has(path)) {
        if (known.size >= maxKnownPaths) known.clear();
        known.set(path, match(path));
      }
      return known.get(path);
    },
    leaves: [...leaves.values()],
  };
}

/** Every address that the build writes, in a stable order. */
export function prerenderedUrls({ find, leaves }: RouteTable): string[] {
  const urls = leaves.flatMap(({ path, delivery }) =>
    delivery.kind === "PRERENDERED" ? (delivery.urls?.() ?? [path]) : [],
  );
  return [...new Set(urls)].filter((url) => find(url)?.kind === "PRERENDERED").sort();
}
