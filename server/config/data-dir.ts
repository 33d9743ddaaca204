import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** Makes all files that this process creates readable only by its user: they contain personal data. */
export function keepFilesPrivate(): void {
  process.umask(0o077);
}

/**
 * Creates the data directory and checks that it is writable.
 * @throws {Error} with a one-line message that names the directory, the reason and the setting
 */
export function prepareDataDir(directory: string): void {
  const probe = join(directory, `.write-test-${process.pid}`);
  try {
    mkdirSync(directory, { recursive: true });
    writeFileSync(probe, "");
    rmSync(probe);
  } catch (error) {
    const reason = error instanceof Error && "code" in error ? error.code : error;
    throw new Error(
      `The data directory ${resolve(directory)} cannot be written to (${reason}): make it writable, or set DATA_DIR to another one`,
    );
  }
}
