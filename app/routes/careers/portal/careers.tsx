import { queryNames } from "#app/routes/careers/search-postings.ts";
import type { Delivery } from "#server/handlers/delivery.ts";
import "#app/routes/careers/careers.css";
import content from "virtual:content";
import { useEffect, useRef } from "react";
import { useNavigate, useNavigation } from "react-router";
import { RouteError } from "#app/errors/route-error.tsx";
import { pageFrame } from "#app/sections/page-frame.ts";
import { feedUrls } from "#app/seo/feed-urls.ts";
import { feedLink, pageHead } from "#app/seo/head.ts";
import { SampleTag } from "#app/site/sample-tag.tsx";
import { Button } from "#app/ui/button.tsx";
import { fieldLook } from "#app/ui/field-look.ts";
import { Icon } from "#app/ui/icon.tsx";
import { ServerHtml } from "#app/ui/server-html.tsx";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { Route } from "./+types/careers";
import { Chips } from "./chips.tsx";
import { Filters } from "./filters.tsx";
import { useFit } from "./fit/fit-store.ts";
import { FitUpload } from "./fit/fit-upload.tsx";
import { NothingFound } from "./nothing-found.tsx";
import { PageLinks } from "./page-links.tsx";
import { portalView } from "./portal-view.ts";
import { PostingList } from "./posting-list.tsx";
import { fitOrder, useQuery } from "./use-query.ts";

const url = "/careers";
const formId = "find-openings";
const filtersId = "filters";
const resultsId = "results-title";

export const delivery: Delivery = { kind: "DAILY", query: queryNames, markdown: "FROM_PAGE" };

export function loader({ url: { searchParams } }: Route.LoaderArgs) {
  return { ...pageFrame(url), words: content.careers.portal, found: portalView(searchParams) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { head } = loaderData;
  return [...pageHead(head), feedLink(feedUrls.careersRss, head.title)];
}

export default function CareersPortal({ loaderData }: Route.ComponentProps) {
  const { slide, words, found, about } = loaderData;
  const form = useRef<HTMLFormElement>(null);
  const results = useRef<HTMLHeadingElement>(null);
  const { shown, apply } = useQuery(form);
  const navigate = useNavigate();
  const fit = useFit();
  const compared = fit?.state.kind === "ready" ? fit.state : undefined;
  const isByFit = compared?.isByFit === true;
  const isLoading = useNavigation().location?.pathname === url;

  /** Where the pressed link may be gone afterwards, the focus goes on to the results. */
  const follow = (address: string, scrolls: boolean) => {
    results.current?.focus({ preventScroll: true });
    void navigate(address, { preventScrollReset: !scrolls });
  };
  const { current } = found.pages;
  const shownPage = useRef(current);
  useEffect(() => {
    if (shownPage.current !== current) results.current?.focus({ preventScroll: true });
    shownPage.current = current;
  }, [current]);

  const sort = (order: string) => {
    // The order by fit begins at the first page, too.
    if (order !== fitOrder || current > 1) apply("chosen");
    fit?.tools.setByFit(order === fitOrder);
  };

  return (
    <>
      <header className="page-width careers-head">
        <p className="mb-4 flex items-center gap-3 font-semibold text-leaf before:h-0.5 before:w-5 before:bg-leaf">
          {slide.pretext}
        </p>
        <h1 tabIndex={-1} className="text-[2.5rem] tracking-[-0.025em] outline-none">
          {slide.heading} <span className="stroke">{slide.highlight}</span>
        </h1>
        <p className="mt-4 max-w-[44rem] text-pretty text-lg/relaxed text-muted">{slide.subtitle}</p>
        <search>
          <form
            ref={form}
            id={formId}
            method="get"
            action={url}
            className="careers-search"
            onSubmit={(event) => {
              event.preventDefault();
              apply("submitted");
            }}
          >
            <label className="sr-only" htmlFor="openings-words">
              {words.search}
            </label>
            <Icon name="search" className="size-5 text-muted" />
            <input
              id="openings-words"
              type="search"
              name="q"
              maxLength={200}
              autoComplete="off"
              enterKeyHint="search"
              placeholder={words.placeholder}
              className={fieldLook}
              value={shown.get("q") ?? ""}
              onChange={() => apply("typed")}
            />
            <Button look="contained" type="submit">
              {words.submit}
            </Button>
          </form>
        </search>
      </header>

      <div className="page-width careers-grid">
        <Filters
          id={filtersId}
          formId={formId}
          words={words}
          facets={found.facets}
          shown={shown}
          count={found.count}
          onChoose={() => apply("chosen")}
        />
        <section aria-labelledby={resultsId} aria-busy={isLoading} className="careers-results">
          <FitUpload words={words.fit} found={found} resultsId={resultsId} />
          <div className="careers-bar">
            <h2 ref={results} id={resultsId} tabIndex={-1} className="text-2xl outline-none">
              <span role="status">
                {isByFit && found.total > 0
                  ? fillTemplate(words.fit.counted, { openings: found.count })
                  : found.count}
              </span>
              {found.isSample && <SampleTag />}
            </h2>
            <button type="button" popoverTarget={filtersId} className={`careers-open ${fieldLook}`}>
              <Icon name="sliders-horizontal" className="size-4" />
              {words.filters}
              {found.chips.length > 0 && (
                <span className="mark text-sm font-semibold">{found.chips.length}</span>
              )}
            </button>
            <label className="careers-sort text-sm font-semibold">
              <span>{words.sortTitle}</span>
              <select
                name="sort"
                form={formId}
                className={`font-normal ${fieldLook}`}
                value={isByFit ? fitOrder : (shown.get("sort") ?? "")}
                onChange={({ target }) => sort(target.value)}
              >
                {compared && <option value={fitOrder}>{words.fit.order}</option>}
                {found.sorts.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            </label>
            <Button look="outlined" type="submit" form={formId} className="careers-no-scripts">
              {words.sortSubmit}
            </Button>
          </div>
          {found.chips.length > 0 && (
            <Chips
              words={words}
              chips={found.chips}
              clearUrl={found.clearUrl}
              onFollow={(to) => follow(to, false)}
            />
          )}
          {found.total > 0 ? (
            fit ? (
              <fit.tools.FittedList words={words.fit} found={found} state={fit.state}>
                {(items, proofOf) => <PostingList items={items} proofOf={proofOf} />}
              </fit.tools.FittedList>
            ) : (
              <PostingList items={found.items} />
            )
          ) : (
            <NothingFound words={words} waysOut={found.waysOut} onFollow={(to) => follow(to, false)} />
          )}
          {found.pages.numbers.length > 0 && (
            <PageLinks words={words} pages={found.pages} onFollow={(to) => follow(to, true)} />
          )}
        </section>
      </div>
      <ServerHtml id="about-portal" html={about} />
    </>
  );
}

export const ErrorBoundary = RouteError;
