import { createRandom } from "./fuzz-random.ts";
import { targets } from "./fuzz-targets.ts";

/*
 * Runs cases until it is ended: node fuzz-process.ts SEED FROM END
 * Says on a line which case begins, so that the one that hangs or fills the memory is known.
 */
const [seed = 0, from = 0, end = 0] = process.argv.slice(2).map(Number);
const names = Object.keys(targets);

// Standard output is a pipe, which is written synchronously.
const say = (message: object) => process.stdout.write(`${JSON.stringify(message)}\n`);

let current = "";
for (const event of ["uncaughtException", "unhandledRejection"] as const) {
  process.on(event, (error: unknown) => {
    say({ failed: current, reason: `${event}: ${error instanceof Error ? error.stack : String(error)}` });
  });
}

for (let number = from; number < end; number += 1) {
  const name = names[number % names.length] ?? "";
  const target = targets[name];
  current = `${name}, case ${number}`;
  say({ begun: number, name });
  try {
    await target?.run(createRandom(Math.imul(seed, 0x9e3779b1) + number));
  } catch (error) {
    if (!target?.mayThrow?.(error))
      say({
        failed: current,
        reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
      });
  }
}
say({ ended: true });
process.exit(0);
