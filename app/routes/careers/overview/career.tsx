import { contentIn } from "#app/content/content-in.ts";
import { currentPostings } from "#app/content/current-postings.ts";
import { inAllLanguages } from "#app/content/page-language.ts";
import { markServerHtml } from "#app/document/server-html.ts";
import { missingTitle, PageError } from "#app/errors/page-error.tsx";
import { pageLanguage } from "#app/errors/page-language.ts";
import { renderStatic } from "#app/language/render-static.tsx";
import { FramedPage } from "#app/sections/framed-page.tsx";
import { LiveHero } from "#app/sections/hero/live-hero.tsx";
import { pageFrame } from "#app/sections/page-frame.tsx";
import { errorHead, pageHead } from "#app/seo/head.ts";
import { ServerHtml } from "#app/ui/server-html.tsx";
import { businessDay } from "#domain/business-day.ts";
import { inLanguage } from "#domain/language/language.ts";
import { listedPostings } from "#domain/postings/postings.ts";
import type { Delivery } from "#server/handlers/delivery.ts";
import type { Route } from "./+types/career";
import { countUnits } from "./count-units.ts";
import { Units } from "./units.tsx";

export const delivery: Delivery = {
  kind: "DAILY",
  urls: () => inAllLanguages("/career"),
  markdown: "FROM_PAGE",
};

export function loader(args: Route.LoaderArgs) {
  const language = pageLanguage(args);
  const { careers, businessUnits } = contentIn(language);
  const postings = currentPostings();
  const open = listedPostings(postings, businessDay());
  const units = renderStatic(
    <Units
      units={countUnits(postings, open, businessUnits, language)}
      total={open.length}
      words={careers}
      language={language}
    />,
    language,
  );
  return { ...pageFrame(inLanguage("/career", language)), units: markServerHtml(units) };
}

export function meta({ loaderData, error }: Route.MetaArgs) {
  return loaderData ? pageHead(loaderData.head) : errorHead(missingTitle(error));
}

export default function Career({ loaderData }: Route.ComponentProps) {
  const { hero, units, about } = loaderData;
  return (
    <FramedPage heading={<LiveHero {...hero} />} about={about}>
      <ServerHtml id="units" html={units} />
    </FramedPage>
  );
}

export const ErrorBoundary = PageError;
