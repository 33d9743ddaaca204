import { renderToStaticMarkup } from "react-dom/server";
import content from "#app/content/content.data.ts";
import { currentPostings } from "#app/content/current-postings.ts";
import { markServerHtml } from "#app/document/server-html.ts";
import { RouteError } from "#app/errors/route-error.tsx";
import { FramedPage } from "#app/sections/framed-page.tsx";
import { LiveHero } from "#app/sections/hero/live-hero.tsx";
import { pageFrame } from "#app/sections/page-frame.tsx";
import { pageHead } from "#app/seo/head.ts";
import { ServerHtml } from "#app/ui/server-html.tsx";
import { businessDay } from "#domain/business-day.ts";
import { listedPostings } from "#domain/postings/postings.ts";
import type { Delivery } from "#server/handlers/delivery.ts";
import type { Route } from "./+types/career";
import { countUnits } from "./count-units.ts";
import { Units } from "./units.tsx";

export const delivery: Delivery = { kind: "DAILY", markdown: "FROM_PAGE" };

export function loader() {
  const postings = currentPostings();
  const open = listedPostings(postings, businessDay());
  const units = renderToStaticMarkup(
    <Units units={countUnits(postings, open)} total={open.length} words={content.careers} />,
  );
  return { ...pageFrame("/career"), units: markServerHtml(units) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? pageHead(loaderData.head) : [];
}

export default function Career({ loaderData }: Route.ComponentProps) {
  const { hero, units, about } = loaderData;
  return (
    <FramedPage heading={<LiveHero {...hero} />} about={about}>
      <ServerHtml id="units" html={units} />
    </FramedPage>
  );
}

export const ErrorBoundary = RouteError;
