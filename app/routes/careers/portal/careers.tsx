import { queryNames } from "#app/routes/careers/search-postings.ts";
import type { Delivery } from "#server/handlers/delivery.ts";
import "#app/routes/careers/careers.css";
import content from "virtual:content";
import { useEffect, useRef } from "react";
import { useNavigate, useNavigation } from "react-router";
import { RouteError } from "#app/errors/route-error.tsx";
import { FramedPage } from "#app/sections/framed-page.tsx";
import { pageFrame } from "#app/sections/page-frame.tsx";
import { feedUrls } from "#app/seo/feed-urls.ts";
import { feedLink, pageHead } from "#app/seo/head.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { Route } from "./+types/careers";
import { Chips } from "./chips.tsx";
import { Filters } from "./filters.tsx";
import { useFit } from "./fit/fit-store.ts";
import { FitUpload } from "./fit/fit-upload.tsx";
import { NothingFound } from "./nothing-found.tsx";
import { PageLinks } from "./page-links.tsx";
import { PortalHeading } from "./portal-heading.tsx";
import { portalView } from "./portal-view.ts";
import { PostingList } from "./posting-list.tsx";
import { ResultsBar } from "./results-bar.tsx";
import { fitOrder, useCriteria } from "./use-criteria.ts";

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
  const { hero, words, found, about } = loaderData;
  const form = useRef<HTMLFormElement>(null);
  const results = useRef<HTMLHeadingElement>(null);
  const { shown, apply } = useCriteria(form);
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

  const count =
    isByFit && found.total > 0 ? fillTemplate(words.fit.counted, { openings: found.count }) : found.count;
  const heading = (
    <PortalHeading
      slide={hero.slide}
      words={words}
      form={form}
      formId={formId}
      query={shown.get("q") ?? ""}
      onType={() => apply("typed")}
      onSubmit={() => apply("submitted")}
    />
  );
  return (
    <FramedPage heading={heading} about={about}>
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
          <ResultsBar
            id={resultsId}
            heading={results}
            formId={formId}
            filtersId={filtersId}
            words={words}
            found={found}
            count={count}
            sorts={compared ? [{ value: fitOrder, label: words.fit.order }, ...found.sorts] : found.sorts}
            sort={isByFit ? fitOrder : (shown.get("sort") ?? "")}
            onSort={sort}
          />
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
    </FramedPage>
  );
}

export const ErrorBoundary = RouteError;
