import content from "virtual:content";
import { data, redirect } from "react-router";
import { proofContent } from "#app/content/proof-content.ts";
import { siteServices } from "#app/content/site-services.ts";
import { RouteError } from "#app/errors/route-error.tsx";
import { askStore } from "#app/form/ask-store.ts";
import { catchOffline, noStore, rejectSubmission } from "#app/form/form-route.ts";
import { fieldText, hiddenFields } from "#app/form/read-fields.ts";
import { FramedPage } from "#app/sections/framed-page.tsx";
import { LiveHero } from "#app/sections/hero/live-hero.tsx";
import { pageFrame } from "#app/sections/page-frame.tsx";
import { pageHead } from "#app/seo/head.ts";
import type { Delivery } from "#server/handlers/delivery.ts";
import type { Route } from "./+types/contact";
import type { RejectedMessage } from "./contact-fields.ts";
import { ContactForm } from "./contact-form.tsx";
import { ContactReceipt } from "./contact-receipt.tsx";
import { NextSteps } from "./next-steps.tsx";
import { readMessage } from "./read-message.ts";

const url = "/company/contact";

export const delivery: Delivery = { kind: "PRERENDERED", readsQuery: true };

export async function loader({ request, context }: Route.LoaderArgs) {
  const { form, next, receipt: receiptWords } = content.contact;
  const loaded = { ...pageFrame(url), form, next };

  const reference = new URL(request.url).searchParams.get("received");
  if (reference === null) return data({ ...loaded, receipt: null });
  const found = await askStore(context.get(siteServices)?.findReceipt(reference.slice(0, 20)));
  const receipt = found
    ? { kind: "SAVED" as const, ...found }
    : { kind: "UNKNOWN" as const, reference: reference.slice(0, 20) };
  return data({ ...loaded, receipt: { ...receipt, words: receiptWords } }, { headers: noStore });
}

/** Only a stored message gets a receipt; a rejected one keeps its fields. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData().catch(() => undefined);
  if (!form) throw data(null, { status: 400 });
  const read = readMessage(form, content.contact.form);
  if (read.kind === "INVALID") return data<RejectedMessage>(read, { status: 422, headers: noStore });

  const { values, message } = read;
  const answer = await context.get(siteServices)?.submitMessage(message, fieldText(form, hiddenFields.proof));
  if (answer?.kind !== "SAVED") return rejectSubmission(proofContent, answer, values);
  return redirect(`${url}?received=${answer.reference}`, { status: 303, headers: noStore });
}

export function clientAction({ serverAction }: Route.ClientActionArgs): Promise<RejectedMessage> {
  return catchOffline(serverAction);
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const isPrivate = loaderData.receipt !== null;
  return [...pageHead(loaderData.head), ...(isPrivate ? [{ name: "robots", content: "noindex" }] : [])];
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { hero, form, next, about, receipt } = loaderData;
  return (
    <FramedPage heading={<LiveHero {...hero} />} about={about}>
      <div className="page-width grid items-start gap-x-6 gap-y-12 pb-20 lg:grid-cols-12">
        <section id="message" className="min-w-0 border-t-[1.5px] border-ink pt-5 lg:col-span-7">
          {receipt?.kind === "SAVED" ? (
            <ContactReceipt {...receipt} />
          ) : (
            <ContactForm words={form} rejection={actionData} unknown={receipt ?? undefined} />
          )}
        </section>
        <NextSteps {...next} />
      </div>
    </FramedPage>
  );
}

export const ErrorBoundary = RouteError;
export { formHeaders as headers, revalidateForReceipt as shouldRevalidate } from "#app/form/form-route.ts";
