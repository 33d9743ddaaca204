import { execFileSync } from "node:child_process";
import { closeSync, ftruncateSync, openSync } from "node:fs";

const megabyte = 1024 * 1024;
const run = (command: string, args: string[]) =>
  execFileSync(command, args, { stdio: ["ignore", "ignore", "pipe"] });

/**
 * Mounts an image; with a size, creates it first as an empty ext4 file system.
 * @throws {Error} if this machine does not allow it
 */
export function mountImage(image: string, mountPoint: string, megabytes?: number): void {
  if (megabytes !== undefined) {
    const file = openSync(image, "wx");
    ftruncateSync(file, megabytes * megabyte);
    closeSync(file);
    run("mkfs.ext4", ["-q", "-F", image]);
  }
  run("mount", ["-o", "loop", image, mountPoint]);
}

/** Mounts an in-memory file system (tmpfs). @throws {Error} if this machine does not allow it */
export function mountMemory(mountPoint: string, megabytes: number): void {
  run("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "drill", mountPoint]);
}

export function unmount(mountPoint: string): void {
  run("umount", [mountPoint]);
}
