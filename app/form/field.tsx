import type { ComponentProps, ReactNode } from "react";
import { fieldLook } from "#app/ui/field-look.ts";
import { TextArea } from "#app/ui/text-area.tsx";

export const controlLook = `w-full font-normal ${fieldLook}`;

/** Props that connect a control to its label, hint and error. */
export type FieldProps = Pick<ComponentProps<"input">, "id" | "name" | "aria-describedby" | "aria-invalid">;

type Words = {
  /** Elements if they are in another language than the page. */
  label: ReactNode;
  hint?: ReactNode;
  /** Shown after the label, such as "(optional)". */
  note?: string | undefined;
  error: string | undefined;
};

/** The props that connect a control to the hint and the error of its field. */
export function describedBy(
  id: string,
  { hint, error }: Pick<Words, "hint" | "error">,
): Pick<FieldProps, "aria-describedby" | "aria-invalid"> {
  const parts = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean);
  return {
    "aria-describedby": parts.join(" ") || undefined,
    "aria-invalid": error !== undefined || undefined,
  };
}

function Label({ label, note }: Pick<Words, "label" | "note">) {
  return (
    <>
      {label} {note !== undefined && <span className="font-normal text-muted">{note}</span>}
    </>
  );
}

function Hint({ id, hint }: { id: string; hint: ReactNode }) {
  return (
    hint !== undefined && (
      <p id={`${id}-hint`} className="text-sm text-muted">
        {hint}
      </p>
    )
  );
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    error !== undefined && (
      <p id={`${id}-error`} className="text-sm font-semibold text-clay">
        {error}
      </p>
    )
  );
}

/** Label, hint, control and error. `control` receives the props that connect them, and all further props. */
export function Field({
  id,
  name,
  label,
  hint,
  note,
  error,
  control,
  ...own
}: NamedField & {
  control: (props: FieldProps & { id: string; name: string }) => ReactNode;
}) {
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-sm font-semibold">
        <Label label={label} note={note} />
      </label>
      <Hint id={id} hint={hint} />
      {control({ ...own, id, name, ...describedBy(id, { hint, error }) })}
      <FieldError id={id} error={error} />
    </div>
  );
}

/** A field's props from its words. */
export type NamedField = Words & { id: string; name: string };

/** Returns the props of each field of a form. `id` is the prefix of their ids. */
export function connectFields<Name extends string>(
  id: string,
  words: Record<Name, Pick<Words, "label" | "hint">>,
  errors: Partial<Record<string, string>>,
): (name: Name) => NamedField {
  return (name) => {
    const { label, hint } = words[name];
    return { id: `${id}-${name}`, name, label, hint, error: errors[name] };
  };
}

/** A single-line text field. Further props go to the input. */
export function TextField(field: NamedField & ComponentProps<"input">) {
  return <Field {...field} control={(props) => <input type="text" {...props} className={controlLook} />} />;
}

/** A field of several lines. Further props go to the text area. */
export function TextAreaField(field: NamedField & ComponentProps<"textarea">) {
  return <Field {...field} control={(props) => <TextArea {...props} className={`py-2 ${controlLook}`} />} />;
}

/** A list to choose from. Further props, such as the options, go to the select. */
export function SelectField(field: NamedField & ComponentProps<"select">) {
  return <Field {...field} control={(props) => <select {...props} className={controlLook} />} />;
}

/** A checkbox or radio button with its label. */
export function CheckboxField({ children, ...input }: ComponentProps<"input">) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input type="checkbox" {...input} className="size-5 shrink-0 accent-leaf" />
      {children}
    </label>
  );
}

/** A group of choices with a legend. Its id is the target of the error summary's link. */
export function FieldGroup({ id, children, ...words }: Words & { id: string; children: ReactNode }) {
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className="grid gap-1 outline-none"
      aria-describedby={describedBy(id, words)["aria-describedby"]}
    >
      <legend className="text-sm font-semibold">
        <Label {...words} />
      </legend>
      <Hint id={id} hint={words.hint} />
      {children}
      <FieldError id={id} error={words.error} />
    </fieldset>
  );
}
