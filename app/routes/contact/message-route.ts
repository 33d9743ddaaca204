import { data, type RouterContextProvider, redirect } from "react-router";
import content from "#app/content/content.data.ts";
import { currentPostings } from "#app/content/current-postings.ts";
import { proofContent } from "#app/content/proof-content.ts";
import { siteServices } from "#app/content/site-services.ts";
import { askStore } from "#app/form/ask-store.ts";
import { noStore, rejectSubmission } from "#app/form/form-route.ts";
import { fieldText, hiddenFields } from "#app/form/read-fields.ts";
import { bookingTimes } from "#domain/booking/booking-times.ts";
import { formatTime } from "#domain/language/format-time.ts";
import { allUrls } from "#domain/urls/urls.ts";
import type { ReceiptWords } from "./contact.schema.ts";
import type { ReadForm } from "./read-person.ts";

/* Loader and action of routes whose forms are stored as messages. */

type Context = Readonly<RouterContextProvider>;

/** Whether a path is a page of this site. */
export function isPage(path: string): boolean {
  return allUrls(content, currentPostings()).includes(path);
}

/** The loaded data with the receipt that the URL refers to; null if it refers to none. */
export async function withReceipt<Loaded>(
  loaded: Loaded,
  words: ReceiptWords,
  address: URL,
  context: Context,
) {
  const reference = address.searchParams.get("received")?.slice(0, 20);
  if (reference === undefined) return data({ ...loaded, receipt: null });
  const found = await askStore(context.get(siteServices)?.findReceipt(reference));
  const { booking } = found ?? {};
  const times = booking ? bookingTimes(booking, content.bookDemo.office.zone) : [];
  const receipt = found
    ? { kind: "SAVED" as const, reference, arrived: formatTime(found.arrivedAt), times, words }
    : { kind: "UNKNOWN" as const, reference, words };
  return data({ ...loaded, receipt }, { headers: noStore });
}

/**
 * Stores the message that `read` parses, and redirects to its receipt. A rejected form keeps its fields.
 * @param read with `isTaken` if the store has refused the time of a demo
 */
export async function takeMessage<Values, Field extends string, Advice>(
  { url, request, context }: { url: string; request: Request; context: Context },
  read: (form: FormData, isTaken: boolean) => Promise<ReadForm<Values, Field, Advice>>,
) {
  const form = await request.formData().catch(() => undefined);
  if (!form) throw data(null, { status: 400 });
  const result = await read(form, false);
  if (result.kind === "INVALID") return data(result, { status: 422, headers: noStore });

  const proof = fieldText(form, hiddenFields.proof);
  const answer = await context.get(siteServices)?.submitMessage(result.message, proof);
  if (answer?.kind === "TAKEN") {
    const refused = await read(form, true);
    if (refused.kind === "INVALID") return data(refused, { status: 409, headers: noStore });
    return rejectSubmission(proofContent("en"), undefined, result.values);
  }
  if (answer?.kind !== "SAVED") return rejectSubmission(proofContent("en"), answer, result.values);
  return redirect(`${url}?received=${answer.reference}`, { status: 303, headers: noStore });
}
