import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { actionLook, smallFieldLook } from "#app/stages/live/looks.ts";
import type { ApplyCard, ScreeningQuestion } from "#domain/relay/card.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { ApplyWords } from "./apply.schema.ts";
import { checkDraft, type Draft, type Fault, yesOrNo } from "./check-draft.ts";
import { megabytes, ResumeField } from "./resume-field.tsx";
import type { ApplicationDraft } from "./use-draft.ts";

const labelLook = "grid gap-1 text-small font-semibold";

function Field({
  label,
  hint,
  fault,
  children,
}: {
  label: string;
  hint?: string | undefined;
  fault: string | undefined;
  /** The field, described by what is wrong with it. */
  children: (described: { "aria-invalid": boolean; "aria-describedby": string }) => ReactNode;
}) {
  const id = useId();
  return (
    <div>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the field is the child */}
      <label className={labelLook}>
        <span dir="auto" className="wrap-anywhere">
          {label} {hint && <span className="font-normal text-muted">({hint})</span>}
        </span>
        {children({ "aria-invalid": fault !== undefined, "aria-describedby": id })}
      </label>
      <p id={id} className="text-small text-clay empty:hidden">
        {fault}
      </p>
    </div>
  );
}

/** The answer to a screening question, in the form that it asks for. */
function Answer({
  question: { id, text, kind, isRequired, options = [] },
  value,
  fault,
  words,
  change,
}: {
  question: ScreeningQuestion;
  value: string;
  fault: string | undefined;
  words: ApplyWords;
  change: (answer: string) => void;
}) {
  const name = `answer-${id}`;
  const hint = isRequired ? undefined : words.optional;
  if (kind === "TEXT" || kind === "NUMBER")
    return (
      <Field label={text} hint={hint} fault={fault}>
        {(described) =>
          kind === "TEXT" ? (
            <textarea
              {...described}
              name={name}
              rows={3}
              value={value}
              maxLength={5_000}
              className={`${smallFieldLook} py-2 font-normal`}
              onChange={({ target }) => change(target.value)}
            />
          ) : (
            <input
              {...described}
              name={name}
              inputMode="decimal"
              value={value}
              maxLength={30}
              className={`${smallFieldLook} font-normal`}
              onChange={({ target }) => change(target.value)}
            />
          )
        }
      </Field>
    );
  return (
    <fieldset aria-invalid={fault !== undefined}>
      <legend dir="auto" className="text-small font-semibold wrap-anywhere">
        {text} {hint && <span className="font-normal text-muted">({hint})</span>}
      </legend>
      {(kind === "YES_NO" ? yesOrNo : options).map((option) => (
        <label key={option} className="flex min-h-11 cursor-pointer items-center gap-2.5 text-small">
          <input
            type="radio"
            name={name}
            checked={value === option}
            className="size-4 shrink-0 accent-leaf"
            onChange={() => change(option)}
          />
          <span dir="auto">{kind === "YES_NO" ? words[option === "Yes" ? "yes" : "no"] : option}</span>
        </label>
      ))}
      {fault && <p className="text-small text-clay">{fault}</p>}
    </fieldset>
  );
}

/** Everything that an applicant is asked. `next` is called with a draft that can be sent. */
export function ApplicationForm({
  card,
  words,
  draft,
  application: { file, reading, change, choose },
  isBack,
  next,
}: {
  card: ApplyCard;
  words: ApplyWords;
  draft: Draft;
  application: ApplicationDraft;
  /** Whether the applicant has come back to change something. */
  isBack: boolean;
  next: () => void;
}) {
  const [faults, setFaults] = useState<Fault[]>([]);
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (faults.length > 0) summary.current?.focus();
  }, [faults]);
  useEffect(() => {
    if (isBack) form.current?.focus();
  }, [isBack]);

  const textOf = ({ fault }: Fault) => fillTemplate(words.faults[fault], { size: megabytes });
  const faultOf = (field: string) => {
    const found = faults.find((fault) => fault.field === field);
    return found && textOf(found);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = checkDraft(draft, card, file);
    setFaults(found);
    if (found.length === 0) next();
  };
  const goTo = (field: string) => {
    const element = form.current?.elements.namedItem(field);
    const [first] = element instanceof RadioNodeList ? element : [element];
    if (first instanceof HTMLElement) first.focus();
  };
  const line = (
    name: "name" | "email" | "phone" | "location",
    props: { type?: string; autoComplete: string; inputMode?: "email" | "tel"; hint?: string },
  ) => {
    const { hint, ...others } = props;
    const fault = faultOf(name);
    return (
      <Field label={words[name]} hint={hint} fault={fault}>
        {(described) => (
          <input
            {...others}
            {...described}
            name={name}
            value={draft[name]}
            maxLength={200}
            className={`${smallFieldLook} font-normal`}
            onChange={({ target }) => change({ [name]: target.value })}
          />
        )}
      </Field>
    );
  };
  return (
    <form ref={form} tabIndex={-1} noValidate className="grid gap-6 outline-none" onSubmit={submit}>
      {faults.length > 0 && (
        <div
          ref={summary}
          tabIndex={-1}
          role="alert"
          className="rounded-xl bg-clay-soft px-4 py-3 text-small"
        >
          <p className="font-semibold">{words.faults.title}</p>
          <ul>
            {faults.map((fault) => (
              <li key={`${fault.field} ${fault.fault}`}>
                <button
                  type="button"
                  className="min-h-11 cursor-pointer text-left underline"
                  onClick={() => goTo(fault.field)}
                >
                  {textOf(fault)}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {card.resume !== "NONE" && (
        <ResumeField
          {...{ card, words, file, reading }}
          fault={faultOf("resume")}
          choose={(chosen) => void choose(chosen)}
        />
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        {line("name", { autoComplete: "name" })}
        {line("location", { autoComplete: "address-level2", hint: words.optional })}
        {line("email", { type: "email", autoComplete: "email", inputMode: "email" })}
        {line("phone", { type: "tel", autoComplete: "tel", inputMode: "tel" })}
      </div>
      {card.questions.map((question) => (
        <Answer
          key={question.id}
          question={question}
          value={draft.answers[question.id] ?? ""}
          fault={faultOf(`answer-${question.id}`)}
          words={words}
          change={(answer) => change({ answers: { ...draft.answers, [question.id]: answer } })}
        />
      ))}
      <Field label={words.note} hint={words.optional} fault={undefined}>
        {(described) => (
          <textarea
            {...described}
            name="note"
            rows={3}
            value={draft.note}
            maxLength={5_000}
            className={`${smallFieldLook} py-2 font-normal`}
            onChange={({ target }) => change({ note: target.value })}
          />
        )}
      </Field>
      <div>
        <label className="flex cursor-pointer items-start gap-3 text-small">
          <input
            type="checkbox"
            name="consent"
            aria-invalid={faultOf("consent") !== undefined}
            checked={draft.hasConsent}
            className="mt-1 size-4 shrink-0 accent-leaf"
            onChange={({ target }) => change({ hasConsent: target.checked })}
          />
          {fillTemplate(words.consent, { employer: card.employer })}
        </label>
        {faultOf("consent") && <p className="text-small text-clay">{faultOf("consent")}</p>}
      </div>
      <p>
        <button type="submit" className={`${actionLook} min-h-12 text-base`}>
          {words.next}
        </button>
      </p>
    </form>
  );
}
