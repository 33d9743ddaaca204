import content from "#app/content/content.data.ts";
import type { Delivery } from "#server/handlers/delivery.ts";
import "./blog.css";
import { notFoundResponse } from "#app/errors/not-found-response.ts";
import { missingTitle, PageError } from "#app/errors/page-error.tsx";
import { errorHead, pageHead } from "#app/seo/head.ts";
import { ShareRow } from "#app/seo/share-row.tsx";
import { ServerHtml } from "#app/ui/server-html.tsx";
import type { Route } from "./+types/post";
import { postPage } from "./post-page.tsx";
import { useCurrentSection } from "./use-current-section.ts";

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
  return loaderData ? pageHead(loaderData.head, loaderData.isListed) : errorHead(missingTitle(error));
}

function Article({ head, words, contents, top, text, foot }: Route.ComponentProps["loaderData"]) {
  useCurrentSection();
  return (
    <article className="post">
      <ServerHtml id="post-head" html={top} />
      <div className="page-width post-body">
        {contents !== null && <ServerHtml id="post-contents" html={contents} />}
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

export default function Post({ loaderData }: Route.ComponentProps) {
  return <Article key={loaderData.head.url} {...loaderData} />;
}

export const ErrorBoundary = PageError;
