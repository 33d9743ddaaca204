import type { Asks } from "#domain/round/change.ts";

type Month = { year: number; month: number };
export const monthOf = (date: Date): Month => ({ year: date.getFullYear(), month: date.getMonth() + 1 });

/**
 * Names what a result depends on besides its file: posting, corrections, engine, and the month that "present" means in
 * a résumé's dates.
 */
export async function asksKey({ posting, edits }: Asks, engine: string, now: Month): Promise<string> {
  return hashOf(new TextEncoder().encode(JSON.stringify([posting, edits, engine, now.year, now.month])));
}

/** SHA-256 in hexadecimal. */
export async function hashOf(bytes: BufferSource): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
