import content from "virtual:content";
import { renderToStaticMarkup } from "react-dom/server";
import { markServerHtml } from "#app/document/server-html.ts";
import { RouteError } from "#app/errors/route-error.tsx";
import { pageParts } from "#app/sections/page-parts.tsx";
import { WhatItMeans } from "#app/sections/what-it-means.tsx";
import { pageHead } from "#app/seo/head.ts";
import { EvaluateWorkspace } from "#app/tools/resume/evaluate/evaluate-workspace.tsx";
import { ServerHtml } from "#app/ui/server-html.tsx";
import { TypingText } from "#app/ui/typing-text.tsx";
import { businessDay } from "#domain/business-day.ts";
import { openPostings } from "#domain/postings/open-postings.ts";
import { postingsOn } from "#domain/postings/posting-days.ts";
import type { Delivery } from "#server/handlers/delivery.ts";
import type { Route } from "./+types/evaluate-resume";

const url = "/evaluate-resume";

export const delivery: Delivery = { kind: "PRERENDERED" };

export function loader() {
  const page = content.pages[url];
  const [hero, ...sections] = page?.sections ?? [];
  if (!page || hero?.kind !== "HERO") throw new Error(`content/pages${url}.yaml has no heading`);
  const { form, meaning } = content.evaluateResume;
  const [about] = pageParts(sections);
  if (about?.kind !== "STATIC")
    throw new Error(`content/pages${url}.yaml must hold sections without behaviour`);
  const { title, description, name } = page;
  const today = businessDay();
  return {
    head: { url, title, description, name },
    slide: hero.slide,
    form,
    postings: openPostings(postingsOn(content.postings, today), today).map(({ title, url }) => ({
      title,
      url,
    })),
    about: markServerHtml(renderToStaticMarkup(<WhatItMeans {...meaning} />) + about.html),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? pageHead(loaderData.head) : [];
}

export default function EvaluateResume({ loaderData }: Route.ComponentProps) {
  const { slide, form, postings, about } = loaderData;
  return (
    <>
      <header className="page-width py-14" data-no-print>
        <p className="mb-4 flex items-center gap-3 font-semibold text-leaf before:h-0.5 before:w-5 before:bg-leaf">
          <TypingText text={slide.pretext} />
        </p>
        <h1
          tabIndex={-1}
          className="text-[2.5rem] tracking-[-0.025em] outline-none lg:text-[3.625rem] lg:leading-[1.06]"
        >
          {slide.title} <span className="stroke">{slide.highlight}</span>
        </h1>
        <p className="mt-6 max-w-[44rem] text-pretty text-lg/relaxed text-muted lg:text-xl/relaxed">
          {slide.subtitle}
        </p>
        <p className="mt-6 hidden max-w-[44rem] border-l-2 border-marigold pl-3 font-medium [@media(scripting:none)]:block">
          {form.noScripts}
        </p>
      </header>
      <EvaluateWorkspace words={form} postings={postings} />
      <ServerHtml id="about-tool" html={about} />
    </>
  );
}

export const ErrorBoundary = RouteError;
