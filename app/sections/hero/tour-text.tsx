import type { Messages, Site } from "#app/site/site.schema.ts";
import { textLinkLooks } from "#app/ui/text-link.tsx";

/** The text below the video of the tour. On the server only. */
export function TourText({ tour, words }: { tour: Site["tour"]; words: Messages["tour"] }) {
  return (
    <>
      {tour.placeholder && <p className="mt-3 text-sm text-muted">{words.placeholder}</p>}
      <details className="mt-3">
        <summary className={`min-h-8 cursor-pointer ${textLinkLooks.inline}`}>{words.transcript}</summary>
        <p className="mt-1 text-muted">{tour.description}</p>
      </details>
    </>
  );
}
