import { spawnSync } from "node:child_process";
import { globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import decode, { init as initDecoder } from "@jsquash/webp/decode.js";
import encode, { init as initEncoder } from "@jsquash/webp/encode.js";
import { testChromiumOrInstall } from "./machine/chromium.ts";

// Replaces the screenshots of the workbench that no longer match it.

const compile = (file: string) =>
  WebAssembly.compile(readFileSync(fileURLToPath(import.meta.resolve(`@jsquash/webp/codec/${file}`))));

/** Compresses a lossless WebP to a third of the size that Chromium achieves. */
async function compress(file: string): Promise<void> {
  const bytes = readFileSync(file);
  const image = await decode(new Uint8Array(bytes).buffer);
  const smaller = await encode(image, { lossless: 1, quality: 90, method: 4 });
  if (smaller.byteLength < bytes.length) writeFileSync(file, new Uint8Array(smaller));
}

function run(command: string, args: string[]): void {
  const CHROMIUM = testChromiumOrInstall();
  const { status } = spawnSync(command, args, { stdio: "inherit", env: { ...process.env, CHROMIUM } });
  if (status !== 0) process.exit(status ?? 1);
}

const started = Date.now();
run(process.execPath, ["scripts/build-workbench.ts"]);
run("playwright", [
  "test",
  "--config=playwright.workbench.config.ts",
  "--grep=screenshot",
  "--update-snapshots=changed",
]);
await Promise.all([
  initDecoder(await compile("dec/webp_dec.wasm")),
  initEncoder(await compile("enc/webp_enc_simd.wasm")),
]);
const replaced = globSync("tests/workbench/screenshots/**/*.webp").filter(
  (file) => statSync(file).mtimeMs >= started,
);
for (const file of replaced) await compress(file);
console.log(`${replaced.length} new screenshots`);
