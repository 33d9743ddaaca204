import { AEAD_AES_128_GCM, CipherSuite, KDF_HKDF_SHA256, KEM_DHKEM_P256_HKDF_SHA256 } from "hpke";
import { expect, test } from "vitest";
import { randomBytes, toBase64Url } from "./bytes.ts";
import { deriveCardKey, places, SealBroken } from "./place-key.ts";
import { deriveRoundKeys, sealSubmission } from "./seal.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const text = (content: Uint8Array) => new TextDecoder().decode(content);

test("what a candidate seals is opened by the round's secret alone, and only where it belongs", async () => {
  const [round, other] = await Promise.all([randomBytes(16), randomBytes(16)].map(deriveRoundKeys));
  if (!round || !other) throw new Error("no keys");
  const place = places.submission("link", "one");
  const sealed = await sealSubmission(bytes("I drove the boxes over."), round.publicKey, place);
  expect(text(await round.openSubmission(sealed, place))).toBe("I drove the boxes over.");
  await expect(round.openSubmission(sealed, places.submission("link", "two"))).rejects.toThrow(SealBroken);
  await expect(other.openSubmission(sealed, place)).rejects.toThrow(SealBroken);
  for (const at of [0, 70, sealed.length - 1]) {
    const changed = Uint8Array.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    await expect(round.openSubmission(changed, place)).rejects.toThrow(SealBroken);
  }
  await expect(round.openSubmission(sealed.slice(0, 40), place)).rejects.toThrow(SealBroken);
  await expect(sealSubmission(bytes("a"), toBase64Url(randomBytes(65)), place)).rejects.toThrow(SealBroken);
});

test("entries, checkpoints and files do not open in each other's place", async () => {
  const { id, key } = await deriveRoundKeys(randomBytes(16));
  const sealed = await key.seal(bytes("a change"), places.entry(id, 7, false));
  expect(text(await key.open(sealed, places.entry(id, 7, false)))).toBe("a change");
  for (const place of [places.entry(id, 8, false), places.entry(id, 7, true), places.file(id, "7")])
    await expect(key.open(sealed, place)).rejects.toThrow(SealBroken);
  const again = await key.seal(bytes("a change"), places.entry(id, 7, false));
  expect(toBase64Url(again)).not.toBe(toBase64Url(sealed));
});

test("a seal's length shows only which of a few sizes the content fits in", async () => {
  const key = await deriveCardKey(randomBytes(16));
  const lengthOf = async (length: number) => (await key.seal(new Uint8Array(length), "place")).length;
  expect(await Promise.all([0, 1, 224, 225, 3_000, 1_048_544, 1_048_545].map(lengthOf))).toEqual([
    256, 256, 256, 1024, 4096, 1_048_576, 2_097_152,
  ]);
});

test("the same secret gives the same keys on each device, and none of them shows another", async () => {
  const secret = Uint8Array.from({ length: 16 }, (_, index) => index);
  const [one, two] = await Promise.all([deriveRoundKeys(secret), deriveRoundKeys(secret)]);
  const shown = ({ id, token, publicKey }: typeof one) => ({ id, token, publicKey });
  expect(shown(one)).toEqual(shown(two));
  expect(await one.nameFile("ab")).toBe(await two.nameFile("ab"));
  expect(shown(one)).toMatchInlineSnapshot(`
    {
      "id": "Vo9Mncf5oqc-e9CeYblF2A",
      "publicKey": "BPvpnzxGZNPUTPmN4jnXyfik5C6w-6GHxIRrV4FzXSxvlST59P8yWYE97w19rolb0AyAAiR8kEZfnf9FszLMhPw",
      "token": "AzC0KznjCmYRqTcXxgUN7X8OkOW4GaAhHAs1FBHMehk",
    }
  `);
});

const hex = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));

test("the package opens what RFC 9180 has sealed (A.3.1: P-256, HKDF-SHA256, AES-128-GCM)", async () => {
  const suite = new CipherSuite(KEM_DHKEM_P256_HKDF_SHA256, KDF_HKDF_SHA256, AEAD_AES_128_GCM);
  const recipient = await suite.DeriveKeyPair(
    hex("668b37171f1072f3cf12ea8a236a45df23fc13b82af3609ad1e354f6ef817550"),
  );
  expect(await suite.SerializePublicKey(recipient.publicKey)).toEqual(
    hex(
      "04fe8c19ce0905191ebc298a9245792531f26f0cece2460639e8bc39cb7f706a826a779b4cf969b8a0e539c7f62fb3d30ad6aa8f80e30f1d128aafd68a2ce72ea0",
    ),
  );
  const encapsulated = hex(
    "04a92719c6195d5085104f469a8b9814d5838ff72b60501e2c4466e5e67b325ac98536d7b61a1af4b78e5b7f951c0900be863c403ce65c9bfcb9382657222d18c4",
  );
  const sealed = hex(
    "5ad590bb8baa577f8619db35a36311226a896e7342a6d836d8b7bcd2f20b6c7f9076ac232e3ab2523f39513434",
  );
  const options = { info: bytes("Ode on a Grecian Urn"), aad: bytes("Count-0") };
  expect(text(await suite.Open(recipient.privateKey, encapsulated, sealed, options))).toBe(
    "Beauty is truth, truth beauty",
  );
});
