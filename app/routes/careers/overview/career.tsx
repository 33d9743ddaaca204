import type { Delivery } from "#server/handlers/delivery.ts";
import "#app/routes/careers/careers.css";
import content from "virtual:content";
import { renderToStaticMarkup } from "react-dom/server";
import { currentPostings } from "#app/content/current-postings.ts";
import { markServerHtml } from "#app/document/server-html.ts";
import { RouteError } from "#app/errors/route-error.tsx";
import { Hero } from "#app/sections/hero/hero.tsx";
import { pageParts } from "#app/sections/page-parts.tsx";
import { pageHead } from "#app/seo/head.ts";
import { ServerHtml } from "#app/ui/server-html.tsx";
import { businessDay } from "#domain/business-day.ts";
import { listedPostings } from "#domain/postings/openings.ts";
import type { Route } from "./+types/career";
import { countUnits } from "./count-units.ts";
import { Units } from "./units.tsx";

const url = "/career";

export const delivery: Delivery = { kind: "DAILY", markdown: "FROM_PAGE" };

export function loader() {
  const page = content.pages[url];
  const [hero, about, ...rest] = pageParts(page?.sections ?? []);
  if (!page || hero?.kind !== "HERO" || about?.kind !== "STATIC" || rest.length > 0)
    throw new Error(`content/pages${url}.yaml must hold a heading and sections without behaviour`);
  const postings = currentPostings();
  const open = listedPostings(postings, businessDay());
  const units = renderToStaticMarkup(
    <Units units={countUnits(postings, open)} total={open.length} words={content.careers} />,
  );
  const { name, title, description } = page;
  return { head: { url, name, title, description }, hero, units: markServerHtml(units), about: about.html };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? pageHead(loaderData.head) : [];
}

export default function Career({ loaderData }: Route.ComponentProps) {
  const { hero, units, about } = loaderData;
  return (
    <>
      <Hero {...hero} />
      <ServerHtml id="units" html={units} />
      <ServerHtml id="about-hiring" html={about} />
    </>
  );
}

export const ErrorBoundary = RouteError;
