import { type ComponentProps, useId, useRef } from "react";
import { CheckboxField, Field } from "#app/form/field.tsx";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { removedFilesField, type SubmittedFile } from "./application-fields.ts";
import type { ShownWords } from "./shown-words.ts";

/** Formats a size in KB or MB. */
function formatSize(bytes: number): string {
  return bytes < 1e6 ? `${Math.max(1, Math.round(bytes / 1e3))} KB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

/** A file input. An earlier upload is kept until it is replaced or removed. */
export function FileInput({
  submitted,
  words,
  isOptional,
  onChange,
  ...field
}: Omit<ComponentProps<typeof Field>, "control"> & {
  submitted: SubmittedFile | undefined;
  words: ShownWords["file"];
  isOptional?: boolean | undefined;
  onChange?: (file: File | undefined) => void;
}) {
  const submittedId = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Field
      {...field}
      control={({ "aria-describedby": described, ...props }) => (
        <>
          {submitted && (
            <p id={submittedId} className="text-sm">
              {submitted.name === undefined
                ? words.keptUnnamed
                : fillTemplate(words.kept, { name: submitted.name, size: formatSize(submitted.size) })}{" "}
              {words.another}
              <input type="hidden" name={field.name} value={submitted.id} />
            </p>
          )}
          <input
            {...props}
            ref={input}
            type="file"
            accept=".pdf,.docx,.odt,.rtf,.doc,.txt"
            aria-describedby={submitted ? `${described ?? ""} ${submittedId}` : described}
            onChange={({ currentTarget }) => onChange?.(currentTarget.files?.[0])}
            className="apply-file"
          />
          {submitted && isOptional && (
            <CheckboxField
              key={submitted.id}
              name={removedFilesField}
              value={submitted.id}
              onChange={({ currentTarget }) => {
                // Otherwise the browser might still submit the same file.
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
