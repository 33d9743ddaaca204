import { toBase64Url } from "./bytes.ts";

/** The id of a submission, from the token with which its applicant withdraws it: 128 bits of its hash. */
export async function submissionId(token: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`submission ${token}`));
  return toBase64Url(new Uint8Array(digest, 0, 16));
}

/** Letters and digits that are not mistaken for each other (Crockford's base 32). */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** The number on an applicant's receipt, and at the employer's: 40 bits of the hash of the submission's id, as XXXX-XXXX. */
export async function receiptNumber(id: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(id)));
  const letters = Array.from(digest.subarray(0, 8), (byte) => alphabet[byte % 32]).join("");
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}
