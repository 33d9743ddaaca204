import "#server/config/set-node-env.ts";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { parseArgs } from "node:util";
import { isBuildCurrent } from "#scripts/build/build-stamp.ts";
import { endServers } from "#tests/support/server.ts";
import { chaosOptions, createChaos } from "./chaos/chaos.ts";
import { disk } from "./disk.ts";
import { type Drill, failureReason } from "./drill.ts";
import { createFuzz } from "./fuzz.ts";
import { kill } from "./kill.ts";
import { postgres } from "./postgres.ts";
import { createPower } from "./power.ts";
import { createRounds } from "./rounds/rounds.ts";
import { sigterm } from "./sigterm.ts";
import { smtp } from "./smtp.ts";
import { uploads } from "./uploads.ts";
import { whatsapp } from "./whatsapp.ts";

/*
 * npm run drill [-- kill power …] [--store sqlite|postgres]
 * npm run drill -- fuzz [--minutes 1] [--seed N] [--from N] [--store sqlite|postgres]
 * npm run drill -- rounds [--minutes 1] [--seed N] [--store sqlite|postgres]
 * npm run drill -- chaos [--minutes 60] [--seed N] [--store sqlite|postgres]
 * Injects faults and checks that the built server survives them. The server runs as a separate process on
 * this machine, in temporary folders. Exits with 1 if anything is lost, wrongly refused or left behind.
 */
const { values: options, positionals: selected } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: "string" },
    seed: { type: "string" },
    from: { type: "string", default: "0" },
    store: { type: "string" },
  },
});
const timed = {
  seed: Number(options.seed ?? Date.now() % 1_000_000),
  minutes: Number(options.minutes ?? 1),
};
const chaosRuns = chaosOptions(options, selected.includes("chaos"));
if (!chaosRuns) {
  console.error("chaos takes --minutes 60, --seed with a whole number, and --store sqlite or postgres");
  process.exit(2);
}
const stores = chaosRuns.map(({ store }) => store);
const drills: Record<string, Drill> = {
  kill,
  power: createPower(stores),
  smtp,
  disk,
  sigterm,
  uploads,
  postgres,
  whatsapp,
  fuzz: createFuzz(stores, { ...timed, from: Number(options.from) }),
  rounds: createRounds(stores, timed),
  chaos: createChaos(chaosRuns),
};

const unknown = selected.filter((name) => !Object.hasOwn(drills, name));
if (unknown.length > 0) {
  console.error(`There is no drill ${unknown.join(", ")}: choose from ${Object.keys(drills).join(", ")}`);
  process.exit(2);
}
if (!isBuildCurrent()) {
  const { status } = spawnSync(process.execPath, ["scripts/build.ts"], { stdio: "inherit" });
  if (status !== 0) process.exit(1);
}

let failed = 0;
const started = performance.now();
console.log(`${"drill".padEnd(9)} ${"step".padEnd(52)} ${"measured".padEnd(64)} result`);
for (const [name, drill] of Object.entries(drills)) {
  if (selected.length > 0 && !selected.includes(name)) continue;
  const folder = mkdtempSync(`${tmpdir()}/drill-${name}-`);
  const findings = await drill(folder).catch((error: unknown) => [
    { step: "the drill itself", measured: failureReason(error), isOk: false as const },
  ]);
  endServers();
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  for (const { step, measured, isOk } of findings) {
    if (isOk === false) failed += 1;
    const result = isOk === true ? "ok" : isOk === false ? "FAILED" : isOk;
    console.log(`${name.padEnd(9)} ${step.padEnd(52)} ${measured.padEnd(64)} ${result}`);
  }
}
const seconds = Math.round((performance.now() - started) / 1000);
console.log(failed === 0 ? `Nothing failed, in ${seconds} s` : `${failed} failed, in ${seconds} s`);
process.exit(failed === 0 ? 0 : 1);
