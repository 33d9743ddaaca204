import type { SectionOf } from "#app/sections/section.ts";
import { SectionFrame } from "#app/sections/section-frame.tsx";
import { Icon } from "#app/ui/icon.tsx";

export function StepsToMatch({ title, subtitle, steps }: SectionOf<"STEPS_TO_MATCH">) {
  return (
    <SectionFrame title={title} subtitle={subtitle} ground="sunk">
      <ol className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {steps.map((step, index) => (
          <li
            key={step.title}
            className="relative border-l-2 border-marigold pb-8 pl-6 last:pb-0 lg:border-t-2 lg:border-l-0 lg:pt-6 lg:pl-0"
          >
            <p className="flex items-center gap-2 text-sm font-semibold text-muted tabular">
              <Icon name={step.icon} className="size-5 text-leaf" />
              {index + 1} / {steps.length}
            </p>
            <h3 className="mt-2 text-xl">{step.title}</h3>
            <p className="mt-2 text-muted">{step.description}</p>
          </li>
        ))}
      </ol>
    </SectionFrame>
  );
}
