import content from "#app/content/content.data.ts";
import { RouteError } from "#app/errors/route-error.tsx";
import { toolFrame } from "#app/sections/page-frame.tsx";
import { ToolPage } from "#app/sections/tool-page.tsx";
import { pageHead } from "#app/seo/head.ts";
import { PostingWorkspace } from "#app/tools/posting/posting-workspace.tsx";
import type { Delivery } from "#server/handlers/delivery.ts";
import type { Route } from "./+types/posting-check";

export const delivery: Delivery = { kind: "PRERENDERED" };

export function loader() {
  const { meaning, noScripts } = content.postingCheck;
  return { ...toolFrame("/posting-check", meaning), noScripts };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? pageHead(loaderData.head) : [];
}

export default function PostingCheck({ loaderData }: Route.ComponentProps) {
  const { hero, startHtml, noScripts, about } = loaderData;
  return (
    <ToolPage slide={hero.slide} start={startHtml} noScripts={noScripts} about={about}>
      <PostingWorkspace />
    </ToolPage>
  );
}

export const ErrorBoundary = RouteError;
