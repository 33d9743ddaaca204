import { randomInt } from "node:crypto";
import { readdirSync } from "node:fs";
import { applyOnAndOn } from "./candidates.ts";
import { type Drill, wait } from "./drill.ts";
import { findLost, findUnmailed } from "./kept.ts";
import { isSettled, startServer } from "./server.ts";

const kills = 25;

/** The process dies at any moment, again and again, while candidates apply with files. */
export const kill: Drill = async (folder) => {
  const acknowledged = new Map<string, string>();
  for (let count = 0; count < kills; count += 1) {
    const server = await startServer({ DATA_DIR: folder });
    const load = applyOnAndOn(server.origin, acknowledged);
    await wait(randomInt(100, 1200));
    await server.kill();
    await load.ended;
  }
  const last = await startServer({ DATA_DIR: folder });
  const isDone = await isSettled(last, 60_000);
  const halves = readdirSync(`${folder}/files/new`).length;
  await last.stop();
  const lost = await findLost({ directory: folder }, acknowledged);
  const unmailed = await findUnmailed(`${folder}/mail`, acknowledged);
  return [
    {
      did: `SIGKILL ${kills} times, 4 candidates at once`,
      measured: `${acknowledged.size} acknowledged, ${lost.length} lost`,
      isOk: acknowledged.size > kills && lost.length === 0,
    },
    {
      did: "what is owed after the last start",
      measured: isDone ? `all done, ${unmailed.length} without their mail` : "still pending after 60 s",
      isOk: isDone && unmailed.length === 0,
    },
    {
      did: "half files after the last start",
      measured: String(halves),
      isOk: halves === 0,
    },
  ];
};
