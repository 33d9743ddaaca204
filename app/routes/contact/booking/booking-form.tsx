import {
  connectFields,
  controlLook,
  describedBy,
  FieldGroup,
  SelectField,
  TextAreaField,
} from "#app/form/field.tsx";
import type { ContactFormWords } from "#app/routes/contact/contact.schema.ts";
import type { PersonField } from "#app/routes/contact/contact-fields.ts";
import { type FormFrameWords, MessageForm, type UnknownReceipt } from "#app/routes/contact/message-form.tsx";
import { PersonFields } from "#app/routes/contact/person-fields.tsx";
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

type Use = { currentTarget: HTMLInputElement | HTMLSelectElement };

/** Date and time of a choice, and the line for its time at the visitor's place. Only the first is required. */
function TimeChoice({
  index,
  words: { fields, optional, timesHint },
  values,
  error,
  onUse,
}: {
  index: (typeof timeIndexes)[number];
  words: BookingFormWords;
  values: Partial<BookingValues> | undefined;
  error: string | undefined;
  onUse: (event: Use) => void;
}) {
  const id = `booking-times-${index}`;
  const isFirst = index === 0;
  return (
    <FieldGroup
      id={id}
      label={fields.times.choices[index] ?? ""}
      note={isFirst ? undefined : optional}
      hint={isFirst ? timesHint : undefined}
      error={error}
    >
      <div className="grid gap-3 min-[22rem]:grid-cols-[3fr_2fr]">
        {(["date", "time"] as const).map((type) => (
          <label key={type} className="grid gap-1 text-sm text-muted">
            {fields.times[type]}
            <input
              type={type}
              name={`${type}-${index}`}
              defaultValue={values?.[`${type}-${index}`]}
              className={controlLook}
              required={isFirst}
              onFocus={onUse}
              onChange={onUse}
              {...describedBy(id, { error })}
            />
          </label>
        ))}
      </div>
      <p aria-live="polite" className="text-sm text-muted" />
    </FieldGroup>
  );
}

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
  const values: Partial<BookingValues> | undefined =
    rejection && "values" in rejection ? rejection.values : prefill;
  const errors: Partial<Record<BookingField, string>> = rejection?.kind === "INVALID" ? rejection.errors : {};
  const zoneSelect = useVisitorZone();
  const update = async ({ currentTarget: { form } }: Use) => {
    const code = await import("./local-times.ts").catch(() => undefined);
    if (form) code?.showTimes(form, { words: fields.times, office, minutes });
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
      <SelectField {...propsOf("subject")} defaultValue={values?.subject ?? ""}>
        <option value="">{fields.subject.everything}</option>
        {subjects.map(({ title, pages }) => (
          <optgroup key={title} label={title}>
            {pages.map((page) => (
              <option key={page.url} value={page.url}>
                {page.name}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      <SelectField
        {...propsOf("zone")}
        ref={zoneSelect}
        required
        onChange={update}
        defaultValue={values?.zone ?? office.zone}
      >
        {zones.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
      {timeIndexes.map((index) => (
        <TimeChoice
          key={index}
          index={index}
          words={words}
          values={values}
          error={errors[`times-${index}`]}
          onUse={update}
        />
      ))}
      <PersonFields propsOf={propsOf} optional={words.optional} values={values} />
      <TextAreaField
        {...propsOf("note")}
        note={words.optional}
        rows={4}
        maxLength={limits.note}
        defaultValue={values?.note}
      />
    </MessageForm>
  );
}
