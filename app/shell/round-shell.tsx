import { Suspense } from "react";
import { Outlet } from "react-router";
import { RouteError } from "#app/errors/route-error.tsx";
import { RoundBar } from "#app/round/front/round-bar.tsx";
import shell from "#app/site/shell.data.ts";
import { ReplayedClick } from "./replayed-click.ts";
import { RouteChange } from "./route-change.tsx";

const contentId = "content";

/** Layout of the rounds on a visitor's device: a bar of its own, no menu and no footer. */
export default function RoundShell() {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href={`#${contentId}`}
        className="sr-only z-30 rounded-full bg-ink px-5 py-3 font-semibold text-paper focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        {shell.messages.skipToContent}
      </a>
      <RoundBar />
      <main id={contentId} tabIndex={-1} className="flex grow flex-col outline-none">
        <Suspense>
          <Outlet />
          <ReplayedClick />
        </Suspense>
      </main>
      <RouteChange />
    </div>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <main>
      <RouteError error={error} />
    </main>
  );
}
