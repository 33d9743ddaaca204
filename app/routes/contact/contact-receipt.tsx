import { ResultHeading } from "#app/form/result-heading.tsx";
import { PageTitle } from "#app/ui/page-heading.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { Receipt } from "#server/submissions/site-services.ts";
import type { ReceiptWords } from "./contact.schema.ts";

/** Takes the place of the hero, which asks for what has just been sent. */
export function ReceiptHeading({ title }: { title: string }) {
  return (
    <header className="page-width pt-12 pb-9">
      <PageTitle>{title}</PageTitle>
    </header>
  );
}

export function ContactReceipt({
  words,
  url,
  reference,
  arrived,
  times = [],
}: Pick<Receipt, "reference"> & {
  /** When it arrived, in words. */
  arrived: string;
  /** The time of a demo in both zones. */
  times?: readonly string[];
  words: ReceiptWords;
  /** URL of the form. */
  url: string;
}) {
  return (
    <>
      <ResultHeading>{words.title}</ResultHeading>
      {times.map((time) => (
        <p key={time} className="mt-4 first-of-type:text-lg first-of-type:font-semibold">
          {time}
        </p>
      ))}
      <p className="mt-6 text-small text-muted">
        {words.reference} <strong className="display block text-heading text-ink tabular">{reference}</strong>
      </p>
      <p className="mt-6">
        {fillTemplate(words.kept, { time: arrived })} {words.mailed}
      </p>
      <p className="mt-4">{words.next}</p>
      <p className="mt-4">
        <TextLink url={url}>{words.another}</TextLink>
      </p>
    </>
  );
}
