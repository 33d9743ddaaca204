import { once } from "node:events";

/**
 * Writes to the terminal, or to what a pipe leads to, as fast as it takes it: a long list would otherwise gather in
 * memory.
 */
export async function print(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, "drain");
}

/** `… | head` ends a command when it has enough. */
export function endWithReader(): void {
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EPIPE") process.exit(0);
    throw error;
  });
}
