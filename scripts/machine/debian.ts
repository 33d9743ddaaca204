import { type SpawnSyncOptions, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

let isUpdated = false;

/** Installs a package of Debian's, as root on Debian; elsewhere it does nothing. `title` is what people call it. */
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
