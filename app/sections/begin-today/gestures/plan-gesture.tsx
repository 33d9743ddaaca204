import { data } from "#app/stages/plan/plan.data.ts";
import { breakMinutes } from "#app/stages/plan/plan-parts.ts";
import { TextLink } from "#app/ui/text-link.tsx";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { GestureOf } from "./gesture.schema.ts";
import { placeOnRuler } from "./plan-ruler.ts";

const tickMinutes = 30;

/** Tests as checkboxes, and a ruler that their minutes fill. */
export function PlanGesture({ label, live, link }: GestureOf<"PLAN">) {
  const tests = data.tests.map((test) => ({ ...test, isChosen: data.first.includes(test.id) }));
  const { parts, total } = placeOnRuler(tests, breakMinutes);
  const { total: longest } = placeOnRuler(
    tests.map((test) => ({ ...test, isChosen: true })),
    breakMinutes,
  );
  const ticks = Array.from(
    { length: Math.floor(longest / tickMinutes) + 1 },
    (_, tick) => tick * tickMinutes,
  );
  return (
    <div data-gesture="PLAN" data-break={breakMinutes}>
      <output
        className="display block text-[clamp(2.75rem,15vw,6.25rem)]/[0.86] tracking-[-0.035em] tabular"
        data-template={live.total}
      >
        {fillTemplate(live.total, { minutes: total })}
      </output>
      <svg aria-hidden="true" height="72" className="mt-5 w-full text-note tabular">
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${longest} 44`}
          height="44"
          preserveAspectRatio="none"
          className="fill-marigold"
        >
          <path d={`M0 0h${longest}v44H0z`} className="fill-control/30" />
          {parts.map(({ x, width }, index) => (
            <rect key={tests[index]?.id} x={x} width={width} height="44" data-part />
          ))}
        </svg>
        {ticks.map((minute) => (
          <text
            key={minute}
            x={`${Math.round((minute / longest) * 1000) / 10}%`}
            y="64"
            className={`fill-muted ${minute % (2 * tickMinutes) === 0 ? "" : "max-sm:hidden"}`}
          >
            {minute}
          </text>
        ))}
      </svg>
      <fieldset className="mt-3">
        <legend className="text-small font-semibold">{label}</legend>
        <div className="mt-2 grid grid-cols-2 gap-x-6 sm:grid-cols-4">
          {tests.map(({ id, title, minutes, isChosen }) => (
            <label
              key={id}
              className="flex min-h-11 cursor-pointer items-center gap-3 border-b border-line text-small"
            >
              <input
                type="checkbox"
                disabled
                value={minutes}
                defaultChecked={isChosen}
                className="size-4 accent-marigold"
              />
              {title}
            </label>
          ))}
        </div>
      </fieldset>
      <p className="mt-2">
        <TextLink url={link.url}>{link.title}</TextLink>
      </p>
    </div>
  );
}
