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

test("behind a proxy that changes the host, the site's own address counts", () => {
  const headers = { host: "10.0.0.5:3000", origin: "https://www.example.com" };
  expect(isSameOrigin(headers)).toBe(false);
  expect(isSameOrigin(headers, "https://www.example.com")).toBe(true);
});
