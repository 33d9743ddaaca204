import { expect, test } from "vitest";
import { randomBytes } from "./bytes.ts";
import { readRecoveryCode, writeRecoveryCode } from "./recovery-code.ts";

test("a code leads back to its secret, however it was written down", () => {
  for (let run = 0; run < 50; run += 1) {
    const secret = randomBytes(16);
    const code = writeRecoveryCode(secret);
    expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}$/);
    const copied = code.toLowerCase().replaceAll("-", " ").replaceAll("0", "o").replaceAll("1", "l");
    expect(readRecoveryCode(code)).toEqual(secret);
    expect(readRecoveryCode(` ${copied}\n`)).toEqual(secret);
  }
});

test("a slip of the pen is found: one letter wrong, one missing, two exchanged", () => {
  const code = writeRecoveryCode(Uint8Array.from({ length: 16 }, (_, index) => index * 7));
  const plain = code.replaceAll("-", "");
  for (let at = 0; at < plain.length - 1; at += 1) {
    const other = plain[at] === "Z" ? "Y" : "Z";
    expect(readRecoveryCode(plain.slice(0, at) + other + plain.slice(at + 1))).toBeUndefined();
    expect(readRecoveryCode(plain.slice(0, at) + plain.slice(at + 1))).toBeUndefined();
    const [a = "", b = ""] = plain.slice(at, at + 2);
    if (a !== b) expect(readRecoveryCode(plain.slice(0, at) + b + a + plain.slice(at + 2))).toBeUndefined();
  }
  expect(readRecoveryCode("")).toBeUndefined();
});
