import { type ReactNode, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { ErrorSummary } from "#app/form/error-summary.tsx";
import { HiddenFields, useTiming } from "#app/form/hidden-fields.tsx";
import { useProof } from "#app/form/proof/use-proof.ts";
import { Button } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { ContactFormWords, ReceiptWords } from "./contact.schema.ts";
import type { RejectedForm } from "./contact-fields.ts";

/** The texts around the fields. */
export type FormFrameWords = Pick<
  ContactFormWords,
  | "title"
  | "trap"
  | "privacy"
  | "privacyLink"
  | "send"
  | "sending"
  | "summary"
  | "notSent"
  | "tooMany"
  | "unavailable"
  | "offline"
> & { fields: Pick<ContactFormWords["fields"], "page"> };

type Rejection = RejectedForm<unknown, string>;

function rejectionText(words: FormFrameWords, rejection: Rejection): string | undefined {
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

type Props = {
  /** Prefix of element ids. */
  id: string;
  /** URL of the form's page. */
  action: string;
  words: FormFrameWords;
  rejection: Rejection | undefined;
  /** Ids of the invalid fields, in order. */
  errors: readonly { id: string; error: string }[];
  /** Path of the referring page; may be empty. */
  page: string;
  /** The reference in the URL if no receipt exists for it. */
  unknown?: { reference: string; words: Pick<ReceiptWords, "unknown"> } | undefined;
  children: ReactNode;
};

/** Progressive form shell: a plain POST without JavaScript, a client-side submission with it. */
export function MessageForm({ id, action, words, rejection, errors, page, unknown, children }: Props) {
  const isSending = useNavigation().formMethod === "POST";
  const writeTime = useTiming();
  const form = useRef<HTMLFormElement>(null);
  const proof = useProof(form, rejection);
  const reason = proof.failed ?? (rejection && rejectionText(words, rejection));
  return (
    <Form
      ref={form}
      method="post"
      action={action}
      preventScrollReset
      noValidate
      aria-labelledby={`${id}-title`}
      className="grid gap-5"
      onSubmit={({ currentTarget }) => writeTime(currentTarget)}
    >
      <h2 id={`${id}-title`} className="text-quiet">
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
          errors={errors}
        />
      )}
      {children}
      <HiddenFields id={id} label={words.trap} />
      {page !== "" && (
        <p className="text-small text-muted">
          {words.fields.page.label}: <span className="text-ink wrap-anywhere">{page}</span>
          <input type="hidden" name="page" value={page} />
        </p>
      )}
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
