import content from "virtual:content";
import { data, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { siteServices } from "../../for-server.ts";
import { askForProof } from "../../form/proof/ask-for-proof.ts";
import { hiddenFields, typed } from "../../form/read-fields.ts";
import { Hero } from "../../sections/hero/hero.tsx";
import { pageParts } from "../../sections/page-parts.tsx";
import { pageHead } from "../../seo/head.ts";
import { RouteError } from "../../shell/route-error.tsx";
import { Static } from "../../ui/static.tsx";
import type { Route } from "./+types/contact";
import type { NotSent } from "./contact-fields.ts";
import { ContactForm } from "./contact-form.tsx";
import { ContactReceipt } from "./contact-receipt.tsx";
import { readMessage } from "./read-message.ts";

const url = "/company/contact";

/** What concerns one visitor is kept by nobody on the way. */
const forOneVisitor = { "Cache-Control": "no-store" };

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = content.pages[url];
  const [hero, about] = pageParts(page?.sections ?? []);
  if (!page || hero?.kind !== "HERO" || about?.kind !== "STATIC")
    throw new Error(`content/pages${url}.yaml must hold a heading and sections without behaviour`);
  const { title, description, name } = page;
  const { form, receipt: receiptWords } = content.contact;
  const loaded = { head: { url, title, description, name }, hero, form, about: about.html };

  const reference = new URL(request.url).searchParams.get("received");
  if (reference === null) return data({ ...loaded, receipt: null });
  const found = await context.get(siteServices)?.findReceipt(reference.slice(0, 20));
  const receipt = found
    ? { kind: "KEPT" as const, ...found }
    : { kind: "UNKNOWN" as const, reference: reference.slice(0, 20) };
  return data({ ...loaded, receipt: { ...receipt, words: receiptWords } }, { headers: forOneVisitor });
}

/** A receipt is only given for what is stored; everything else keeps what was typed. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData().catch(() => undefined);
  if (!form) throw data(null, { status: 400 });
  const read = readMessage(form, content.contact.form);
  const notSent = (answer: NotSent, status: number, headers = {}) =>
    data(answer, { status, headers: { ...forOneVisitor, ...headers } });
  if (read.kind === "INVALID") return notSent(read, 422);

  const { values, message } = read;
  const answer = await context.get(siteServices)?.receiveMessage(message, typed(form, hiddenFields.proof));
  switch (answer?.kind) {
    case "KEPT":
      return redirect(`${url}?received=${answer.reference}`, { status: 303, headers: forOneVisitor });
    case "TOO_MANY": {
      const minutes = Math.ceil(answer.retryAfter / 60);
      const headers = { "Retry-After": String(answer.retryAfter) };
      return notSent({ kind: "TOO_MANY", values, minutes }, 429, headers);
    }
    case "PROVE":
      return notSent({ ...askForProof(content), values }, 403);
    default: {
      const headers = { "Retry-After": String(answer?.retryAfter ?? 60) };
      return notSent({ kind: "UNAVAILABLE", values }, 503, headers);
    }
  }
}

/** A line that is down must not take away what was typed. */
export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<NotSent> {
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
  return actionResult === undefined && currentUrl.href !== nextUrl.href;
}

export function headers({ actionHeaders, loaderHeaders }: Route.HeadersArgs) {
  return [...actionHeaders.keys()].length > 0 ? actionHeaders : loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const isPrivate = loaderData.receipt !== null;
  return [...pageHead(loaderData.head), ...(isPrivate ? [{ name: "robots", content: "noindex" }] : [])];
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { hero, form, about, receipt } = loaderData;
  return (
    <>
      <Hero {...hero} />
      <section id="message" className="page-width pb-16">
        <div className="max-w-[44rem] rounded-2xl border border-line bg-raised p-5 sm:p-8">
          {receipt?.kind === "KEPT" ? (
            <ContactReceipt {...receipt} />
          ) : (
            <ContactForm words={form} notSent={actionData} unknown={receipt ?? undefined} />
          )}
        </div>
      </section>
      <Static id="about-contact" html={about} />
    </>
  );
}

export const ErrorBoundary = RouteError;
