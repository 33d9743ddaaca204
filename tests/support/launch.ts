import { type ChildProcess, spawn } from "node:child_process";
import { expect } from "vitest";
import { waitUntil } from "#scripts/machine/wait-until.ts";

const launched: ChildProcess[] = [];

/** Kills the processes that a test has launched. */
export function endLaunched(): void {
  for (const child of launched.splice(0)) child.kill("SIGKILL");
}

/** Starts a script of the project as a separate process. */
export function launch(
  script: string,
  {
    cwd = process.cwd(),
    env = {},
    args = [],
  }: { cwd?: string; env?: NodeJS.ProcessEnv; args?: string[] } = {},
) {
  const child = spawn(process.execPath, [script, ...args], {
    cwd,
    env: { ...process.env, NODE_ENV: undefined, ...env },
  });
  launched.push(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (data: Buffer) => {
      output += data;
    });
  }
  const ended = new Promise<number | null>((resolve) => child.on("exit", resolve));
  const says = async (pattern: RegExp) => {
    await waitUntil(() => pattern.test(output), 120_000);
    expect(output).toMatch(pattern);
  };
  return { child, ended, says, output: () => output.trim() };
}
