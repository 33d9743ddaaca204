import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { freePort } from "#scripts/machine/free-port.ts";
import { waitUntil } from "../drill.ts";

const programs = ["/usr/sbin/clamd", "/usr/local/sbin/clamd", "/usr/bin/clamd"];
export const findScanner = () => programs.find((path) => existsSync(path));

/** clamd reports this text as infected: it is the only signature in its database. */
export const infectedText = Buffer.from("chaos-drill-infected-file-of-no-virus");

const canConnect = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.on("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.on("error", () => resolve(false));
  });

/** Starts Debian's clamd on this machine. */
export async function startScanner(program: string, folder: string) {
  const signatures = `${folder}/signatures`;
  mkdirSync(signatures, { recursive: true });
  writeFileSync(`${signatures}/drill.ndb`, `Drill.Test:0:*:${infectedText.toString("hex")}\n`);
  const port = await freePort();
  const settings = [
    ...["Foreground yes", "TCPAddr 127.0.0.1", `TCPSocket ${port}`, `DatabaseDirectory ${signatures}`],
    ...["StreamMaxLength 25M", "MaxThreads 4", `TemporaryDirectory ${folder}`, "DisableCache yes"],
  ];
  const config = `${folder}/clamd.conf`;
  writeFileSync(config, `${settings.join("\n")}\n`);
  let child: ChildProcess;
  const start = async () => {
    child = spawn(program, ["--config-file", config], { stdio: "ignore" });
    if (!(await waitUntil(() => canConnect(port), 30_000))) throw new Error("clamd did not start");
  };
  await start();
  return {
    url: `tcp://127.0.0.1:${port}`,
    start,
    async kill(): Promise<void> {
      const ended = new Promise((resolve) => child.on("exit", resolve));
      child.kill("SIGKILL");
      await ended;
    },
    signal: (signal: NodeJS.Signals) => child.kill(signal),
  };
}
export type Scanner = Awaited<ReturnType<typeof startScanner>>;
