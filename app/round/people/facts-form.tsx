import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { actionLook, controlLook, smallFieldLook } from "#app/stages/live/looks.ts";
import type { Facts } from "#domain/round/change.ts";
import { hasVisibleText, type RoundCandidate } from "#domain/round/round-state.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { checkFacts, type FactWarning } from "./check-facts.ts";
import words from "./people-words.data.ts";
import { phoneText } from "./table/cell-values.ts";

const own = words.form;
const maxLine = 300;
const fields = ["name", "email", "phone", "location"] as const;
type Field = (typeof fields)[number];
const fieldProps: Record<Field, { autoCapitalize: string; inputMode?: "email" | "tel" }> = {
  name: { autoCapitalize: "words" },
  email: { autoCapitalize: "none", inputMode: "email" },
  phone: { autoCapitalize: "none", inputMode: "tel" },
  location: { autoCapitalize: "words" },
};

/** The facts as typed, without spaces around them; empty ones are absent. */
function toFacts(typed: Record<Field, string>): Facts {
  const [name, email, phone, location] = fields.map((field) => typed[field].replace(/\s+/g, " ").trim());
  return {
    name: name ?? "",
    ...(email && { email }),
    ...(phone && { phone: phoneText(phone) }),
    ...(location && { location }),
  };
}

const warningText = ({ kind, ...values }: FactWarning) => fillTemplate(own.warnings[kind], values);

/**
 * Name, email, phone and place of one person. Only the name is required; what is unusual in the others is a warning.
 * The form is empty again after `save`.
 */
export function FactsForm({
  label,
  facts,
  people,
  submit,
  note,
  save,
  cancel,
}: {
  /** Names the form for screen readers. */
  label: string;
  /** What is known already. */
  facts?: Facts | undefined;
  /** The others in the round, to name who has the same address or number. */
  people: readonly RoundCandidate[];
  /** The words on the button. */
  submit: string;
  note?: ReactNode;
  save: (facts: Facts) => void;
  cancel: () => void;
}) {
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  const empty = { name: "", email: "", phone: "", location: "" };
  const [typed, setTyped] = useState<Record<Field, string>>({ ...empty, ...facts });
  /** A field is checked once it was left. */
  const [left, setLeft] = useState<ReadonlySet<Field>>(() => new Set(facts ? fields : []));
  const [isMissing, setMissing] = useState(false);
  useEffect(() => first.current?.focus(), []);
  const warnings = checkFacts(toFacts(typed), people);
  const warningOf = (field: Field) =>
    field === "email" || field === "phone" ? left.has(field) && warnings[field] : undefined;
  return (
    <form
      noValidate
      aria-label={label}
      autoComplete="off"
      className="rounded-[10px] border border-line bg-raised p-4 text-small"
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        cancel();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        const saved = toFacts(typed);
        if (!hasVisibleText(saved.name)) {
          setMissing(true);
          first.current?.focus();
          return;
        }
        setTyped(empty);
        setLeft(new Set());
        // Where `save` closes the form, it moves the focus on.
        first.current?.focus();
        save(saved);
      }}
    >
      {note && <div className="mb-3 text-note text-muted">{note}</div>}
      <div className="grid gap-3 sm:grid-cols-2">
        {fields.map((field) => {
          const warning = warningOf(field);
          return (
            <div key={field} className="min-w-0">
              <label className="block text-note font-semibold">
                {own[field]}{" "}
                {field !== "name" && <span className="font-normal text-muted">{own.optional}</span>}
                <input
                  {...fieldProps[field]}
                  ref={field === "name" ? first : undefined}
                  value={typed[field]}
                  maxLength={maxLine}
                  required={field === "name"}
                  aria-invalid={field === "name" && isMissing}
                  aria-describedby={`${id}-${field}`}
                  className={`${smallFieldLook} font-normal aria-invalid:border-clay`}
                  onChange={({ target }) => {
                    setTyped({ ...typed, [field]: target.value });
                    if (field === "name") setMissing(false);
                  }}
                  onBlur={() => setLeft(new Set([...left, field]))}
                />
              </label>
              <p id={`${id}-${field}`} aria-live="polite" className="text-note empty:hidden">
                {field === "name" && isMissing && <span className="text-clay">{own.missing}</span>}
                {field === "name" && !isMissing && <span className="text-muted">{own.nameNote}</span>}
                {warning && warningText(warning)}
                {warning && warning.kind === "EMAIL_TYPO" && (
                  <button
                    type="button"
                    className={`${controlLook} underline`}
                    onClick={() => setTyped({ ...typed, email: warning.guess })}
                  >
                    {warning.guess}
                  </button>
                )}
              </p>
            </div>
          );
        })}
      </div>
      <p className="mt-4 flex flex-wrap gap-2">
        <button type="submit" className={actionLook}>
          {submit}
        </button>
        <button type="button" className={controlLook} onClick={cancel}>
          {own.cancel}
        </button>
      </p>
    </form>
  );
}
