import { cardLook } from "#app/sections/icon-card.tsx";
import type { SectionOf } from "#app/sections/section.ts";
import { SectionFrame } from "#app/sections/section-frame.tsx";
import { SampleTag } from "#app/site/sample-tag.tsx";

export function Testimonials({ title, subtitle, testimonials }: SectionOf<"TESTIMONIALS">) {
  return (
    <SectionFrame title={title} subtitle={subtitle} ground="lined">
      <div className="flex flex-wrap gap-6 *:basis-[20rem]">
        {testimonials.map((testimonial) => (
          <figure key={testimonial.id} className={`flex max-w-[44rem] grow flex-col ${cardLook}`}>
            <p className="mb-4 flex items-center justify-between gap-3 font-display font-semibold">
              {testimonial.companyLogo}
              {testimonial.sample && <SampleTag />}
            </p>
            <blockquote>{testimonial.content}</blockquote>
            <figcaption className="mt-auto pt-5 flex items-center gap-3 text-sm/snug">
              <span
                aria-hidden="true"
                className="grid size-11 shrink-0 place-items-center rounded-full bg-leaf-soft font-semibold text-leaf"
              >
                {testimonial.photo}
              </span>
              <span>
                <span className="block font-semibold">{testimonial.name}</span>
                <span className="text-muted">{testimonial.title}</span>
              </span>
            </figcaption>
          </figure>
        ))}
      </div>
    </SectionFrame>
  );
}
