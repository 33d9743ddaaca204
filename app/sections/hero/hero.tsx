import type { ReactNode } from "react";
import { ActionLink } from "#app/sections/action-link.tsx";
import type { HeroSlide, SectionOf } from "#app/sections/section.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Eyebrow, HighlightedTitle } from "#app/ui/page-heading.tsx";
import { TypingText } from "#app/ui/typing-text.tsx";
import silent from "./silent.data.ts";
import { StartLink } from "./start-link.tsx";

type Slide = Omit<HeroSlide, "image">;
type Props = Pick<SectionOf<"HERO">, "layout" | "start"> & {
  ground: NonNullable<SectionOf<"HERO">["ground"]>;
  slide: Slide;
  /** The picture or the stage. */
  picture: ReactNode;
  /** Note on how much of the product runs, and links to other languages. */
  state?: ReactNode;
};

/** The texts of a heading, without actions and picture. */
export type HeroHeading = Pick<Slide, "pretext" | "title" | "highlight" | "subtitle">;

const grounds: Record<Props["ground"], string> = {
  PAPER: "paper",
  SUNK: "sunk",
  INK: "desk",
  GROVE: "grove",
  LEAF: "bg-leaf-soft",
  MARIGOLD: "bg-marigold-soft",
};

function Actions({ slide: { actions } }: Props) {
  if (actions.length === 0) return null;
  return (
    <div data-no-print className="mt-6 flex flex-wrap items-center gap-3 *:grow sm:*:grow-0">
      {actions.map((action) =>
        action.popup ? (
          // A link to the video file; `LiveHero` opens the dialog instead.
          <ButtonLink
            key={action.title}
            look="cta-outline"
            url={action.url}
            aria-haspopup="dialog"
            data-tour=""
          >
            {action.title} <span className="ms-1.5 font-normal">({silent})</span>
          </ButtonLink>
        ) : (
          <ActionLink key={action.title} action={action} />
        ),
      )}
    </div>
  );
}

function Facts({ slide: { content } }: Props) {
  if (content.length === 0) return null;
  return (
    <ul className="mt-4 flex flex-wrap gap-x-7 gap-y-1 text-small text-pretty text-muted">
      {content.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}

function Title({ layout, slide }: Props) {
  const { pretext, title, highlight } = slide;
  return (
    <>
      <Eyebrow>
        <TypingText text={pretext} />
      </Eyebrow>
      <HighlightedTitle
        title={title}
        highlight={highlight}
        size={layout === "OPENING" ? "display" : "title"}
      />
    </>
  );
}

const ledeLook = "max-w-[33em] text-lede text-pretty text-muted";

function Beside(props: Props) {
  const { slide, picture } = props;
  return (
    <div className="page-width grid items-center gap-x-6 gap-y-10 py-10 lg:grid-cols-12 lg:py-16">
      <div className="lg:col-span-6">
        <Title {...props} />
        <p className={`mt-6 ${ledeLook}`}>{slide.subtitle}</p>
        <Actions {...props} />
        <Facts {...props} />
        {props.state}
      </div>
      {picture && <div className="lg:col-span-5 lg:col-start-8">{picture}</div>}
    </div>
  );
}

/** The heading at full width, with text and actions below. */
function Wide(props: Props) {
  const { layout, slide, picture, start } = props;
  return (
    <div className={layout === "STATEMENT" ? "py-12 lg:pt-20 lg:pb-14" : "pt-8 pb-14 lg:pt-10 lg:pb-16"}>
      <div className="page-width">
        <Title {...props} />
        <div className="mt-7 grid gap-x-6 md:grid-cols-12">
          {start ? (
            <div className="md:col-span-6">
              <p className={ledeLook}>{slide.subtitle}</p>
              <StartLink {...start} />
            </div>
          ) : (
            <p className={`md:col-span-6 ${ledeLook}`}>{slide.subtitle}</p>
          )}
          <div className="md:col-span-6 lg:col-span-5 lg:col-start-8 *:first:md:mt-0">
            <Actions {...props} />
            <Facts {...props} />
            {props.state}
          </div>
        </div>
      </div>
      {picture && <div className={layout === "STATEMENT" ? "page-width pt-12" : "pt-8"}>{picture}</div>}
    </div>
  );
}

/** The hero. Server only; `LiveHero` adds the behaviour. */
export function Hero(props: Props) {
  return (
    <section className={grounds[props.ground]}>
      {props.layout === "BESIDE" ? <Beside {...props} /> : <Wide {...props} />}
    </section>
  );
}
