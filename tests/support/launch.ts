import { type ChildProcess, spawn } from "node:child_process";
import { expect } from "vitest";

const started: ChildProcess[] = [];

/** Ends what a test has started. */
export function endLaunched(): void {
  for (const child of started.splice(0)) child.kill("SIGKILL");
}

/** Starts a script of the project as a process of its own. */
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
  started.push(child);
  let output = "";
  child.stdout.on("data", (data: Buffer) => {
    output += data;
  });
  child.stderr.on("data", (data: Buffer) => {
    output += data;
  });
  const ended = new Promise<number | null>((resolve) => child.on("exit", resolve));
  const says = async (pattern: RegExp) => {
    for (let wait = 0; wait < 300 && !pattern.test(output); wait += 1)
      await new Promise((next) => setTimeout(next, 100));
    expect(output).toMatch(pattern);
  };
  return { child, ended, says, output: () => output.trim() };
}
