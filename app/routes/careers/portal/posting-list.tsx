import type { ReactNode } from "react";
import type { CareersWords } from "#app/routes/careers/careers.schema.ts";
import type { PostingItem } from "#app/routes/careers/posting-facts.ts";
import { SiteLink } from "#app/ui/site-link.tsx";

type Columns = CareersWords["portal"]["columns"];
/** The shared axis of the pay bars, with the column headings. */
type Scale = { ticks: string[]; columns: Columns };

/** A pay range as a bar on the list's axis. */
function PayBar({ bar, scale }: { bar: PostingItem["bar"]; scale: Scale }) {
  if (!bar) return <small>{scale.columns.offScale}</small>;
  return (
    <svg aria-hidden="true">
      <rect x={`${bar.start}%`} width={`${bar.length}%`} height="100%" rx="2" />
    </svg>
  );
}

function PostingRow({
  item,
  scale,
  proof,
}: {
  item: PostingItem;
  scale: Scale | undefined;
  proof: ReactNode;
}) {
  const { url, title, unit, department, places, mode, type, pay, payNote, bar, posted, closes } = item;
  const terms = [mode, type].filter((term) => term !== null).join(" · ");
  return (
    <li className="opening">
      <h3>
        <SiteLink url={url} lang="en">
          {title}
        </SiteLink>
      </h3>
      <p>
        {unit}
        {department !== null && (
          <>
            {" · "}
            <span lang="en">{department}</span>
          </>
        )}
      </p>
      <p className="opening-place">
        {places} <span>{terms}</span>
      </p>
      <p className="opening-pay">
        {pay === null ? payNote : <strong>{pay}</strong>}
        {pay !== null && scale && <PayBar bar={bar} scale={scale} />}
      </p>
      <p className="opening-days">
        <time dateTime={posted.date}>{posted.text}</time>{" "}
        {closes && (
          <time dateTime={closes.date} data-soon={closes.isSoon || undefined}>
            {closes.text}
          </time>
        )}
      </p>
      {proof}
    </li>
  );
}

/** The axis ticks. Screen readers read the figures in each row instead. */
function Head({ ticks, columns }: Scale) {
  return (
    <div aria-hidden="true" className="opening-head">
      <span>{columns.title}</span>
      <span>{columns.places}</span>
      <p>
        <span>{columns.pay}</span>
        {ticks.map((tick) => (
          <span key={tick}>{tick}</span>
        ))}
      </p>
      <span>{columns.days}</span>
    </div>
  );
}

/**
 * A list of postings. Each row is a link, except for what `proofOf` adds to it. With a `scale`, pay is also
 * drawn as a bar on a common axis.
 */
export function PostingList({
  items,
  scale,
  proofOf,
}: {
  items: PostingItem[];
  scale?: Scale | undefined;
  proofOf?: (item: PostingItem) => ReactNode;
}) {
  return (
    <>
      {scale && <Head {...scale} />}
      <ol className="opening-list" data-scale={scale ? "" : undefined}>
        {items.map((item) => (
          <PostingRow key={item.url} item={item} scale={scale} proof={proofOf?.(item)} />
        ))}
      </ol>
    </>
  );
}
