import { expect, test } from "vitest";
import { randomBytes, randomId } from "./bytes.ts";
import { readLink, writeLink } from "./links.ts";

const link = { id: randomId(), secret: randomBytes(16) };
const receipt = { ...link, token: randomId() };
const split = (address: string): [path: string, hash: string] => {
  const { pathname, hash } = new URL(address, "https://www.example.com");
  return [pathname, hash];
};

test("a link has what it was made of, in unreserved characters and within 120", () => {
  for (const one of [link, receipt]) {
    const address = writeLink("/apply", one);
    expect(address).toMatch(/^\/apply\/[\w-]+#[\w.-]+$/);
    expect(`https://careers.some-company.example.com${address}`.length).toBeLessThanOrEqual(120);
    expect(readLink(...split(address))).toEqual(one);
  }
});

test("a fragment that a gateway has encoded once, twice or three times is found in the path", () => {
  const address = writeLink("/apply", receipt);
  for (const encoded of ["%23", "%2523", "%252523"])
    expect(readLink(...split(address.replace("#", encoded)))).toEqual(receipt);
});

test("a cut link is no link", () => {
  const address = writeLink("/apply", link);
  for (const cut of [
    address.slice(0, -1),
    address.slice(0, 20),
    address.replace("#", ""),
    address.replace("#", "#a"),
  ])
    expect(readLink(...split(cut))).toBeUndefined();
});
