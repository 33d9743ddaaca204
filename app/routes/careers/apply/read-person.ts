import { fieldText } from "#app/form/read-fields.ts";

export function readPerson(form: FormData) {
  return {
    name: fieldText(form, "name"),
    email: fieldText(form, "email"),
    phone: fieldText(form, "phone"),
    note: fieldText(form, "note"),
  };
}
