import { ActionLink } from "#app/sections/action-link.tsx";
import type { SectionOf } from "#app/sections/section.ts";

export function BeginToday({ title, subtitle, actions }: SectionOf<"BEGIN_TODAY">) {
  return (
    <section className="py-16 lg:py-28">
      <div className="page-width">
        <div className="grid items-center gap-8 rounded-3xl bg-leaf-soft p-8 sm:p-12 lg:grid-cols-[1fr_auto] lg:p-16">
          <div className="max-w-[40rem]">
            <h2 className="text-3xl lg:text-[2.625rem]">{title}</h2>
            <p className="mt-4 text-lg/relaxed">{subtitle}</p>
          </div>
          <div className="flex flex-wrap gap-4 *:grow sm:*:grow-0">
            {actions.map((action) => (
              <ActionLink key={action.title} action={action} />
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
