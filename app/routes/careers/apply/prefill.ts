import type { FromContactWorker } from "./contact-worker.ts";

/** What takes longer suggests nothing. */
const timeoutMs = 15_000;

/** Reads a résumé on the device for who wrote it. Says nothing where it finds nothing. */
export function readContact(file: File): Promise<FromContactWorker> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL("./contact-worker.ts", import.meta.url), { type: "module" });
    const end = (found: FromContactWorker) => {
      clearTimeout(timer);
      worker.terminate();
      resolve(found);
    };
    const timer = setTimeout(() => end({}), timeoutMs);
    worker.addEventListener("message", ({ data }: MessageEvent<FromContactWorker>) => end(data));
    worker.addEventListener("error", () => end({}));
    worker.postMessage(file);
  });
}
