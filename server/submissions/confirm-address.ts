import { verifyApplication } from "#server/store/applications.ts";
import type { Store } from "#server/store/open-store.ts";
import { findByConfirmationLink } from "./links.ts";

/** State of a link that confirms an address, with the title of its posting. */
export type Verification = { state: "OPEN" | "DONE" | "GONE"; jobTitle?: string };

/** Confirms the address of an application by the link that was mailed to it. */
export function createConfirmation({ store, wakeOutbox }: { store: Store; wakeOutbox: () => void }) {
  async function findVerification(token: string): Promise<Verification & { id?: string }> {
    const match = await findByConfirmationLink(store, token);
    if (!match) return { state: "GONE" };
    const { id, job_title: jobTitle, verified_at } = match.row;
    // A used link still reports that the address is confirmed, even after it has expired.
    if (verified_at !== null) return { state: "DONE", jobTitle, id };
    return match.isExpired ? { state: "GONE" } : { state: "OPEN", jobTitle, id };
  }

  return {
    /** Changes nothing, because mail scanners open links, too. */
    async verification(token: string): Promise<Verification> {
      const { id: _, ...verification } = await findVerification(token);
      return verification;
    },

    /** Idempotent. */
    async verify(token: string): Promise<Verification> {
      const { id, state, jobTitle } = await findVerification(token);
      if (id === undefined || state === "GONE") return { state: "GONE" };
      if (await verifyApplication(store, id)) wakeOutbox();
      return { state: "DONE", jobTitle };
    },
  };
}
