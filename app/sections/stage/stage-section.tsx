import type { SectionOf } from "#app/sections/section.ts";
import { SectionHeading, sectionGrounds } from "#app/sections/section-frame.tsx";
import { Stage } from "#app/stages/stage.tsx";

/** A live product below a heading. Server only; `StageLoader` adds the behaviour. */
export function StageSection({ title, subtitle, stage, only, surface = "SUNK" }: SectionOf<"STAGE">) {
  return (
    <section id={stage.toLowerCase()} className={`sec ${sectionGrounds[surface]}`}>
      <div className="page-width">
        <SectionHeading title={title} subtitle={subtitle} />
      </div>
      <Stage name={stage} only={only} />
    </section>
  );
}
