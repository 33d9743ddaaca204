import { Picture } from "#app/pictures/picture.tsx";
import type { FeatureCard, SectionOf } from "#app/sections/section.ts";
import { SectionFrame } from "#app/sections/section-frame.tsx";
import { Specimen } from "#app/sections/specimen.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SampleTag } from "#app/ui/sample-tag.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";

type Props = SectionOf<"FEATURES">;
type Cards = { cards: FeatureCard[] };

/**
 * The title is the link, which covers the whole row or column. The arrow has no width, so it never wraps on
 * its own.
 */
function CardTitle({ title, url, look }: Pick<FeatureCard, "title" | "url"> & { look?: string }) {
  return (
    <h3 className={look}>
      {url === undefined ? (
        title
      ) : (
        <SiteLink url={url} className="after:absolute after:inset-0 hover:underline">
          {title}
          <Icon name="arrow-right" className="-me-5 ms-1 inline size-4 text-leaf" />
        </SiteLink>
      )}
    </h3>
  );
}

const nameLook = "display text-name text-balance tracking-normal";
const rowLook =
  "relative grid gap-x-6 gap-y-3 border-t border-line py-6 first:border-t-[1.5px] first:border-ink";

function Ledger({ cards }: Cards) {
  return (
    <ul className="border-b border-line">
      {cards.map((card) => (
        <li key={card.title} className={`${rowLook} md:grid-cols-12`}>
          <div className="md:col-span-5">
            <CardTitle {...card} look={nameLook} />
          </div>
          <p className={`text-muted md:col-span-7 ${card.detail === undefined ? "" : "lg:col-span-5"}`}>
            {card.description}
          </p>
          {card.detail !== undefined && (
            <p className="text-note text-muted md:max-lg:col-span-7 md:max-lg:col-start-6 lg:col-span-2 lg:text-right">
              {card.detail}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

function Index({ cards }: Cards) {
  return (
    <ul className="border-b-[1.5px] border-ink">
      {cards.map((card) => (
        <li
          key={card.title}
          className={`${rowLook} min-h-28 items-center hover:bg-sunk md:grid-cols-2 lg:grid-cols-[13rem_1fr_18rem] xl:grid-cols-[19rem_1fr_20rem_8rem]`}
        >
          <CardTitle {...card} look={nameLook} />
          <p className="text-muted md:max-lg:row-span-2 md:max-lg:self-start">{card.description}</p>
          {card.specimen && <Specimen {...card.specimen} />}
          <p className="text-note text-muted lg:max-xl:col-start-3 xl:text-right">{card.specimen?.source}</p>
        </li>
      ))}
    </ul>
  );
}

const legendColumns: Record<number, string> = {
  2: "sm:grid-cols-2",
  3: "sm:grid-cols-3",
  4: "sm:grid-cols-2 lg:grid-cols-4",
  5: "sm:grid-cols-3 lg:grid-cols-5",
};

function Legend({ cards }: Cards) {
  return (
    <ul className={`grid gap-x-6 gap-y-7 ${legendColumns[cards.length] ?? "sm:grid-cols-3"}`}>
      {cards.map((card) => (
        <li key={card.title} className="relative border-t border-line pt-3 text-small text-muted">
          <CardTitle {...card} look="mb-1.5 text-ink" />
          {card.description}
        </li>
      ))}
    </ul>
  );
}

const linkColumns: Record<number, string> = {
  3: "lg:grid-cols-3",
  5: "lg:grid-cols-5",
  6: "lg:grid-cols-3",
  9: "lg:grid-cols-3",
};

function Links({ cards }: Cards) {
  return (
    <ul className={`grid gap-x-6 gap-y-9 sm:grid-cols-2 ${linkColumns[cards.length] ?? "lg:grid-cols-4"}`}>
      {cards.map((card) => (
        <li key={card.title} className="relative border-t-[1.5px] border-ink pt-4">
          <CardTitle {...card} />
          <p className="mt-2 text-small text-muted">{card.description}</p>
          {card.detail !== undefined && <p className="mt-3 text-note text-muted">{card.detail}</p>}
        </li>
      ))}
    </ul>
  );
}

/** The price is in the largest size, and its unit, which follows the first space, below it. */
function Prices({ cards }: Cards) {
  return (
    <ul className="border-b-[1.5px] border-ink">
      {cards.map((card) => {
        const [price, ...unit] = card.detail?.split(/\s/) ?? [];
        return (
          <li key={card.title} className={`${rowLook} items-center lg:grid-cols-12`}>
            <p className="lg:col-span-5">
              <span className="display block whitespace-nowrap text-figure tracking-[-0.035em] tabular">
                {price}
              </span>{" "}
              <span className="text-muted">{unit.join(" ")}</span>
            </p>
            <div className="lg:col-span-7">
              <CardTitle {...card} look={nameLook} />
              <p className="mt-2 max-w-[40em] text-muted">{card.description}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

const tableLook = "md:grid-cols-2 lg:grid-cols-[11rem_11rem_1fr_12rem] xl:grid-cols-[13rem_13rem_1fr_15rem]";

function Table({ cards, columns = [] }: Cards & Pick<Props, "columns">) {
  return (
    <div>
      <p aria-hidden="true" className={`hidden gap-6 pb-2.5 text-note text-muted lg:grid ${tableLook}`}>
        {columns.map((column) => (
          <span key={column}>{column}</span>
        ))}
      </p>
      <ul className="border-b border-line">
        {cards.map((card) => (
          <li key={card.title} className={`${rowLook} items-center ${tableLook}`}>
            <CardTitle {...card} look={nameLook} />
            {card.specimen && (
              <div className="text-note">
                <Specimen {...card.specimen} />
                <p className="mt-1 text-muted">{card.specimen.source}</p>
              </div>
            )}
            <p className="text-small text-muted">{card.description}</p>
            <p className="text-small">
              <span className="text-muted lg:sr-only">{columns[3]}: </span>
              {card.detail}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Tasks({ cards }: Cards) {
  return (
    <ol className="grid gap-x-8 gap-y-10 md:grid-cols-2 lg:gap-x-16">
      {cards.map((card, index) => (
        <li key={card.title} className="relative grid grid-cols-[3.5rem_1fr] border-t border-line pt-5">
          <span aria-hidden="true" className="display text-[2.5rem]/none text-leaf tabular">
            {index + 1}
          </span>
          <div>
            <CardTitle {...card} look="text-row" />
            <p className="mt-2 text-muted">{card.description}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

function Sticky({ cards }: Cards) {
  return (
    <ul>
      {cards.map((card) => (
        <li
          key={card.title}
          className="relative grid items-start gap-x-6 gap-y-6 border-t border-line py-8 lg:grid-cols-12"
        >
          <div className="lg:sticky lg:top-28 lg:col-span-4">
            <CardTitle {...card} look={nameLook} />
            <p className="mt-3 text-muted">{card.description}</p>
          </div>
          <div className="lg:col-span-7 lg:col-start-6">{card.image && <Picture picture={card.image} />}</div>
        </li>
      ))}
    </ul>
  );
}

function Wide({ cards }: Cards) {
  return (
    <ul className="grid gap-14">
      {cards.map((card) => (
        <li key={card.title} className="relative">
          <div className="mb-6 grid gap-x-6 gap-y-3 border-t-[1.5px] border-ink pt-5 md:grid-cols-12">
            <div className="md:col-span-5">
              <CardTitle {...card} look={nameLook} />
            </div>
            <p className="text-muted md:col-span-7">{card.description}</p>
          </div>
          {card.image && <Picture picture={card.image} />}
        </li>
      ))}
    </ul>
  );
}

function Facing({ cards }: Cards) {
  return (
    <ul className="grid gap-x-6 gap-y-12 md:grid-cols-2">
      {cards.map((card) => (
        <li key={card.title} className="relative grid content-start gap-5 md:row-span-2 md:grid-rows-subgrid">
          {card.image && <Picture picture={card.image} />}
          <div>
            <CardTitle {...card} look={nameLook} />
            <p className="mt-3 max-w-[36em] text-muted">{card.description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

const layouts = {
  LEDGER: Ledger,
  INDEX: Index,
  LEGEND: Legend,
  LINKS: Links,
  PRICES: Prices,
  TABLE: Table,
  TASKS: Tasks,
};
const pictureLayouts = { STICKY: Sticky, WIDE: Wide, FACING: Facing };

export function Features({
  id,
  title,
  subtitle,
  surface,
  layout,
  pictures = "STICKY",
  sample,
  note,
  columns,
  cards,
}: Props) {
  const texts = cards.filter(({ template }) => template === "CARD");
  const splits = cards.filter(({ template }) => template === "SPLIT");
  const Texts = layouts[layout];
  const Pictures = pictureLayouts[pictures];
  return (
    <SectionFrame id={id} title={title} subtitle={subtitle} ground={surface}>
      {note !== undefined && (
        <p className="mb-6 text-note text-muted">
          {sample && <SampleTag />} {note}
        </p>
      )}
      <div className="grid gap-14">
        {splits.length > 0 && <Pictures cards={splits} />}
        {texts.length > 0 && <Texts cards={texts} columns={columns} />}
      </div>
    </SectionFrame>
  );
}
