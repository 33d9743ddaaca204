import { AEAD_AES_256_GCM, CipherSuite, KDF_HKDF_SHA256, KEM_DHKEM_P256_HKDF_SHA256 } from "hpke";
import { fromBase64Url, toBase64Url } from "./bytes.ts";
import {
  derive,
  deriveAesKey,
  encode,
  type PlaceKey,
  pad,
  placeKey,
  SealBroken,
  tagBytes,
  unpad,
  version,
} from "./place-key.ts";

/*
 * What leaves a device is sealed here, and nowhere else. There is no cryptography of our own: HPKE (RFC 9180) is the
 * package `hpke`, all else is WebCrypto. docs/round-security.md says who can see and do what.
 */

const suite = new CipherSuite(KEM_DHKEM_P256_HKDF_SHA256, KDF_HKDF_SHA256, AEAD_AES_256_GCM);
/** Bytes of the encapsulated key of P-256. */
const encapsulatedBytes = 65;

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
        // The pair: Firefox and WebKit can't derive the public key from a private one that is not extractable.
        .Open(pair, enc, sealed.slice(encapsulatedBytes), options)
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
