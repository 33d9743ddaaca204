import type { CareersWords } from "#app/routes/careers/careers.schema.ts";
import { SectionFrame } from "#app/sections/section-frame.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { SampleTag } from "#app/ui/sample-tag.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import type { Language } from "#domain/language/language.ts";
import type { BusinessUnit } from "#domain/postings/posting.schema.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { fillPlural } from "#domain/text/plural.ts";

const rowLook =
  "relative grid items-center gap-x-6 gap-y-1 border-b border-line py-4.5 lg:min-h-21 lg:grid-cols-12";

/** Business units, with links to their open postings. */
export function Units({
  units,
  total,
  words,
  language,
}: {
  units: { unit: BusinessUnit; count: number }[];
  total: number;
  words: CareersWords;
  language: Language;
}) {
  const { career, counted } = words;
  return (
    <SectionFrame id="openings" title={career.units} subtitle={career.unitsText}>
      <ul className="border-t-[1.5px] border-ink">
        {units.map(({ unit, count }) => (
          <li key={unit.id} className={rowLook}>
            <p aria-hidden="true" className="display text-heading tabular max-lg:hidden">
              {count}
            </p>
            <h3 className="display text-name lg:col-span-4">
              {unit.name} {unit.sample && <SampleTag />}
            </h3>
            <p className="text-muted lg:col-span-5">{unit.about}</p>
            <p className="lg:col-span-2 lg:text-right">
              {count > 0 ? (
                <SiteLink
                  url={`/careers?unit=${unit.id}`}
                  className="font-semibold text-leaf after:absolute after:inset-0 hover:underline"
                >
                  {fillTemplate(career.unitLink, { openings: fillPlural(counted, { count }, language) })}
                  <span className="sr-only"> {unit.name}</span>
                </SiteLink>
              ) : (
                <span className="text-muted">{career.unitEmpty}</span>
              )}
            </p>
          </li>
        ))}
      </ul>
      {total > 0 && (
        <p className="mt-8">
          <ButtonLink look="cta" url="/careers">
            {fillTemplate(career.allLink, { openings: fillPlural(counted, { count: total }, language) })}
          </ButtonLink>
        </p>
      )}
    </SectionFrame>
  );
}
