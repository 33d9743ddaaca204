import { randomBytes } from "./bytes.ts";

/* Keys that seal and open what belongs to a place: all of it is WebCrypto. `seal.ts` has the keys of a round and HPKE. */

/** Counts up when what an older page seals or opens would be something else. It is part of every key and every seal. */
export const version = "1";

export const encode = (text: string) => new TextEncoder().encode(text);

const nonceBytes = 12;

/** Something sealed that this key and these names do not open: another key, another place, or changed bytes. */
export class SealBroken extends Error {
  override name = "SealBroken";
}

/** HKDF-SHA256 (RFC 5869) without salt: `secret` is random. `purpose` keeps keys apart. */
export async function derive(secret: Uint8Array<ArrayBuffer>, purpose: string, length: number) {
  const key = await crypto.subtle.importKey("raw", secret, "HKDF", false, ["deriveBits"]);
  const parameters = {
    name: "HKDF",
    hash: "SHA-256",
    salt: new Uint8Array(),
    info: encode(`${version} ${purpose}`),
  };
  return new Uint8Array(await crypto.subtle.deriveBits(parameters, key, length * 8));
}

export const deriveAesKey = async (secret: Uint8Array<ArrayBuffer>, purpose: string) =>
  crypto.subtle.importKey("raw", await derive(secret, purpose, 32), "AES-GCM", false, ["encrypt", "decrypt"]);

/** Sizes to which contents are padded, so that a seal's length says little. Larger ones: a multiple of the last. */
const paddedSizes = [256, 1024, 4096, 16_384, 65_536, 262_144, 524_288, 1_048_576];

const paddedSize = (length: number): number => {
  const [largest = 1] = paddedSizes.slice(-1);
  return paddedSizes.find((size) => size >= length) ?? Math.ceil(length / largest) * largest;
};

/** The content behind its length in four bytes, then zeros. `room` is what the seal adds. */
export function pad(content: Uint8Array, room: number): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(paddedSize(content.length + 4 + room) - room);
  new DataView(padded.buffer).setUint32(0, content.length);
  padded.set(content, 4);
  return padded;
}

export function unpad(padded: Uint8Array): Uint8Array<ArrayBuffer> {
  if (padded.length < 4) throw new SealBroken();
  const length = new DataView(padded.buffer, padded.byteOffset).getUint32(0);
  if (length > padded.length - 4) throw new SealBroken();
  return padded.slice(4, 4 + length);
}

export const tagBytes = 16;

/** A key that seals and opens what belongs to a place, such as "entry 12 of round r". */
export type PlaceKey = {
  /**
   * AES-256-GCM with a fresh random nonce, which comes first. `place` is authenticated, not stored: sealed bytes that are
   * moved elsewhere do not open there.
   */
  seal: (content: Uint8Array, place: string) => Promise<Uint8Array<ArrayBuffer>>;
  /** @throws {SealBroken} */
  open: (sealed: Uint8Array, place: string) => Promise<Uint8Array<ArrayBuffer>>;
};

export function placeKey(key: CryptoKey): PlaceKey {
  const parameters = (iv: Uint8Array<ArrayBuffer>, place: string) => ({
    name: "AES-GCM",
    iv,
    additionalData: encode(`${version} ${place}`),
  });
  return {
    async seal(content, place) {
      const nonce = randomBytes(nonceBytes);
      const padded = pad(content, nonceBytes + tagBytes);
      const sealed = new Uint8Array(await crypto.subtle.encrypt(parameters(nonce, place), key, padded));
      const whole = new Uint8Array(nonceBytes + sealed.length);
      whole.set(nonce);
      whole.set(sealed, nonceBytes);
      return whole;
    },
    async open(sealed, place) {
      const nonce = Uint8Array.from(sealed.subarray(0, nonceBytes));
      const rest = Uint8Array.from(sealed.subarray(nonceBytes));
      const opened = await crypto.subtle
        .decrypt(parameters(nonce, place), key, rest)
        .catch((cause: unknown) => {
          throw new SealBroken("This key does not open it here", { cause });
        });
      return unpad(new Uint8Array(opened));
    },
  };
}

/** The key of the card behind a link, from the secret in the link's fragment. */
export const deriveCardKey = async (secret: Uint8Array<ArrayBuffer>): Promise<PlaceKey> =>
  placeKey(await deriveAesKey(secret, "card"));

/** Names of places: what is sealed for one does not open as another. */
export const places = {
  entry: (round: string, sequence: number, isCheckpoint: boolean) =>
    `${isCheckpoint ? "checkpoint" : "entry"} ${sequence} of ${round}`,
  file: (round: string, name: string) => `file ${name} of ${round}`,
  card: (link: string) => `card of ${link}`,
  submission: (link: string, submission: string) => `submission ${submission} to ${link}`,
} as const;
