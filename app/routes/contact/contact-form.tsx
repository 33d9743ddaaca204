import { connectFields, controlLook, Field } from "#app/form/field.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
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
      <Field
        {...propsOf("reason")}
        control={({ id, name, ...props }) => (
          <select
            id={id}
            name={name}
            required
            defaultValue={values?.reason ?? ""}
            className={controlLook}
            {...props}
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
      <PersonFields propsOf={propsOf} optional={words.optional} values={values} />
      <Field
        {...propsOf("message")}
        control={({ id, name, ...props }) => (
          <TextArea
            id={id}
            name={name}
            required
            rows={8}
            maxLength={limits.message}
            defaultValue={values?.message}
            className={`py-2 ${controlLook}`}
            {...props}
          />
        )}
      />
    </MessageForm>
  );
}
