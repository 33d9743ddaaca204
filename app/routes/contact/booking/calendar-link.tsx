import { renderToStaticMarkup } from "react-dom/server";
import { markServerHtml } from "#app/document/server-html.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import type { BookingWords } from "./booking.schema.ts";

/** Link to a company's own calendar, which replaces the form. Server only. */
export function calendarHtml(url: string, { title, text, link }: BookingWords["scheduled"]): string {
  return markServerHtml(
    renderToStaticMarkup(
      <>
        <h2 className="text-quiet">{title}</h2>
        <p className="mt-3">{text}</p>
        <p className="mt-6">
          <ButtonLink look="cta" url={url}>
            {link}
          </ButtonLink>
        </p>
      </>,
    ),
  );
}
