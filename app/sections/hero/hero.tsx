import type { ReactNode } from "react";
import type { MatchPicture } from "#app/pictures/picture.schema.ts";
import { ActionLink } from "#app/sections/action-link.tsx";
import type { HeroSlide } from "#app/sections/section.ts";
import { Icon } from "#app/ui/icon.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { ServerHtml } from "#app/ui/server-html.tsx";
import { TypingText } from "#app/ui/typing-text.tsx";
import { ProductTour, type Tour } from "./product-tour.tsx";

export type HeroProps = {
  slide: Omit<HeroSlide, "image">;
  /** Present if an action opens it. */
  tour?: Tour;
  /** The browser draws the threads of a match; any other picture is HTML. */
  match?: MatchPicture;
  picture?: string;
};

/** `report` shows the match. It is a prop, so that pages without a match load none of its code. */
export function Hero({ slide, tour, picture, report }: Omit<HeroProps, "match"> & { report?: ReactNode }) {
  const { pretext, title, highlight, subtitle, content, actions } = slide;
  const image = report ?? (picture !== undefined && <ServerHtml id="hero-picture" html={picture} />);
  return (
    <section className="py-14 lg:py-24">
      <div
        className={`page-width grid items-center gap-12 ${image ? "lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]" : ""}`}
      >
        <div className={image ? "" : "max-w-[48rem]"}>
          <PageHeading
            size="large"
            isNarrow
            eyebrow={<TypingText text={pretext} />}
            {...{ title, highlight, subtitle }}
          />
          {actions.length > 0 && (
            <div className="mt-8 flex flex-wrap gap-4 *:grow sm:*:grow-0">
              {actions.map((action) =>
                action.popup && tour ? (
                  <ProductTour key={action.title} action={action} tour={tour} />
                ) : (
                  <ActionLink key={action.title} action={action} />
                ),
              )}
            </div>
          )}
          {content.length > 0 && (
            <ul className="mt-8 grid gap-2.5 text-muted">
              {content.map((fact) => (
                <li key={fact} className="flex gap-3">
                  <Icon name="check" className="mt-1 size-5 text-leaf" />
                  {fact}
                </li>
              ))}
            </ul>
          )}
        </div>
        {image}
      </div>
    </section>
  );
}
