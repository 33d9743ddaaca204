import { controlLook, Field, TextField } from "#app/form/field.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import type { ContactFormWords, ReceiptWords } from "./contact.schema.ts";
import {
  type ContactField,
  type ContactPrefill,
  type ContactValues,
  fieldId,
  limits,
  type RejectedMessage,
} from "./contact-fields.ts";
import { MessageForm } from "./message-form.tsx";

export function ContactForm({
  words,
  prefill,
  rejection,
  unknown,
}: {
  words: ContactFormWords;
  prefill?: ContactPrefill | undefined;
  rejection: RejectedMessage | undefined;
  /** The reference in the URL if no receipt exists for it. */
  unknown?: { reference: string; words: ReceiptWords } | undefined;
}) {
  const { fields } = words;
  const values: Partial<ContactValues> | undefined =
    rejection && "values" in rejection ? rejection.values : prefill;
  const errors = rejection?.kind === "INVALID" ? rejection.errors : {};
  const fieldProps = (name: ContactField) => {
    const { label, hint }: { label: string; hint?: string | undefined } = fields[name];
    return { id: fieldId(name), name, label, hint, error: errors[name] };
  };
  return (
    <MessageForm
      id="contact"
      action="/company/contact"
      words={words}
      rejection={rejection}
      errors={Object.entries(errors).map(([name, error]) => ({ id: fieldId(name as ContactField), error }))}
      page={values?.page ?? ""}
      unknown={unknown}
    >
      <Field
        {...fieldProps("reason")}
        control={({ id, name, ...props }) => (
          <select
            id={id}
            name={name}
            required
            defaultValue={values?.reason ?? ""}
            className={controlLook}
            aria-describedby={props["aria-describedby"]}
            aria-invalid={props["aria-invalid"]}
          >
            <option value="">{fields.reason.choose}</option>
            {fields.reason.options.map((option) => (
              <option key={option.id} value={option.id}>
                {option.title}
              </option>
            ))}
          </select>
        )}
      />
      <TextField {...fieldProps("name")} required autoComplete="name" defaultValue={values?.name} />
      <TextField
        {...fieldProps("email")}
        type="email"
        required
        autoComplete="email"
        defaultValue={values?.email}
      />
      <TextField
        {...fieldProps("company")}
        note={words.optional}
        autoComplete="organization"
        defaultValue={values?.company}
      />
      <Field
        {...fieldProps("message")}
        control={({ id, name, ...props }) => (
          <TextArea
            id={id}
            name={name}
            required
            rows={8}
            maxLength={limits.message}
            defaultValue={values?.message}
            className={`py-2 ${controlLook}`}
            aria-describedby={props["aria-describedby"]}
            aria-invalid={props["aria-invalid"]}
          />
        )}
      />
    </MessageForm>
  );
}
