import type { ReactNode } from "react";
import type { MatchPicture } from "#app/pictures/picture.schema.ts";
import { ActionLink } from "#app/sections/action-link.tsx";
import type { HeroSlide } from "#app/sections/section.ts";
import { Icon } from "#app/ui/icon.tsx";
import { ServerHtml } from "#app/ui/server-html.tsx";
import { TypingText } from "#app/ui/typing-text.tsx";
import { ProductTour } from "./product-tour.tsx";

export type HeroProps = {
  slide: Omit<HeroSlide, "image">;
  /** A match draws its threads in the browser; any other picture is HTML. */
  match?: MatchPicture;
  picture?: string;
};

/** `report` is the match where there is one, drawn: pages without need none of its code. */
export function Hero({ slide, picture, report }: Omit<HeroProps, "match"> & { report?: ReactNode }) {
  const { pretext, title, highlight, subtitle, content, actions } = slide;
  const image = report ?? (picture !== undefined && <ServerHtml id="hero-picture" html={picture} />);
  return (
    <section className="py-14 lg:py-24">
      <div
        className={`page-width grid items-center gap-12 ${image ? "lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]" : ""}`}
      >
        <div className={image ? "" : "max-w-[48rem]"}>
          <p className="mb-4 flex items-center gap-3 font-semibold text-leaf before:h-0.5 before:w-5 before:bg-leaf">
            <TypingText text={pretext} />
          </p>
          <h1
            tabIndex={-1}
            className="text-[2.5rem] tracking-[-0.025em] outline-none lg:text-[3.625rem] lg:leading-[1.06]"
          >
            {title}
            {highlight !== undefined && (
              <>
                {" "}
                <span className="stroke">{highlight}</span>
              </>
            )}
          </h1>
          <p className="mt-6 max-w-[36rem] text-pretty text-lg/relaxed text-muted lg:text-xl/relaxed">
            {subtitle}
          </p>
          {actions.length > 0 && (
            <div className="mt-8 flex flex-wrap gap-4 *:grow sm:*:grow-0">
              {actions.map((action) =>
                action.popup ? (
                  <ProductTour key={action.title} action={action} />
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
