import { type NamedField, TextField } from "#app/form/field.tsx";
import type { PersonField } from "./contact-fields.ts";

/** The fields about the person who writes. */
export function PersonFields({
  propsOf,
  optional,
  values,
}: {
  propsOf: (name: PersonField) => NamedField;
  /** The mark beside an optional field. */
  optional: string;
  values: Partial<Record<PersonField, string>> | undefined;
}) {
  return (
    <>
      <TextField {...propsOf("name")} required autoComplete="name" defaultValue={values?.name} />
      <TextField
        {...propsOf("email")}
        type="email"
        required
        autoComplete="email"
        defaultValue={values?.email}
      />
      <TextField
        {...propsOf("company")}
        note={optional}
        autoComplete="organization"
        defaultValue={values?.company}
      />
    </>
  );
}
