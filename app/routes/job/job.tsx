import "../careers/careers.css";
import content from "virtual:content";
import { data } from "react-router";
import { errorHead, pageHead } from "../../seo/head.ts";
import { isMissing, PageError } from "../../shell/page-error.tsx";
import { Static } from "../../ui/static.tsx";
import type { Route } from "./+types/job";
import { openingPage } from "./opening-page.tsx";
import { ShareRow } from "./share-row.tsx";

/** A closed opening keeps its page and is gone for search engines. */
export function loader({ url }: Route.LoaderArgs) {
  const page = openingPage(url.pathname.replace(/\/$/, ""));
  if (!page) throw data({ pageNames: content.pageNames }, { status: 404 });
  return data(page, { status: page.isOpen ? 200 : 410 });
}

export function meta({ loaderData, error }: Route.MetaArgs) {
  if (!loaderData) return errorHead(isMissing(error));
  return pageHead(loaderData.head, loaderData.isFindable);
}

export default function Job({ loaderData }: Route.ComponentProps) {
  const { head, words, top, text, isOpen } = loaderData;
  return (
    <article key={head.url} className="job">
      <Static id="opening-head" html={top} />
      {isOpen && <ShareRow words={words} url={head.url} title={head.name} />}
      <Static id="opening-text" html={text} />
    </article>
  );
}

export const ErrorBoundary = PageError;
