import type { ReactNode } from "react";
import type { PostingItem } from "#app/routes/careers/posting-facts.ts";
import { Icon } from "#app/ui/icon.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";

function PostingCard({ item, proof }: { item: PostingItem; proof: ReactNode }) {
  const { url, title, unit, department, places, mode, type, pay, posted, closes } = item;
  return (
    <li className="opening">
      <h3 className="text-xl">
        <SiteLink url={url} className="after:absolute after:inset-0 after:rounded-2xl hover:underline">
          {title}
        </SiteLink>
      </h3>
      <p className="text-muted">{department === null ? unit : `${unit} · ${department}`}</p>
      <ul className="opening-facts">
        {places !== "" && (
          <li>
            <Icon name="map-pin" className="size-4" />
            {places}
          </li>
        )}
        {mode !== null && <li>{mode}</li>}
        {type !== null && <li>{type}</li>}
      </ul>
      <p className="opening-foot">
        {pay !== null && <span className="font-semibold tabular">{pay}</span>}
        <span className="text-sm text-muted">
          <time dateTime={posted.date}>{posted.text}</time>
          {closes !== null && (
            <>
              {" · "}
              <time dateTime={closes.date} className={closes.isSoon ? "mark text-ink" : undefined}>
                {closes.text}
              </time>
            </>
          )}
        </span>
      </p>
      {proof}
    </li>
  );
}

/** A list of postings. The whole entry is a link, except for what `proofOf` adds to it. */
export function PostingList({
  items,
  proofOf,
}: {
  items: PostingItem[];
  proofOf?: (item: PostingItem) => ReactNode;
}) {
  return (
    <ol className="opening-list">
      {items.map((item) => (
        <PostingCard key={item.url} item={item} proof={proofOf?.(item)} />
      ))}
    </ol>
  );
}
