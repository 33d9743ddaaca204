import { randomInt } from "node:crypto";
import { readdirSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { keepApplying } from "./candidates.ts";
import { becomes, type Drill, wait } from "./drill.ts";
import { findLost, findUnmailed } from "./kept.ts";
import { isSettled, startServer } from "./server.ts";

const kills = 25;

/** The process dies at any moment, again and again, while candidates apply with files. */
export const kill: Drill = async (folder) => {
  const acknowledged = new Map<string, string>();
  const halves = join(folder, "files", "new");
  for (let count = 0; count < kills; count += 1) {
    const server = await startServer({ DATA_DIR: folder });
    const load = keepApplying(server.origin, acknowledged);
    // Every other time at any moment, else soon after an answer: a busy machine may need long for its first.
    const before = acknowledged.size;
    if (count % 2 === 1) await becomes(() => acknowledged.size > before, 10_000);
    await wait(randomInt(100, 1200));
    await server.kill();
    await load.ended;
  }
  // An hour later, on another day.
  const late = Date.now() / 1000 - 2 * 3600;
  for (const half of readdirSync(halves)) utimesSync(join(halves, half), late, late);
  const database = new DatabaseSync(`${folder}/site.db`);
  database.exec("update outbox set due_at = 0 where kind = 'erase-expired'");
  database.close();
  const last = await startServer({ DATA_DIR: folder });
  const isDone = await isSettled(last, 60_000);
  const areGone = await becomes(() => readdirSync(halves).length === 0, 10_000);
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
      did: "half files after the round of the next day",
      measured: areGone ? "none" : String(readdirSync(halves).length),
      isOk: areGone,
    },
  ];
};
