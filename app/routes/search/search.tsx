import type { Delivery } from "#server/handlers/delivery.ts";
import "./search.css";
import { useEffect, useRef } from "react";
import content from "#app/content/content.data.ts";
import { RouteError } from "#app/errors/route-error.tsx";
import { Marked } from "#app/search/marked.tsx";
import { resultCount } from "#app/search/result-count.ts";
import { SearchForm } from "#app/search/search-form.tsx";
import { searchSite } from "#app/search/search-site.ts";
import { pageHead } from "#app/seo/head.ts";
import { PageTitle } from "#app/ui/page-heading.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { Route } from "./+types/search";
import { indexToday } from "./search-today.ts";

/** A better query helps more than a longer list. */
const maxPerGroup = 10;
const maxQueryLength = 200;

export const delivery: Delivery = { kind: "DAILY", query: ["q"] };

export function loader({ url: { searchParams } }: Route.LoaderArgs) {
  const query = (searchParams.get("q") ?? "").trim().slice(0, maxQueryLength);
  const { page, groups } = content.search;
  const { title, description } = page;
  const { name: siteName } = content.shell.site;
  const { popular, popularPages } = content.shell.messages.notFound;
  const heading = query === "" ? title : fillTemplate(page.titleFor, { query });
  const results = searchSite(indexToday(), query).map(({ kind, entries }) => ({
    kind,
    title: groups[kind],
    entries: entries
      .slice(0, maxPerGroup)
      .map(({ url, title, description, terms }) => ({ url, title, description, terms })),
  }));
  return {
    query,
    heading,
    head: { url: "/search", name: title, title: `${heading} · ${siteName}`, description },
    intro: page.intro,
    nothing: fillTemplate(page.nothing, { query }),
    count: resultCount(results, content.search),
    groups: results,
    popular: {
      title: popular,
      pages:
        results.length > 0 ? [] : popularPages.map((url) => ({ url, name: content.pageNames[url] ?? url })),
    },
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? pageHead(loaderData.head, false) : [];
}

type Data = Omit<Route.ComponentProps["loaderData"], "head">;

function Group({ kind, title, entries }: Data["groups"][number]) {
  return (
    <section aria-labelledby={`found-${kind}`}>
      <h2 id={`found-${kind}`}>{title}</h2>
      <ul>
        {entries.map((entry) => (
          <li key={entry.url}>
            <SiteLink url={entry.url} className="search-result">
              <Marked text={entry.title} terms={entry.terms} />
            </SiteLink>
            <p className="search-text">
              <Marked text={entry.description} terms={entry.terms} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Popular({ title, pages }: Data["popular"]) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {pages.map(({ url, name }) => (
          <li key={url}>
            <SiteLink url={url} className="search-result">
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Search results; works without JavaScript. */
export function Search({ query, heading, intro, nothing, count, groups, popular }: Data) {
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(query);
  // The shell ignores changes of the query string, so the focus is moved here.
  useEffect(() => {
    if (shown.current !== query) title.current?.focus({ preventScroll: true });
    shown.current = query;
  }, [query]);

  return (
    <div className="page-width search-page">
      <PageTitle ref={title} size="medium">
        {heading}
      </PageTitle>
      <search>
        <SearchForm key={query} defaultValue={query} />
      </search>
      <p className="search-count">{query === "" ? intro : groups.length === 0 ? nothing : count}</p>
      {groups.map((group) => (
        <Group key={group.kind} {...group} />
      ))}
      {popular.pages.length > 0 && <Popular {...popular} />}
    </div>
  );
}

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  return <Search {...loaderData} />;
}

export const ErrorBoundary = RouteError;
