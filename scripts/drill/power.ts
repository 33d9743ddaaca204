import { execFileSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { mkdirSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { keepApplying } from "./candidates.ts";
import { type Drill, failureReason, wait } from "./drill.ts";
import { findLost } from "./kept.ts";
import { mountImage, unmount } from "./mount.ts";
import { startServer } from "./server.ts";

const cuts = 6;

/**
 * The data directory is a file system in an image. After kill -9 the image is copied before the kernel has written back
 * what it still holds: the copy is what a power cut leaves.
 */
export const power: Drill = async (folder) => {
  let acknowledgedInAll = 0;
  let lostInAll = 0;
  let broken = 0;
  for (let cut = 0; cut < cuts; cut += 1) {
    const [image, copy] = [`${folder}/${cut}.img`, `${folder}/${cut}-cut.img`];
    const [place, cutPlace] = [`${folder}/${cut}`, `${folder}/${cut}-cut`];
    for (const one of [place, cutPlace]) mkdirSync(one);
    try {
      mountImage(image, place, 128);
    } catch (error) {
      return [{ did: `${cuts} power cuts`, measured: failureReason(error), isOk: "not possible here" }];
    }
    const acknowledged = new Map<string, string>();
    try {
      const server = await startServer({ DATA_DIR: place });
      const load = keepApplying(server.origin, acknowledged);
      await wait(randomInt(500, 2500));
      await server.kill();
      execFileSync("cp", ["--sparse=always", image, copy]);
      await load.ended;
    } finally {
      unmount(place);
    }
    mountImage(copy, cutPlace);
    try {
      const lost = await findLost({ directory: cutPlace }, acknowledged);
      lostInAll += lost.length;
      const database = new DatabaseSync(`${cutPlace}/site.db`);
      const check = database.prepare("pragma integrity_check").get();
      database.close();
      if (check?.integrity_check !== "ok") broken += 1;
    } catch {
      // It does not even open.
      broken += 1;
      lostInAll += acknowledged.size;
    } finally {
      unmount(cutPlace);
    }
    acknowledgedInAll += acknowledged.size;
  }
  return [
    {
      did: `${cuts} power cuts, 4 candidates at once`,
      measured: `${acknowledgedInAll} acknowledged, ${lostInAll} lost, ${broken} databases broken`,
      isOk: acknowledgedInAll > cuts && lostInAll === 0 && broken === 0,
    },
  ];
};
