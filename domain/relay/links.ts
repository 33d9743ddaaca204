import { fromBase64Url, secretBytes, toBase64Url } from "./bytes.ts";

/** What a link names: an id that the relay knows, and parts of the fragment, which no request has. */
export type SecretLink = {
  id: string;
  secret: Uint8Array<ArrayBuffer>;
  /** In the link of a receipt: what withdraws the submission that it names (`submissionId`). */
  token?: string;
};

/**
 * A link in unreserved characters only (RFC 3986): chat and mail programs cut at others. At most 120 characters with an
 * origin of up to 45.
 */
export function writeLink(page: "/apply", { id, secret, token }: SecretLink): string {
  const parts = [toBase64Url(secret), ...(token === undefined ? [] : [token])];
  return `${page}/${id}#${parts.join(".")}`;
}

/**
 * Reads the id and the fragment of an address. Gateways of mail programs write `#` as `%23`, some of them several times;
 * then the secret is in the path. Undefined for anything that is not a whole link.
 */
export function readLink(path: string, hash: string): SecretLink | undefined {
  const whole = `${path}${hash}`.replace(/%(?:25)*23/, "#");
  const [, id, key = "", token] = /^\/[a-z]+\/([\w-]{22})\/?#([\w-]+)(?:\.([\w-]{22}))?$/.exec(whole) ?? [];
  const secret = fromBase64Url(key);
  if (id === undefined || secret?.length !== secretBytes) return undefined;
  return { id, secret, ...(token !== undefined && { token }) };
}
