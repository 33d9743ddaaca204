import { lazy, Suspense, useState } from "react";
import content from "#app/content/content.data.ts";
import { RouteError } from "#app/errors/route-error.tsx";
import { toolFrame } from "#app/sections/page-frame.tsx";
import { ToolPage } from "#app/sections/tool-page.tsx";
import { pageHead } from "#app/seo/head.ts";
import { useOnInteractive } from "#app/ui/use-on-interactive.ts";
import type { Delivery } from "#server/handlers/delivery.ts";
import type { Route } from "./+types/posting-check";

/** The height of the tool while it is loaded. */
const place = (
  <div className="page-width pb-16 [@media(scripting:none)]:hidden" aria-hidden="true">
    <div className="ruled h-[40rem] rounded-2xl border border-line" />
  </div>
);

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
  // What a visitor typed or chose before would be lost.
  const [isInteractive, setInteractive] = useState(false);
  useOnInteractive(() => setInteractive(true));
  const { hero, startHtml, noScripts, about } = loaderData;
  return (
    <ToolPage slide={hero.slide} start={startHtml} noScripts={noScripts} about={about}>
      {isInteractive ? (
        <Suspense fallback={place}>
          <PostingWorkspace />
        </Suspense>
      ) : (
        place
      )}
    </ToolPage>
  );
}

export const ErrorBoundary = RouteError;
