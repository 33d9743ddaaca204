import { deflateRawSync } from "node:zlib";
import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { openZip } from "./zip.ts";

const MEGABYTE = 1024 * 1024;
const failure = (code: string) => expect.objectContaining({ code });
const text = (bytes: Uint8Array | null) => new TextDecoder().decode(bytes ?? undefined);

/** Writes a number into every directory record, or into the end record. */
function patch(bytes: Uint8Array, signature: number, offset: number, value: number, size: 2 | 4): Uint8Array {
  const copy = bytes.slice();
  const view = new DataView(copy.buffer);
  for (let index = 0; index + 4 < copy.length; index += 1) {
    if (view.getUint32(index, true) !== signature) continue;
    if (size === 2) view.setUint16(index + offset, value, true);
    else view.setUint32(index + offset, value, true);
  }
  return copy;
}
const DIRECTORY = 0x02014b50;
const END = 0x06054b50;

describe("openZip", () => {
  const zip = zipSync({ "a/One.txt": strToU8("one ".repeat(100)), two: [strToU8("two"), { level: 0 }] });

  it("reads packed and stored entries by name, ignoring case", () => {
    const opened = openZip(zip);
    expect(opened.names).toEqual(["a/One.txt", "two"]);
    expect(text(opened.read("A/one.TXT"))).toBe("one ".repeat(100));
    expect(text(opened.read("two"))).toBe("two");
    expect(opened.read("three")).toBeNull();
  });

  it("reads a view into a larger buffer", () => {
    const buffer = new Uint8Array(zip.length + 20);
    buffer.set(zip, 7);
    expect(text(openZip(buffer.subarray(7, 7 + zip.length)).read("two"))).toBe("two");
  });

  it("reports truncation and damage", () => {
    expect(() => openZip(zip.subarray(0, zip.length - 30))).toThrow(failure("corrupt"));
    expect(() => openZip(zip.subarray(0, 10))).toThrow(failure("corrupt"));
    expect(() => openZip(patch(zip, END, 16, 5, 4))).toThrow(failure("corrupt"));
    expect(() => openZip(patch(zip, DIRECTORY, 16, 1, 4)).read("two")).toThrow(failure("corrupt"));
    expect(() => openZip(patch(zip, DIRECTORY, 42, 9999, 4)).read("two")).toThrow(failure("corrupt"));
    expect(() => openZip(patch(zip, DIRECTORY, 20, 9999, 4)).read("two")).toThrow(failure("corrupt"));
    expect(() => openZip(patch(zip, DIRECTORY, 24, 401, 4)).read("a/One.txt")).toThrow(failure("corrupt"));
    const garbled = zip.slice();
    garbled.fill(0xff, 45, 55);
    expect(() => openZip(garbled).read("a/One.txt")).toThrow(failure("corrupt"));
  });

  it("reports encryption", () => {
    expect(() => openZip(patch(zip, DIRECTORY, 8, 1, 2))).toThrow(failure("encrypted"));
  });

  it("refuses declared excess: in total, ratio or number", () => {
    expect(() => openZip(patch(zip, DIRECTORY, 24, 400 * MEGABYTE, 4))).toThrow(failure("too-large"));
    expect(() => openZip(patch(zip, DIRECTORY, 24, 6 * MEGABYTE, 4))).toThrow(failure("too-large"));
    expect(() => openZip(patch(zip, END, 10, 20_000, 2))).toThrow(failure("too-large"));
  });

  it("stops at the declared size of a 400 MB entry, in time", () => {
    const bomb = makeBomb(400);
    const misdeclared = patch(bomb, DIRECTORY, 24, 1000, 4);
    const start = process.cpuUsage();
    expect(() => openZip(bomb)).toThrow(failure("too-large"));
    expect(() => openZip(misdeclared).read("bomb")).toThrow(failure("too-large"));
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(1000);
  });
});

/** A zip with one entry of `megabytes` of zeros: stored in packed form, then declared as packed. */
function makeBomb(megabytes: number): Uint8Array {
  const packed = deflateRawSync(new Uint8Array(megabytes * MEGABYTE), { level: 1 });
  const stored = zipSync({ bomb: [packed, { level: 0 }] });
  return patch(patch(stored, DIRECTORY, 10, 8, 2), DIRECTORY, 24, megabytes * MEGABYTE, 4);
}
