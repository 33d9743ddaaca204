import { type ReactNode, Suspense, useState } from "react";
import { Outlet, useLocation } from "react-router";
import { RouteError } from "#app/errors/route-error.tsx";
import { useWords } from "#app/language/language.tsx";
import english from "#app/site/shell.data.ts";
import { ServerHtml } from "#app/ui/server-html.tsx";
import { useLinkNavigation } from "./link-navigation.ts";
import { ReplayedClick } from "./replayed-click.ts";
import { RouteChange } from "./route-change.tsx";
import { TopBar } from "./top-bar.tsx";

const contentId = "content";

/** Layout of every page. The home page has no footer, the job portal neither footer nor strip. */
function Frame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { messages } = useWords("shell", english);
  const isPortal = /^(\/..)?\/careers(\/|$)/.test(pathname);
  const [menuOpen, setMenuOpen] = useState(false);
  useLinkNavigation();

  return (
    <>
      <a
        href={`#${contentId}`}
        className="sr-only z-30 rounded-full bg-ink px-5 py-3 font-semibold text-paper focus:not-sr-only focus:fixed focus:top-3 focus:start-3"
      >
        {messages.skipToContent}
      </a>
      <TopBar onMenuToggle={setMenuOpen} />
      <div
        inert={menuOpen}
        className={`flex min-h-dvh flex-col pt-(--bar) ${isPortal ? "" : "pb-(--strip)"}`}
      >
        <main id={contentId} tabIndex={-1} className="grow outline-none">
          {/* A Suspense boundary hydrates after the bar, in its own tasks. */}
          <Suspense>
            {children}
            <ReplayedClick />
          </Suspense>
        </main>
        <div hidden={pathname === "/" || isPortal}>
          <ServerHtml id="footer" />
        </div>
        <div hidden={isPortal}>
          <ServerHtml id="strip" />
        </div>
      </div>
      <RouteChange />
    </>
  );
}

export default function Shell() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <Frame>
      <RouteError error={error} />
    </Frame>
  );
}
