import { type FormEvent, useId } from "react";
import { Button } from "#app/ui/button.tsx";
import { fieldLook } from "#app/ui/field-look.ts";
import type { Facts } from "#domain/round/change.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { ReadingWords } from "./reading.schema.ts";

const fields = [
  { name: "name", type: "text" },
  { name: "location", type: "text" },
  { name: "email", type: "email" },
  { name: "phone", type: "tel" },
] as const;

/** What a person reads in a file that the engine cannot read. Only the name is needed. */
export function FactsFields({
  words,
  file,
  onFacts,
  onCancel,
}: {
  words: ReadingWords["facts"];
  file: string;
  onFacts: (facts: Facts) => void;
  onCancel: () => void;
}) {
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const value = (name: string) => String(typed.get(name) ?? "").trim();
    if (value("name") === "") return;
    const others = fields.flatMap(({ name }) =>
      name !== "name" && value(name) !== "" ? [[name, value(name)]] : [],
    );
    onFacts({ name: value("name"), ...Object.fromEntries(others) });
  };
  return (
    <form
      aria-labelledby={`${id}-title`}
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onCancel();
      }}
      className="grid gap-x-4 gap-y-3 border-t border-line py-4 sm:grid-cols-2"
    >
      <p id={`${id}-title`} className="col-span-full font-semibold">
        {fillTemplate(words.title, { file })}
      </p>
      {fields.map(({ name, type }, index) => (
        <label key={name} htmlFor={`${id}-${name}`} className="grid min-w-0 gap-1 text-note font-medium">
          {words[name]}
          <input
            id={`${id}-${name}`}
            name={name}
            type={type}
            required={name === "name"}
            maxLength={200}
            autoComplete="off"
            // The person has just asked to type here.
            // biome-ignore lint/a11y/noAutofocus: opened by the button before it
            autoFocus={index === 0}
            className={`${fieldLook} w-full min-w-0`}
          />
        </label>
      ))}
      <p className="col-span-full text-note text-muted">{words.note}</p>
      <div className="col-span-full flex gap-3">
        <Button look="contained" type="submit">
          {words.add}
        </Button>
        <Button look="outlined" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
