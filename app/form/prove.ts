/**
 * Asks for a challenge and has a worker solve it.
 * @returns what the form sends with itself
 * @throws {Error} when there is no challenge or no solution
 */
export async function prove(): Promise<string> {
  const response = await fetch("/challenge", { cache: "no-store" });
  if (!response.ok) throw new Error(`The site answered ${response.status}`);
  const challenge: unknown = await response.json();
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./prove-worker.ts", import.meta.url), { type: "module" });
    const end = (proof?: unknown) => {
      worker.terminate();
      if (typeof proof === "string") resolve(proof);
      else reject(new Error("There is no solution"));
    };
    worker.addEventListener("message", ({ data }: MessageEvent<unknown>) => end(data));
    worker.addEventListener("error", () => end());
    worker.postMessage(challenge);
  });
}
