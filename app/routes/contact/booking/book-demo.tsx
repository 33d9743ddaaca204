import type { ShouldRevalidateFunctionArgs } from "react-router";
import content from "#app/content/content.data.ts";
import { siteServices } from "#app/content/site-services.ts";
import { RouteError } from "#app/errors/route-error.tsx";
import { catchOffline, revalidateForReceipt } from "#app/form/form-route.ts";
import { ContactReceipt, ReceiptHeading } from "#app/routes/contact/contact-receipt.tsx";
import { isPage, takeMessage, withReceipt } from "#app/routes/contact/message-route.ts";
import { nextStepsHtml } from "#app/routes/contact/next-steps.tsx";
import { readPage } from "#app/routes/contact/read-person.ts";
import { FramedPage } from "#app/sections/framed-page.tsx";
import { LiveHero } from "#app/sections/hero/live-hero.tsx";
import { pageFrame } from "#app/sections/page-frame.tsx";
import { pageHead } from "#app/seo/head.ts";
import { ServerHtml } from "#app/ui/server-html.tsx";
import { freeSlots } from "#domain/booking/office.ts";
import { groupSlots } from "#domain/booking/slot-days.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { minuteMs } from "#domain/time.ts";
import type { Delivery } from "#server/handlers/delivery.ts";
import type { Route } from "./+types/book-demo";
import type { BookingPrefill, RejectedBooking } from "./booking-fields.ts";
import { BookingForm, type BookingFormWords, type SubjectGroup } from "./booking-form.tsx";
import { calendarHtml } from "./calendar-link.tsx";
import { readBooking } from "./read-booking.ts";

const url = "/book-demo";

export const delivery: Delivery = { kind: "PRERENDERED", isCurrent: true };

/** Pages that a demo can be about. A link from one of them preselects it. */
function listSubjects(): SubjectGroup[] {
  const { groups } = content.bookDemo.form.fields.subject;
  return groups.map(({ title, pages }) => ({
    title,
    pages: pages.map((page) => ({ url: page.url, name: content.pageNames[page.url] ?? page.url })),
  }));
}

function readPrefill({ searchParams }: URL, subjects: SubjectGroup[]): BookingPrefill {
  const page = readPage(searchParams.get("page"), isPage);
  const isSubject = subjects.some(({ pages }) => pages.some((subject) => subject.url === page));
  return { page, subject: isSubject ? page : "" };
}

/** Beginnings of future demos. None while the store fails: the page opens, and sending reports the failure. */
async function findBooked(context: Route.LoaderArgs["context"], now: number): Promise<number[]> {
  const after = now - content.bookDemo.minutes * minuteMs;
  return (
    (await context
      .get(siteServices)
      ?.findBookedTimes(after)
      .catch(() => [])) ?? []
  );
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { form, minutes, zones, next, scheduled, receipt } = content.bookDemo;
  const { zone, city, daysAhead } = content.bookDemo.office;
  const now = Date.now();
  const address = new URL(request.url);
  const subjects = listSubjects();
  const { fields, ...formWords } = form;
  const { contact } = content;
  const words: BookingFormWords = {
    ...contact.form,
    ...formWords,
    ...{ subjects, zones, minutes },
    office: { zone, city, daysAhead },
    fields: { ...contact.form.fields, ...fields },
  };
  const calendar = content.shell.site.outbound.scheduling;
  const loaded = {
    ...pageFrame(url),
    words,
    days: groupSlots(freeSlots(content.bookDemo, await findBooked(context, now), now), zone, zone),
    next: nextStepsHtml({ ...next, steps: next.steps.map((step) => fillTemplate(step, { minutes })) }),
    prefill: readPrefill(address, subjects),
    /** A company's own calendar, if configured, replaces the form. */
    calendar: calendar && !calendar.sample ? calendarHtml(calendar.url, scheduled) : null,
  };
  return withReceipt(loaded, receipt, address, context);
}

export async function action({ request, context }: Route.ActionArgs) {
  const words = { contact: content.contact.form, booking: content.bookDemo };
  return takeMessage({ url, request, context }, async (form, isTaken) => {
    const booked = await findBooked(context, Date.now());
    return readBooking(form, words, { booked, isTaken, isPage });
  });
}

export function clientAction({ serverAction }: Route.ClientActionArgs): Promise<RejectedBooking> {
  return catchOffline(serverAction);
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const isPrivate = loaderData.receipt !== null;
  return [...pageHead(loaderData.head), ...(isPrivate ? [{ name: "robots", content: "noindex" }] : [])];
}

export default function BookDemo({ loaderData, actionData }: Route.ComponentProps) {
  const { head, hero, words, days, next, about, receipt, prefill, calendar } = loaderData;
  // After a booking, the page no longer asks for one.
  const heading = receipt?.kind === "SAVED" ? <ReceiptHeading title={head.name} /> : <LiveHero {...hero} />;
  return (
    <FramedPage heading={heading} about={about}>
      <div className="page-width grid items-start gap-x-6 gap-y-12 pb-5 lg:grid-cols-12">
        <section id="message" className="min-w-0 border-t-[1.5px] border-ink pt-5 lg:col-span-7">
          {receipt?.kind === "SAVED" ? (
            <ContactReceipt {...receipt} url={url} />
          ) : calendar ? (
            <ServerHtml id="calendar" html={calendar} />
          ) : (
            <BookingForm
              words={words}
              days={days}
              prefill={prefill}
              rejection={actionData}
              unknown={receipt ?? undefined}
            />
          )}
        </section>
        {!calendar && <ServerHtml id="next" html={next} className="[display:contents]" />}
      </div>
    </FramedPage>
  );
}

export const ErrorBoundary = RouteError;

/** Also after a time was taken, so that the page stops offering it. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return args.actionStatus === 409 || revalidateForReceipt(args);
}
export { formHeaders as headers } from "#app/form/form-route.ts";
