import content from "virtual:content";
import { SampleTag } from "#app/site/sample-tag.tsx";
import { fillTemplate } from "#domain/text/fill-template.ts";

/** Says that a stage shows the invented round. */
export function RoundNote() {
  return (
    <span className="text-note text-muted">
      <SampleTag /> {fillTemplate(content.stages.sample, { received: content.round.received })}
    </span>
  );
}
