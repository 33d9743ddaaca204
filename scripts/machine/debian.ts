import { type SpawnSyncOptions, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

let isUpdated = false;

/** Installs a Debian package, as root on Debian; elsewhere does nothing. `title` is the program's name. */
export function installOnDebian(title: string, name: string): void {
  if (!existsSync("/etc/debian_version") || process.getuid?.() !== 0) return;
  console.log(`Installing ${title}`);
  const options: SpawnSyncOptions = {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  };
  if (!isUpdated) spawnSync("apt-get", ["update"], options);
  isUpdated = true;
  spawnSync("apt-get", ["install", "-y", "--no-install-recommends", name], options);
}
