import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { z } from "zod";

/*
 * npm run audit    licences and known vulnerabilities of the packages that the server runs
 * Exit code 1: something needs a decision. Exit code 2: no advisories were available, so vulnerabilities are
 * unknown.
 */

/** Licences that require only their text, which README.md and notices.txt contain. */
const allowedLicences = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "PSF-2.0",
  "Unlicense",
]);

/** Packages that state their licence in a field that the lock file does not copy. */
const statedElsewhere: Record<string, string> = { busboy: "MIT", streamsearch: "MIT" };

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.string().optional(), license: z.string().optional(), dev: z.boolean().optional() }),
  ),
});

function findLicences(): string[] {
  const { packages } = lockSchema.parse(JSON.parse(readFileSync("package-lock.json", "utf8")));
  return Object.entries(packages).flatMap(([path, { version = "", license, dev = false }]) => {
    const name = path.replace(/^.*node_modules\//, "");
    const licence = license ?? statedElsewhere[name] ?? "none";
    const isPackage = path.includes("node_modules/") && version !== "";
    return isPackage && !dev && !allowedLicences.has(licence) ? [`${name} ${version}  ${licence}`] : [];
  });
}

const reportSchema = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string(), range: z.string() })),
});
/** npm's output if the registry does not answer or does not support audits. */
const failureSchema = z.object({ message: z.string() });

/** npm's output as a value; undefined if npm printed something else, as it does if it could not start. */
function parseOutput(stdout: string | null): unknown {
  try {
    return JSON.parse(stdout ?? "");
  } catch {
    return undefined;
  }
}

/** @returns undefined if the registry gives no advisories */
function findVulnerabilities(): string[] | undefined {
  const { stdout } = spawnSync("npm", ["audit", "--omit=dev", "--json"], { encoding: "utf8" });
  const output = parseOutput(stdout);
  const report = reportSchema.safeParse(output);
  if (!report.success) {
    const { data: failure } = failureSchema.safeParse(output);
    console.error(
      `Vulnerabilities are unknown: the registry gave no advisories. ${failure?.message ?? ""}`.trim(),
    );
    console.error("Run one of these in this folder, on a machine that reaches the advisories:");
    console.error("  npm audit --omit=dev --registry=https://registry.npmjs.org");
    console.error("  osv-scanner scan source --lockfile=package-lock.json");
    return undefined;
  }
  return Object.entries(report.data.vulnerabilities).map(
    ([name, { severity, range }]) => `${name} ${range}  ${severity}`,
  );
}

const licences = findLicences();
for (const line of licences) console.log(`licence        ${line}`);
const vulnerabilities = findVulnerabilities();
for (const line of vulnerabilities ?? []) console.log(`vulnerability  ${line}`);
const count = licences.length + (vulnerabilities?.length ?? 0);
if (count > 0) console.log(`${count} packages need a decision`);
else if (vulnerabilities) console.log("Nothing to decide");
process.exitCode = count > 0 ? 1 : vulnerabilities === undefined ? 2 : 0;
