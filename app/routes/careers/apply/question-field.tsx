import {
  CheckboxField,
  FieldGroup,
  type NamedField,
  SelectField,
  TextAreaField,
  TextField,
} from "#app/form/field.tsx";
import { limits, questionField } from "#domain/applications/form-fields.ts";
import type { Posting } from "#domain/postings/posting.schema.ts";
import { type ApplicationValues, fieldId } from "./application-fields.ts";
import { FileInput } from "./file-input.tsx";
import type { ShownWords } from "./shown-words.ts";

type Question = Posting["questions"][number];
type ChoiceQuestion = Extract<Question, { kind: "YES_NO" | "ANY_OF" | "ONE_OF" }>;

/** Longer lists to choose one from are a select. */
const maxRadios = 6;

/** Renders checkboxes, radio buttons or a select. */
function renderChoice(
  question: ChoiceQuestion,
  field: NamedField,
  words: ShownWords["answers"],
  chosen: readonly string[],
) {
  const options =
    question.kind === "YES_NO"
      ? [
          { id: "yes", label: words.yes },
          { id: "no", label: words.no },
        ]
      : question.options;
  if (question.kind === "ONE_OF" && options.length > maxRadios) {
    return (
      <SelectField {...field} data-draft defaultValue={chosen[0] ?? ""}>
        <option value="">{words.choose}</option>
        {options.map((option) => (
          <option key={option.id} value={option.id} lang="en">
            {option.label}
          </option>
        ))}
      </SelectField>
    );
  }
  const type = question.kind === "ANY_OF" ? "checkbox" : "radio";
  const none = type === "radio" && !question.required ? [{ id: "", label: words.none }] : [];
  const marked = ({ id, label }: { id: string; label: string }) => ({
    id,
    label: question.kind === "YES_NO" ? label : <span lang="en">{label}</span>,
  });
  return (
    <FieldGroup {...field}>
      {[...options.map(marked), ...none].map((option) => (
        <CheckboxField
          key={option.id}
          type={type}
          name={field.name}
          value={option.id}
          data-draft
          defaultChecked={option.id !== "" && chosen.includes(option.id)}
        >
          {option.label}
        </CheckboxField>
      ))}
    </FieldGroup>
  );
}

const inputProps = {
  TEXT: {},
  NUMBER: { inputMode: "decimal" },
  DATE: { type: "date" },
  LINK: { type: "url", placeholder: "https://" },
} as const;

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
  const { required } = question;
  const unit = question.kind === "NUMBER" && question.unit ? ` (${question.unit})` : "";
  const label = <span lang="en">{question.label + unit}</span>;
  const hint = question.hint === undefined ? undefined : <span lang="en">{question.hint}</span>;
  const name = questionField(question.id);
  const texts = values?.texts[name] ?? [];
  const draft = { "data-draft": true, defaultValue: texts[0] };
  const field = { id: fieldId(name), name, label, hint, note: required ? undefined : words.optional, error };

  switch (question.kind) {
    case "YES_NO":
    case "ANY_OF":
    case "ONE_OF":
      return renderChoice(question, field, words.answers, texts);
    case "LONG_TEXT":
      return <TextAreaField {...field} rows={6} maxLength={limits.longAnswer} {...draft} />;
    case "FILE":
      return (
        <FileInput {...field} submitted={values?.files[name]} words={words.file} isOptional={!required} />
      );
    default:
      return <TextField {...field} {...inputProps[question.kind]} {...draft} />;
  }
}
