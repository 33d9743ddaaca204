import { parentPort, workerData } from "node:worker_threads";

// Runs in a thread of its own. Sends the regular expressions that the function `run` of a module executes.

const { run }: { run: () => unknown } = await import(String(workerData));
const { exec } = RegExp.prototype;
const seen = new WeakSet<RegExp>();
const found = new Map<string, { source: string; flags: string }>();
RegExp.prototype.exec = function (text) {
  if (!seen.has(this)) {
    seen.add(this);
    found.set(String(this), { source: this.source, flags: this.flags });
  }
  return exec.call(this, text);
};
await run();
parentPort?.postMessage([...found.values()]);
