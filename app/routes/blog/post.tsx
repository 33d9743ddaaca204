import "./blog.css";
import { missingPage } from "#app/errors/not-found-response.ts";
import { isMissing, PageError } from "#app/errors/page-error.tsx";
import { errorHead, pageHead } from "#app/seo/head.ts";
import { ShareRow } from "#app/seo/share-row.tsx";
import { Static } from "#app/ui/server-html.tsx";
import type { Route } from "./+types/post";
import { Contents } from "./contents.tsx";
import { postPage } from "./post-page.tsx";

export function loader({ url }: Route.LoaderArgs) {
  const path = url.pathname.replace(/\/$/, "");
  const page = postPage(path);
  if (!page) throw missingPage(path);
  return page;
}

export function meta({ loaderData, error }: Route.MetaArgs) {
  return loaderData ? pageHead(loaderData.head, loaderData.isListed) : errorHead(isMissing(error));
}

export default function Post({ loaderData }: Route.ComponentProps) {
  const { head, words, contents, top, text, foot } = loaderData;
  return (
    <article key={head.url} className="post">
      <Static id="post-head" html={top} />
      <div className="page-width post-body">
        {contents.sections.length > 1 && <Contents {...contents} />}
        <div className="prose post-text">
          <Static id="post-text" html={text} />
        </div>
      </div>
      <ShareRow words={words} url={head.url} title={head.name} />
      <Static id="post-foot" html={foot} />
    </article>
  );
}

export const ErrorBoundary = PageError;
