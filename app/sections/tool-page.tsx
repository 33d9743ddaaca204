import type { ReactNode } from "react";
import { HighlightedTitle } from "#app/ui/page-heading.tsx";
import { ServerHtml } from "#app/ui/server-html.tsx";
import { TypingText } from "#app/ui/typing-text.tsx";
import type { HeroHeading } from "./hero/hero.tsx";

type Props = {
  slide: HeroHeading;
  /** HTML of the link to the tool. */
  start: string;
  /** Shown only without JavaScript. */
  noScripts: string;
  /** HTML of the sections below the tool. */
  about: string;
  children: ReactNode;
};

/** A page that starts with its tool: compact heading, tool on the same background, explanations below. */
export function ToolPage({ slide, start, noScripts, about, children }: Props) {
  const { pretext, title, highlight, subtitle } = slide;
  return (
    <>
      <div className="sunk">
        <header className="page-width py-6" data-no-print>
          <div className="items-end justify-between gap-10 min-[90rem]:flex">
            <div>
              <p className="mb-2 text-small font-semibold text-leaf">
                <TypingText text={pretext} />
              </p>
              <HighlightedTitle size="small" title={title} highlight={highlight} />
            </div>
            <p className="mt-3 text-small text-pretty text-muted min-[90rem]:mt-0 min-[90rem]:w-70 min-[90rem]:shrink-0">
              {subtitle}
            </p>
          </div>
          <ServerHtml id="start" html={start} />
          <p className="mt-6 hidden max-w-[44rem] border-s-[1.5px] border-ink ps-4 font-medium [@media(scripting:none)]:block">
            {noScripts}
          </p>
        </header>
        <div id="try-tool" tabIndex={-1}>
          {children}
        </div>
      </div>
      <ServerHtml id="about-page" html={about} />
    </>
  );
}
