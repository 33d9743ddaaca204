import { CheckboxField, controlLook, Field, FieldGroup, TextField } from "#app/form/field.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { limits, questionField } from "#domain/applications/form-fields.ts";
import type { Posting } from "#domain/postings/posting.schema.ts";
import { type ApplicationValues, fieldId } from "./application-fields.ts";
import { FileInput } from "./file-input.tsx";
import type { ShownWords } from "./shown-words.ts";

type Question = Posting["questions"][number];

/** The field of a posting's question, of any kind. */
export function QuestionField({
  question,
  words,
  values,
  error,
}: {
  question: Question;
  words: ShownWords;
  values: ApplicationValues | undefined;
  error: string | undefined;
}) {
  const name = questionField(question.id);
  const id = fieldId(name);
  const texts = values?.texts[name] ?? [];
  const note = question.required ? undefined : words.optional;
  const shared = { id, name, label: question.label, hint: question.hint, note, error };

  switch (question.kind) {
    case "YES_NO":
    case "ANY_OF":
    case "ONE_OF": {
      const options =
        question.kind === "YES_NO"
          ? [
              { id: "yes", label: words.answers.yes },
              { id: "no", label: words.answers.no },
            ]
          : question.options;
      if (question.kind === "ONE_OF" && options.length > 6) {
        return (
          <Field
            {...shared}
            control={(props) => (
              <select {...props} data-draft defaultValue={texts[0] ?? ""} className={controlLook}>
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
      const type = question.kind === "ANY_OF" ? "checkbox" : "radio";
      const none = type === "radio" && !question.required ? [{ id: "", label: words.answers.none }] : [];
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
          control={(props) => (
            <TextArea
              {...props}
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
        <FileInput
          {...shared}
          submitted={values?.files[name]}
          words={words.file}
          isOptional={!question.required}
        />
      );
    default: {
      const types = { TEXT: "text", NUMBER: "text", DATE: "date", LINK: "url" };
      const label =
        question.kind === "NUMBER" && question.unit !== undefined
          ? `${question.label} (${question.unit})`
          : question.label;
      return (
        <TextField
          {...shared}
          label={label}
          type={types[question.kind]}
          {...(question.kind === "NUMBER" && { inputMode: "decimal" as const })}
          {...(question.kind === "LINK" && { placeholder: "https://" })}
          data-draft
          defaultValue={texts[0]}
        />
      );
    }
  }
}
