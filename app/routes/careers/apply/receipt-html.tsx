import { markServerHtml } from "#app/document/server-html.ts";
import { renderStatic } from "#app/language/render-static.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { formatTime } from "#domain/language/format-time.ts";
import type { Language } from "#domain/language/language.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { Receipt } from "#server/submissions/site-services.ts";
import type { ApplicationWords } from "./application.schema.ts";

/** The receipt as server-rendered HTML: few visits show it, so no visitor loads code for it. */
export function receiptHtml(
  { reference, arrivedAt }: Receipt,
  job: string,
  words: ApplicationWords["receipt"],
  language: Language,
): string {
  return markServerHtml(
    renderStatic(
      <>
        <p className="text-small text-muted">
          {words.reference} <strong className="apply-reference">{reference}</strong>
        </p>
        <p className="mt-4">{fillTemplate(words.kept, { job, time: formatTime(arrivedAt, language) })}</p>
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
      language,
    ),
  );
}
