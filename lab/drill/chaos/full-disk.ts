import { execFileSync } from "node:child_process";
import { readdirSync, rmSync, statfsSync } from "node:fs";
import { join } from "node:path";

const run = (command: string, args: string[]) => execFileSync(command, args, { stdio: "ignore" });

const ballastPrefix = "ballast-";

/** Leaves no free block, not even those that ext4 reserves for root: the site may run as root here. */
export function fillDisk(mountPoint: string): void {
  for (let size = statfsSync(mountPoint).bfree * statfsSync(mountPoint).bsize; size >= 4096; size /= 2) {
    try {
      const bytes = String(Math.floor(size / 4096) * 4096);
      run("fallocate", ["-l", bytes, join(mountPoint, ballastPrefix + process.hrtime.bigint())]);
    } catch {
      // Less space is free.
    }
  }
}

export function freeDisk(mountPoint: string): void {
  for (const name of readdirSync(mountPoint))
    if (name.startsWith(ballastPrefix)) rmSync(join(mountPoint, name), { force: true });
}

/** Paths per command. */
const batchSize = 500;

/**
 * Makes a folder read-only, even for root and for open files; a mount in use cannot be remounted read-only.
 * SQLite's shared memory stays writable: the kernel kills a process that writes to a memory-mapped file
 * without permission.
 */
export function setReadOnly(folder: string, isReadOnly: boolean): void {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const paths = [folder, ...names.filter((name) => !name.endsWith("-shm")).map((name) => join(folder, name))];
  for (let start = 0; start < paths.length; start += batchSize) {
    try {
      run("chattr", [isReadOnly ? "+i" : "-i", ...paths.slice(start, start + batchSize)]);
    } catch {
      // The site removed a file in the meantime; the others are changed.
    }
  }
}
