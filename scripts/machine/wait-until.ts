import { setTimeout as wait } from "node:timers/promises";

/** Polls a condition. @returns whether it became true in time */
export async function waitUntil(
  condition: () => boolean | Promise<boolean>,
  timeoutMs: number,
): Promise<boolean> {
  for (const end = Date.now() + timeoutMs; Date.now() < end; ) {
    if (await condition()) return true;
    await wait(50);
  }
  return condition();
}
