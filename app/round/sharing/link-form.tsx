import { type FormEvent, useId, useRef, useState } from "react";
import { actionLook, controlLook, smallFieldLook } from "#app/stages/live/looks.ts";
import { randomId } from "#domain/relay/bytes.ts";
import type { ScreeningQuestion } from "#domain/relay/card.ts";
import { maxQuestions, relayLimits } from "#domain/relay/limits.ts";
import type { CollectingLink } from "#domain/round/change.ts";
import { emailPattern } from "#domain/text/email-pattern.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { quietLook } from "../copies/looks.ts";
import words from "./sharing-words.data.ts";

const own = words.form;
const kinds = ["TEXT", "YES_NO", "NUMBER", "CHOICE"] as const;
const resumes = ["REQUIRED", "OPTIONAL", "NONE"] as const;

/** What is typed into the form: texts as they are. */
type Draft = {
  employer: string;
  job: string;
  place: string;
  about: string;
  contactName: string;
  contactEmail: string;
  resume: (typeof resumes)[number];
  until: string;
  limit: string;
  questions: (Omit<ScreeningQuestion, "options"> & { options: string })[];
};
type Fault = { field: string; text: string };

const linesOf = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** What keeps a link from being saved, in the order of the fields. */
export function checkLink(draft: Draft, today: string): Fault[] {
  const { faults } = own;
  const limit = Number(draft.limit);
  const isIn = (field: keyof typeof faults, isRight: boolean, at: string = field): Fault[] =>
    isRight ? [] : [{ field: at, text: fillTemplate(faults[field], { max: relayLimits.submissions }) }];
  return [
    ...isIn("employer", draft.employer.trim() !== ""),
    ...isIn("job", draft.job.trim() !== ""),
    ...isIn("contactName", draft.contactName.trim() !== ""),
    ...isIn("contactEmail", emailPattern.test(draft.contactEmail.trim())),
    ...isIn("until", /^\d{4}-\d\d-\d\d$/.test(draft.until) && draft.until >= today),
    ...isIn("limit", Number.isInteger(limit) && limit >= 1 && limit <= relayLimits.submissions),
    ...draft.questions.flatMap(({ id, text, kind, options }) => {
      const count = linesOf(options).length;
      return [
        ...isIn("question", text.trim() !== "", `question-${id}`),
        ...isIn("options", kind !== "CHOICE" || (count >= 2 && count <= 12), `options-${id}`),
      ];
    }),
  ];
}

function toDraft(
  link: CollectingLink | undefined,
  { title, until }: { title: string; until: string },
): Draft {
  const { card } = link ?? {};
  return {
    employer: card?.employer ?? "",
    job: card?.title ?? title,
    place: card?.place ?? "",
    about: card?.about ?? "",
    contactName: card?.contact.name ?? "",
    contactEmail: card?.contact.email ?? "",
    resume: card?.resume ?? "REQUIRED",
    until: link?.until ?? until,
    limit: String(link?.limit ?? 500),
    questions: (card?.questions ?? []).map(({ options = [], ...question }) => ({
      ...question,
      options: options.join("\n"),
    })),
  };
}

function toLink(draft: Draft, link: CollectingLink | undefined): CollectingLink {
  return {
    id: link?.id ?? randomId(),
    secret: link?.secret ?? randomId(),
    isPaused: link?.isPaused ?? false,
    limit: Number(draft.limit),
    until: draft.until,
    card: {
      employer: draft.employer.trim(),
      title: draft.job.trim(),
      place: draft.place.trim(),
      about: draft.about.trim(),
      contact: { name: draft.contactName.trim(), email: draft.contactEmail.trim() },
      resume: draft.resume,
      questions: draft.questions.map(({ options, ...question }) => ({
        ...question,
        text: question.text.trim(),
        ...(question.kind === "CHOICE" && { options: linesOf(options) }),
      })),
    },
  };
}

const labelLook = "grid min-w-0 content-start text-note font-semibold";
const faultLook = "text-note font-normal text-clay";

