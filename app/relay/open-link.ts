import { fromBase64Url } from "#domain/relay/bytes.ts";
import { type ApplyCard, isApplyCard } from "#domain/relay/card.ts";
import { relayPaths } from "#domain/relay/paths.ts";
import { deriveCardKey, places, SealBroken } from "#domain/relay/place-key.ts";
import type { LinkCard } from "#domain/relay/protocol.ts";
import { askRelay, RelayFault } from "./ask-relay.ts";

const answerMs = 30_000;

export type OpenedLink = Omit<LinkCard, "card"> & { card: ApplyCard };

const states = ["OPEN", "PAUSED", "FULL", "ENDED"] as const;

function isLinkCard(answer: Partial<LinkCard> | undefined): answer is LinkCard {
  const { card, state, until } = answer ?? {};
  return typeof card === "string" && states.some((one) => one === state) && typeof until === "number";
}

/** Characters that turn the direction of what follows, also of the page's own words. */
const turning = /[\u202a-\u202e\u2066-\u2069]/g;
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

/** A card's JSON, which a stranger wrote: none of its texts reorders those around it. */
function readCard(json: string): unknown {
  const card: unknown = JSON.parse(json, (_, value: unknown) =>
    typeof value === "string" ? value.replace(turning, "") : value,
  );
  if (!isApplyCard(card) || !rightToLeft.test(card.employer)) return card;
  // The page puts the name into its own sentences.
  return { ...card, employer: `\u2068${card.employer}\u2069` };
}

/**
 * Opens what stands behind a link.
 * @throws {RelayFault} if the relay does not answer or does not know it
 * @throws {SealBroken} if it does not open with the link's secret
 */
export async function openLink(id: string, secret: Uint8Array<ArrayBuffer>): Promise<OpenedLink> {
  const response = await askRelay(relayPaths.card(id), { ms: answerMs });
  const answer: unknown = await response.json().catch(() => undefined);
  if (typeof answer !== "object" || answer === null || !isLinkCard(answer)) throw new RelayFault("offline");
  const sealed = fromBase64Url(answer.card);
  if (!sealed) throw new SealBroken("No card");
  const opened = await (await deriveCardKey(secret)).open(sealed, places.card(id));
  let card: unknown;
  try {
    card = readCard(new TextDecoder().decode(opened));
  } catch (cause) {
    throw new SealBroken("No card", { cause });
  }
  if (!isApplyCard(card)) throw new SealBroken("No card");
  return { card, state: answer.state, until: answer.until };
}
