import { execFileSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { mkdirSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { startServer } from "#tests/support/server.ts";
import { type Drill, failureReason, wait } from "./drill.ts";
import { findLost } from "./find-lost.ts";
import { keepApplying } from "./keep-applying.ts";
import { mountImage, unmount } from "./mount.ts";

const cuts = 6;

/**
 * Simulates power cuts. The data directory is a file system in an image; after kill -9 the image is copied
 * before the kernel writes back its dirty pages, so the copy is the state after a power cut.
 */
export const power: Drill = async (folder) => {
  let totalAcknowledged = 0;
  let totalLost = 0;
  let brokenDatabases = 0;
  for (let cut = 0; cut < cuts; cut += 1) {
    const [image, copy] = [`${folder}/${cut}.img`, `${folder}/${cut}-cut.img`];
    const [mountPoint, copyMountPoint] = [`${folder}/${cut}`, `${folder}/${cut}-cut`];
    for (const directory of [mountPoint, copyMountPoint]) mkdirSync(directory);
    try {
      mountImage(image, mountPoint, 128);
    } catch (error) {
      return [{ step: `${cuts} power cuts`, measured: failureReason(error), isOk: "not possible here" }];
    }
    const acknowledged = new Map<string, string>();
    try {
      const server = await startServer({ DATA_DIR: mountPoint });
      const load = keepApplying(server.origin, acknowledged);
      await wait(randomInt(500, 2500));
      await server.kill();
      execFileSync("cp", ["--sparse=always", image, copy]);
      await load.ended;
    } finally {
      unmount(mountPoint);
    }
    mountImage(copy, copyMountPoint);
    try {
      const lost = await findLost({ directory: copyMountPoint }, acknowledged);
      totalLost += lost.length;
      const database = new DatabaseSync(`${copyMountPoint}/site.db`);
      const check = database.prepare("pragma integrity_check").get();
      database.close();
      if (check?.integrity_check !== "ok") brokenDatabases += 1;
    } catch {
      // The database cannot be opened.
      brokenDatabases += 1;
      totalLost += acknowledged.size;
    } finally {
      unmount(copyMountPoint);
    }
    totalAcknowledged += acknowledged.size;
  }
  return [
    {
      step: `${cuts} power cuts, 4 parallel candidates`,
      measured: `${totalAcknowledged} acknowledged, ${totalLost} lost, ${brokenDatabases} databases broken`,
      isOk: totalAcknowledged > cuts && totalLost === 0 && brokenDatabases === 0,
    },
  ];
};
