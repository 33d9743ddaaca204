import { Picture } from "#app/pictures/picture.tsx";
import { cardLook, IconCard } from "#app/sections/icon-card.tsx";
import type { FeatureCard, SectionOf } from "#app/sections/section.ts";
import { SectionFrame } from "#app/sections/section-frame.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";

/** The title is the link; its target covers the whole card. */
function CardTitle({ title, url }: Pick<FeatureCard, "title" | "url">) {
  return (
    <h3 className="text-xl">
      {url === undefined ? (
        title
      ) : (
        <SiteLink url={url} className="after:absolute after:inset-0 after:rounded-2xl hover:underline">
          {title} <Icon name="arrow-right" className="ml-1 inline size-5 text-leaf" />
        </SiteLink>
      )}
    </h3>
  );
}

function Card({ icon, title, description, url }: FeatureCard) {
  if (url === undefined) {
    return (
      <li className={cardLook}>
        <IconCard icon={icon} title={title} description={description} />
      </li>
    );
  }
  return (
    <li className={`relative hover:border-control ${cardLook}`}>
      <span className="mb-4 grid size-11 place-items-center rounded-xl bg-leaf-soft text-leaf">
        <Icon name={icon} />
      </span>
      <CardTitle title={title} url={url} />
      <p className="mt-2 text-muted">{description}</p>
    </li>
  );
}

function SplitCard({ icon, title, description, image, url }: FeatureCard) {
  return (
    <li className="relative grid items-center gap-8 rounded-3xl border border-line bg-sunk p-6 hover:border-control sm:p-8 sm:col-span-full md:grid-cols-2 lg:gap-14 lg:p-12 md:even:[&>:first-child]:order-2">
      <div>
        <span className="mb-4 grid size-11 place-items-center rounded-xl bg-leaf-soft text-leaf">
          <Icon name={icon} />
        </span>
        <CardTitle title={title} url={url} />
        <p className="mt-2 text-lg/relaxed text-muted">{description}</p>
      </div>
      {image && <Picture picture={image} />}
    </li>
  );
}

export function Features({ id, title, subtitle, cards }: SectionOf<"FEATURES">) {
  return (
    <SectionFrame id={id} title={title} subtitle={subtitle}>
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {cards.map((card) =>
          card.template === "SPLIT" ? (
            <SplitCard key={card.title} {...card} />
          ) : (
            <Card key={card.title} {...card} />
          ),
        )}
      </ul>
    </SectionFrame>
  );
}
