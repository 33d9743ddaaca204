import { type ReactNode, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { ErrorSummary, type RejectionWords } from "#app/form/error-summary.tsx";
import type { RejectedForm } from "#app/form/form-route.ts";
import { HiddenFields, useTiming } from "#app/form/hidden-fields.tsx";
import { useProof } from "#app/form/proof/use-proof.ts";
import { Button } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { ContactFormWords, ReceiptWords } from "./contact.schema.ts";

/** The texts around the fields. */
export type FormFrameWords = RejectionWords &
  Pick<ContactFormWords, "title" | "trap" | "privacy" | "privacyLink" | "send" | "sending"> & {
    fields: Pick<ContactFormWords["fields"], "page">;
  };

/** The reference in the URL, for which there is no receipt. */
export type UnknownReceipt = { reference: string; words: Pick<ReceiptWords, "unknown"> };

type Props = {
  /** Prefix of element ids. */
  id: string;
  /** URL of the form's page. */
  action: string;
  words: FormFrameWords;
  rejection: RejectedForm<unknown, string> | undefined;
  /** Path of the referring page; may be empty. */
  page: string;
  unknown: UnknownReceipt | undefined;
  children: ReactNode;
};

/** Progressive form shell: a plain POST without JavaScript, a client-side submission with it. */
export function MessageForm({ id, action, words, rejection, page, unknown, children }: Props) {
  const isSending = useNavigation().formMethod === "POST";
  const writeTime = useTiming();
  const form = useRef<HTMLFormElement>(null);
  const proof = useProof(form, rejection);
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
        <ErrorSummary id={id} words={words} rejection={rejection} reason={proof.failed} />
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
