/*
 * node packages/pronunciation/bench/make-fixtures.ts
 * Makes the short readings that the tests listen to, with Debian's flite. They are committed, so that tests need no flite.
 */
import { execFileSync } from "node:child_process";
import { join } from "node:path";

const fixtures = [
  { name: "order", voice: "slt", text: "Please send me the number of your order." },
  { name: "package", voice: "rms", text: "The package will arrive before Friday morning." },
  { name: "boats", voice: "slt", text: "Seven yellow boats crossed the lake." },
];

for (const { name, voice, text } of fixtures) {
  const file = join(import.meta.dirname, "../src/fixtures", `${name}.wav`);
  execFileSync("flite", ["-voice", voice, "-t", text, "-o", file]);
}
