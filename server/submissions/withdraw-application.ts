import { log } from "#server/log.ts";
import { takeBackConsent, withdrawApplication } from "#server/store/applications.ts";
import type { Store } from "#server/store/open-store.ts";
import type { Eraser, Erasure } from "./erase-application.ts";
import { findByPrivateLink } from "./links.ts";

type Parts = { store: Store; eraser: Eraser; wakeOutbox: () => void };

/** Lets candidates take back their consent, withdraw their application or erase it. */
export function createWithdrawal({ store, eraser, wakeOutbox }: Parts) {
  const findRow = async (token: string) => (await findByPrivateLink(store, token))?.row;

  return {
    /** Takes back the voluntary consent. */
    async takeBackConsent(token: string): Promise<boolean> {
      const row = await findRow(token);
      if (row && (await takeBackConsent(store, row.id))) log("info", "consent-taken-back", { id: row.id });
      return row !== undefined;
    },

    /** @returns whether there is such an application */
    async withdraw(token: string): Promise<boolean> {
      const row = await findRow(token);
      if (row && (await withdrawApplication(store, row.id))) wakeOutbox();
      return row !== undefined;
    },

    /** Erases an application, or records the wish while it is under a legal hold. @returns undefined if there is none */
    async erase(token: string): Promise<Erasure | undefined> {
      const row = await findRow(token);
      if (!row) return undefined;
      const erasure = await eraser.eraseForCandidate(row.id);
      wakeOutbox();
      return erasure;
    },
  };
}
