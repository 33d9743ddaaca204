import { connectFields, SelectField, TextAreaField } from "#app/form/field.tsx";
import type { ContactFormWords } from "./contact.schema.ts";
import { type ContactPrefill, type ContactValues, limits, type RejectedMessage } from "./contact-fields.ts";
import { MessageForm, type UnknownReceipt } from "./message-form.tsx";
import { PersonFields } from "./person-fields.tsx";

export function ContactForm({
  words,
  prefill,
  rejection,
  unknown,
}: {
  words: ContactFormWords;
  prefill?: ContactPrefill | undefined;
  rejection: RejectedMessage | undefined;
  unknown?: UnknownReceipt | undefined;
}) {
  const { fields } = words;
  const values: Partial<ContactValues> | undefined =
    rejection && "values" in rejection ? rejection.values : prefill;
  const propsOf = connectFields("contact", fields, rejection?.kind === "INVALID" ? rejection.errors : {});
  return (
    <MessageForm
      id="contact"
      action="/company/contact"
      words={words}
      rejection={rejection}
      page={values?.page ?? ""}
      unknown={unknown}
    >
      <SelectField {...propsOf("reason")} required defaultValue={values?.reason ?? ""}>
        <option value="">{fields.reason.choose}</option>
        {fields.reason.options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.title}
          </option>
        ))}
      </SelectField>
      <PersonFields propsOf={propsOf} optional={words.optional} values={values} />
      <TextAreaField
        {...propsOf("message")}
        required
        rows={8}
        maxLength={limits.message}
        defaultValue={values?.message}
      />
    </MessageForm>
  );
}
