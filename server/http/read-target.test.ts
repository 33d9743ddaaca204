import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { readTarget } from "./read-target.ts";

const target = (url: string) =>
  readTarget({ url, headers: {}, headersDistinct: {} } as unknown as IncomingMessage);

test("what follows an encoded # in a path is cut, however often it was encoded", () => {
  const secret = "3q2-7wAAAAAAAAAAAAAAAA";
  const written = ["%23", "%2523", "%252523", "%25252523"].flatMap((hash) => [
    `/apply/id${hash}${secret}`,
    `/apply/id${hash}${secret}?utm=1`,
    `/apply/id${hash}${secret}%3Fa=b/c`,
    `https://www.site.example/apply/id${hash}${secret}`,
  ]);
  for (const url of written) expect([url, target(url)]).toEqual([url, "/apply/id"]);
});

test("other addresses stay as they are", () => {
  for (const url of ["/search?q=C%23", "/a%20b", "/%25", "/%2024", "/", "/round/one?x=%2523"])
    expect(target(url)).toBe(url);
});
