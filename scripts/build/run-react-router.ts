import { spawn } from "node:child_process";
import { once } from "node:events";

const signals = ["SIGINT", "SIGTERM"] as const;

/**
 * Runs React Router's command in a separate process, which receives this one's signals. A build prints only
 * warnings and errors.
 * @returns its exit code
 */
export async function runReactRouter(
  command: ["build", ...options: string[]],
  env: NodeJS.ProcessEnv,
): Promise<number> {
  const child = spawn(process.execPath, ["node_modules/@react-router/dev/bin.cjs", ...command], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, ...env },
  });
  const forward = (signal: NodeJS.Signals) => child.kill(signal);
  for (const signal of signals) process.on(signal, forward);
  const [code] = await once(child, "exit");
  for (const signal of signals) process.off(signal, forward);
  return code ?? 1;
}
