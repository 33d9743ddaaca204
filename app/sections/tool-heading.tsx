import { PageHeading } from "#app/ui/page-heading.tsx";
import { TypingText } from "#app/ui/typing-text.tsx";
import type { HeroHeading } from "./hero/hero.tsx";

/** The heading of a tool's page. `noScripts` shows only where scripts are off. */
export function ToolHeading({ slide, noScripts }: { slide: HeroHeading; noScripts: string }) {
  const { pretext, title, highlight, subtitle } = slide;
  return (
    <header className="page-width py-14" data-no-print>
      <PageHeading size="small" eyebrow={<TypingText text={pretext} />} {...{ title, highlight, subtitle }} />
      <p className="mt-6 hidden max-w-[44rem] border-l-2 border-marigold pl-3 font-medium [@media(scripting:none)]:block">
        {noScripts}
      </p>
    </header>
  );
}
