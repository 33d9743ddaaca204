import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { createScanner, plantedSecret, plantedText, readMemory } from "./find-planted.ts";

const text = "Zoé Quxley 4711";
const scan = createScanner([plantedText("name", text)]);

test("a text is found in every form, also across pieces, and nothing like it is", () => {
  const utf8 = Buffer.from(text);
  const wide = Buffer.from(text, "utf16le");
  const inJson = Buffer.from(`{"a":"${text}"}`);
  const forms = [
    ...[utf8, Buffer.from(text, "latin1"), wide, Buffer.from(wide).swap16()],
    ...["a", "ab", "abc"].map((before) => Buffer.from(Buffer.from(`${before}${text}!`).toString("base64"))),
    ...[inJson.toString("base64url"), utf8.toString("hex").toUpperCase()].map((one) => Buffer.from(one)),
    ...[encodeURIComponent(text), new URLSearchParams({ text }).toString()].map((one) => Buffer.from(one)),
    Buffer.from("Zo\\u00e9 Quxley 4711"),
  ];
  for (const form of forms) {
    const noise = Buffer.alloc(100, "Zo");
    const half = form.length >> 1;
    expect(scan([noise, form, noise]).found).toEqual(["name"]);
    expect(scan([noise, form.subarray(0, half), form.subarray(half), noise]).found).toEqual(["name"]);
  }
  expect(scan([Buffer.from("Zoé Quxley 4712, Zo%C3%A9")])).toEqual({ bytes: 26, found: [] });
});

test("a secret is found as bytes and as text", () => {
  const bytes = Buffer.from("00112233445566778899aabbccddeeff", "hex");
  const find = createScanner([plantedSecret("secret", bytes, "A1B2-C3D4")]);
  for (const form of [bytes, bytes.toString("base64url"), bytes.toString("base64"), "A1B2-C3D4"])
    expect(find([Buffer.from(form)]).found).toEqual(["secret"]);
});

test("what a process has in its memory is found, and what it has not is not", async () => {
  const program = `globalThis.kept = ["Zoé Quxley", 4711].join(" "); console.log("ready"); setInterval(() => {}, 1e6);`;
  const child = spawn(process.execPath, ["-e", program], { stdio: ["ignore", "pipe", "ignore"] });
  try {
    await once(child.stdout, "data");
    const find = createScanner([plantedText("name", text), plantedText("other", "Zoé Quxley 4712")]);
    const { bytes, found } = find(readMemory(child.pid ?? 0));
    expect(found).toEqual(["name"]);
    expect(bytes).toBeGreaterThan(20_000_000);
  } finally {
    child.kill("SIGKILL");
  }
});
