import { mkdirSync, readdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { applyWithFile, postingPath, randomFile } from "#tests/support/candidates.ts";
import { isSettled, startServer } from "#tests/support/server.ts";
import { type Drill, type Finding, failureReason, wait, waitUntil } from "./drill.ts";
import { findLost } from "./find-lost.ts";
import { applyWithUpload, sha256, upload } from "./keep-applying.ts";
import { mountMemory, unmount } from "./mount.ts";

const megabyte = 1024 * 1024;

/** Fills a file system until `freeBytes` are left. */
function fillDisk(mountPoint: string, freeBytes: number): void {
  const { bavail, bsize } = statfsSync(mountPoint);
  const size = Math.max(bavail * bsize - freeBytes, 0);
  writeFileSync(`${mountPoint}/ballast-${process.hrtime.bigint()}`, Buffer.alloc(size));
}

function freeDisk(mountPoint: string): void {
  for (const name of readdirSync(mountPoint)) {
    if (name.startsWith("ballast-")) rmSync(`${mountPoint}/${name}`);
  }
}

const diskMegabytes = 48;

/** Fills the disk during an upload and while an application is saved, then frees it again. */
export const disk: Drill = async (folder) => {
  const directory = `${folder}/data`;
  mkdirSync(directory);
  try {
    mountMemory(directory, diskMegabytes);
  } catch (error) {
    return [{ step: "a disk that fills up", measured: failureReason(error), isOk: "not possible here" }];
  }
  try {
    return await runOnFullDisk(directory);
  } finally {
    unmount(directory);
  }
};

async function runOnFullDisk(directory: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  const acknowledged = new Map<string, string>();
  const server = await startServer({ DATA_DIR: directory });
  const { origin } = server;
  const record = (reference: string | undefined, file: Buffer) => {
    if (reference) acknowledged.set(reference, sha256(file));
  };
  const countPartial = () => readdirSync(`${directory}/files/new`).length;
  const first = randomFile(50_000);
  record((await applyWithFile(origin, first)).reference, first);
  const earlier = randomFile(30_000);
  const { id: earlierId = "" } = await upload(origin, earlier);

  // Leaves enough space to accept an upload, but too little for this file.
  fillDisk(directory, 6 * megabyte);
  const large = randomFile(9 * megabyte);
  const uploaded = await upload(origin, large).catch((error: unknown) => ({
    status: 0,
    id: failureReason(error),
  }));
  const isClean = await waitUntil(() => countPartial() === 0, 3_000);
  findings.push({
    step: "disk full during an upload",
    measured: `answer ${uploaded.status || uploaded.id}, ${countPartial()} partial files`,
    isOk: (uploaded.status === 503 || uploaded.status === 507) && isClean,
  });
  const inForm = await applyWithFile(origin, large).catch((error: unknown) => ({
    status: 0,
    reference: undefined,
    reason: failureReason(error),
  }));
  await waitUntil(() => countPartial() === 0, 3_000);
  findings.push({
    step: "disk full during a form with a file",
    measured: `answer ${inForm.status || "none"}, ${inForm.reference ? "acknowledged" : "no receipt"}, ${countPartial()} partial files`,
    // The form is shown again with its values, and the file is marked as not saved.
    isOk: [422, 503, 507].includes(inForm.status) && !inForm.reference && countPartial() === 0,
  });

  // The database's write-ahead log has room for some applications before it must grow.
  fillDisk(directory, 0);
  let refusedStatus = 0;
  for (let count = 0; count < 400 && refusedStatus === 0; count += 1) {
    const { status, reference } = await applyWithUpload(origin, earlierId);
    record(reference, earlier);
    if (!reference) refusedStatus = status;
  }
  findings.push({
    step: "disk full while an application is saved",
    measured: `answer ${refusedStatus || "always 303"}, ${acknowledged.size} acknowledged before`,
    isOk: refusedStatus === 503 || refusedStatus === 507,
  });
  const [page, health] = await Promise.all([fetch(origin + postingPath), fetch(`${origin}/healthz`)]);
  await Promise.all([page.body?.cancel(), health.body?.cancel()]);
  findings.push({
    step: "reading while the disk is full",
    measured: `posting ${page.status}, health ${health.status}`,
    isOk: page.status === 200 && health.status === 200,
  });

  freeDisk(directory);
  await wait(200);
  const later = randomFile(200_000);
  const result = await applyWithFile(origin, later);
  record(result.reference, later);
  const isDone = await isSettled(server, 30_000);
  findings.push({
    step: "disk freed again",
    measured: `answer ${result.status}, ${isDone ? "all tasks done" : "tasks pending after 30 s"}`,
    isOk: result.reference !== undefined && isDone,
  });
  await server.stop();
  const lost = await findLost({ directory }, acknowledged);
  findings.push({
    step: "applications acknowledged on the full disk",
    measured: `${acknowledged.size} acknowledged, ${lost.length} lost`,
    isOk: lost.length === 0,
  });
  return findings;
}
