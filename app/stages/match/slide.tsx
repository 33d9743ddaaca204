import type { ReactNode } from "react";
import content from "#app/content/content.data.ts";
import { TextLink } from "#app/ui/text-link.tsx";

/** A slide of the home page's stage, with a link to the product. `number` counts from 0, as the tabs do. */
export function Slide({ id, number, children }: { id: string; number: number; children: ReactNode }) {
  const words = content.stages.match.slides[number];
  if (!words) throw new Error(`content/stages.yaml: match has no slide ${number}`);
  return (
    <div id={id} tabIndex={-1} className="slide flex min-w-0 flex-col outline-none">
      {children}
      <p className="mt-auto px-5 pb-4 lg:px-10">
        <TextLink url={words.url}>{words.link}</TextLink>
      </p>
    </div>
  );
}
