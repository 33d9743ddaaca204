import { createRandom } from "./fuzz-random.ts";
import { targets } from "./fuzz-targets.ts";

/*
 * Runs fuzz cases: node fuzz-process.ts SEED FROM END
 * Reports each case before it runs, so that the parent knows which one hung or exhausted the memory.
 */
const [seed = 0, from = 0, end = 0] = process.argv.slice(2).map(Number);
const names = Object.keys(targets);

// Standard output is a pipe: writes are synchronous.
const report = (message: object) => process.stdout.write(`${JSON.stringify(message)}\n`);

let current = "";
for (const event of ["uncaughtException", "unhandledRejection"] as const) {
  process.on(event, (error: unknown) => {
    report({ failed: current, reason: `${event}: ${error instanceof Error ? error.stack : String(error)}` });
  });
}

for (let number = from; number < end; number += 1) {
  const name = names[number % names.length] ?? "";
  const target = targets[name];
  current = `${name}, case ${number}`;
  report({ begun: number, name });
  try {
    await target?.run(createRandom(Math.imul(seed, 0x9e3779b1) + number));
  } catch (error) {
    if (!target?.mayThrow?.(error))
      report({
        failed: current,
        reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
      });
  }
}
report({ ended: true });
process.exit(0);
