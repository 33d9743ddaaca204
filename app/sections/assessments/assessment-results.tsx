import { memo } from "react";
import type { SectionOf } from "#app/sections/section.ts";
import { TextLink } from "#app/ui/text-link.tsx";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { AssessmentItem } from "./assessments.schema.ts";

type ResultsProps = { items: AssessmentItem[]; openLabel: string };

function Shelf({ items, openLabel }: ResultsProps) {
  return (
    <ul className="border-b border-line">
      {items.map((item) => (
        <li
          key={item.title}
          className="grid gap-x-6 gap-y-2 border-t border-line py-5 first:border-t-[1.5px] first:border-ink md:grid-cols-[1fr_2fr] lg:grid-cols-[12rem_4fr_3fr_11rem] xl:grid-cols-[15rem_4fr_3fr_17rem]"
        >
          <h3 className="display text-name tracking-normal">{item.title}</h3>
          <p className="text-muted">{item.description}</p>
          <p className="text-note text-muted md:max-lg:col-start-2">{item.tags.join("\u00a0· ")}</p>
          <div className="md:max-lg:col-start-2 lg:text-right">
            <p className="text-small tabular">{item.time}</p>
            <TextLink url={item.url} className="text-small">
              {fillTemplate(openLabel, { title: item.title })}
            </TextLink>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Sheets({ items, openLabel }: ResultsProps) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
      {items.map((item) => (
        <li key={item.title} className="flex flex-col rounded border border-line bg-raised p-6">
          <h3 className="display text-name tracking-normal">{item.title}</h3>
          <p className="mt-1 text-note text-muted tabular">{item.time}</p>
          <p className="mt-3 text-small">{item.description}</p>
          <p className="my-4 border-t border-line pt-3 text-note text-muted">{item.tags.join("\u00a0· ")}</p>
          <TextLink url={item.url} className="mt-auto">
            {fillTemplate(openLabel, { title: item.title })}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}

/** The assessments that match the filters. */
export const AssessmentResults = memo(function AssessmentResults({
  layout,
  ...props
}: ResultsProps & Pick<SectionOf<"ASSESSMENTS">, "layout">) {
  return layout === "SHELF" ? <Shelf {...props} /> : <Sheets {...props} />;
});
