import { serverPaths } from "#domain/urls/server-paths.ts";
import { pageOfMarkdown } from "#domain/urls/urls.ts";
import { findRoute } from "#server/api/routes.ts";
import type { StaticFiles } from "#server/http/static-files.ts";
import { findRelayRoute } from "#server/rounds/routes.ts";
import { applicationUrls, type RouteTable } from "./delivery.ts";
import { pagePath, type Redirects } from "./pages.ts";

const fixedPaths = new Set<string>(Object.values(serverPaths));

/**
 * Names the route of a path for measurements: `/blog/:slug`, `/assets/*`, `file`, `redirect` or `unknown`. There
 * are as many names as routes, and none contains anything of the path that a visitor chose.
 */
export function createRouteNames(
  files: StaticFiles,
  routes: RouteTable,
  redirects: Redirects,
): (path: string) => string {
  const applications = applicationUrls(routes);
  return (path) => {
    if (path.startsWith(`${serverPaths.api}/`))
      return (findRoute(path) ?? findRelayRoute(path))?.path ?? `${serverPaths.api}/*`;
    if (fixedPaths.has(path)) return path;
    if (path.startsWith("/assets/") && files.has(path)) return "/assets/*";
    // These paths name what is on a visitor's device: nothing may look them up or keep them.
    const lower = path.toLowerCase();
    const application = applications.find((url) => lower.startsWith(`${url}/`));
    if (application !== undefined && !files.has(path)) return `${application}/*`;
    const { page } = pagePath(path);
    const pattern = routes.patternOf(pageOfMarkdown(page) ?? page);
    if (pattern !== undefined) return pattern;
    if (files.has(path)) return "file";
    return redirects[path.replace(/\/$/, "")] === undefined ? "unknown" : "redirect";
  };
}
