import type { CareersWords } from "#app/routes/careers/careers.schema.ts";
import { formatCount } from "#app/routes/careers/posting-facts.ts";

const cardLook = "rounded-2xl border border-line bg-raised p-6";

import { SectionFrame } from "#app/sections/section-frame.tsx";
import { SampleTag } from "#app/site/sample-tag.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import type { BusinessUnit } from "#domain/postings/posting.schema.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";

/** The business units with links to their open postings. */
export function Units({
  units,
  total,
  words,
}: {
  units: { unit: BusinessUnit; count: number }[];
  total: number;
  words: CareersWords;
}) {
  const { career, counted } = words;
  return (
    <SectionFrame id="openings" title={career.units} subtitle={career.unitsText}>
      <ul className="career-units">
        {units.map(({ unit, count }) => (
          <li key={unit.id} className={`relative ${count > 0 ? "hover:border-control" : ""} ${cardLook}`}>
            <h3 className="text-xl">
              {unit.name} {unit.sample && <SampleTag />}
            </h3>
            {unit.about !== "" && <p className="mt-2 text-muted">{unit.about}</p>}
            <p className="mt-4 font-semibold">
              {count > 0 ? (
                <SiteLink
                  url={`/careers?unit=${unit.id}`}
                  className="text-leaf after:absolute after:inset-0 after:rounded-2xl hover:underline"
                >
                  {fillTemplate(career.unitLink, { openings: formatCount(count, counted) })}
                  <span className="sr-only"> {unit.name}</span>
                  <Icon name="arrow-right" className="ml-1 inline size-5" />
                </SiteLink>
              ) : (
                <span className="text-muted">{career.unitEmpty}</span>
              )}
            </p>
          </li>
        ))}
        {total > 0 && (
          <li className="career-all">
            <ButtonLink look="cta" url="/careers">
              {fillTemplate(career.allLink, { openings: formatCount(total, counted) })}
            </ButtonLink>
          </li>
        )}
      </ul>
    </SectionFrame>
  );
}
