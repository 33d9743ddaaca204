import type { SectionOf } from "#app/sections/section.ts";
import { SampleTag } from "#app/site/sample-tag.tsx";
import { Icon } from "#app/ui/icon.tsx";

export function KeyBenefits({ title, note, items, sample }: SectionOf<"KEY_BENEFITS">) {
  return (
    <section className="border-y border-line py-14 lg:py-18">
      <div className="page-width grid gap-x-10 gap-y-8 lg:grid-cols-[1.1fr_3fr]">
        <h2 className="max-w-[20rem] text-2xl">{title}</h2>
        <ul className="grid gap-8 sm:grid-cols-3">
          {items.map((item) => (
            <li key={item.title}>
              <p className="flex items-center gap-3 font-display text-5xl/none font-semibold tracking-tight tabular">
                {item.title}
                <Icon name={item.icon} className="size-6 text-leaf" />
              </p>
              <p className="mt-3 text-muted">{item.description}</p>
            </li>
          ))}
        </ul>
        {note !== undefined && (
          <p className="text-sm text-muted lg:col-start-2">
            {sample && <SampleTag />} {note}
          </p>
        )}
      </div>
    </section>
  );
}
