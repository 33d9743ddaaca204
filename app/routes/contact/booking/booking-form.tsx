import { controlLook, Field, FieldGroup, TextField } from "#app/form/field.tsx";
import type { ContactFormWords, ReceiptWords } from "#app/routes/contact/contact.schema.ts";
import { type FormFrameWords, MessageForm } from "#app/routes/contact/message-form.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import type { BookingWords } from "./booking.schema.ts";
import {
  type BookingField,
  type BookingPrefill,
  type BookingValues,
  fieldId,
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
    fields: Pick<ContactFormWords["fields"], "name" | "email" | "company"> & BookingWords["form"]["fields"];
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
  /** The reference in the URL if no receipt exists for it. */
  unknown?: { reference: string; words: Pick<ReceiptWords, "unknown"> } | undefined;
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
  const fieldProps = (name: Exclude<keyof typeof fields, "page" | "times">) => {
    const { label, hint }: { label: string; hint?: string | undefined } = fields[name];
    return { id: fieldId(name), name, label, hint, error: errors[name] };
  };
  return (
    <MessageForm
      id="booking"
      action="/book-demo"
      words={words}
      rejection={rejection}
      errors={Object.entries(errors).map(([name, error]) => ({ id: fieldId(name as BookingField), error }))}
      page={values?.page ?? ""}
      unknown={unknown}
    >
      <Field
        {...fieldProps("subject")}
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
        {...fieldProps("zone")}
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
        const id = fieldId(`times-${index}`);
        const error = errors[`times-${index}`];
        const shared = {
          className: controlLook,
          required: index === 0,
          onFocus: update,
          onChange: update,
          ...(error !== undefined && { "aria-invalid": true, "aria-describedby": `${id}-error` }),
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
        {...fieldProps("note")}
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
