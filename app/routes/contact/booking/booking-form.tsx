import { connectFields, controlLook, describedBy, Field, FieldGroup } from "#app/form/field.tsx";
import type { ContactFormWords } from "#app/routes/contact/contact.schema.ts";
import type { PersonField } from "#app/routes/contact/contact-fields.ts";
import { type FormFrameWords, MessageForm, type UnknownReceipt } from "#app/routes/contact/message-form.tsx";
import { PersonFields } from "#app/routes/contact/person-fields.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import type { BookingWords } from "./booking.schema.ts";
import {
  type BookingField,
  type BookingPrefill,
  type BookingValues,
  limits,
  type RejectedBooking,
  timeIndexes,
} from "./booking-fields.ts";
import { useVisitorZone } from "./use-visitor-zone.ts";

/** Pages that a demo can be about, with their names. */
export type SubjectGroup = { title: string; pages: readonly { url: string; name: string }[] };

/** Texts of this form and of the contact form. */
export type BookingFormWords = FormFrameWords &
  Pick<ContactFormWords, "optional"> &
  Pick<BookingWords, "office" | "minutes" | "zones"> & {
    fields: Pick<ContactFormWords["fields"], PersonField> & BookingWords["form"]["fields"];
    /** Hint on the times, with the office hours. */
    timesHint: string;
    subjects: readonly SubjectGroup[];
  };

export function BookingForm({
  words,
  prefill,
  rejection,
  unknown,
}: {
  words: BookingFormWords;
  prefill?: BookingPrefill | undefined;
  rejection: RejectedBooking | undefined;
  unknown?: UnknownReceipt | undefined;
}) {
  const { fields, office, minutes, zones, subjects } = words;
  const { subject, times } = fields;
  const values: Partial<BookingValues> | undefined =
    rejection && "values" in rejection ? rejection.values : prefill;
  const errors: Partial<Record<BookingField, string>> = rejection?.kind === "INVALID" ? rejection.errors : {};
  const zoneSelect = useVisitorZone();
  const update = async ({
    currentTarget: { form },
  }: {
    currentTarget: HTMLInputElement | HTMLSelectElement;
  }) => {
    const code = await import("./local-times.ts").catch(() => undefined);
    if (form) code?.showTimes(form, { words: times, office, minutes });
  };
  const propsOf = connectFields<PersonField | "subject" | "zone" | "note">("booking", fields, errors);
  return (
    <MessageForm
      id="booking"
      action="/book-demo"
      words={words}
      rejection={rejection}
      page={values?.page ?? ""}
      unknown={unknown}
    >
      <Field
        {...propsOf("subject")}
        control={(props) => (
          <select {...props} defaultValue={values?.subject ?? ""} className={controlLook}>
            <option value="">{subject.everything}</option>
            {subjects.map(({ title, pages }) => (
              <optgroup key={title} label={title}>
                {pages.map((page) => (
                  <option key={page.url} value={page.url}>
                    {page.name}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        )}
      />
      <Field
        {...propsOf("zone")}
        control={(props) => (
          <select
            {...props}
            ref={zoneSelect}
            required
            onChange={update}
            defaultValue={values?.zone ?? office.zone}
            className={controlLook}
          >
            {zones.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        )}
      />
      {timeIndexes.map((index) => {
        const id = `booking-times-${index}`;
        const error = errors[`times-${index}`];
        const shared = {
          className: controlLook,
          required: index === 0,
          onFocus: update,
          onChange: update,
          ...describedBy(id, { error }),
        };
        return (
          <FieldGroup
            key={id}
            id={id}
            label={times.choices[index] ?? ""}
            note={index === 0 ? undefined : words.optional}
            hint={index === 0 ? words.timesHint : undefined}
            error={error}
          >
            <div className="grid gap-3 min-[22rem]:grid-cols-[3fr_2fr]">
              {(["date", "time"] as const).map((type) => (
                <label key={type} className="grid gap-1 text-sm text-muted">
                  {times[type]}
                  <input
                    type={type}
                    name={`${type}-${index}`}
                    defaultValue={values?.[`${type}-${index}`]}
                    {...shared}
                  />
                </label>
              ))}
            </div>
            <p aria-live="polite" className="text-sm text-muted" />
          </FieldGroup>
        );
      })}
      <PersonFields propsOf={propsOf} optional={words.optional} values={values} />
      <Field
        {...propsOf("note")}
        note={words.optional}
        control={(props) => (
          <TextArea
            {...props}
            rows={4}
            maxLength={limits.note}
            defaultValue={values?.note}
            className={`py-2 ${controlLook}`}
          />
        )}
      />
    </MessageForm>
  );
}
