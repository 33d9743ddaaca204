import type { CareersWords } from "#app/routes/careers/careers.schema.ts";
import { textLinkLooks } from "#app/ui/text-link.tsx";
import { InterceptedLink } from "./intercepted-link.tsx";
import type { PortalView } from "./portal-view.ts";

/** Changed searches that find something, with their numbers of results. */
export function NothingFound({
  words,
  relaxations,
  onFollow,
}: {
  words: CareersWords["portal"];
  relaxations: PortalView["relaxations"];
  onFollow: (url: string) => void;
}) {
  const { drops, corrections, all } = relaxations;
  const { empty, nothing } = words;
  if (all === null) {
    return (
      <div className="portal-empty">
        <p className="display text-quiet">{nothing.title}</p>
        <p className="mt-2 text-muted">{nothing.text}</p>
      </div>
    );
  }
  return (
    <div className="portal-empty">
      <p className="display text-quiet">{empty.title}</p>
      {corrections.length > 0 && (
        <p className="portal-corrections">
          <span>{empty.nearest}</span>
          {corrections.map(({ url, text }) => (
            <InterceptedLink key={url} href={url} onFollow={onFollow} className={textLinkLooks.block}>
              <span lang="en">{text}</span>
            </InterceptedLink>
          ))}
        </p>
      )}
      {drops.length > 0 && (
        <>
          <p className="mt-4 text-muted">{empty.drops}</p>
          <ul className="portal-drops">
            {drops.map(({ url, text }) => (
              <li key={url}>
                <InterceptedLink href={url} onFollow={onFollow} className={textLinkLooks.block}>
                  {text}
                </InterceptedLink>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-4">
        <InterceptedLink href={all.url} onFollow={onFollow} className={textLinkLooks.block}>
          {all.text}
        </InterceptedLink>
      </p>
    </div>
  );
}
