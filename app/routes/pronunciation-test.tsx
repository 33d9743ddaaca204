import content from "#app/content/content.data.ts";
import { RouteError } from "#app/errors/route-error.tsx";
import { toolFrame } from "#app/sections/page-frame.tsx";
import { ToolPage } from "#app/sections/tool-page.tsx";
import { pageHead } from "#app/seo/head.ts";
import { promptEntries } from "#app/tools/pronunciation/prompt-entries.ts";
import { PronunciationWorkspace } from "#app/tools/pronunciation/pronunciation-workspace.tsx";
import type { Delivery } from "#server/handlers/delivery.ts";
import type { Route } from "./+types/pronunciation-test";

export const delivery: Delivery = { kind: "PRERENDERED" };

export function loader() {
  const { start, meaning } = content.pronunciationTest;
  return {
    ...toolFrame("/pronunciation-test", meaning),
    start,
    // Only the first prompt includes its text; the others are loaded when chosen.
    prompts: promptEntries(content.pronunciationTest).map(({ text, ...prompt }, index) =>
      index === 0 ? { ...prompt, text } : prompt,
    ),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? pageHead(loaderData.head) : [];
}

export default function PronunciationTest({ loaderData }: Route.ComponentProps) {
  const { hero, startHtml, start, prompts, about } = loaderData;
  return (
    <ToolPage slide={hero.slide} start={startHtml} noScripts={start.noScripts} about={about}>
      <PronunciationWorkspace words={start} prompts={prompts} />
    </ToolPage>
  );
}

export const ErrorBoundary = RouteError;
