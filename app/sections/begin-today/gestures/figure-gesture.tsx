import content from "#app/content/content.data.ts";
import { TextLink } from "#app/ui/text-link.tsx";
import type { GestureOf } from "./gesture.schema.ts";

/** A measured figure in the largest type, with what it counts and on how many cases. */
export function FigureGesture({ measured, link }: GestureOf<"FIGURE">) {
  const figure = Object.values(content.pages)
    .flatMap(({ sections }) => sections)
    .flatMap((section) => (section.kind === "RESULTS" ? section.summary : []))
    .find(({ id }) => id === measured);
  if (!figure) throw new Error(`no page shows ${measured} at the top of its results`);
  const { engine, value, unit, title, cases } = figure;
  return (
    <div className="grid items-end gap-x-10 gap-y-5 border-t-[1.5px] border-ink pt-7 md:grid-cols-2">
      <p className="display text-[clamp(3.25rem,10vw,7.5rem)]/none whitespace-nowrap tracking-[-0.035em] tabular">
        {value}
        {unit !== undefined && <span className="ml-1 text-heading"> {unit}</span>}
      </p>
      <div>
        <p className="text-note text-muted">{engine}</p>
        <p className="display max-w-[28em] text-name">{title}</p>
        <p className="mt-2 max-w-[34em] text-small text-muted">{cases}</p>
        <TextLink url={link.url}>{link.title}</TextLink>
      </div>
    </div>
  );
}
