import "../careers/careers.css";
import content from "virtual:content";
import { data, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { fillIn } from "../../content/fill-in.ts";
import { siteServices } from "../../for-server.ts";
import { askForProof } from "../../form/proof/ask-for-proof.ts";
import { hiddenFields, typed } from "../../form/read-fields.ts";
import { errorHead, pageHead } from "../../seo/head.ts";
import { missingPage } from "../../shell/missing-page.ts";
import { isMissing, PageError } from "../../shell/page-error.tsx";
import { Static } from "../../ui/static.tsx";
import { ShareRow } from "../share-row.tsx";
import type { Route } from "./+types/job";
import { type NotApplied, receiptName } from "./apply/application-fields.ts";
import { ApplicationForm } from "./apply/application-form.tsx";
import { ApplicationReceipt } from "./apply/application-receipt.tsx";
import { readApplication } from "./apply/read-application.ts";
import { findOpening, openingPage } from "./opening-page.tsx";

const pathOf = (url: URL) => url.pathname.replace(/\/$/, "");

/** What concerns one visitor is kept by nobody on the way. */
const forOneVisitor = { "Cache-Control": "no-store" };

/** A closed opening keeps its page and is gone for search engines. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const page = openingPage(pathOf(url));
  if (!page) throw missingPage(pathOf(url));
  const status = page.isOpen ? 200 : 410;
  const { form, receipt: receiptWords } = content.applications;

  const reference = url.searchParams.get(receiptName)?.slice(0, 20);
  if (reference === undefined) return data({ ...page, form, receipt: null }, { status });
  const found = await context.get(siteServices)?.candidates.findReceipt(reference);
  const receipt = found
    ? { kind: "KEPT" as const, ...found, words: receiptWords }
    : { kind: "UNKNOWN" as const, text: fillIn(receiptWords.unknown, { reference }) };
  return data({ ...page, form, receipt }, { status, headers: forOneVisitor });
}

/** A receipt is only given for what is stored; everything else keeps what was typed and the files that came. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const path = pathOf(url);
  const opening = findOpening(path);
  if (!opening) throw missingPage(path);
  const form = await request.formData().catch(() => undefined);
  if (!form) throw data(null, { status: 400 });
  const services = context.get(siteServices);
  const notSent = (answer: NotApplied, status: number, headers = {}) =>
    data(answer, { status, headers: { ...forOneVisitor, ...headers } });

  const findUpload = async (id: string) => services?.candidates.findUpload(id).catch(() => undefined);
  const read = await readApplication(form, opening.posting, content.applications.form, findUpload);
  const { values } = read;
  if (!opening.isOpen) return notSent({ kind: "CLOSED", values }, 410);
  if (read.kind === "INVALID") return notSent(read, 422);
  const answer = await services?.receiveApplication(read.application, typed(form, hiddenFields.proof));
  switch (answer?.kind) {
    case "KEPT":
      return redirect(`${path}?${receiptName}=${answer.reference}#apply`, {
        status: 303,
        headers: forOneVisitor,
      });
    case "TOO_MANY": {
      const headers = { "Retry-After": String(answer.retryAfter) };
      const minutes = Math.ceil(answer.retryAfter / 60);
      return notSent({ kind: "TOO_MANY", values, minutes }, 429, headers);
    }
    case "PROVE":
      return notSent({ ...askForProof(content), values }, 403);
    default:
      return notSent({ kind: "UNAVAILABLE", values }, 503, {
        "Retry-After": String(answer?.retryAfter ?? 60),
      });
  }
}

/** A line that is down must not take away what was typed. */
export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<NotApplied> {
  try {
    return await serverAction();
  } catch (error) {
    // The way to the receipt.
    if (error instanceof Response) throw error;
    return { kind: "OFFLINE" };
  }
}

/** What was not sent changes nothing here, and a line that is down could not ask; the way to a receipt has a new query. */
export function shouldRevalidate({ actionResult, currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  const isSame = currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search;
  return actionResult === undefined && !isSame;
}

export function headers({ actionHeaders, loaderHeaders }: Route.HeadersArgs) {
  return [...actionHeaders.keys()].length > 0 ? actionHeaders : loaderHeaders;
}

export function meta({ loaderData, error }: Route.MetaArgs) {
  if (!loaderData) return errorHead(isMissing(error));
  return pageHead(loaderData.head, loaderData.isFindable && loaderData.receipt === null);
}

export default function Job({ loaderData, actionData }: Route.ComponentProps) {
  const { head, words, top, text, similar, isOpen, form, applying, receipt } = loaderData;
  const isApplied = receipt?.kind === "KEPT";
  return (
    <article key={head.url} className="job">
      <Static id="opening-head" html={top} />
      {isOpen && <ShareRow words={words} url={head.url} title={head.name} />}
      <Static id="opening-text" html={text} />
      {(isOpen || actionData || isApplied) && (
        <section id="apply" data-no-print className="page-width apply" aria-labelledby="apply-title">
          <div className="apply-sheet">
            {isApplied ? (
              <ApplicationReceipt url={head.url} job={head.name} receipt={receipt} words={receipt.words} />
            ) : (
              <>
                <h2 id="apply-title" className="text-2xl">
                  {form.title}
                </h2>
                {receipt && <p className="apply-draft">{receipt.text}</p>}
                <p className="mt-3 text-muted">{form.intro}</p>
                <ApplicationForm url={head.url} opening={applying} words={form} notSent={actionData} />
              </>
            )}
          </div>
        </section>
      )}
      <Static id="opening-similar" html={similar} />
    </article>
  );
}

export const ErrorBoundary = PageError;
