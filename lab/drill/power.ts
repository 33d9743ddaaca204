import { execFileSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { chmodSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { startServer } from "#tests/support/server.ts";
import { findPostgres, startCluster } from "./cluster.ts";
import { type Drill, type Finding, failureReason, wait, waitUntil } from "./drill.ts";
import { findLost } from "./find-lost.ts";
import { keepApplying } from "./keep-applying.ts";
import { mountImage, unmount } from "./mount.ts";

type StoreKind = "sqlite" | "postgres";
type Location = { directory: string; databaseUrl?: string };

/** What runs on a disk, and how it ends with the power. */
type Machine = { location: Location; cut: () => Promise<void>; checkDatabase: () => void };

const cuts = 6;
/** A new PostgreSQL takes 40 MB. */
const megabytes = { sqlite: 128, postgres: 384 };

async function startDatabase(programs: string, mountPoint: string): Promise<Machine> {
  const folder = `${mountPoint}/postgres`;
  mkdirSync(folder, { recursive: true });
  // The user `postgres` must be able to enter the folder.
  for (const path of [dirname(mountPoint), mountPoint, folder]) chmodSync(path, 0o755);
  const cluster = await startCluster(programs, folder);
  return {
    location: { directory: `${mountPoint}/data`, databaseUrl: cluster.url },
    cut: cluster.kill,
    checkDatabase: () => {
      const { port } = new URL(cluster.url);
      const connection = ["-h", "127.0.0.1", "-p", port, "-U", "site", "postgres"];
      execFileSync(`${programs}/pg_amcheck`, ["--install-missing", "--heapallindexed", ...connection]);
    },
  };
}

/** Without PostgreSQL, the store is a file of the site's. */
function openMachine(programs: string | undefined, mountPoint: string): Promise<Machine> | Machine {
  if (programs !== undefined) return startDatabase(programs, mountPoint);
  return {
    location: { directory: mountPoint },
    cut: async () => {},
    checkDatabase: () => {
      const database = new DatabaseSync(`${mountPoint}/site.db`);
      const check = database.prepare("pragma integrity_check").get();
      database.close();
      if (check?.integrity_check !== "ok") throw new Error("The database is broken");
    },
  };
}

/** Applies until the power is cut, and copies the disk as it is then. */
async function applyUntilCut(
  programs: string | undefined,
  mountPoint: string,
  copyDisk: () => void,
): Promise<Map<string, string>> {
  const acknowledged = new Map<string, string>();
  const { location, cut } = await openMachine(programs, mountPoint);
  const server = await startServer({
    DATA_DIR: location.directory,
    ...(location.databaseUrl !== undefined && { DATABASE_URL: location.databaseUrl }),
  });
  const load = keepApplying(server.origin, acknowledged);
  // On a busy machine the first acknowledgement may take long.
  await waitUntil(() => acknowledged.size > 0, 30_000);
  await wait(randomInt(500, 2500));
  await Promise.all([server.kill(), cut()]);
  copyDisk();
  await load.ended;
  return acknowledged;
}

/** @returns how many of the acknowledged are lost; all if the database is broken */
async function checkDisk(
  programs: string | undefined,
  mountPoint: string,
  acknowledged: ReadonlyMap<string, string>,
): Promise<{ lost: number; isBroken: boolean }> {
  let machine: Machine | undefined;
  try {
    machine = await openMachine(programs, mountPoint);
    const lost = await findLost(machine.location, acknowledged);
    machine.checkDatabase();
    return { lost: lost.length, isBroken: false };
  } catch {
    return { lost: acknowledged.size, isBroken: true };
  } finally {
    await machine?.cut();
  }
}

async function cutPower(folder: string, store: StoreKind): Promise<Finding> {
  const step = `${store}: ${cuts} power cuts, 4 parallel candidates`;
  const programs = store === "postgres" ? findPostgres() : undefined;
  if (store === "postgres" && !programs)
    return { step, measured: "no PostgreSQL is installed here", isOk: "not possible here" };
  const sum = { acknowledged: 0, lost: 0, broken: 0 };
  for (let cut = 0; cut < cuts; cut += 1) {
    const [image, copy] = [`${folder}/${store}-${cut}.img`, `${folder}/${store}-${cut}-cut.img`];
    const [mountPoint, copyMountPoint] = [`${folder}/${store}-${cut}`, `${folder}/${store}-${cut}-cut`];
    for (const directory of [mountPoint, copyMountPoint]) mkdirSync(directory);
    try {
      mountImage(image, mountPoint, megabytes[store]);
    } catch (error) {
      return { step, measured: failureReason(error), isOk: "not possible here" };
    }
    let acknowledged: Map<string, string>;
    try {
      const copyDisk = () => void execFileSync("cp", ["--sparse=always", image, copy]);
      acknowledged = await applyUntilCut(programs, mountPoint, copyDisk);
    } finally {
      unmount(mountPoint);
    }
    mountImage(copy, copyMountPoint);
    try {
      const { lost, isBroken } = await checkDisk(programs, copyMountPoint, acknowledged);
      sum.acknowledged += acknowledged.size;
      sum.lost += lost;
      sum.broken += Number(isBroken);
    } finally {
      unmount(copyMountPoint);
    }
  }
  return {
    step,
    measured: `${sum.acknowledged} acknowledged, ${sum.lost} lost, ${sum.broken} databases broken`,
    isOk: sum.acknowledged > cuts && sum.lost === 0 && sum.broken === 0,
  };
}

/**
 * Simulates power cuts. The data directory, with a PostgreSQL, is on a file system in an image; after kill -9
 * the image is copied before the kernel writes back its dirty pages, so the copy is the state after a power cut.
 */
export const createPower =
  (stores: readonly StoreKind[]): Drill =>
  async (folder) => {
    const findings: Finding[] = [];
    for (const store of stores) findings.push(await cutPower(folder, store));
    return findings;
  };
