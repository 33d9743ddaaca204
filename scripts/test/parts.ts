import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";

/** A part of the run; times are in seconds since its start. `state` stays RUNNING if a signal ended it. */
export type Part = { name: string; from: number; to: number; state: "RUNNING" | "PASSED" | "FAILED" };

const running = new Set<ChildProcess>();
process.on("exit", () => {
  for (const child of running) child.kill();
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(1));

/** Runs commands in parallel and prefixes each line of their output with the name of the part. */
export function createParts() {
  const parts: Part[] = [];
  const now = () => performance.now() / 1000;

  /** @returns whether the command succeeded */
  async function command(
    part: string,
    [program = "", ...args]: readonly string[],
    env: NodeJS.ProcessEnv,
  ): Promise<boolean> {
    const child = spawn(program, args, {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: "1" }), ...env },
    });
    running.add(child);
    for (const stream of [child.stdout, child.stderr])
      createInterface(stream).on("line", (line) => console.log(`${part.padEnd(9)} │ ${line}`));
    const status = await new Promise<number | null>((resolve) => {
      child.on("error", (error) => {
        console.log(`${part.padEnd(9)} │ ${error.message}`);
        resolve(1);
      });
      child.on("close", resolve);
    });
    running.delete(child);
    return status === 0;
  }

  return {
    parts,
    /**
     * Runs commands one after the other, once the parts that they depend on have passed.
     * @returns whether all of them passed
     */
    async run(
      name: string,
      commands: readonly (readonly string[])[],
      { after = [], env = {} }: { after?: readonly Promise<boolean>[]; env?: NodeJS.ProcessEnv } = {},
    ): Promise<boolean> {
      const ready = await Promise.all(after);
      if (!ready.every(Boolean)) return false;
      const part: Part = { name, from: now(), to: now(), state: "RUNNING" };
      parts.push(part);
      let passes = true;
      for (const one of commands) passes &&= await command(name, one, env);
      part.to = now();
      part.state = passes ? "PASSED" : "FAILED";
      return passes;
    },
  };
}
