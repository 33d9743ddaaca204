import { type ComponentProps, useId, useRef } from "react";
import { CheckboxField, Field } from "#app/form/field.tsx";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { ApplicationFormWords } from "./application.schema.ts";
import { removedFilesField, type SubmittedFile } from "./application-fields.ts";

/** A size as people read it, in KB or MB. */
function formatSize(bytes: number): string {
  return bytes < 1e6 ? `${Math.max(1, Math.round(bytes / 1e3))} KB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

/** A file to choose. One that came with an earlier try stays with the form until another is chosen or it is left out. */
export function FileInput({
  kept,
  words,
  isOptional,
  onChange,
  ...field
}: Omit<ComponentProps<typeof Field>, "control"> & {
  kept: SubmittedFile | undefined;
  words: ApplicationFormWords["file"];
  isOptional?: boolean | undefined;
  onChange?: (file: File | undefined) => void;
}) {
  const keptId = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Field
      {...field}
      control={({ "aria-describedby": described, ...ties }) => (
        <>
          {kept && (
            <p id={keptId} className="text-sm">
              {kept.name === undefined
                ? words.keptUnnamed
                : fillTemplate(words.kept, { name: kept.name, size: formatSize(kept.size) })}{" "}
              {words.another}
              <input type="hidden" name={field.name} value={kept.id} />
            </p>
          )}
          <input
            {...ties}
            ref={input}
            type="file"
            accept=".pdf,.docx,.odt,.rtf,.doc,.txt"
            aria-describedby={kept ? `${described ?? ""} ${keptId}` : described}
            onChange={({ currentTarget }) => onChange?.(currentTarget.files?.[0])}
            className="apply-file"
          />
          {kept && isOptional && (
            <CheckboxField
              key={kept.id}
              name={removedFilesField}
              value={kept.id}
              onChange={({ currentTarget }) => {
                // The browser may still hold the same file.
                if (currentTarget.checked && input.current) input.current.value = "";
              }}
            >
              {words.leaveOut}
            </CheckboxField>
          )}
        </>
      )}
    />
  );
}
