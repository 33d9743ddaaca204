import { proofContent } from "#app/content/proof-content.ts";
import type { Delivery } from "#server/handlers/delivery.ts";
import "#app/routes/careers/openings.css";
import "./posting.css";
import { data, redirect } from "react-router";
import content from "#app/content/content.data.ts";
import { contentIn } from "#app/content/content-in.ts";
import { siteServices } from "#app/content/site-services.ts";
import { notFoundResponse } from "#app/errors/not-found-response.ts";
import { missingTitle, PageError } from "#app/errors/page-error.tsx";
import { pageLanguage } from "#app/errors/page-language.ts";
import { askStore } from "#app/form/ask-store.ts";
import { catchOffline, noStore, rejectSubmission } from "#app/form/form-route.ts";
import { fieldText, hiddenFields } from "#app/form/read-fields.ts";
import { type RejectedApplication, receiptName } from "#app/routes/careers/apply/application-fields.ts";
import { ApplicationForm } from "#app/routes/careers/apply/application-form.tsx";
import { ApplicationReceipt } from "#app/routes/careers/apply/application-receipt.tsx";
import { readApplication } from "#app/routes/careers/apply/read-application.ts";
import { receiptHtml } from "#app/routes/careers/apply/receipt-html.tsx";
import { useFit } from "#app/routes/careers/portal/fit/fit-store.ts";
import { errorHead, pageHead } from "#app/seo/head.ts";
import { ShareRow } from "#app/seo/share-row.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { ServerHtml } from "#app/ui/server-html.tsx";
import type { Language } from "#domain/language/language.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { Route } from "./+types/posting";
import { findPostingPage, postingPage } from "./posting-page.tsx";

/** The form without its introduction, which fills the window of a phone. */
const formAnchor = "#application-form";

const postingPath = (url: URL) => url.pathname.replace(/\/$/, "");

export const delivery: Delivery = { kind: "DAILY", privateQuery: receiptName, markdown: "FROM_PAGE" };

/** A closed posting keeps its page but responds with 410, so that search engines drop it. */
export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  const language = pageLanguage(args);
  const page = postingPage(postingPath(url), language);
  if (!page) throw notFoundResponse(postingPath(url));
  const status = page.isOpen ? 200 : 410;
  const { receipt: receiptWords } = contentIn(language).applications;
  const reference = url.searchParams.get(receiptName)?.slice(0, 20);
  if (reference === undefined) return data({ ...page, receipt: null }, { status });
  const stored = await askStore(context.get(siteServices)?.applications.findReceipt(reference));
  const receipt = stored
    ? {
        kind: "SAVED" as const,
        title: receiptWords.title,
        html: receiptHtml(stored, page.head.name, receiptWords, language),
      }
    : { kind: "UNKNOWN" as const, text: fillTemplate(receiptWords.unknown, { reference }) };
  return data({ ...page, receipt }, { status, headers: noStore });
}

/** Messages in a language. Answers are stored in that of their questions. */
function formWords(language: Language) {
  const { form } = contentIn(language).applications;
  const { yes, no } = content.applications.form.answers;
  return { ...form, answers: { ...form.answers, yes, no } };
}

/** Stores an application and redirects to its receipt. A rejected one keeps its fields and uploads. */
export async function action(args: Route.ActionArgs) {
  const { request, url, context } = args;
  const language = pageLanguage(args);
  const proof = proofContent(language);
  const path = postingPath(url);
  const page = findPostingPage(path);
  if (!page) throw notFoundResponse(path);
  const form = await request.formData().catch(() => undefined);
  if (!form) throw data(null, { status: 400 });
  const services = context.get(siteServices);
  const reject = (answer: RejectedApplication, status: number) => data(answer, { status, headers: noStore });

  const findUpload = async (id: string) => services?.applications.findUpload(id);
  const read = await readApplication(form, page.posting, formWords(language), findUpload);
  const { values } = read;
  if (!page.isOpen) return reject({ kind: "CLOSED", values }, 410);
  if (read.kind === "UNAVAILABLE") return rejectSubmission(proof, undefined, values);
  if (read.kind === "UNPROVEN") return rejectSubmission(proof, { kind: "PROVE" }, values);
  if (read.kind === "INVALID") return reject(read, 422);
  const answer = await services?.submitApplication(
    { ...read.application, language },
    fieldText(form, hiddenFields.proof),
  );
  if (answer?.kind !== "SAVED") return rejectSubmission(proof, answer, values);
  return redirect(`${path}?${receiptName}=${answer.reference}#apply`, {
    status: 303,
    headers: noStore,
  });
}

export function clientAction({ serverAction }: Route.ClientActionArgs): Promise<RejectedApplication> {
  return catchOffline(serverAction);
}

export function meta({ loaderData, error }: Route.MetaArgs) {
  if (!loaderData) return errorHead(missingTitle(error));
  return pageHead(loaderData.head, loaderData.isFindable && loaderData.receipt === null);
}

export default function PostingRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { head, words, top, text, rest, invitation, similar, isOpen, form, applying, receipt, pay } =
    loaderData;
  const isApplied = receipt?.kind === "SAVED";
  const fit = useFit();
  return (
    <article key={head.url} className="job">
      <div className="page-width job-head">
        <ServerHtml id="opening-head" html={top} />
        {isOpen && (
          <div data-no-print className="job-actions">
            <ButtonLink look="cta" url={formAnchor} className="job-apply">
              {form.link}
            </ButtonLink>
            <ShareRow words={words} url={head.url} title={head.name} />
          </div>
        )}
      </div>
      <ServerHtml id="opening-text" html={text} />
      {fit && <fit.tools.OwnWords state={fit.state} words={fit.tools.words} url={head.url} />}
      <ServerHtml id="opening-rest" html={rest} />
      {isOpen && !isApplied && (
        <div data-no-print className="apply-bar">
          <p>
            <strong lang="en">{head.name}</strong>
            {pay}
          </p>
          <ButtonLink look="contained" url={formAnchor}>
            {form.link}
          </ButtonLink>
        </div>
      )}
      {(isOpen || actionData || isApplied) && (
        <section id="apply" data-no-print className="grove" aria-labelledby="apply-title">
          <div className="page-width apply">
            {isApplied ? (
              <ApplicationReceipt url={head.url} title={receipt.title} html={receipt.html} />
            ) : (
              <>
                <ServerHtml id="opening-apply" html={invitation} />
                <div id={formAnchor.slice(1)} className="sheet apply-sheet">
                  {receipt && <p className="apply-draft">{receipt.text}</p>}
                  <ApplicationForm url={head.url} posting={applying} words={form} rejection={actionData} />
                </div>
              </>
            )}
          </div>
        </section>
      )}
      <ServerHtml id="opening-similar" html={similar} />
    </article>
  );
}

export const ErrorBoundary = PageError;
export { formHeaders as headers, revalidateForReceipt as shouldRevalidate } from "#app/form/form-route.ts";
