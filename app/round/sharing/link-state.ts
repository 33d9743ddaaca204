import { fromBase64Url } from "#domain/relay/bytes.ts";
import { writeLink } from "#domain/relay/links.ts";
import type { RoundUse } from "#domain/relay/protocol.ts";
import type { CollectingLink } from "#domain/round/change.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { dayText, type MessageLanguage } from "../messages/fill-message.ts";
import words from "./sharing-words.data.ts";

/** The whole address of a link, with its secret. `isShared`: for a device that several people use. */
export function linkAddress(
  link: CollectingLink,
  { origin, isShared = false }: { origin: string; isShared?: boolean },
) {
  const secret = fromBase64Url(link.secret) ?? new Uint8Array();
  const [path = "", hash = ""] = writeLink("/apply", { id: link.id, secret }).split("#");
  return `${origin}${path}${isShared ? "?shared" : ""}#${hash}`;
}

export type LinkState = "OPEN" | "PAUSED" | "FULL" | "ENDED";

/** Whether a link takes applications, and how many came by it, as far as the relay has said. */
export function linkState(
  link: CollectingLink,
  use: RoundUse | undefined,
  today: string,
): { state: LinkState; taken: number } {
  const taken = use?.links.find(({ id }) => id === link.id)?.taken ?? 0;
  if (link.until < today) return { state: "ENDED", taken };
  if (link.isPaused) return { state: "PAUSED", taken };
  return { state: taken >= link.limit ? "FULL" : "OPEN", taken };
}

/** The message that sends a link, in one language. */
export function linkMessage(link: CollectingLink, language: MessageLanguage, address: string) {
  const { subject, text } = words.messages[language];
  const { employer, title, place } = link.card;
  const values = { employer, title, place, until: dayText(link.until, language), link: address };
  // Without a place, its comma goes, too.
  const template = place === "" ? text.replace(", {place}", "") : text;
  return { subject: fillTemplate(subject, values), text: fillTemplate(template, values) };
}
