import type { RouteConfigEntry } from "@react-router/dev/routes";
import { matchPath } from "react-router";
import routes from "#app/routes.ts";
import { postingUrl } from "#domain/postings/postings.ts";
import { serverPaths } from "#domain/urls/server-paths.ts";
import type { Sources } from "./read-sources.ts";
import type { Problem } from "./read-yaml.ts";

/** Routes whose addresses come from content: a redirect may replace a removed file. */
const contentRoutes = ["*", "blog/:slug", "career/:unit/:opening"];

const pathsOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, children = [] }) => [...(path === undefined ? [] : [path]), ...pathsOf(children)]);

/** The website's routes, and the server's addresses with everything below them. */
const ownPatterns = [
  ...pathsOf(await routes).filter((path) => !contentRoutes.includes(path)),
  ...Object.values(serverPaths).map((path) => `${path}/*`),
];

/** Files that the build writes. */
const builtFiles = /^\/(assets|share)(\/|$)|\.(data|md|txt|xml|json|webmanifest)$/;

const isOwnPath = (path: string) =>
  builtFiles.test(path) || ownPatterns.some((pattern) => matchPath(pattern, path));

/** Follows redirects from `from` to the last path, or detects a loop. */
function redirectEnd(from: string, targets: ReadonlyMap<string, string>): { isLoop: boolean; last: string } {
  const visited = new Set([from]);
  let last = targets.get(from) ?? from;
  for (let next = targets.get(last); next !== undefined; next = targets.get(last)) {
    if (visited.has(last)) return { isLoop: true, last };
    visited.add(last);
    last = next;
  }
  return { isLoop: false, last };
}

/**
 * Finds redirects that would hide a page, lead nowhere, or take more than one step.
 * @param check returns the problem of a link
 */
export function redirectProblems(
  { redirects, pages, legal, blog, jobs }: Sources,
  check: (link: string) => string | undefined,
): Problem[] {
  const { value: all, problemAt } = redirects;
  const openings = new Set(jobs.postings.map(postingUrl));
  const isPage = (url: string) =>
    pages.has(url) || legal.has(url) || openings.has(url) || blog.posts.some(({ post }) => post.url === url);
  const pathOf = (link: string) => link.split(/[?#]/)[0] ?? link;
  const targets = new Map(all.map(({ from, to }) => [from, pathOf(to)]));

  return all.flatMap(({ from, to }, index): Problem[] => {
    const report = (field: "from" | "to", message: string) => [problemAt([index, field], message)];
    if (all.findIndex((other) => other.from === from) < index) {
      return report("from", `${from} appears twice: remove one of them`);
    }
    if (isPage(from)) return report("from", `${from} is a page: remove the redirect, or rename the page`);
    if (isOwnPath(from)) {
      return report("from", `${from} is an address of the site itself: write another one`);
    }
    if (!to.startsWith("/"))
      return report("to", `"${to}" is no page of this site: write a path such as /careers`);
    if (targets.has(pathOf(to))) {
      const { isLoop, last } = redirectEnd(from, targets);
      return isLoop
        ? report("to", `leads into a loop of redirects, by ${pathOf(to)}: write the path of a page`)
        : report("to", `leads to ${pathOf(to)}, which is a redirect itself: write ${last}`);
    }
    const problem = openings.has(pathOf(to)) ? undefined : check(to);
    return problem === undefined ? [] : report("to", problem);
  });
}
