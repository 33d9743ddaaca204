/** SHA-256 in hexadecimal. */
export async function sha256(bytes: Uint8Array<ArrayBuffer> | ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The name of the list of checksums in an export. */
export const sumsName = "SHA256SUMS";

/** One line of it, as `sha256sum -c` reads it. Paths must have neither line breaks nor backslashes. */
export const sumLine = (hash: string, path: string) => `${hash}  ${path}\n`;

/** The checksums by path; lines of another form are ignored. */
export function readSums(text: string): Map<string, string> {
  const lines = text.matchAll(/^([0-9a-f]{64}) [ *](.+?)\r?$/gm);
  return new Map(Array.from(lines, ([, hash = "", path = ""]) => [path, hash]));
}
