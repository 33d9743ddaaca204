import { CheckboxField, controlLook, Field, FieldGroup, TextField } from "#app/form/field.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import type { Posting } from "#domain/postings/posting.schema.ts";
import type { ApplicationFormWords } from "./application.schema.ts";
import { type ApplicationValues, fieldId, limits, questionField } from "./application-fields.ts";
import { FileInput } from "./file-input.tsx";

type Question = Posting["questions"][number];

/** One of the opening's own questions, of whichever kind. */
export function QuestionField({
  asked,
  words,
  values,
  error,
}: {
  asked: Question;
  words: ApplicationFormWords;
  values: ApplicationValues | undefined;
  error: string | undefined;
}) {
  const name = questionField(asked.id);
  const id = fieldId(name);
  const texts = values?.texts[name] ?? [];
  const note = asked.required ? undefined : words.optional;
  const shared = { id, name, label: asked.label, hint: asked.hint, note, error };

  switch (asked.kind) {
    case "YES_NO":
    case "ANY_OF":
    case "ONE_OF": {
      const options =
        asked.kind === "YES_NO"
          ? [
              { id: "yes", label: words.answers.yes },
              { id: "no", label: words.answers.no },
            ]
          : asked.options;
      if (asked.kind === "ONE_OF" && options.length > 6) {
        return (
          <Field
            {...shared}
            control={(ties) => (
              <select {...ties} data-draft defaultValue={texts[0] ?? ""} className={controlLook}>
                <option value="">{words.answers.choose}</option>
                {options.map((option) => (
                  <option key={option.id} value={option.id}>
                    {option.label}
                  </option>
                ))}
              </select>
            )}
          />
        );
      }
      const type = asked.kind === "ANY_OF" ? "checkbox" : "radio";
      const none = type === "radio" && !asked.required ? [{ id: "", label: words.answers.none }] : [];
      return (
        <FieldGroup {...shared}>
          {[...options, ...none].map((option) => (
            <CheckboxField
              key={option.id}
              type={type}
              name={name}
              value={option.id}
              data-draft
              defaultChecked={option.id !== "" && texts.includes(option.id)}
            >
              {option.label}
            </CheckboxField>
          ))}
        </FieldGroup>
      );
    }
    case "LONG_TEXT":
      return (
        <Field
          {...shared}
          control={(ties) => (
            <TextArea
              {...ties}
              data-draft
              rows={6}
              maxLength={limits.longAnswer}
              defaultValue={texts[0]}
              className={`py-2 ${controlLook}`}
            />
          )}
        />
      );
    case "FILE":
      return (
        <FileInput {...shared} kept={values?.files[name]} words={words.file} isOptional={!asked.required} />
      );
    default: {
      const types = { TEXT: "text", NUMBER: "text", DATE: "date", LINK: "url" };
      const label =
        asked.kind === "NUMBER" && asked.unit !== undefined ? `${asked.label} (${asked.unit})` : asked.label;
      return (
        <TextField
          {...shared}
          label={label}
          type={types[asked.kind]}
          {...(asked.kind === "NUMBER" && { inputMode: "decimal" as const })}
          {...(asked.kind === "LINK" && { placeholder: "https://" })}
          data-draft
          defaultValue={texts[0]}
        />
      );
    }
  }
}
