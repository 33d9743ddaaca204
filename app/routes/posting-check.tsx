import { lazy, Suspense } from "react";
import content from "#app/content/content.data.ts";
import { RouteError } from "#app/errors/route-error.tsx";
import { toolFrame } from "#app/sections/page-frame.tsx";
import { ToolPage } from "#app/sections/tool-page.tsx";
import { pageHead } from "#app/seo/head.ts";
import type { Delivery } from "#server/handlers/delivery.ts";
import type { Route } from "./+types/posting-check";

const PostingWorkspace = lazy(() => import("#app/tools/posting/posting-workspace.tsx"));

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
      <Suspense
        fallback={
          <div className="page-width h-[40rem] pb-16 [@media(scripting:none)]:hidden" aria-hidden="true" />
        }
      >
        <PostingWorkspace />
      </Suspense>
    </ToolPage>
  );
}

export const ErrorBoundary = RouteError;
