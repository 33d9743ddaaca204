import { expect, test } from "vitest";
import { countryCode, mergeLocations, parseLocations } from "./locations.ts";

const read = (text: string) => mergeLocations(parseLocations(text));

test("locations are parsed from free text", () => {
  expect(read("Pune, Maharashtra, India").locations).toEqual([
    { city: "Pune", region: "Maharashtra", country: "IN" },
  ]);
  expect(read("New York, NY").locations).toEqual([{ city: "New York", region: "NY" }]);
  expect(read("Berlin; Hamburg").locations).toEqual([{ city: "Berlin" }, { city: "Hamburg" }]);
  expect(read("Trinidad & Tobago").locations).toEqual([{ country: "TT" }]);
  expect(read("Multiple Locations")).toEqual({ locations: [] });
  expect(read("")).toEqual({ locations: [] });
});

test("remote work gives the countries to live in, if they are named", () => {
  expect(read("Remote")).toEqual({ workplace: "REMOTE", locations: [] });
  for (const text of ["Remote - India", "Remote, India", "India (Remote)", "Remote in India only"])
    expect(read(text), text).toEqual({ workplace: "REMOTE", locations: [], remoteWithin: ["IN"] });
  expect(read("London, UK or Remote")).toEqual({
    workplace: "REMOTE",
    locations: [{ city: "London", country: "GB" }],
    remoteWithin: ["GB"],
  });
  expect(read("Remote - EMEA")).toEqual({ workplace: "REMOTE", locations: [{ region: "EMEA" }] });
  expect(read("Hybrid - Pune, India")).toEqual({
    workplace: "HYBRID",
    locations: [{ city: "Pune", country: "IN" }],
  });
});

test("two letters that may be a state are a country only in a country field", () => {
  expect(read("San Francisco, CA").locations).toEqual([{ city: "San Francisco", region: "CA" }]);
  expect(read("Atlanta, Georgia").locations).toEqual([{ city: "Atlanta", region: "Georgia" }]);
  expect(countryCode("IN")).toBeUndefined();
  expect(countryCode("IN", true)).toBe("IN");
  expect(countryCode("Germany")).toBe("DE");
  expect(countryCode("ZZ", true)).toBeUndefined();
});
