import { createOwnerClient } from "#app/relay/owner.ts";
import { sealLink } from "#app/round/sharing/exchange.ts";
import { linkAddress } from "#app/round/sharing/link-state.ts";
import { unpackSubmission } from "#domain/relay/application.ts";
import { randomBytes, randomId, secretBytes } from "#domain/relay/bytes.ts";
import { places } from "#domain/relay/place-key.ts";
import { deriveRoundKeys } from "#domain/relay/seal.ts";
import type { CollectingLink } from "#domain/round/change.ts";
import { dayMs } from "#domain/time.ts";
import { origin } from "./address.ts";

type Card = CollectingLink["card"];

const card: Card = {
  employer: "Palkhi Logistics",
  title: "Customer support executive",
  place: "Bhiwandi",
  about: "Calls about parcels, 3 lakh a year.",
  contact: { name: "Lata Pednekar", email: "jobs@palkhi.example" },
  resume: "OPTIONAL",
  questions: [],
};

/** A round at the test server with a link, made as its owner's page makes it, but without the page. */
export async function makeCollectingLink(changed: Partial<Card> = {}) {
  const keys = await deriveRoundKeys(randomBytes(secretBytes));
  const client = createOwnerClient(keys, { fetch: (path, options) => fetch(`${origin}${path}`, options) });
  await client.create("");
  const link: CollectingLink = {
    ...{ id: randomId(), secret: randomId(), isPaused: false, limit: 500 },
    until: new Date(Date.now() + dayMs).toISOString().slice(0, 10),
    card: { ...card, ...changed },
  };
  await client.putLink(link.id, await sealLink(link, keys));
  return {
    card: link.card,
    /** The link at the origin through which it is opened. */
    addressAt: (at: string) => linkAddress(link, { origin: at }),
    /** The applications that have arrived and were not withdrawn, opened. */
    async arrivals() {
      const { submissions } = await client.arrivals(0);
      const kept = submissions.filter(({ isWithdrawn }) => !isWithdrawn);
      return Promise.all(
        kept.map(async ({ id }) => {
          const packed = await keys.openSubmission(await client.arrival(id), places.submission(link.id, id));
          return unpackSubmission(packed, { id, link: link.id });
        }),
      );
    },
  };
}
