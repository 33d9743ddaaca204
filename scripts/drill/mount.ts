import { execFileSync } from "node:child_process";
import { closeSync, ftruncateSync, openSync } from "node:fs";

const megabyte = 1024 * 1024;
const run = (command: string, args: string[]) =>
  execFileSync(command, args, { stdio: ["ignore", "ignore", "pipe"] });

/** Mounts an image; with a size it is made first, as an empty ext4. @throws {Error} where this is not allowed */
export function mountImage(image: string, place: string, megabytes?: number): void {
  if (megabytes !== undefined) {
    const file = openSync(image, "wx");
    ftruncateSync(file, megabytes * megabyte);
    closeSync(file);
    run("mkfs.ext4", ["-q", "-F", image]);
  }
  run("mount", ["-o", "loop", image, place]);
}

/** Mounts a file system in memory, of so many megabytes. @throws {Error} where this is not allowed */
export function mountMemory(place: string, megabytes: number): void {
  run("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "drill", place]);
}

export function unmount(place: string): void {
  run("umount", [place]);
}
