import { TextLink } from "#app/ui/text-link.tsx";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { GestureOf } from "./gesture.schema.ts";
import { asOpenings, inDigits, inRupees } from "./rupees.ts";

/** A slider whose rupees are the largest figure of the page. Works from the prices of the price list. */
export function RupeesGesture(gesture: GestureOf<"RUPEES">) {
  const { label, perCandidate, perOpening, candidates, most, live, link } = gesture;
  const amount = candidates * perCandidate;
  return (
    <div data-gesture="RUPEES" data-per-candidate={perCandidate} data-per-opening={perOpening}>
      <output className="display block text-[clamp(3.25rem,10vw,7.5rem)]/none tracking-[-0.035em] tabular">
        {inRupees(amount)}
      </output>
      <p data-template={live.candidates} className="mt-3 text-lede max-sm:min-h-[2lh]">
        {fillTemplate(live.candidates, {
          candidates: inDigits(candidates),
          price: inRupees(perCandidate),
        })}
      </p>
      <p data-template={live.openings} className="text-muted max-sm:min-h-[3lh]">
        {fillTemplate(live.openings, {
          openings: asOpenings(amount, perOpening),
          price: inRupees(perOpening),
        })}
      </p>
      <label className="mt-4 flex flex-wrap items-center gap-x-4 text-small text-muted print:hidden">
        {label}
        <input
          type="range"
          disabled
          min={10}
          max={most}
          step={10}
          defaultValue={candidates}
          className="h-11 min-w-40 grow accent-marigold"
        />
      </label>
      <TextLink url={link.url}>{link.title}</TextLink>
    </div>
  );
}
