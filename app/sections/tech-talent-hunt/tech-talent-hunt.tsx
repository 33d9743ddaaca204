import { cardLook, IconCard } from "#app/sections/icon-card.tsx";
import type { SectionOf } from "#app/sections/section.ts";
import { SectionFrame } from "#app/sections/section-frame.tsx";
import { Icon } from "#app/ui/icon.tsx";

export function TechTalentHunt({ title, subtitle, dimensions }: SectionOf<"TECH_TALENT_HUNT">) {
  return (
    <SectionFrame title={title} subtitle={subtitle} ground="lined">
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {dimensions.map((dimension) => (
          <li key={dimension.title} className={cardLook}>
            <IconCard {...dimension} />
            <ul className="mt-5 grid gap-1.5 border-t border-line pt-4 text-[0.9375rem]">
              {dimension.measures.map((measure) => (
                <li key={measure} className="flex items-center gap-2">
                  <Icon name="check" className="size-4 text-leaf" />
                  {measure}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
