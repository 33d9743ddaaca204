import type { Delivery } from "#server/handlers/delivery.ts";
import { postQueryNames } from "./find-posts.ts";
import "./blog.css";
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { RouteError } from "#app/errors/route-error.tsx";
import { FramedPage } from "#app/sections/framed-page.tsx";
import { pageHead } from "#app/seo/head.ts";
import { feedLink, feedUrls } from "#app/seo/machine-file-urls.ts";
import { Button } from "#app/ui/button.tsx";
import { fieldLook } from "#app/ui/field-look.ts";
import { Eyebrow, HighlightedTitle } from "#app/ui/page-heading.tsx";
import { ServerHtml } from "#app/ui/server-html.tsx";
import type { Route } from "./+types/blog";
import { blogPage } from "./blog-page.tsx";
import { listUrl, resultsId } from "./find-posts.ts";

const blogFeeds = [feedUrls.blogRss, feedUrls.blogAtom, feedUrls.blogJson];

export const delivery: Delivery = { kind: "DAILY", query: postQueryNames, markdown: "FROM_PAGE" };

export function loader({ url: { searchParams } }: Route.LoaderArgs) {
  return blogPage(searchParams);
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { head, isPlain } = loaderData;
  return [...pageHead(head, isPlain), ...blogFeeds.map((feed) => feedLink(feed, head.title))];
}

/** Moves the focus to the new results if the focused link disappears with the old ones. */
function useFocusOnResults(address: string): void {
  const shown = useRef(address);
  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    if (document.activeElement !== document.body) return;
    document.getElementById(resultsId)?.focus({ preventScroll: true });
  }, [address]);
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  const { hero, search, searched, topic, address, list, about } = loaderData;
  const { pretext, title, highlight, subtitle } = hero.slide;
  const navigate = useNavigate();
  useFocusOnResults(address);

  const heading = (
    <header className="page-width blog-head">
      <div>
        <Eyebrow>{pretext}</Eyebrow>
        <HighlightedTitle size="small" title={title} highlight={highlight} />
        <p className="mt-5 max-w-[33em] text-lede text-pretty text-muted">{subtitle}</p>
      </div>
      <search>
        <form
          key={address}
          method="get"
          action="/blog"
          className="blog-search"
          onSubmit={(event) => {
            event.preventDefault();
            const words = String(new FormData(event.currentTarget).get("q") ?? "").trim();
            void navigate(listUrl({ words, topic, page: 1 }));
          }}
        >
          <label className="text-small text-muted" htmlFor="posts-words">
            {search.label}
          </label>
          <input
            id="posts-words"
            type="search"
            name="q"
            maxLength={200}
            autoComplete="off"
            enterKeyHint="search"
            placeholder={search.placeholder}
            defaultValue={searched}
            className={fieldLook}
          />
          {topic !== null && <input type="hidden" name="topic" value={topic} />}
          <Button look="contained" type="submit">
            {search.submit}
          </Button>
        </form>
      </search>
    </header>
  );
  return (
    <FramedPage heading={heading} about={about}>
      <div className="page-width blog-list">
        <ServerHtml key={address} id="posts" html={list} />
      </div>
    </FramedPage>
  );
}

export const ErrorBoundary = RouteError;
