import type { CareersWords } from "#app/routes/careers/careers.schema.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { InterceptedLink } from "./intercepted-link.tsx";
import type { PortalView } from "./portal-view.ts";

export function PageLinks({
  words,
  pages,
  onFollow,
}: {
  words: CareersWords["portal"];
  pages: PortalView["pages"];
  onFollow: (url: string) => void;
}) {
  const { numbers, current, previousUrl, nextUrl } = pages;
  return (
    <nav aria-label={words.pages} className="careers-pages">
      {previousUrl !== null && (
        <InterceptedLink href={previousUrl} rel="prev" onFollow={onFollow}>
          {words.previous}
        </InterceptedLink>
      )}
      <ol>
        {numbers.map((one, at) => (
          <li key={one?.page ?? `gap-${at}`}>
            {one === null ? (
              "…"
            ) : (
              <InterceptedLink
                href={one.url}
                onFollow={onFollow}
                aria-label={fillTemplate(words.page, { page: one.page })}
                aria-current={one.page === current ? "page" : undefined}
              >
                {one.page}
              </InterceptedLink>
            )}
          </li>
        ))}
      </ol>
      {nextUrl !== null && (
        <InterceptedLink href={nextUrl} rel="next" onFollow={onFollow}>
          {words.next}
        </InterceptedLink>
      )}
    </nav>
  );
}
