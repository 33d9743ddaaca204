import content from "#app/content/content.data.ts";
import { contentIn } from "#app/content/content-in.ts";
import { inAllLanguages } from "#app/content/page-language.ts";
import { missingTitle, PageError } from "#app/errors/page-error.tsx";
import { pageLanguage } from "#app/errors/page-language.ts";
import { toolFrame } from "#app/sections/page-frame.tsx";
import { ToolPage } from "#app/sections/tool-page.tsx";
import { errorHead, pageHead } from "#app/seo/head.ts";
import { EvaluateWorkspace } from "#app/tools/resume/evaluate/evaluate-workspace.tsx";
import { businessDay } from "#domain/business-day.ts";
import { inLanguage } from "#domain/language/language.ts";
import { postingsOn } from "#domain/postings/posting-days.ts";
import { openPostings } from "#domain/postings/postings-for-tools.ts";
import type { Delivery } from "#server/handlers/delivery.ts";
import type { Route } from "./+types/evaluate-resume";

export const delivery: Delivery = { kind: "PRERENDERED", urls: () => inAllLanguages("/evaluate-resume") };

export function loader(args: Route.LoaderArgs) {
  const language = pageLanguage(args);
  const { form, meaning } = contentIn(language).evaluateResume;
  const today = businessDay();
  return {
    ...toolFrame(inLanguage("/evaluate-resume", language), meaning),
    form,
    postings: openPostings(postingsOn(content.postings, today), today).map(({ title, url }) => ({
      title,
      url,
    })),
  };
}

export function meta({ loaderData, error }: Route.MetaArgs) {
  return loaderData ? pageHead(loaderData.head) : errorHead(missingTitle(error));
}

export default function EvaluateResume({ loaderData }: Route.ComponentProps) {
  const { hero, startHtml, form, postings, about } = loaderData;
  return (
    <ToolPage slide={hero.slide} start={startHtml} noScripts={form.noScripts} about={about}>
      <EvaluateWorkspace words={form} postings={postings} />
    </ToolPage>
  );
}

export const ErrorBoundary = PageError;
