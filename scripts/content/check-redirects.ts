import { postingUrl } from "#domain/postings/openings.ts";
import type { Sources } from "./read-sources.ts";
import type { Problem } from "./read-yaml.ts";

/** Addresses other than pages (app/routes.ts, server/site.ts, the build). */
const ownPaths =
  /^\/(api|application|assets|challenge|healthz|metrics|readyz|share|uploads)(\/|$)|\.(data|md|txt|xml|json|webmanifest)$/;

/** Where the way from a path ends: in a circle, or where no redirect leads on. */
function redirectEnd(
  from: string,
  targets: ReadonlyMap<string, string>,
): { isCircle: boolean; last: string } {
  const visited = new Set([from]);
  let last = targets.get(from) ?? from;
  for (let next = targets.get(last); next !== undefined; next = targets.get(last)) {
    if (visited.has(last)) return { isCircle: true, last };
    visited.add(last);
    last = next;
  }
  return { isCircle: false, last };
}

/**
 * Redirects that would hide a page, lead to none, or take more than one step.
 * @param check what is wrong with a link
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
      return report("from", `${from} stands twice: remove one of them`);
    }
    if (isPage(from)) return report("from", `${from} is a page: remove the redirect, or rename the page`);
    if (ownPaths.test(from)) {
      return report("from", `${from} is an address that the site answers by itself: write another one`);
    }
    if (!to.startsWith("/"))
      return report("to", `"${to}" is no page of this site: write a path such as /careers`);
    if (targets.has(pathOf(to))) {
      const { isCircle, last } = redirectEnd(from, targets);
      return isCircle
        ? report("to", `leads in a circle, from ${from} to ${pathOf(to)} and on: write the path of a page`)
        : report("to", `leads to ${pathOf(to)}, which is a redirect itself: write ${last}`);
    }
    const problem = openings.has(pathOf(to)) ? undefined : check(to);
    return problem === undefined ? [] : report("to", problem);
  });
}
