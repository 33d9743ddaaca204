import type { CareersWords } from "#app/routes/careers/careers.schema.ts";
import { Icon } from "#app/ui/icon.tsx";
import { textLinkLooks } from "#app/ui/text-link.tsx";
import { InterceptedLink } from "./intercepted-link.tsx";
import type { PortalView } from "./portal-view.ts";

/** The active filters, each a link that removes it. */
export function Chips({
  words,
  chips,
  clearUrl,
  onFollow,
}: {
  words: CareersWords["portal"];
  chips: PortalView["chips"];
  clearUrl: string;
  onFollow: (url: string) => void;
}) {
  return (
    <ul aria-label={words.chosen} className="portal-chips">
      {chips.map(({ url, text }) => (
        <li key={url}>
          <InterceptedLink href={url} onFollow={onFollow} className="portal-chip">
            <span className="sr-only">{words.remove} </span>
            {text}
            <Icon name="x" className="size-4" />
          </InterceptedLink>
        </li>
      ))}
      <li>
        <InterceptedLink href={clearUrl} onFollow={onFollow} className={textLinkLooks.block}>
          {words.clear}
        </InterceptedLink>
      </li>
    </ul>
  );
}
