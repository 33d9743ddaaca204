import content from "#app/content/content.data.ts";
import { RouteError } from "#app/errors/route-error.tsx";
import { catchOffline } from "#app/form/form-route.ts";
import { FramedPage } from "#app/sections/framed-page.tsx";
import { LiveHero } from "#app/sections/hero/live-hero.tsx";
import { pageFrame } from "#app/sections/page-frame.tsx";
import { pageHead } from "#app/seo/head.ts";
import { ServerHtml } from "#app/ui/server-html.tsx";
import type { Delivery } from "#server/handlers/delivery.ts";
import type { Route } from "./+types/contact";
import type { ContactPrefill, RejectedMessage } from "./contact-fields.ts";
import { ContactForm } from "./contact-form.tsx";
import { ContactReceipt, ReceiptHeading } from "./contact-receipt.tsx";
import { isPage, takeMessage, withReceipt } from "./message-route.ts";
import { nextStepsHtml } from "./next-steps.tsx";
import { readMessage } from "./read-message.ts";
import { readPage } from "./read-person.ts";

const url = "/company/contact";

export const delivery: Delivery = { kind: "PRERENDERED", readsQuery: true };

/** Reads the reason and the referring page from a link to the form. */
function readPrefill({ searchParams }: URL): ContactPrefill {
  const reason = searchParams.get("reason");
  const { options } = content.contact.form.fields.reason;
  return {
    reason: options.find(({ id }) => id === reason)?.id ?? "",
    page: readPage(searchParams.get("page"), isPage),
  };
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { form, next, receipt } = content.contact;
  const address = new URL(request.url);
  const loaded = { ...pageFrame(url), form, next: nextStepsHtml(next), prefill: readPrefill(address) };
  return withReceipt(loaded, receipt, address, context);
}

export async function action({ request, context }: Route.ActionArgs) {
  return takeMessage({ url, request, context }, async (form) =>
    readMessage(form, content.contact.form, isPage),
  );
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
  const { head, hero, form, next, about, receipt, prefill } = loaderData;
  const heading = receipt?.kind === "SAVED" ? <ReceiptHeading title={head.name} /> : <LiveHero {...hero} />;
  return (
    <FramedPage heading={heading} about={about}>
      <div className="page-width grid items-start gap-x-6 gap-y-12 pb-20 lg:grid-cols-12">
        <section id="message" className="min-w-0 border-t-[1.5px] border-ink pt-5 lg:col-span-7">
          {receipt?.kind === "SAVED" ? (
            <ContactReceipt {...receipt} url={url} />
          ) : (
            <ContactForm
              words={form}
              prefill={prefill}
              rejection={actionData}
              unknown={receipt ?? undefined}
            />
          )}
        </section>
        <ServerHtml id="next" html={next} className="[display:contents]" />
      </div>
    </FramedPage>
  );
}

export const ErrorBoundary = RouteError;
export { formHeaders as headers, revalidateForReceipt as shouldRevalidate } from "#app/form/form-route.ts";
