import { randomBytes } from "node:crypto";

/** A UUID of version 7: later ids sort after earlier ones, so indexes grow at the end. */
export function newId(now = Date.now()): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now, 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** The timestamp in an id, in milliseconds. */
export const idTime = (id: string) => Number.parseInt(id.replace("-", "").slice(0, 12), 16);

/** Crockford's base 32, without I, L, O and U, which are easily misread or misheard. */
const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** The reference that people read and quote, like `7K2MQ-9XD4T`: the last 50 bits of the id, all random. */
export function toReference(id: string): string {
  let rest = BigInt(`0x${id.replaceAll("-", "")}`) & ((1n << 50n) - 1n);
  let text = "";
  for (let count = 0; count < 10; count += 1) {
    text = letters.charAt(Number(rest & 31n)) + text;
    rest >>= 5n;
  }
  return `${text.slice(0, 5)}-${text.slice(5)}`;
}
