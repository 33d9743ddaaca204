import type { CareersWords } from "#app/routes/careers/careers.schema.ts";
import { fillIn } from "#domain/text/fill-template.ts";
import { FollowedLink } from "./intercepted-link.tsx";
import type { PortalData } from "./portal-view.ts";

export function PageLinks({
  words,
  pages,
  onFollow,
}: {
  words: CareersWords["portal"];
  pages: PortalData["pages"];
  onFollow: (url: string) => void;
}) {
  const { numbers, current, previousUrl, nextUrl } = pages;
  return (
    <nav aria-label={words.pages} className="careers-pages">
      {previousUrl !== null && (
        <FollowedLink href={previousUrl} rel="prev" onFollow={onFollow}>
          {words.previous}
        </FollowedLink>
      )}
      <ol>
        {numbers.map((one, at) => (
          <li key={one?.page ?? `gap-${at}`}>
            {one === null ? (
              "…"
            ) : (
              <FollowedLink
                href={one.url}
                onFollow={onFollow}
                aria-label={fillIn(words.page, { page: one.page })}
                aria-current={one.page === current ? "page" : undefined}
              >
                {one.page}
              </FollowedLink>
            )}
          </li>
        ))}
      </ol>
      {nextUrl !== null && (
        <FollowedLink href={nextUrl} rel="next" onFollow={onFollow}>
          {words.next}
        </FollowedLink>
      )}
    </nav>
  );
}
