import type { ReactNode } from "react";
import { TextLink } from "#app/ui/text-link.tsx";

/** What a step says: a short title and words. */
export type StepText = { title: string; text: string };

/**
 * A drawing of steps, a slider, and the words of the step that is chosen. The drawing marks its steps with
 * `data-step`, in order; the chosen one and those before it have `data-on`. Pointing at a step chooses it.
 */
export function Scrubber({
  label,
  count,
  texts,
  chosen,
  link,
  children,
}: {
  label: string;
  /** The template of the number of steps, if it is shown: {count} and {of}. */
  count?: string;
  texts: StepText[];
  /** The number of the step that is chosen at first, from 1. */
  chosen: number;
  link: { title: string; url: string };
  children: ReactNode;
}) {
  const first = texts[chosen - 1];
  return (
    <div data-gesture="SCRUB" data-texts={JSON.stringify(texts.map(({ title, text }) => [title, text]))}>
      <div data-drawing className="touch-pan-y">
        {children}
      </div>
      <label className="mt-4 flex items-center gap-4 text-small text-muted print:hidden">
        {label}
        <input
          type="range"
          disabled
          min={1}
          max={texts.length}
          defaultValue={chosen}
          className="h-11 min-w-0 grow accent-marigold"
        />
        {count !== undefined && (
          <span data-template={count} className="shrink-0 tabular">
            {count.replace("{count}", String(chosen)).replace("{of}", String(texts.length))}
          </span>
        )}
      </label>
      <output className="mt-2 grid min-h-[4lh] gap-x-6 sm:min-h-[2.5lh] sm:grid-cols-[12rem_1fr]">
        <span className="font-semibold tabular">{first?.title}</span>
        <span className="display text-name text-pretty">{first?.text}</span>
      </output>
      <TextLink url={link.url}>{link.title}</TextLink>
    </div>
  );
}
