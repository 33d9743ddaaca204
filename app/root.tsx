import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, useLocation } from "react-router";
import css from "#app/document/styles.ts";
import { pseudoLanguage } from "#domain/language/language.ts";
import { isRoundPath } from "#domain/urls/round-urls.ts";
import bricolage from "#generated/bricolage.woff2?url";
import instrument from "#generated/instrument.woff2?url";
import { cssPlaceholder } from "./document/critical-css.ts";
import { RouteError } from "./errors/route-error.tsx";
import { flagsScript } from "./flags-script.ts";
import { useLanguage } from "./language/language.tsx";

/** In production the server replaces the placeholder with critical CSS; in development all CSS is inlined. */
const rules = import.meta.env.SSR && import.meta.env.PROD ? cssPlaceholder : css;

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const language = useLanguage();
  return (
    // The flags script modifies this element before hydration.
    <html
      lang={language}
      dir={import.meta.env.SSR && language === pseudoLanguage ? "rtl" : undefined}
      className={language === "en" ? undefined : "translated"}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant */}
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: flagsScript }} />
        {[bricolage, instrument].map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
        ))}
        <style href="site" precedence="site">
          {rules}
        </style>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={isRoundPath(pathname) ? "/round/app.webmanifest" : "/site.webmanifest"} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <main>
      <RouteError error={error} />
    </main>
  );
}
