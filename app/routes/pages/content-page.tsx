import { lazy, Suspense } from "react";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import content from "#app/content/content.data.ts";
import { notFoundResponse } from "#app/errors/not-found-response.ts";
import { missingTitle, PageError } from "#app/errors/page-error.tsx";
import { LiveHero } from "#app/sections/hero/live-hero.tsx";
import { LiveSection } from "#app/sections/live-section.tsx";
import { type PagePart, pageParts } from "#app/sections/page-parts.tsx";
import { translationsOf } from "#app/sections/translations.tsx";
import { useBehaviours } from "#app/sections/use-behaviours.ts";
import { errorHead, pageHead } from "#app/seo/head.ts";
import type { StageName } from "#app/stages/define-stage.ts";
import { ServerHtml } from "#app/ui/server-html.tsx";
import type { Delivery } from "#server/handlers/delivery.ts";
import type { Route } from "./+types/content-page";

export const delivery: Delivery = {
  kind: "PRERENDERED",
  urls: () => Object.keys(content.pages),
  // The catalogue's filters and the inputs of a drive plan are in the query string.
  readsQuery: (url) =>
    content.pages[url]?.sections.some(({ kind }) => kind === "ASSESSMENTS" || kind === "DRIVE_PLAN") ?? false,
};

/** Loads the page of a path, with or without a trailing slash. */
export function loader({ url }: Route.LoaderArgs) {
  const page = content.pages[url.pathname.replace(/(.)\/$/, "$1")];
  if (!page) throw notFoundResponse(url.pathname);
  const { sections, ...head } = page;
  return { ...head, translations: translationsOf(page.url), parts: pageParts(sections, page.url) };
}

/** Only a new path needs new data; pages handle their own query. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export function meta({ loaderData, error }: Route.MetaArgs) {
  return loaderData ? pageHead(loaderData) : errorHead(missingTitle(error));
}

const StageLoader = lazy(() => import("#app/stages/live/stage-loader.tsx"));

function Live(stage: { name: StageName; only?: string | undefined }) {
  return (
    <Suspense>
      <StageLoader {...stage} />
    </Suspense>
  );
}

function Part({ part, id }: { part: PagePart; id: string }) {
  switch (part.kind) {
    case "HERO": {
      const { stage, ...hero } = part;
      return (
        <>
          <LiveHero {...hero} />
          {stage && <Live name={stage} />}
        </>
      );
    }
    case "STAGE":
      return (
        <>
          <ServerHtml id={id} html={part.html} />
          <Live name={part.stage} only={part.only} />
        </>
      );
    case "STATIC":
      return <ServerHtml id={id} html={part.html} />;
    default:
      return <LiveSection {...part} />;
  }
}

export default function ContentPage({ loaderData: page }: Route.ComponentProps) {
  useBehaviours(page.url);
  return page.parts.map((part, index) => {
    const id = `part-${index}`;
    return <Part key={`${page.url}#${id}`} id={id} part={part} />;
  });
}

export const ErrorBoundary = PageError;
