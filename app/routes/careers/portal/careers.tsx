import { normaliseQuery } from "#app/routes/careers/criteria.ts";
import { queryNames } from "#app/routes/careers/query-names.ts";
import type { Delivery } from "#server/handlers/delivery.ts";
import "#app/routes/careers/openings.css";
import "./portal.css";
import { useEffect, useRef } from "react";
import { useNavigate, useNavigation } from "react-router";
import { contentIn } from "#app/content/content-in.ts";
import { inAllLanguages } from "#app/content/page-language.ts";
import { markServerHtml } from "#app/document/server-html.ts";
import { missingTitle, PageError } from "#app/errors/page-error.tsx";
import { pageLanguage } from "#app/errors/page-language.ts";
import { useLanguage } from "#app/language/language.tsx";
import { renderStatic } from "#app/language/render-static.tsx";
import { FramedPage } from "#app/sections/framed-page.tsx";
import { headingFrame } from "#app/sections/page-frame.tsx";
import { LanguageLinks, LanguageOffer } from "#app/sections/translations.tsx";
import { errorHead, pageHead } from "#app/seo/head.ts";
import { feedLink, feedUrls } from "#app/seo/machine-file-urls.ts";
import { PageLinks } from "#app/ui/page-links.tsx";
import { ServerHtml } from "#app/ui/server-html.tsx";
import { inLanguage } from "#domain/language/language.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { Route } from "./+types/careers";
import { Chips } from "./chips.tsx";
import { Filters } from "./filters.tsx";
import { useFit } from "./fit/fit-store.ts";
import { FitUpload } from "./fit/fit-upload.tsx";
import { InterceptedLink } from "./intercepted-link.tsx";
import { NothingFound } from "./nothing-found.tsx";
import { PortalHeading } from "./portal-heading.tsx";
import { portalView } from "./portal-view.ts";
import { PostingList } from "./posting-list.tsx";
import { ResultsBar } from "./results-bar.tsx";
import { fitOrder, useCriteria } from "./use-criteria.ts";

const formId = "find-openings";
const filtersId = "filters";
const resultsId = "results-title";

export const delivery: Delivery = {
  kind: "DAILY",
  urls: () => inAllLanguages("/careers"),
  query: queryNames,
  normaliseQuery,
  markdown: "FROM_PAGE",
};

export function loader(args: Route.LoaderArgs) {
  const language = pageLanguage(args);
  const url = inLanguage("/careers", language);
  return {
    ...headingFrame(url),
    languages: markServerHtml(
      renderStatic(
        <>
          <LanguageOffer url={url} />
          <LanguageLinks url={url} />
        </>,
        language,
      ),
    ),
    words: contentIn(language).careers.portal,
    view: portalView(args.url.searchParams, language),
  };
}

export function meta({ loaderData, error }: Route.MetaArgs) {
  if (!loaderData) return errorHead(missingTitle(error));
  const { head } = loaderData;
  return [
    ...pageHead(head),
    ...[feedUrls.careersRss, feedUrls.careersJson].map((feed) => feedLink(feed, head.title)),
  ];
}

type Data = Omit<Route.ComponentProps["loaderData"], "head">;

export function CareersPortal({ hero, languages, words, view, about }: Data) {
  const form = useRef<HTMLFormElement>(null);
  const results = useRef<HTMLHeadingElement>(null);
  const { shown, apply } = useCriteria(form);
  const language = useLanguage();
  const navigate = useNavigate();
  const fit = useFit();
  const compared = fit?.state.kind === "ready" ? fit.state : undefined;
  const isByFit = compared?.isByFit === true;
  const isLoading = useNavigation().location?.pathname === inLanguage("/careers", language);

  /** Moves the focus to the results, as the link may disappear. */
  const follow = (address: string, scrolls: boolean) => {
    results.current?.focus({ preventScroll: true });
    void navigate(address, { preventScrollReset: !scrolls });
  };
  const { current } = view.pages;
  const shownPage = useRef(current);
  useEffect(() => {
    if (shownPage.current !== current) results.current?.focus({ preventScroll: true });
    shownPage.current = current;
  }, [current]);

  /** On phones, the results are below the window. */
  const submit = () => {
    apply("submitted");
    if (matchMedia("(width >= 64rem)").matches) return;
    results.current?.focus({ preventScroll: true });
    results.current?.scrollIntoView();
  };

  const sort = (order: string) => {
    // Sorting by fit starts on the first page.
    if (order !== fitOrder || current > 1) apply("chosen");
    fit?.tools.setByFit(order === fitOrder);
  };

  const count =
    isByFit && view.total > 0 ? fillTemplate(words.fit.counted, { openings: view.count }) : view.count;
  const scale = view.ticks.length > 0 ? { ticks: view.ticks, columns: words.columns } : undefined;
  const heading = (
    <PortalHeading
      slide={hero.slide}
      words={words}
      form={form}
      formId={formId}
      query={shown.get("q") ?? ""}
      onType={() => apply("typed")}
      resultsId={resultsId}
      onSubmit={submit}
    />
  );
  return (
    <FramedPage heading={heading} about={about}>
      <ServerHtml id="languages" html={languages} className="page-width" />
      <div className="page-width portal-grid">
        <Filters
          id={filtersId}
          formId={formId}
          words={words}
          facets={view.facets}
          shown={shown}
          count={view.count}
          onChoose={() => apply("chosen")}
        />
        <section aria-labelledby={resultsId} aria-busy={isLoading} className="portal-results">
          <ResultsBar
            id={resultsId}
            heading={results}
            formId={formId}
            filtersId={filtersId}
            words={words}
            view={view}
            count={count}
            sorts={compared ? [{ value: fitOrder, label: words.fit.order }, ...view.sorts] : view.sorts}
            sort={isByFit ? fitOrder : (shown.get("sort") ?? "")}
            onSort={sort}
          />
          {view.chips.length > 0 && (
            <Chips
              words={words}
              chips={view.chips}
              clearUrl={view.clearUrl}
              onFollow={(to) => follow(to, false)}
            />
          )}
          <FitUpload words={words.fit} found={view} resultsId={resultsId} />
          {view.total > 0 ? (
            fit ? (
              <fit.tools.FittedList words={words.fit} found={view} state={fit.state}>
                {(items, proofOf) => <PostingList items={items} scale={scale} proofOf={proofOf} />}
              </fit.tools.FittedList>
            ) : (
              <PostingList items={view.items} scale={scale} />
            )
          ) : (
            <NothingFound words={words} relaxations={view.relaxations} onFollow={(to) => follow(to, false)} />
          )}
          {view.pages.numbers.length > 0 && (
            <PageLinks
              words={words}
              {...view.pages}
              renderLink={(link) => <InterceptedLink {...link} onFollow={(to) => follow(to, true)} />}
            />
          )}
        </section>
      </div>
    </FramedPage>
  );
}

export default function CareersRoute({ loaderData }: Route.ComponentProps) {
  return <CareersPortal {...loaderData} />;
}

export const ErrorBoundary = PageError;
