import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, test, vi } from "vitest";
import { clientAddress, createClientReader } from "./client-address.ts";

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

test("a proxy may write the port of a connection, which does not make another client", () => {
  const client = (entry: string) => clientAddress("10.0.0.2", `1.1.1.1, ${entry}`, 1);
  for (const entry of ["203.0.113.9", "203.0.113.9:50123", "203.0.113.9:50124", '"203.0.113.9:1"'])
    expect(client(entry), entry).toBe("203.0.113.9");
  for (const entry of [
    "2001:db8:1:2::1",
    "[2001:db8:1:2::1]:50123",
    "[2001:db8:1:2::9]",
    '"[2001:db8:1:2::9]:1"',
  ])
    expect(client(entry), entry).toBe("2001:db8:1:2");
  for (const entry of ["unknown", "_hidden", "", "203.0.113.9:x", "[203.0.113.9", "1", "0x7f.1"])
    expect(client(entry), entry).toBe("10.0.0.2");
});

test("a forwarded address that no setting trusts is in the log once, without the address", () => {
  const warned = vi.spyOn(console, "error").mockImplementation(() => {});
  const request = (forwarded?: string) => {
    const message = new IncomingMessage(new Socket());
    if (forwarded !== undefined) message.headers["x-forwarded-for"] = forwarded;
    return message;
  };
  const trusting = createClientReader(1);
  trusting(request("203.0.113.9"));
  const readClient = createClientReader(0);
  readClient(request());
  expect(warned).not.toHaveBeenCalled();
  for (let count = 0; count < 3; count += 1) expect(readClient(request("203.0.113.9"))).toBe("unknown");
  expect(warned).toHaveBeenCalledOnce();
  expect(JSON.parse(warned.mock.calls[0]?.[0])).toMatchObject({
    level: "warn",
    event: "forwarded-for-ignored",
  });
  expect(warned.mock.calls.flat().join()).not.toContain("203.0.113.9");
  warned.mockRestore();
});
