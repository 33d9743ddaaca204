import frame from "#app/round/frame/frame-words.data.ts";
import { Logo } from "#app/ui/logo.tsx";
import { roundUrl } from "#domain/urls/round-urls.ts";
import words from "./front-words.data.ts";

/**
 * The bar of all pages of a round. Its links load documents: a round's service worker must not answer pages of the
 * site.
 */
export function RoundBar() {
  return (
    <header data-no-print className="border-b border-line bg-paper">
      <div className="flex min-h-14 flex-wrap items-center gap-x-3 px-4 sm:px-6">
        <Logo />
        <span aria-hidden="true" className="text-muted">
          /
        </span>
        <a href={roundUrl} className="flex min-h-11 items-center font-semibold no-underline">
          {frame.title}
        </a>
        <nav aria-label={frame.title} className="ml-auto flex flex-wrap items-center gap-x-5">
          {[words.kept, words.back].map(({ title, url }) => (
            <a key={url} href={url} className="flex min-h-11 items-center text-sm text-muted">
              {title}
            </a>
          ))}
        </nav>
      </div>
    </header>
  );
}
