import content from "virtual:content";
import { renderToStaticMarkup } from "react-dom/server";
import { openPostings } from "../../content/read-jobs.ts";
import { Meaning } from "../../sections/meaning.tsx";
import { pageParts } from "../../sections/page-parts.tsx";
import { pageHead } from "../../seo/head.ts";
import { RouteError } from "../../shell/route-error.tsx";
import { staticHtml } from "../../static-html.ts";
import { Static } from "../../ui/static.tsx";
import { TypingText } from "../../ui/typing-text.tsx";
import type { Route } from "./+types/evaluate-resume";
import { Tool } from "./tool.tsx";

const url = "/evaluate-resume";

export function loader() {
  const page = content.pages[url];
  const [hero, ...sections] = page?.sections ?? [];
  if (!page || hero?.kind !== "HERO") throw new Error(`content/pages${url}.yaml has no heading`);
  const { form, meaning } = content.evaluateResume;
  const [about] = pageParts(sections);
  if (about?.kind !== "STATIC")
    throw new Error(`content/pages${url}.yaml must hold sections without behaviour`);
  const { title, description, name } = page;
  return {
    head: { url, title, description, name },
    slide: hero.slide,
    form,
    postings: openPostings(content.postings).map(({ title, url }) => ({ title, url })),
    about: staticHtml(renderToStaticMarkup(<Meaning {...meaning} />) + about.html),
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
      <Tool words={form} postings={postings} />
      <Static id="about-tool" html={about} />
    </>
  );
}

export const ErrorBoundary = RouteError;
