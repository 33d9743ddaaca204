import { connectFields, SelectField, TextAreaField } from "#app/form/field.tsx";
import type { ContactFormWords } from "#app/routes/contact/contact.schema.ts";
import type { PersonField } from "#app/routes/contact/contact-fields.ts";
import { type FormFrameWords, MessageForm, type UnknownReceipt } from "#app/routes/contact/message-form.tsx";
import { PersonFields } from "#app/routes/contact/person-fields.tsx";
import type { SlotDay } from "#domain/booking/slot-days.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { BookingWords } from "./booking.schema.ts";
import {
  type BookingField,
  type BookingPrefill,
  type BookingValues,
  limits,
  type RejectedBooking,
} from "./booking-fields.ts";
import { useSlotDays } from "./use-slot-days.ts";

/** Pages that a demo can be about, with their names. */
export type SubjectGroup = { title: string; pages: readonly { url: string; name: string }[] };

/** Texts of this form and of the contact form. */
export type BookingFormWords = FormFrameWords &
  Pick<ContactFormWords, "optional"> &
  Pick<BookingWords, "minutes" | "zones"> & {
    office: Pick<BookingWords["office"], "zone" | "city" | "daysAhead">;
    fields: Pick<ContactFormWords["fields"], PersonField> & BookingWords["form"]["fields"];
    subjects: readonly SubjectGroup[];
  };

export function BookingForm({
  words,
  days: officeDays,
  prefill,
  rejection,
  unknown,
}: {
  words: BookingFormWords;
  /** Free slots by day, in the office's time zone. */
  days: readonly SlotDay[];
  prefill?: BookingPrefill | undefined;
  rejection: RejectedBooking | undefined;
  unknown?: UnknownReceipt | undefined;
}) {
  const { fields, office, minutes, zones, subjects } = words;
  const returned = rejection && "values" in rejection ? rejection.values : undefined;
  const values: Partial<BookingValues> | undefined = returned ?? prefill;
  const errors: Partial<Record<BookingField, string>> = rejection?.kind === "INVALID" ? rejection.errors : {};
  const { days, zone, zoneSelect, showZone, ...shown } = useSlotDays(
    officeDays,
    office.zone,
    returned !== undefined,
  );
  const chosen = shown.chosen ?? values?.slot ?? "";
  const nearest = rejection?.nearest?.length
    ? [{ title: fields.slot.nearest, slots: rejection.nearest }]
    : [];
  const { city, daysAhead } = office;
  const hint =
    days.length === 0
      ? fillTemplate(fields.slot.full, { days: daysAhead })
      : fillTemplate(zone === office.zone ? fields.slot.inOffice : fields.slot.inZone, {
          minutes,
          city,
          zone,
        });
  const propsOf = connectFields<BookingField>("booking", fields, errors);
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
        onChange={showZone}
        defaultValue={values?.zone ?? office.zone}
      >
        {zones.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
      <SelectField
        // With another zone, slots move between days; their options are new elements.
        key={zone}
        {...propsOf("slot")}
        hint={hint}
        required
        defaultValue={chosen}
      >
        <option value="">{fields.slot.choose}</option>
        {[...nearest, ...days].map(({ title, slots }) => (
          <optgroup key={title} label={title}>
            {slots.map(({ start, time, atOffice }) => (
              <option key={start} value={start}>
                {atOffice ? fillTemplate(fields.slot.atOffice, { time, office: atOffice, city }) : time}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
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
