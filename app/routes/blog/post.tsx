import content from "virtual:content";
import type { Delivery } from "#server/handlers/delivery.ts";
import "./blog.css";
import { notFoundResponse } from "#app/errors/not-found-response.ts";
import { isNotFound, PageError } from "#app/errors/page-error.tsx";
import { errorHead, pageHead } from "#app/seo/head.ts";
import { ShareRow } from "#app/seo/share-row.tsx";
import { ServerHtml } from "#app/ui/server-html.tsx";
import type { Route } from "./+types/post";
import { Contents } from "./contents.tsx";
import { postPage } from "./post-page.tsx";

export const delivery: Delivery = {
  kind: "DAILY",
  urls: () => content.posts.map(({ url }) => url),
  markdown: "FROM_ROUTE",
};

export function loader({ url }: Route.LoaderArgs) {
  const path = url.pathname.replace(/\/$/, "");
  const page = postPage(path);
  if (!page) throw notFoundResponse(path);
  return page;
}

export function meta({ loaderData, error }: Route.MetaArgs) {
  return loaderData ? pageHead(loaderData.head, loaderData.isListed) : errorHead(isNotFound(error));
}

export default function Post({ loaderData }: Route.ComponentProps) {
  const { head, words, contents, top, text, foot } = loaderData;
  return (
    <article key={head.url} className="post">
      <ServerHtml id="post-head" html={top} />
      <div className="page-width post-body">
        {contents.sections.length > 1 && <Contents {...contents} />}
        <div className="prose post-text">
          <ServerHtml id="post-text" html={text} />
        </div>
      </div>
      <div className="page-width post-share">
        <ShareRow words={words} url={head.url} title={head.name} />
      </div>
      <ServerHtml id="post-foot" html={foot} />
    </article>
  );
}

export const ErrorBoundary = PageError;
