import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { dayMs } from "#domain/time.ts";
import { diskFiles } from "#server/files/disk-files.ts";
import {
  enqueueErasureNotices,
  eraseApplication,
  findApplication,
  findExpiredApplications,
  refuseScore,
} from "#server/store/applications.ts";
import { createErasureLog, reapplyErasures } from "#server/store/erasure-log.ts";
import { findHold, holdApplication, listHolds, releaseApplication } from "#server/store/holds.ts";
import type { Store } from "#server/store/open-store.ts";
import { sendApplication, testStores } from "#server/store/test-stores.ts";
import { createToken } from "#server/store/tokens.ts";
import { eraseExpired } from "#server/tasks/erase-expired.ts";
import { createApplicationAccess } from "./application-access.ts";
import { createEraser } from "./erase-application.ts";
import { createHolds } from "./hold-application.ts";

for (const method of ["log", "error"] as const) vi.spyOn(console, method).mockImplementation(() => {});

describe.each(testStores)("%s", (_, open) => {
  let store: Store;
  let directory: string;
  beforeEach(async () => {
    directory = mkdtempSync(`${tmpdir()}/holds-`);
    store = await open();
  });
  afterEach(async () => {
    await store.close();
    rmSync(directory, { recursive: true });
  });

  const parts = () => {
    const log = createErasureLog(directory);
    const files = diskFiles(directory);
    const eraser = createEraser({ store, files, mailFolder: directory, logErasure: log.record });
    const holds = createHolds({ store, logErasure: log.record, eraser });
    const access = createApplicationAccess({ store, files, eraser, isScanning: false, wakeOutbox: () => {} });
    const sweep = (now = Date.now()) =>
      eraseExpired({ store, files, eraser, mailFolder: directory }, new Date(now));
    return { log, eraser, holds, access, sweep };
  };
  const apply = async (name: string, now = Date.now()) => {
    const contact = { name, email: `${name}@example.com`, phone: "", note: "" };
    const choices = { suspicion: "", consent: "1", retains: 0, no_score: 0, answers: [] };
    const { application } = await sendApplication(
      store,
      {
        ...{ unit: "u", job: "j", job_title: "J", file: name, file_name: "cv.pdf", ...contact, ...choices },
        ...{ months: 6, monthsWithoutConsent: 6 },
      },
      now,
    );
    return application;
  };

  test("retention spares what is under a legal hold; after the release its candidate is told once more", async () => {
    const { eraser, holds } = parts();
    const now = Date.now();
    const [held, other] = [await apply("held", now - 400 * dayMs), await apply("other", now - 400 * dayMs)];
    await enqueueErasureNotices(store, now - 30 * dayMs, 7 * dayMs);
    expect(await holds.hold(held.id, "Case 12")).toEqual({ kind: "DONE" });
    expect(await findExpiredApplications(store, now)).toEqual([other.id]);
    await eraser.eraseExpiredApplication(held.id);
    expect(await findApplication(store, held.id)).toBeDefined();

    expect(await holds.release(held.id)).toMatchObject({ kind: "RELEASED", hold: { reason: "Case 12" } });
    expect(await holds.release(held.id)).toEqual({ kind: "NOT_HELD" });
    expect(await findExpiredApplications(store, now)).toEqual([other.id]);
    await enqueueErasureNotices(store, now, 7 * dayMs);
    expect(await findExpiredApplications(store, now + 6 * dayMs)).toEqual([other.id]);
    expect((await findExpiredApplications(store, now + 8 * dayMs)).sort()).toEqual(
      [held.id, other.id].sort(),
    );
  });

  test("no notice announces an erasure that a hold prevents", async () => {
    const now = Date.now();
    const { id } = await apply("held", now - 400 * dayMs);
    await parts().holds.hold(id, "Case 12");
    await enqueueErasureNotices(store, now, 7 * dayMs);
    expect(await findApplication(store, id)).toMatchObject({ notice_at: null });
  });

  test("an operator cannot erase it or its score; a second hold names the first", async () => {
    const { eraser, holds, log } = parts();
    const { id } = await apply("held");
    await holds.hold(id, "Case 12", 5);
    const hold = { application: id, reason: "Case 12", held_at: 5, released_at: null, erase_asked_at: null };
    expect(await eraser.eraseApplication(id)).toEqual({ kind: "HELD", hold });
    expect(await eraseApplication(store, id)).toBe("HELD");
    expect(await refuseScore(store, id)).toBe(false);
    expect(await findApplication(store, id)).toMatchObject({ no_score: 0 });
    expect(await holds.hold(id, "Case 13")).toEqual({ kind: "HELD", hold });
    expect(await holds.hold("unknown", "Case 13")).toEqual({ kind: "GONE" });
    expect(await listHolds(store)).toMatchObject([{ application: id, reason: "Case 12" }]);
    expect(log.read()).toEqual([{ application: id, held_at: 5 }]);
  });

  test("a candidate's request is recorded once, shown, and carried out at the release", async () => {
    const { holds, access, log, sweep } = parts();
    const { id } = await apply("asha");
    await holds.hold(id, "Case 12", 5);
    const expires_at = Date.now() + dayMs;
    const confirm = await createToken(store, { application: id, purpose: "verify", expires_at });
    await access.verify(confirm);
    const token = await createToken(store, { application: id, purpose: "private", expires_at });
    expect((await access.application(token))?.hold).toEqual({ held_at: 5, erase_asked_at: null });

    expect(await access.withdraw(token)).toBe(true);
    const erasure = await access.erase(token);
    expect(erasure).toMatchObject({ kind: "HELD", hold: { reason: "Case 12" } });
    expect(await access.erase(token)).toEqual(erasure);
    const asked = (await findHold(store, id))?.erase_asked_at;
    expect(asked).toBeGreaterThan(5);
    const shown = await access.application(token);
    expect(shown).toMatchObject({ hold: { held_at: 5, erase_asked_at: asked } });
    expect(shown?.withdrawn_at).toBeGreaterThan(0);
    expect(await access.storedData(token)).toMatchObject({
      holds: [{ reason: "Case 12", held_at: 5, released_at: null, erase_asked_at: asked }],
    });
    await sweep();
    expect(await findApplication(store, id)).toBeDefined();

    expect(await holds.release(id, 9)).toMatchObject({ kind: "ERASED", hold: { erase_asked_at: asked } });
    expect(await findApplication(store, id)).toBeUndefined();
    expect(await store.db.selectFrom("holds").selectAll().execute()).toEqual([]);
    expect(log.read()).toMatchObject([
      { application: id, held_at: 5 },
      { application: id, erase_asked_at: asked },
      { application: id, released_at: 9 },
      { application: id, erased_at: expect.any(Number) },
    ]);
  });

  test("a crash between the release and the erasure that was asked for leaves it to the sweep", async () => {
    const { holds, eraser, sweep } = parts();
    const { id } = await apply("asha");
    await holds.hold(id, "Case 12");
    await eraser.eraseForCandidate(id);
    await releaseApplication(store, id);
    await sweep();
    expect(await findApplication(store, id)).toBeUndefined();
  });

  test("a hold and an erasure at the same time leave one of them", async () => {
    const { holds, eraser } = parts();
    for (let round = 0; round < 5; round += 1) {
      const { id } = await apply(`asha-${round}`);
      const [held, erasure] = await Promise.all([holds.hold(id, "Case"), eraser.eraseApplication(id)]);
      const row = await findApplication(store, id);
      expect(row === undefined).toBe(erasure.kind === "ERASED");
      expect((await findHold(store, id)) !== undefined).toBe(row !== undefined);
      if (row) expect(held.kind).toBe("DONE");
      await reapplyErasures(store, createErasureLog(directory));
      expect((await findApplication(store, id)) === undefined).toBe(row === undefined);
    }
  });

  test("an older database gets its holds, requests and releases back from the log", async () => {
    const { log } = parts();
    const names = ["held", "asked", "released", "erased", "again"] as const;
    const [held, asked, released, erased, again] = await Promise.all(names.map((name) => apply(name)));
    const ids = [held, asked, released, erased, again].map((row) => row?.id ?? "");
    const [a = "", b = "", c = "", d = "", e = ""] = ids;
    await log.record([
      ...ids.map((application) => ({ application, held_at: 5 })),
      { application: b, erase_asked_at: 6 },
      { application: c, released_at: 7 },
      { application: d, released_at: 7 },
      { application: d, erased_at: 8 },
      { application: e, released_at: 7 },
      { application: e, held_at: 9 },
    ]);
    // The backup was made while it was held: the erasure after the release counts.
    await holdApplication(store, { application: d, reason: "Case 1" }, 5);
    await holdApplication(store, { application: a, reason: "Case 2" }, 5);
    expect(await reapplyErasures(store, log)).toBe(1);
    expect(await findApplication(store, d)).toBeUndefined();
    const state = async (id: string) => {
      const hold = await findHold(store, id);
      return hold && [hold.held_at, hold.erase_asked_at];
    };
    expect(await Promise.all([a, b, c, e].map(state))).toEqual([[5, null], [5, 6], undefined, [9, null]]);
    expect(await findHold(store, a)).toMatchObject({ reason: "Case 2" });
    expect(await findHold(store, b)).toMatchObject({ reason: expect.stringContaining("after a restore") });

    // Another machine has released it, whose log this one does not have.
    await releaseApplication(store, a, 11);
    await reapplyErasures(store, log);
    expect(await state(a)).toBeUndefined();
  });
});
