import { expect, test } from "vitest";
import { randomBytes, toBase64Url } from "./bytes.ts";
import { deriveCardKey, deriveRoundKeys, places, SealBroken, sealSubmission } from "./seal.ts";

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
