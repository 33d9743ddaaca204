import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { makeWav } from "./fixtures/make-wav.ts";

const command = fileURLToPath(new URL("../bin/pronunciation.mjs", import.meta.url));
const fixture = (name: string) => fileURLToPath(new URL(`./fixtures/${name}.wav`, import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "pronunciation-"));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (name: string, content: string | Uint8Array) => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};
const order = { file: fixture("order"), text: "Please send me the number of your order." };

function run(args: string[], input = "") {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
    input,
    encoding: "utf8",
  });
  const lines = stdout.split("\n").filter(Boolean);
  return { status, stderr, lines, values: () => lines.map((line) => JSON.parse(line)) };
}
const error = (code: string) => expect.objectContaining({ code, message: expect.stringMatching(/\S/) });

describe("pronunciation", () => {
  it("score prints one report", () => {
    const { status, values } = run(["score", order.file, "--text", order.text]);
    expect(status).toBe(0);
    expect(values()).toEqual([expect.objectContaining({ verdict: "ok", completeness: 100 })]);
  });

  it("score guesses unknown words by their spelling, and fails if no word has a pronunciation", () => {
    const guessing = run(["score", order.file, "--text", "Pleeze send me the number of your ordur, नमस्ते."]);
    expect(guessing.status).toBe(0);
    expect(guessing.values()).toEqual([
      expect.objectContaining({ verdict: "ok", guessed: ["pleeze", "ordur"], leftOut: ["नमस्ते"] }),
    ]);
    const { status, values } = run(["score", order.file, "--text", "नमस्ते दुनिया"]);
    expect(status).toBe(1);
    expect(values()).toEqual([
      { error: expect.objectContaining({ code: "unknown-words", words: ["नमस्ते", "दुनिया"] }) },
    ]);
  });

  it("score fails for a missing file", () => {
    const { status, values } = run(["score", join(folder, "none.wav"), "--text", "order"]);
    expect(status).toBe(1);
    expect(values()).toEqual([{ error: error("unreadable") }]);
  });

  it("--batch answers each line independently", () => {
    const fast = Float32Array.from({ length: 192_000 }, (_, i) => 0.3 * Math.sin(i / 50));
    const lines = [
      { id: "right", ...order },
      "{ not json",
      { id: "own", ...order, pronunciations: { order: "AO R D ER" } },
      { id: 4, file: order.file, text: "दुनिया" },
      { id: "none", file: join(folder, "none.wav"), text: "order" },
      { id: "folder", file: folder, text: "order" },
      { id: "empty", file: write("empty.wav", ""), text: "order" },
      { id: "letter", file: write("letter.wav", "Dear customer"), text: "order" },
      { id: "header", file: write("header.wav", makeWav([[]])), text: "order" },
      {
        id: "fast",
        file: write("fast.wav", makeWav([fast, fast], { bits: 24, sampleRate: 192_000 })),
        text: "order",
      },
      {
        id: "nan",
        file: write(
          "nan.wav",
          makeWav([new Float32Array(32_000).fill(Number.NaN)], { bits: 32, isFloat: true }),
        ),
        text: "order",
      },
      { id: "text", file: order.file },
      "null",
      "",
    ];
    const input = lines.map((line) => (typeof line === "string" ? line : JSON.stringify(line))).join("\n");
    const { status, stderr, values } = run(["score", "--batch"], input);
    expect(status).toBe(0);
    expect(stderr).toBe("");
    expect(values()).toEqual([
      { id: "right", report: expect.objectContaining({ verdict: "ok" }) },
      { id: null, error: error("failed") },
      { id: "own", report: expect.objectContaining({ verdict: "ok" }) },
      { id: 4, error: expect.objectContaining({ code: "unknown-words", words: ["दुनिया"] }) },
      { id: "none", error: error("unreadable") },
      { id: "folder", error: error("unreadable") },
      { id: "empty", error: error("empty-file") },
      { id: "letter", error: error("not-audio") },
      { id: "header", error: error("empty-file") },
      { id: "fast", report: expect.objectContaining({ verdict: "refused" }) },
      { id: "nan", report: expect.objectContaining({ verdict: "refused", reason: "too-quiet" }) },
      { id: "text", error: error("no-words") },
      { id: null, error: error("failed") },
    ]);
  });

  it("prints its usage", () => {
    expect(run(["--help"])).toMatchObject({
      status: 0,
      lines: expect.arrayContaining([expect.stringContaining("--batch")]),
    });
    for (const args of [[], ["score"], ["score", order.file], ["sing", order.file, "--text", "order"]]) {
      const { status, stderr } = run(args);
      expect(status).toBe(2);
      expect(stderr).toContain("pronunciation score FILE.wav");
    }
  });
});
