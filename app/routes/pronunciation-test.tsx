import { contentIn } from "#app/content/content-in.ts";
import { inAllLanguages } from "#app/content/page-language.ts";
import { missingTitle, PageError } from "#app/errors/page-error.tsx";
import { pageLanguage } from "#app/errors/page-language.ts";
import { toolFrame } from "#app/sections/page-frame.tsx";
import { ToolPage } from "#app/sections/tool-page.tsx";
import { errorHead, pageHead } from "#app/seo/head.ts";
import { promptEntries } from "#app/tools/pronunciation/prompt-entries.ts";
import { PronunciationWorkspace } from "#app/tools/pronunciation/pronunciation-workspace.tsx";
import { inLanguage } from "#domain/language/language.ts";
import type { Delivery } from "#server/handlers/delivery.ts";
import type { Route } from "./+types/pronunciation-test";

export const delivery: Delivery = {
  kind: "PRERENDERED",
  urls: () => inAllLanguages("/pronunciation-test"),
};

export function loader(args: Route.LoaderArgs) {
  const language = pageLanguage(args);
  const words = contentIn(language).pronunciationTest;
  const { start, meaning } = words;
  return {
    ...toolFrame(inLanguage("/pronunciation-test", language), meaning),
    start,
    // Only the first prompt includes its text; the others are loaded when chosen.
    prompts: promptEntries(words).map(({ text, ...prompt }, index) =>
      index === 0 ? { ...prompt, text } : prompt,
    ),
  };
}

export function meta({ loaderData, error }: Route.MetaArgs) {
  return loaderData ? pageHead(loaderData.head) : errorHead(missingTitle(error));
}

export default function PronunciationTest({ loaderData }: Route.ComponentProps) {
  const { hero, startHtml, start, prompts, about } = loaderData;
  return (
    <ToolPage slide={hero.slide} start={startHtml} noScripts={start.noScripts} about={about}>
      <PronunciationWorkspace words={start} prompts={prompts} />
    </ToolPage>
  );
}

export const ErrorBoundary = PageError;
