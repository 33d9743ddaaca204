import { expect, test } from "vitest";
import { isSameOrigin } from "./same-origin.ts";

const host = "www.example.com";

test("Sec-Fetch-Site decides", () => {
  const says = (site: string) => isSameOrigin({ host, "sec-fetch-site": site, origin: `https://${host}` });
  expect(["same-origin", "none", "same-site", "cross-site", ""].map(says)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test("without Sec-Fetch-Site, Origin and then Referer decide", () => {
  expect(isSameOrigin({ host, origin: "https://www.example.com" })).toBe(true);
  expect(isSameOrigin({ host, origin: "https://evil.example" })).toBe(false);
  expect(isSameOrigin({ host, origin: "null" })).toBe(false);
  expect(isSameOrigin({ host, referer: "https://www.example.com/company/contact" })).toBe(true);
  expect(isSameOrigin({ host, origin: "null", referer: "https://www.example.com/" })).toBe(false);
  expect(isSameOrigin({ host })).toBe(false);
});

test("a site with a set address compares only with that and its scheme", () => {
  const siteUrl = "https://www.example.com";
  const isSame = (origin: string, requested = host) => isSameOrigin({ host: requested, origin }, siteUrl);
  expect(isSame(siteUrl, "10.0.0.5:3000")).toBe(true);
  expect(isSame("https://evil.example", "evil.example")).toBe(false);
  expect(isSame("http://www.example.com")).toBe(false);
  expect(isSame("https://www.example.com:8443")).toBe(false);
  expect(isSameOrigin({ host, referer: `${siteUrl}/company/contact` }, siteUrl)).toBe(true);
  expect(isSameOrigin({ host: "10.0.0.5:3000", origin: siteUrl })).toBe(false);
});
