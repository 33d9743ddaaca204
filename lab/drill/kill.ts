import { randomInt } from "node:crypto";
import { readdirSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { hourMs } from "#domain/time.ts";
import { isSettled, startServer } from "#tests/support/server.ts";
import { type Drill, wait, waitUntil } from "./drill.ts";
import { findLost, findUnmailed } from "./find-lost.ts";
import { keepApplying } from "./keep-applying.ts";

const kills = 25;

/** Kills the process at random moments while candidates apply with files. */
export const kill: Drill = async (folder) => {
  const acknowledged = new Map<string, string>();
  const temporaryFolder = join(folder, "files", "new");
  for (let count = 0; count < kills; count += 1) {
    const server = await startServer({ DATA_DIR: folder });
    const load = keepApplying(server.origin, acknowledged);
    // Every other kill waits for an acknowledgement first, which may take long on a busy machine.
    const countBefore = acknowledged.size;
    if (count % 2 === 1) await waitUntil(() => acknowledged.size > countBefore, 10_000);
    await wait(randomInt(100, 1200));
    await server.kill();
    await load.ended;
  }
  // Make the partial files two hours old and the daily task due.
  const modifiedAt = (Date.now() - 2 * hourMs) / 1000;
  for (const name of readdirSync(temporaryFolder))
    utimesSync(join(temporaryFolder, name), modifiedAt, modifiedAt);
  const database = new DatabaseSync(`${folder}/site.db`);
  database.exec("update outbox set due_at = 0 where kind = 'erase-expired'");
  database.close();
  const last = await startServer({ DATA_DIR: folder });
  const isDone = await isSettled(last, 60_000);
  const isClean = await waitUntil(() => readdirSync(temporaryFolder).length === 0, 10_000);
  await last.stop();
  const lost = await findLost({ directory: folder }, acknowledged);
  const unmailed = await findUnmailed(`${folder}/mail`, acknowledged);
  return [
    {
      step: `SIGKILL ${kills} times, 4 parallel candidates`,
      measured: `${acknowledged.size} acknowledged, ${lost.length} lost`,
      isOk: acknowledged.size > kills && lost.length === 0,
    },
    {
      step: "tasks after the last start",
      measured: isDone ? `all done, ${unmailed.length} without their mail` : "still pending after 60 s",
      isOk: isDone && unmailed.length === 0,
    },
    {
      step: "partial files after the daily task",
      measured: isClean ? "none" : String(readdirSync(temporaryFolder).length),
      isOk: isClean,
    },
  ];
};
