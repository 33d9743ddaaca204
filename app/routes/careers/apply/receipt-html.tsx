import { renderToStaticMarkup } from "react-dom/server";
import { markServerHtml } from "#app/document/server-html.ts";
import { formatTime } from "#app/form/result-heading.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { Receipt } from "#server/submissions/site-services.ts";
import type { ApplicationWords } from "./application.schema.ts";

/** The receipt as server-rendered HTML: few visits show it, so no visitor loads code for it. */
export function receiptHtml(
  { reference, arrivedAt }: Receipt,
  job: string,
  words: ApplicationWords["receipt"],
): string {
  return markServerHtml(
    renderToStaticMarkup(
      <>
        <p className="text-small text-muted">
          {words.reference} <strong className="apply-reference">{reference}</strong>
        </p>
        <p className="mt-4">{fillTemplate(words.kept, { job, time: formatTime(arrivedAt) })}</p>
        <p className="mt-4">{words.mailed}</p>
        <ul className="apply-next">
          {words.next.map((step) => (
            <li key={step}>{step}</li>
          ))}
          <li>
            {words.noMail.text}{" "}
            <TextLink look="inline" url="/application">
              {words.noMail.link}
            </TextLink>
          </li>
        </ul>
      </>,
    ),
  );
}
