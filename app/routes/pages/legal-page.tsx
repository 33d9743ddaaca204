import { formatDate } from "#domain/language/format-time.ts";
import "./legal.css";
import { data } from "react-router";
import content from "#app/content/content.data.ts";
import { markServerHtml } from "#app/document/server-html.ts";
import { RouteError } from "#app/errors/route-error.tsx";
import { pageHead } from "#app/seo/head.ts";
import { PageTitle } from "#app/ui/page-heading.tsx";
import { ServerHtml } from "#app/ui/server-html.tsx";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { Delivery } from "#server/handlers/delivery.ts";
import type { Route } from "./+types/legal-page";

export const delivery: Delivery = { kind: "PRERENDERED" };

export function loader({ url }: Route.LoaderArgs) {
  const page = content.legal[url.pathname.replace(/\/$/, "")];
  if (!page) throw data(null, { status: 404 });
  const updatedText = fillTemplate(content.shell.messages.updated, { date: formatDate(page.updated) });
  return { ...page, updatedText, html: markServerHtml(page.html) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? pageHead(loaderData) : [];
}

export default function LegalPage({ loaderData: page }: Route.ComponentProps) {
  return (
    <article className="page-width pt-8 pb-20 lg:pt-12">
      <PageTitle size="title">{page.name}</PageTitle>
      <p className="mt-5 text-muted">
        <time dateTime={page.updated}>{page.updatedText}</time>
      </p>
      <div className="prose legal-text">
        <ServerHtml id="legal-text" html={page.html} />
      </div>
    </article>
  );
}

export const ErrorBoundary = RouteError;
