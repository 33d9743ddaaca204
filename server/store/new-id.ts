import { randomBytes } from "node:crypto";

/** A UUID of version 7: ids made later sort later, so that indexes grow at their end. */
export function newId(now = Date.now()): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now, 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** Crockford's: no I, L, O and U, which are misread and misheard. */
const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** What a person is told and can tell others, such as `7K2MQ-9XD4T`: the last 50 bits of the id, all of them random. */
export function toReference(id: string): string {
  let rest = BigInt(`0x${id.replaceAll("-", "")}`) & ((1n << 50n) - 1n);
  let text = "";
  for (let count = 0; count < 10; count += 1) {
    text = letters.charAt(Number(rest & 31n)) + text;
    rest >>= 5n;
  }
  return `${text.slice(0, 5)}-${text.slice(5)}`;
}
