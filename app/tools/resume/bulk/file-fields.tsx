import { DropField } from "#app/tools/drop-field.tsx";
import { SampleTag } from "#app/ui/sample-tag.tsx";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { acceptedFiles } from "../accepted-files.ts";
import type { BulkWords } from "./bulk-words.schema.ts";
import { type ChosenFiles, maxFiles } from "./take-files.ts";

/** The résumés of the form: chosen here, or dropped anywhere on the form. */
export function FileFields({
  words,
  samples,
  chosen,
  onFiles,
}: {
  words: BulkWords["form"];
  samples: BulkWords["samples"];
  chosen: ChosenFiles;
  onFiles: (files: File[]) => void;
}) {
  const { files, total, areSamples } = chosen;
  const count = files.length;
  return (
    <fieldset className="flex h-full min-w-0 flex-col">
      <legend className="mb-4 display text-name">
        {words.resumesTitle} {areSamples && samples.sample && <SampleTag />}
      </legend>
      <DropField words={words} accept={acceptedFiles} multiple onFiles={onFiles} className="grow">
        <div role="status" className="mt-3">
          <p className="font-semibold tabular">
            {count === 0 ? words.none : fillTemplate(words.chosen, { count, most: maxFiles })}
          </p>
          {total > maxFiles && (
            <p className="mt-2 text-small">{fillTemplate(words.tooMany, { count: total, most: maxFiles })}</p>
          )}
        </div>
        {count > 0 && (
          <ul className="bulk-files mt-3 text-small text-muted">
            {files.map(({ name, size, lastModified }) => (
              <li key={`${name} ${size} ${lastModified}`}>{name}</li>
            ))}
          </ul>
        )}
      </DropField>
    </fieldset>
  );
}
