import { SampleTag } from "#app/site/sample-tag.tsx";
import { fillTemplate } from "#domain/text/fill-template.ts";
import words from "./stage-words.data.ts";

/** Says that a stage shows the invented round. */
export function RoundNote() {
  return (
    <span className="text-note text-muted">
      <SampleTag /> {fillTemplate(words.sample, { received: words.received })}
    </span>
  );
}