function Question({
  question,
  faultOf,
  change,
  remove,
}: {
  question: Draft["questions"][number];
  faultOf: (field: string) => string | undefined;
  change: (next: Partial<Draft["questions"][number]>) => void;
  remove: () => void;
}) {
  const { id, text, kind, options, isRequired } = question;
  const fault = { question: faultOf(`question-${id}`), options: faultOf(`options-${id}`) };
  return (
    <li className="grid gap-2 border-t border-line py-3">
      <div className="grid gap-x-4 gap-y-2 sm:grid-cols-[minmax(0,1fr)_12rem]">
        <label className={labelLook}>
          {own.question}
          <input
            name={`question-${id}`}
            value={text}
            maxLength={500}
            aria-invalid={fault.question !== undefined}
            className={`${smallFieldLook} font-normal aria-invalid:border-clay`}
            onChange={({ target }) => change({ text: target.value })}
          />
          {fault.question && <span className={faultLook}>{fault.question}</span>}
        </label>
        <label className={labelLook}>
          {own.kind}
          <select
            value={kind}
            className={`${smallFieldLook} font-normal`}
            onChange={({ target }) => {
              const next = kinds.find((one) => one === target.value);
              if (next) change({ kind: next });
            }}
          >
            {kinds.map((one) => (
              <option key={one} value={one}>
                {own.kinds[one]}
              </option>
            ))}
          </select>
        </label>
      </div>
      {kind === "CHOICE" && (
        <label className={labelLook}>
          {own.options}
          <textarea
            name={`options-${id}`}
            rows={3}
            value={options}
            maxLength={2_000}
            aria-invalid={fault.options !== undefined}
            className={`${smallFieldLook} py-2 font-normal aria-invalid:border-clay`}
            onChange={({ target }) => change({ options: target.value })}
          />
          {fault.options && <span className={faultLook}>{fault.options}</span>}
        </label>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <label className="flex min-h-9 cursor-pointer items-center gap-2 text-small max-sm:min-h-11">
          <input
            type="checkbox"
            checked={isRequired}
            className="size-4 accent-leaf"
            onChange={({ target }) => change({ isRequired: target.checked })}
          />
          {own.isRequired}
        </label>
        <button type="button" className={quietLook} onClick={remove}>
          {own.remove}
        </button>
      </div>
    </li>
  );
}

/** What applicants read and are asked, and the rules of the link. */
export function LinkForm({
  link,
  title,
  today,
  firstDay,
  save,
  cancel,
}: {
  link?: CollectingLink | undefined;
  /** The job, as the round is called. */
  title: string;
  today: string;
  /** The last day of a new link. */
  firstDay: string;
  save: (link: CollectingLink) => void;
  cancel?: () => void;
}) {
  const [draft, setDraft] = useState(() => toDraft(link, { title, until: firstDay }));
  const [faults, setFaults] = useState<Fault[]>([]);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const faultOf = (field: string) => faults.find((fault) => fault.field === field)?.text;
  const change = (next: Partial<Draft>) => setDraft((before) => ({ ...before, ...next }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = checkLink(draft, today);
    setFaults(found);
    const [first] = found;
    const field = first && form.current?.elements.namedItem(first.field);
    if (field instanceof HTMLElement) field.focus();
    if (!first) save(toLink(draft, link));
  };
  const line = (
    name: "employer" | "job" | "place" | "contactName" | "contactEmail" | "until" | "limit",
    props: { type?: string; max?: number; autoComplete?: string; inputMode?: "numeric" } = {},
  ) => {
    const { max = 300, ...others } = props;
    const fault = faultOf(name);
    return (
      <label className={labelLook}>
        {own[name]}
        <input
          {...others}
          name={name}
          value={draft[name]}
          maxLength={max}
          aria-invalid={fault !== undefined}
          aria-describedby={fault === undefined ? undefined : `${id}-${name}`}
          className={`${smallFieldLook} font-normal aria-invalid:border-clay`}
          onChange={({ target }) => change({ [name]: target.value })}
        />
        {fault && (
          <span id={`${id}-${name}`} className={faultLook}>
            {fault}
          </span>
        )}
      </label>
    );
  };
  return (
    <form ref={form} noValidate aria-label={own.title} className="grid gap-4" onSubmit={submit}>
      <p className="max-w-[44em] text-note text-muted">{own.note}</p>
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {line("employer", { autoComplete: "organization" })}
        {line("job")}
        {line("place")}
        <label className={labelLook}>
          {own.resume}
          <select
            value={draft.resume}
            className={`${smallFieldLook} font-normal`}
            onChange={({ target }) => {
              const next = resumes.find((one) => one === target.value);
              if (next) change({ resume: next });
            }}
          >
            {resumes.map((one) => (
              <option key={one} value={one}>
                {own.resumes[one]}
              </option>
            ))}
          </select>
        </label>
        {line("contactName", { autoComplete: "name" })}
        {line("contactEmail", { type: "email", autoComplete: "email" })}
        {line("until", { type: "date" })}
        {line("limit", { max: 6, inputMode: "numeric" })}
      </div>
      <label className={labelLook}>
        {own.about}
        <textarea
          rows={5}
          value={draft.about}
          maxLength={5_000}
          aria-describedby={`${id}-about`}
          className={`${smallFieldLook} py-2 font-normal`}
          onChange={({ target }) => change({ about: target.value })}
        />
        <span id={`${id}-about`} className="text-note font-normal text-muted">
          {own.aboutNote}
        </span>
      </label>
      <fieldset>
        <legend className="text-small font-semibold">{own.questions}</legend>
        {draft.questions.length === 0 && <p className="py-2 text-note text-muted">{own.noQuestions}</p>}
        <ol className="mt-2">
          {draft.questions.map((question) => (
            <Question
              key={question.id}
              question={question}
              faultOf={faultOf}
              change={(next) =>
                change({
                  questions: draft.questions.map((one) =>
                    one.id === question.id ? { ...one, ...next } : one,
                  ),
                })
              }
              remove={() => change({ questions: draft.questions.filter((one) => one.id !== question.id) })}
            />
          ))}
        </ol>
        {draft.questions.length < maxQuestions && (
          <button
            type="button"
            className={`${controlLook} border-control`}
            onClick={() =>
              change({
                questions: [
                  ...draft.questions,
                  { id: randomId(), text: "", kind: "YES_NO", isRequired: true, options: "" },
                ],
              })
            }
          >
            {own.add}
          </button>
        )}
      </fieldset>
      <p className="flex flex-wrap gap-2">
        <button type="submit" className={actionLook}>
          {link ? own.change : own.save}
        </button>
        {cancel && (
          <button type="button" className={controlLook} onClick={cancel}>
            {own.cancel}
          </button>
        )}
      </p>
    </form>
  );
}
