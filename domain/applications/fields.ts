/*
 * The fields of every application beside the opening's own questions, in the order in which they are shown. A name is that
 * of the field in the form, in the words of `content/applications.yaml`, in the store, in the API and in exports, which all
 * follow these lists. A new field also needs a migration (server/store/migrations.ts), its words, and its line in
 * docs/openapi.yaml; tests or the compiler say where one is missing.
 */

/** Required fields that say who the candidate is, with their type in HTML. A résumé and a chat may fill them in. */
export const contactTypes = { name: "text", email: "email", phone: "tel" } as const;
export type ContactField = keyof typeof contactTypes;
export const contactFields = Object.keys(contactTypes) as ContactField[];
/** Texts of several lines that may be left out. */
export const textFields = ["note"] as const;

export type FieldName = ContactField | (typeof textFields)[number];
// Pure, so that scripts that need no list of all fields do not get it.
export const fieldNames: readonly FieldName[] = /* @__PURE__ */ [contactFields, textFields].flat();
export const isContactField = (name: string): name is ContactField => Object.hasOwn(contactTypes, name);
export const fieldType = (name: FieldName) => (isContactField(name) ? contactTypes[name] : "textarea");

/** Longest values of each type, in characters. */
export const maxLengths = { text: 100, email: 254, tel: 40, textarea: 5000 };

/** A value for each field. */
export const eachField = <Value>(make: (name: FieldName) => Value): Record<FieldName, Value> =>
  Object.fromEntries(fieldNames.map((name) => [name, make(name)])) as Record<FieldName, Value>;

/** The fields of something that has them and more, such as a row of the store. */
export const fieldsOf = <Value>(row: Record<FieldName, Value>): Record<FieldName, Value> =>
  eachField((name) => row[name]);
