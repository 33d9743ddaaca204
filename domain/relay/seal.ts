import { AEAD_AES_256_GCM, CipherSuite, KDF_HKDF_SHA256, KEM_DHKEM_P256_HKDF_SHA256 } from "hpke";
import { fromBase64Url, randomBytes, toBase64Url } from "./bytes.ts";

/*
 * What leaves a device is sealed here, and nowhere else. There is no cryptography of our own: HPKE (RFC 9180) is the
 * package `hpke`, all else is WebCrypto. docs/round-security.md says who can see and do what.
 */

/** Counts up when what an older page seals or opens would be something else. It is part of every key and every seal. */
const version = "1";

const suite = new CipherSuite(KEM_DHKEM_P256_HKDF_SHA256, KDF_HKDF_SHA256, AEAD_AES_256_GCM);
const encode = (text: string) => new TextEncoder().encode(text);

const nonceBytes = 12;
/** Bytes of the encapsulated key of P-256. */
const encapsulatedBytes = 65;

/** Something sealed that this key and these names do not open: another key, another place, or changed bytes. */
export class SealBroken extends Error {
  override name = "SealBroken";
}

/** HKDF-SHA256 (RFC 5869) without salt: `secret` is random. `purpose` keeps keys apart. */
async function derive(secret: Uint8Array<ArrayBuffer>, purpose: string, length: number) {
  const key = await crypto.subtle.importKey("raw", secret, "HKDF", false, ["deriveBits"]);
  const parameters = {
    name: "HKDF",
    hash: "SHA-256",
    salt: new Uint8Array(),
    info: encode(`${version} ${purpose}`),
  };
  return new Uint8Array(await crypto.subtle.deriveBits(parameters, key, length * 8));
}

const deriveAesKey = async (secret: Uint8Array<ArrayBuffer>, purpose: string) =>
  crypto.subtle.importKey("raw", await derive(secret, purpose, 32), "AES-GCM", false, ["encrypt", "decrypt"]);

/** Sizes to which contents are padded, so that a seal's length says little. Larger ones: a multiple of the last. */
const paddedSizes = [256, 1024, 4096, 16_384, 65_536, 262_144, 1_048_576];

const paddedSize = (length: number): number => {
  const [largest = 1] = paddedSizes.slice(-1);
  return paddedSizes.find((size) => size >= length) ?? Math.ceil(length / largest) * largest;
};

/** The content behind its length in four bytes, then zeros. `room` is what the seal adds. */
function pad(content: Uint8Array, room: number): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(paddedSize(content.length + 4 + room) - room);
  new DataView(padded.buffer).setUint32(0, content.length);
  padded.set(content, 4);
  return padded;
}

function unpad(padded: Uint8Array): Uint8Array<ArrayBuffer> {
  if (padded.length < 4) throw new SealBroken();
  const length = new DataView(padded.buffer, padded.byteOffset).getUint32(0);
  if (length > padded.length - 4) throw new SealBroken();
  return padded.slice(4, 4 + length);
}

const tagBytes = 16;

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

function placeKey(key: CryptoKey): PlaceKey {
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

/** All that the secret of a round gives to who has it. */
export type RoundKeys = {
  /** The round's id at the relay. */
  id: string;
  /** Names its bearer to the relay as an owner. */
  token: string;
  /** For the log and its files. */
  key: PlaceKey;
  /** What applicants seal to: a point of P-256, uncompressed, in base64url. */
  publicKey: string;
  /** Opens what was sealed to `publicKey` for a place. @throws {SealBroken} */
  openSubmission: (sealed: Uint8Array, place: string) => Promise<Uint8Array<ArrayBuffer>>;
  /** A name at the relay for a file: the same for the same bytes, and meaningless without the secret. */
  nameFile: (hash: string) => Promise<string>;
};

/** Derives the keys of a round from its secret of `secretBytes` bytes. None of them leads to another, or to the secret. */
export async function deriveRoundKeys(secret: Uint8Array<ArrayBuffer>): Promise<RoundKeys> {
  const [id, token, key, ikm, fileNames] = await Promise.all([
    derive(secret, "round id", 16),
    derive(secret, "owner token", 32),
    deriveAesKey(secret, "log and files"),
    derive(secret, "submissions", 32),
    derive(secret, "file names", 32),
  ]);
  const pair = await suite.DeriveKeyPair(ikm);
  const naming = await crypto.subtle.importKey("raw", fileNames, { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
  ]);
  return {
    id: toBase64Url(id),
    token: toBase64Url(token),
    key: placeKey(key),
    publicKey: toBase64Url(await suite.SerializePublicKey(pair.publicKey)),
    async openSubmission(sealed, place) {
      const enc = sealed.slice(0, encapsulatedBytes);
      const options = { info: encode(`${version} submission`), aad: encode(`${version} ${place}`) };
      const opened = await suite
        .Open(pair.privateKey, enc, sealed.slice(encapsulatedBytes), options)
        .catch((cause: unknown) => {
          throw new SealBroken("This key does not open it here", { cause });
        });
      return unpad(opened);
    },
    async nameFile(hash) {
      const name = new Uint8Array(await crypto.subtle.sign("HMAC", naming, encode(hash)));
      return toBase64Url(name.slice(0, 16));
    },
  };
}

/**
 * Seals to a round's public key (HPKE base mode): the encapsulated key, then the ciphertext. Who sealed cannot open it
 * again. @throws {SealBroken} if the key is none
 */
export async function sealSubmission(content: Uint8Array, publicKey: string, place: string) {
  const bytes = fromBase64Url(publicKey);
  const key = bytes && (await suite.DeserializePublicKey(bytes).catch(() => undefined));
  if (!key) throw new SealBroken("No public key");
  const options = { info: encode(`${version} submission`), aad: encode(`${version} ${place}`) };
  const padded = pad(content, encapsulatedBytes + tagBytes);
  const { encapsulatedSecret, ciphertext } = await suite.Seal(key, padded, options);
  const whole = new Uint8Array(encapsulatedSecret.length + ciphertext.length);
  whole.set(encapsulatedSecret);
  whole.set(ciphertext, encapsulatedSecret.length);
  return whole;
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
