import { findApplication } from "#server/store/applications.ts";
import type { Store } from "#server/store/open-store.ts";
import type { ApplicationRow, TokenRow } from "#server/store/tables.ts";
import { findToken } from "#server/store/tokens.ts";

async function findByToken(
  store: Store,
  token: string,
  purpose: TokenRow["purpose"],
): Promise<{ row: ApplicationRow; isExpired: boolean } | undefined> {
  const tokenRow = await findToken(store, token, purpose);
  const row = tokenRow && (await findApplication(store, tokenRow.application));
  return row && { row, isExpired: tokenRow.expires_at <= Date.now() };
}

/** The application of a link that confirms an address, even if the link has expired. */
export function findByConfirmationLink(store: Store, token: string): ReturnType<typeof findByToken> {
  return findByToken(store, token, "verify");
}

/** `isProven`: the address was confirmed, or the link was sent to the candidate's own number. */
export async function findByPrivateLink(
  store: Store,
  token: string,
): Promise<{ row: ApplicationRow; isProven: boolean } | undefined> {
  const ofMail = await findByToken(store, token, "private");
  const match = ofMail ?? (await findByToken(store, token, "number"));
  if (!match || match.isExpired) return undefined;
  return { row: match.row, isProven: !ofMail || match.row.verified_at !== null };
}
