import { useRef } from "react";
import { Form, useNavigation } from "react-router";
import { ErrorSummary } from "#app/form/error-summary.tsx";
import { controlLook, Field, TextField } from "#app/form/field.tsx";
import { HiddenFields, useTiming } from "#app/form/hidden-fields.tsx";
import { useProof } from "#app/form/proof/use-proof.ts";
import { Button } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { ContactFormWords, ReceiptWords } from "./contact.schema.ts";
import { type ContactField, fieldId, limits, type RejectedMessage } from "./contact-fields.ts";

function rejectionText(words: ContactFormWords, rejection: RejectedMessage): string | undefined {
  switch (rejection.kind) {
    case "INVALID":
      return undefined;
    case "TOO_MANY":
      return fillTemplate(words.tooMany, { minutes: rejection.minutes });
    case "UNAVAILABLE":
      return words.unavailable;
    case "PROVE":
      return rejection.words.needed;
    case "OFFLINE":
      return words.offline;
  }
}

/** A plain form; with scripts the page stays. */
export function ContactForm({
  words,
  rejection,
  unknown,
}: {
  words: ContactFormWords;
  rejection: RejectedMessage | undefined;
  /** The reference of a receipt that does not exist. */
  unknown?: { reference: string; words: ReceiptWords } | undefined;
}) {
  const { fields } = words;
  const isSending = useNavigation().formMethod === "POST";
  const writeTime = useTiming();
  const values = rejection && "values" in rejection ? rejection.values : undefined;
  const errors = rejection?.kind === "INVALID" ? rejection.errors : {};
  const fieldProps = (name: ContactField) => {
    const { label, hint }: { label: string; hint?: string | undefined } = fields[name];
    return { id: fieldId(name), name, label, hint, error: errors[name] };
  };
  const form = useRef<HTMLFormElement>(null);
  const proof = useProof(form, rejection);
  const reason = proof.failed ?? (rejection && rejectionText(words, rejection));
  return (
    <Form
      ref={form}
      method="post"
      action="/company/contact"
      preventScrollReset
      noValidate
      aria-labelledby="contact-title"
      className="grid gap-5"
      onSubmit={({ currentTarget }) => writeTime(currentTarget)}
    >
      <h2 id="contact-title" className="text-quiet">
        {words.title}
      </h2>
      {unknown && !rejection && (
        <p className="rounded-[10px] border border-dashed border-control p-5">
          {fillTemplate(unknown.words.unknown, { reference: unknown.reference })}
        </p>
      )}
      {rejection && !proof.working && (
        <ErrorSummary
          answer={rejection}
          title={reason === undefined ? words.summary : words.notSent}
          reason={reason}
          errors={Object.entries(errors).map(([name, error]) => ({
            id: fieldId(name as ContactField),
            error,
          }))}
        />
      )}
      <Field
        {...fieldProps("reason")}
        control={({ id, name, ...props }) => (
          <select
            id={id}
            name={name}
            required
            defaultValue={values?.reason ?? ""}
            className={controlLook}
            aria-describedby={props["aria-describedby"]}
            aria-invalid={props["aria-invalid"]}
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
      <TextField {...fieldProps("name")} required autoComplete="name" defaultValue={values?.name} />
      <TextField
        {...fieldProps("email")}
        type="email"
        required
        autoComplete="email"
        defaultValue={values?.email}
      />
      <TextField
        {...fieldProps("company")}
        note={words.optional}
        autoComplete="organization"
        defaultValue={values?.company}
      />
      <Field
        {...fieldProps("message")}
        control={({ id, name, ...props }) => (
          <TextArea
            id={id}
            name={name}
            required
            rows={8}
            maxLength={limits.message}
            defaultValue={values?.message}
            className={`py-2 ${controlLook}`}
            aria-describedby={props["aria-describedby"]}
            aria-invalid={props["aria-invalid"]}
          />
        )}
      />
      <HiddenFields id="contact" label={words.trap} />
      <p className="text-small text-muted">
        {words.privacy}{" "}
        <TextLink look="inline" url="/our-privacy-policy#messages-to-us">
          {words.privacyLink}
        </TextLink>
      </p>
      <div className="flex flex-wrap items-center gap-4">
        <Button look="cta" type="submit" aria-disabled={isSending || proof.working !== undefined}>
          {words.send}
        </Button>
        <p role="status" className="text-muted">
          {isSending ? words.sending : proof.working}
        </p>
      </div>
    </Form>
  );
}
