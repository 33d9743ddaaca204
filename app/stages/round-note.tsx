import { SampleTag } from "#app/ui/sample-tag.tsx";
import { fillTemplate } from "#domain/text/fill-template.ts";
import words from "./stage-words.data.ts";

/** Notes that the round is a sample and invented. */
export function RoundNote() {
  return (
    <span className="text-note text-muted">
      <SampleTag /> {fillTemplate(words.sample, words.counts)}
    </span>
  );
}
