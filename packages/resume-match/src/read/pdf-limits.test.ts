import { deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { refusePdfBombs } from "./pdf-limits.ts";

const tooLarge = expect.objectContaining({ code: "too-large" });
const zeros = (count: number) => Buffer.alloc(count);

/** An object with a stream; only its bytes and its dictionary matter here. */
function stream(dictionary: string, data: Uint8Array, { before = "" } = {}): Buffer {
  const head = `%PDF-1.7\n4 0 obj\n<< ${dictionary} /Length ${data.length} ${before}>>\nstream\n`;
  return Buffer.concat([Buffer.from(head, "latin1"), data, Buffer.from("\nendstream\nendobj\n")]);
}

const refuses = (bytes: Uint8Array) => expect(() => refusePdfBombs(bytes)).toThrow(tooLarge);
const accepts = (bytes: Uint8Array) => expect(() => refusePdfBombs(bytes)).not.toThrow();

/** 20 MB of zeros. */
const bomb = deflateSync(zeros(20_000_000), { level: 9 });
const page = deflateSync(zeros(200_000));
const hex = (bytes: Uint8Array) => Buffer.from(`${Buffer.from(bytes).toString("hex")}>`);

function base85(bytes: Buffer): Buffer {
  let text = "";
  const padded = Buffer.concat([bytes, zeros((4 - (bytes.length % 4)) % 4)]);
  for (let at = 0; at < padded.length; at += 4) {
    let value = padded.readUInt32BE(at);
    const digits = Array.from({ length: 5 }, () => {
      const digit = value % 85;
      value = Math.floor(value / 85);
      return String.fromCharCode(digit + 33);
    });
    text += value === 0 && digits.every((digit) => digit === "!") ? "z" : digits.reverse().join("");
  }
  return Buffer.from(`${text}~>`);
}

test.each([
  ["a filter", "/Filter /FlateDecode", bomb],
  ["a name with codes", "/Filter /#46late#44ecode", bomb],
  ["a comment before the name", "/Filter % why\n/FlateDecode", bomb],
  ["an indirect filter", "/Filter 9 0 R", bomb],
  [
    "a picture's dictionary",
    "/Subtype /Image /Filter /FlateDecode",
    deflateSync(zeros(60_000_000), { level: 9 }),
  ],
  ["two of one kind", "/Filter [/FlateDecode /FlateDecode]", deflateSync(bomb)],
  ["two of one kind, one declared", "/Filter /FlateDecode", deflateSync(bomb)],
  ["letters around it", "/Filter [/ASCIIHexDecode /FlateDecode]", hex(bomb)],
  ["other letters around it", "/Filter [/A85 /Fl]", base85(bomb)],
  ["runs", "/Filter /RunLengthDecode", Buffer.alloc(200_000, Buffer.from([129, 0]))],
  ["two kinds", "/Filter [/LZWDecode /RunLengthDecode]", zeros(10)],
])("a stream that unpacks to too much is refused: %s", (_, dictionary, data) => {
  refuses(stream(dictionary, data));
});

/** Codes of growing length, as LZW writes zeros. */
function lzwZeros(codes: number): Buffer {
  let bits = "";
  let [width, next] = [9, 258];
  const write = (code: number) => {
    bits += code.toString(2).padStart(width, "0");
  };
  write(256);
  write(0);
  for (let count = 1; count < codes; count += 1) {
    write(Math.min(next, 4_095));
    if (next < 4_096) next += 1;
    width = next >= 2_047 ? 12 : next >= 1_023 ? 11 : next >= 511 ? 10 : 9;
  }
  return Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? []);
}

test("codes of LZW are counted by what they stand for", () => {
  refuses(stream("/Filter /LZWDecode", lzwZeros(8_000)));
  accepts(stream("/Filter /LZWDecode", lzwZeros(1_000)));
});

test("words of a stream inside strings and data hide nothing", () => {
  refuses(stream("/Filter /FlateDecode /X (stream\nendstream obj)", bomb));
  const stored = deflateSync(Buffer.concat([Buffer.from("endstream"), zeros(20_000)]), { level: 0 });
  accepts(stream("/Filter /FlateDecode", stored));
  refuses(Buffer.concat([stream("/Filter /FlateDecode", page), stream(`/Pad (${"x".repeat(5_000)})`, bomb)]));
});

test("streams of real pages, fonts and pictures pass", () => {
  accepts(stream("/Filter /FlateDecode", page));
  accepts(stream("/Length1 12 /Filter /FlateDecode", bomb));
  accepts(stream("/Subtype /Image /Filter [/FlateDecode /DCTDecode]", bomb));
  accepts(stream("/Filter [/ASCII85Decode /FlateDecode]", base85(page)));
  accepts(stream("/Filter /FlateDecode", deflateSync(page)));
  // A picture whose first two bytes look like a header.
  accepts(
    stream(
      "/Subtype /Image /Filter /FlateDecode",
      deflateSync(Buffer.concat([Buffer.from([0x78, 0x9c]), zeros(9_000)])),
    ),
  );
});
