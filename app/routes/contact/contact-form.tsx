import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { fillIn } from "../../content/fill-in.ts";
import { Button } from "../../ui/button.tsx";
import { fieldLook } from "../../ui/field-look.ts";
import { SiteLink } from "../../ui/site-link.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import type { ContactFormWords, ReceiptWords } from "./contact.schema.ts";
import { type ContactField, contactFields, fieldId, limits, type NotSent } from "./contact-fields.ts";

const controlLook = `w-full font-normal ${fieldLook}`;

type FieldWords = { label: string; hint?: string | undefined };

/** A label, its hint, the field, and what is wrong with it. `control` gives the field the attributes that tie it to them. */
function Field({
  name,
  words,
  note,
  error,
  control,
}: {
  name: ContactField;
  words: FieldWords;
  note?: string;
  error: string | undefined;
  control: (ties: { id: string; name: string } & ComponentProps<"input">) => ReactNode;
}) {
  const id = fieldId(name);
  const described = [words.hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-sm font-semibold">
        {words.label} {note !== undefined && <span className="font-normal text-muted">{note}</span>}
      </label>
      {words.hint !== undefined && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {words.hint}
        </p>
      )}
      {control({
        id,
        name,
        ...(described !== "" && { "aria-describedby": described }),
        ...(error !== undefined && { "aria-invalid": true }),
      })}
      {error !== undefined && (
        <p id={`${id}-error`} className="text-sm font-semibold text-clay">
          {error}
        </p>
      )}
    </div>
  );
}

function reasonNotSent(words: ContactFormWords, notSent: NotSent): string | undefined {
  switch (notSent.kind) {
    case "INVALID":
      return undefined;
    case "TOO_MANY":
      return fillIn(words.tooMany, { minutes: notSent.minutes });
    case "UNAVAILABLE":
      return words.unavailable;
    case "OFFLINE":
      return words.offline;
  }
}

/** Why nothing was sent, with a way to each field that is to be mended. It takes the focus. */
function NotSentSummary({ words, notSent }: { words: ContactFormWords; notSent: NotSent }) {
  const box = useRef<HTMLDivElement>(null);
  const inDocument = useRef<NotSent | undefined>(notSent);
  useEffect(() => {
    // A document has its autofocus; by now the visitor may be in a field.
    const isFirst = inDocument.current === notSent && !("interactive" in document.documentElement.dataset);
    inDocument.current = undefined;
    if (!isFirst) box.current?.focus();
  }, [notSent]);
  const reason = reasonNotSent(words, notSent);
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      // biome-ignore lint/a11y/noAutofocus: it is the answer to what the visitor has just sent
      autoFocus
      className="rounded-xl border border-control bg-paper p-5"
    >
      <h3 className="text-lg">{reason === undefined ? words.summary : words.notSent}</h3>
      {reason !== undefined && <p className="mt-2">{reason}</p>}
      {notSent.kind === "INVALID" && (
        <ul className="mt-2">
          {Object.entries(notSent.errors).map(([name, error]) => (
            <li key={name}>
              <a
                href={`#${fieldId(name as ContactField)}`}
                className="inline-block py-2 font-semibold text-clay underline underline-offset-4"
              >
                {error}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Seconds for which the page has been in view; a document counts from its start, before any script. */
function useSeconds(): () => number {
  const start = useRef(0);
  useEffect(() => {
    if ("interactive" in document.documentElement.dataset) start.current = performance.now();
  }, []);
  return () => Math.round((performance.now() - start.current) / 100) / 10;
}

/** Works as a plain form; with scripts the page stays. */
export function ContactForm({
  words,
  notSent,
  unknown,
}: {
  words: ContactFormWords;
  notSent: NotSent | undefined;
  /** A receipt was asked for that there is not. */
  unknown?: { reference: string; words: ReceiptWords } | undefined;
}) {
  const { fields } = words;
  const isSending = useNavigation().formMethod === "POST";
  const readSeconds = useSeconds();
  const values = notSent && "values" in notSent ? notSent.values : undefined;
  const errors = notSent?.kind === "INVALID" ? notSent.errors : {};
  return (
    <Form
      method="post"
      action="/company/contact"
      preventScrollReset
      noValidate
      aria-labelledby="contact-title"
      className="grid gap-5"
      onSubmit={({ currentTarget }) => {
        const seconds = currentTarget.elements.namedItem(contactFields.seconds);
        if (seconds instanceof HTMLInputElement) seconds.value = String(readSeconds());
      }}
    >
      <h2 id="contact-title" className="text-2xl">
        {words.title}
      </h2>
      {unknown && !notSent && (
        <p className="rounded-xl border border-control bg-paper p-5">
          {fillIn(unknown.words.unknown, { reference: unknown.reference })}
        </p>
      )}
      {notSent && <NotSentSummary words={words} notSent={notSent} />}
      <Field
        name="reason"
        words={fields.reason}
        error={errors.reason}
        control={({ id, name, ...ties }) => (
          <select
            id={id}
            name={name}
            required
            defaultValue={values?.reason ?? ""}
            className={controlLook}
            aria-describedby={ties["aria-describedby"]}
            aria-invalid={ties["aria-invalid"]}
          >
            <option value="">{fields.reason.choose}</option>
            {fields.reason.options.map((option) => (
              <option key={option.id} value={option.id}>
                {option.title}
              </option>
            ))}
          </select>
        )}
      />
      <Field
        name="name"
        words={fields.name}
        error={errors.name}
        control={(ties) => (
          <input
            {...ties}
            type="text"
            required
            autoComplete="name"
            defaultValue={values?.name}
            className={controlLook}
          />
        )}
      />
      <Field
        name="email"
        words={fields.email}
        error={errors.email}
        control={(ties) => (
          <input
            {...ties}
            type="email"
            required
            autoComplete="email"
            defaultValue={values?.email}
            className={controlLook}
          />
        )}
      />
      <Field
        name="company"
        words={fields.company}
        note={words.optional}
        error={errors.company}
        control={(ties) => (
          <input
            {...ties}
            type="text"
            autoComplete="organization"
            defaultValue={values?.company}
            className={controlLook}
          />
        )}
      />
      <Field
        name="message"
        words={fields.message}
        error={errors.message}
        control={({ id, name, ...ties }) => (
          <TextArea
            id={id}
            name={name}
            required
            rows={8}
            maxLength={limits.message}
            defaultValue={values?.message}
            className={`py-2 ${controlLook}`}
            aria-describedby={ties["aria-describedby"]}
            aria-invalid={ties["aria-invalid"]}
          />
        )}
      />
      <div className="sr-only" aria-hidden="true">
        <label htmlFor="contact-trap">{words.trap}</label>
        <input id="contact-trap" type="text" name={contactFields.trap} tabIndex={-1} autoComplete="off" />
      </div>
      <input type="hidden" name={contactFields.seconds} defaultValue="" />
      <p className="text-sm text-muted">
        {words.privacy}{" "}
        <SiteLink
          url="/our-privacy-policy#messages-to-us"
          className="font-semibold text-leaf underline underline-offset-4"
        >
          {words.privacyLink}
        </SiteLink>
      </p>
      <div className="flex flex-wrap items-center gap-4">
        <Button look="cta" type="submit" aria-disabled={isSending}>
          {words.send}
        </Button>
        <p role="status" className="text-muted">
          {isSending && words.sending}
        </p>
      </div>
    </Form>
  );
}
