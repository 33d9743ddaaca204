import { mkdirSync, readdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { applyWithFile, applyWithUpload, postingPath, randomFile, sha256, upload } from "./candidates.ts";
import { becomes, type Drill, type Finding, failureReason, wait } from "./drill.ts";
import { findLost } from "./kept.ts";
import { mountMemory, unmount } from "./mount.ts";
import { startServer } from "./server.ts";

const megabyte = 1024 * 1024;

/** Leaves so many bytes of a file system free. */
function fillUntil(place: string, left: number): void {
  const { bavail, bsize } = statfsSync(place);
  const size = Math.max(bavail * bsize - left, 0);
  writeFileSync(`${place}/ballast-${process.hrtime.bigint()}`, Buffer.alloc(size));
}
function emptyAgain(place: string): void {
  for (const name of readdirSync(place).filter((one) => one.startsWith("ballast-")))
    rmSync(`${place}/${name}`);
}

const megabytesOfDisk = 48;

/** The disk fills up, while a file comes and while an application is written down, and has space again. */
export const disk: Drill = async (folder) => {
  const place = `${folder}/data`;
  mkdirSync(place);
  try {
    mountMemory(place, megabytesOfDisk);
  } catch (error) {
    return [{ did: "a disk that fills up", measured: failureReason(error), isOk: "not possible here" }];
  }
  try {
    return await fillUp(place);
  } finally {
    unmount(place);
  }
};

async function fillUp(place: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  const acknowledged = new Map<string, string>();
  const server = await startServer({ DATA_DIR: place });
  const { origin } = server;
  const note = (reference: string | undefined, file: Buffer) => {
    if (reference) acknowledged.set(reference, sha256(file));
  };
  const halves = () => readdirSync(`${place}/files/new`).length;
  const first = randomFile(50_000);
  note((await applyWithFile(origin, first)).reference, first);
  const earlier = randomFile(30_000);
  const { id: earlierId = "" } = await upload(origin, earlier);

  fillUntil(place, 3 * megabyte);
  const large = randomFile(9 * megabyte);
  const alone = await upload(origin, large).catch((error: unknown) => ({
    status: 0,
    id: failureReason(error),
  }));
  const areGone = await becomes(() => halves() === 0, 3_000);
  findings.push({
    did: "full while a file comes alone",
    measured: `answer ${alone.status || alone.id}, ${halves()} half files`,
    isOk: (alone.status === 503 || alone.status === 507) && areGone,
  });
  const inForm = await applyWithFile(origin, large).catch((error: unknown) => ({
    status: 0,
    reference: undefined,
    reason: failureReason(error),
  }));
  await becomes(() => halves() === 0, 3_000);
  findings.push({
    did: "full while a form with a file comes",
    measured: `answer ${inForm.status || "none"}, ${inForm.reference ? "acknowledged" : "no receipt"}, ${halves()} half files`,
    // The form comes back with everything typed; its file is marked as not kept.
    isOk: [422, 503, 507].includes(inForm.status) && !inForm.reference && halves() === 0,
  });

  // The log of the database has room of its own: it takes some applications until it must grow.
  fillUntil(place, 0);
  let refused = 0;
  for (let number = 0; number < 400 && refused === 0; number += 1) {
    const { status, reference } = await applyWithUpload(origin, earlierId);
    note(reference, earlier);
    if (!reference) refused = status;
  }
  findings.push({
    did: "full while an application is written down",
    measured: `answer ${refused || "303 for ever"}, ${acknowledged.size} acknowledged before`,
    isOk: refused === 503 || refused === 507,
  });
  const [page, health] = await Promise.all([fetch(origin + postingPath), fetch(`${origin}/healthz`)]);
  await Promise.all([page.body?.cancel(), health.body?.cancel()]);
  findings.push({
    did: "reading while it is full",
    measured: `opening ${page.status}, health ${health.status}`,
    isOk: page.status === 200 && health.status === 200,
  });

  emptyAgain(place);
  await wait(200);
  const later = randomFile(200_000);
  const applied = await applyWithFile(origin, later);
  note(applied.reference, later);
  const settled = await becomes(async () => (await server.owed())?.pending === 0, 30_000);
  findings.push({
    did: "there is space again",
    measured: `answer ${applied.status}, ${settled ? "everything owed is done" : "still owing after 30 s"}`,
    isOk: applied.reference !== undefined && settled,
  });
  await server.stop();
  const lost = await findLost({ directory: place }, acknowledged);
  findings.push({
    did: "everything acknowledged on the full disk",
    measured: `${acknowledged.size} acknowledged, ${lost.length} lost`,
    isOk: lost.length === 0,
  });
  return findings;
}
