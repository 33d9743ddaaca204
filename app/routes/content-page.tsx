import { data, isRouteErrorResponse } from "react-router";
import content from "virtual:content";
import shell from "virtual:shell";
import { SectionView } from "../sections/sections.tsx";
import { pageHead } from "../seo/head.ts";
import { NotFound } from "../shell/not-found.tsx";
import { RouteError } from "../shell/route-error.tsx";
import type { Route } from "./+types/content-page";

/** The page of a path; a path that only differs by its last slash is the same page. */
export function loader({ url }: Route.LoaderArgs) {
  const page = content.pages[url.pathname.replace(/(.)\/$/, "$1")];
  if (!page) throw data(null, { status: 404 });
  return page;
}

export function meta({ loaderData, error }: Route.MetaArgs) {
  if (loaderData) return pageHead(loaderData);
  const { notFound, routeError } = shell.messages;
  const words = isRouteErrorResponse(error) && error.status === 404 ? notFound : routeError;
  return [{ title: `${"pageTitle" in words ? words.pageTitle : words.title} · ${shell.site.name}` }, { name: "robots", content: "noindex" }];
}

export default function ContentPage({ loaderData: page }: Route.ComponentProps) {
  return page.sections.map((section, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: sections have no id and never change their order
    <SectionView key={`${page.url}#${index}`} section={section} />
  ));
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <RouteError error={error} />;
}
