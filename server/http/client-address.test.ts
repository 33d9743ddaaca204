import { expect, test } from "vitest";
import { clientAddress } from "./client-address.ts";

test("without a trusted proxy only the connection counts", () => {
  expect(clientAddress("198.51.100.7", "203.0.113.9", 0)).toBe("198.51.100.7");
  expect(clientAddress("::ffff:198.51.100.7", undefined, 0)).toBe("198.51.100.7");
  expect(clientAddress(undefined, undefined, 0)).toBe("unknown");
});

test("each trusted proxy vouches for one entry, counted from the end", () => {
  const forged = "1.1.1.1, 203.0.113.9, 10.0.0.1";
  expect(clientAddress("10.0.0.2", forged, 1)).toBe("10.0.0.1");
  expect(clientAddress("10.0.0.2", forged, 2)).toBe("203.0.113.9");
  expect(clientAddress("10.0.0.2", "203.0.113.9", 2)).toBe("203.0.113.9");
  expect(clientAddress("10.0.0.2", undefined, 1)).toBe("10.0.0.2");
});

test("an IPv6 network is one client", () => {
  const all = ["2001:db8:1:2::1", "2001:DB8:1:2:ffff::9", "2001:db8:1:2:3:4:5:6", "2001:0db8:0001:0002::"];
  expect(new Set(all.map((one) => clientAddress(one, undefined, 0)))).toEqual(new Set(["2001:db8:1:2"]));
  expect(clientAddress("::1", undefined, 0)).toBe("0:0:0:0");
  expect(clientAddress("fe80::1%eth0", undefined, 0)).toBe("fe80:0:0:0");
});
