import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";

/**
 * Declares how the server delivers a route. Every route module with a loader or a page exports one as
 * `delivery`, next to the loader that it describes. `urls` lists the addresses of a route with parameters;
 * without it, any matching address counts.
 */
export type Delivery =
  /**
   * The build writes the page. If the page reads the query, requests with one are rendered. If it shows what
   * the store knows at the moment, every request is rendered, and only its Markdown is served as written.
   */
  | {
      kind: "PRERENDERED";
      urls?: () => string[];
      readsQuery?: true | ((url: string) => boolean);
      isCurrent?: true;
    }
  /**
   * Rendered once per day, version of the postings and set of `query` parameters; the loader sees no other
   * parameters. A request with the parameter `privateQuery` is rendered for that visitor and never cached.
   */
  | {
      kind: "DAILY";
      urls?: () => string[];
      query?: readonly string[];
      /** Returns these parameters in canonical form: the cache key, and the query for rendering. */
      normaliseQuery?: (query: URLSearchParams) => string;
      privateQuery?: string;
      /** The source of the page's Markdown: the page, rendered without a query, or another route. */
      markdown?: "FROM_PAGE" | "FROM_ROUTE";
    }
  /** Rendered for each request, never cached. */
  | { kind: "PER_REQUEST" }
  /**
   * One document, written by the build, for `url` and every address below it, which only the browser reads: the
   * server neither parses nor keeps them. It is in no index and has no Markdown and no data.
   */
  | { kind: "APPLICATION"; url: string };

type ServerRoutes = ServerBuild["routes"];
type LeafRoute = { id: string; path: string; delivery: Delivery };

/** The routes of the build by path. */
export type RouteTable = {
  /** The delivery of the route that matches a path; undefined if none does or its `urls` lack the path. */
  find: (path: string) => Delivery | undefined;
  /** The pattern of that route, such as `/blog/:slug`. */
  patternOf: (path: string) => string | undefined;
  leaves: LeafRoute[];
};

/** The path as React Router compares it; undefined if it cannot be decoded (React Router logs a warning). */
function decodePath(path: string): string | undefined {
  try {
    const parts = path.split("/").map((part) => decodeURIComponent(part).replaceAll("/", "%2F"));
    return parts.join("/").replace(/\/+$/, "").toLowerCase() || "/";
  } catch {
    return undefined;
  }
}

const maxKnownPaths = 10_000;
const maxKnownPathLength = 200;

function isDelivery(value: unknown): value is Delivery {
  return typeof value === "object" && value !== null && "kind" in value;
}

/** Whether a delivery covers an address of its route. */
function covers(delivery: Delivery, url: string): boolean {
  if (delivery.kind === "PER_REQUEST") return true;
  if (delivery.kind === "APPLICATION") return delivery.url === url;
  return !delivery.urls || delivery.urls().includes(url);
}

/** @throws {Error} if a route exports no `delivery` */
export function createRouteTable(routes: ServerRoutes): RouteTable {
  const all = Object.values(routes).filter((route) => route !== undefined);
  const leaves = new Map<string, LeafRoute>();
  for (const { id, path = "", module } of all) {
    if (all.some(({ parentId }) => parentId === id)) continue;
    const delivery = "delivery" in module ? module.delivery : undefined;
    if (!isDelivery(delivery)) throw new Error(`Route ${id} exports no delivery`);
    leaves.set(id, { id, path: `/${path}`, delivery });
  }

  // React Router compiles the patterns of all routes for each match; most have no parameters and rank first.
  const fixed = new Map<string, LeafRoute>();
  const patterns: RouteObject[] = [];
  for (const leaf of leaves.values()) {
    if (/[:*?]/.test(leaf.path)) patterns.push({ id: leaf.id, path: leaf.path });
    else fixed.set(leaf.path.toLowerCase(), leaf);
  }
  const match = (path: string): LeafRoute | undefined => {
    const decoded = decodePath(path);
    if (decoded === undefined) return undefined;
    const leaf = fixed.get(decoded) ?? leaves.get(matchRoutes(patterns, path)?.at(-1)?.route.id ?? "");
    return leaf && covers(leaf.delivery, path) ? leaf : undefined;
  };
  // Matching a pattern takes about as long as sending a cached page.
  const known = new Map<string, LeafRoute | undefined>();
  const findLeaf = (path: string): LeafRoute | undefined => {
    if (path.length > maxKnownPathLength) return match(path);
    if (!known.has(path)) {
      if (known.size >= maxKnownPaths) known.clear();
      known.set(path, match(path));
    }
    return known.get(path);
  };
  return {
    find: (path) => findLeaf(path)?.delivery,
    patternOf: (path) => findLeaf(path)?.path,
    leaves: [...leaves.values()],
  };
}

/** The addresses of applications: each has one document for itself and all below. */
export function applicationUrls({ leaves }: RouteTable): string[] {
  return leaves.flatMap(({ delivery }) => (delivery.kind === "APPLICATION" ? [delivery.url] : []));
}

/** Every page that the build writes, in a stable order. */
export function prerenderedUrls({ find, leaves }: RouteTable): string[] {
  const urls = leaves.flatMap(({ path, delivery }) =>
    delivery.kind === "PRERENDERED" ? (delivery.urls?.() ?? [path]) : [],
  );
  return [...new Set(urls)].filter((url) => find(url)?.kind === "PRERENDERED").sort();
}
