import { useRef } from "react";
import { SampleTag } from "#app/site/sample-tag.tsx";
import { Button } from "#app/ui/button.tsx";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { BulkMatchWords } from "./bulk-match.schema.ts";
import { type ChosenFiles, maxFiles } from "./take-files.ts";

const accepted = ".pdf,.docx,.odt,.rtf,.txt,.md,.json";

/** The résumés' side of the form: files are chosen here, or dropped anywhere on the form. */
export function FileFields({
  words,
  samples,
  chosen,
  onFiles,
}: {
  words: BulkMatchWords["form"];
  samples: BulkMatchWords["samples"];
  chosen: ChosenFiles;
  onFiles: (files: File[]) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const { files, total, areSamples } = chosen;
  const count = files.length;
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="mb-3 font-display text-xl font-semibold">
        {words.resumesTitle} {areSamples && samples.sample && <SampleTag />}
      </legend>
      <div className="grow rounded-xl border border-dashed border-control bg-paper p-5">
        <div className="flex flex-wrap items-center gap-3">
          <span>{words.drop}</span>
          <Button look="outlined" className="my-1.5" onClick={() => input.current?.click()}>
            {words.choose}
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            multiple
            accept={accepted}
            onChange={({ currentTarget }) => {
              onFiles([...(currentTarget.files ?? [])]);
              // The same files can be chosen again.
              currentTarget.value = "";
            }}
          />
        </div>
        <p className="mt-2 text-sm text-muted">{words.formats}</p>
        <div role="status" className="mt-3">
          <p className="font-semibold tabular">
            {count === 0 ? words.none : fillTemplate(words.chosen, { count, most: maxFiles })}
          </p>
          {total > maxFiles && (
            <p className="mt-2">{fillTemplate(words.tooMany, { count: total, most: maxFiles })}</p>
          )}
        </div>
        {count > 0 && (
          <ul className="bulk-files mt-2 text-sm text-muted">
            {files.map(({ name, size, lastModified }) => (
              <li key={`${name} ${size} ${lastModified}`}>{name}</li>
            ))}
          </ul>
        )}
      </div>
    </fieldset>
  );
}
