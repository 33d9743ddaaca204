import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { dayMs, hourMs } from "#domain/time.ts";
import { holdApplication } from "#server/store/holds.ts";
import type { Store } from "#server/store/open-store.ts";
import type { OutboxRow } from "#server/store/tables.ts";
import { sendApplication, testStores } from "#server/store/test-stores.ts";
import { tidyTasks } from "./tidy-tasks.ts";

vi.spyOn(console, "log").mockImplementation(() => {});

describe.each(testStores)("%s", (_, open) => {
  let store: Store;
  let mailFolder: string;
  beforeEach(async () => {
    mailFolder = mkdtempSync(`${tmpdir()}/tidy-`);
    store = await open();
  });
  afterEach(async () => {
    await store.close();
    rmSync(mailFolder, { recursive: true });
  });

  const now = Date.now();
  const add = (ids: string | string[], changes: Partial<OutboxRow> = {}) => {
    const times = { due_at: now - 8 * dayMs, created_at: now - 8 * dayMs, ended_at: now - 8 * dayMs };
    const row = { kind: "scan-file", subject: "s", state: "done", ...times } as const;
    const ended = { lease_until: 0, lease_by: "", attempts: 1, failure: "" };
    return store.db
      .insertInto("outbox")
      .values([ids].flat().map((id) => ({ id, ...row, ...ended, ...changes })))
      .execute();
  };
  const left = async () => {
    const rows = await store.db.selectFrom("outbox").select("id").orderBy("id").execute();
    return rows.map(({ id }) => id);
  };

  test("a task is deleted a week after it was done, however many there are, and no other", async () => {
    await add(Array.from({ length: 450 }, (_, number) => `done-${number}`));
    await add("late", { ended_at: now - 7 * dayMs + hourMs });
    await add("young", { due_at: now - 6 * dayMs, ended_at: now - 6 * dayMs });
    await add("dead", { state: "dead" });
    await add("pending", { state: "pending", ended_at: null });
    await tidyTasks({ store, mailFolder }, now);
    expect(await left()).toEqual(["dead", "late", "pending", "young"]);
    await tidyTasks({ store, mailFolder }, now + dayMs + 1);
    expect(await left()).toEqual(["dead", "pending"]);
  });

  test("tasks stay that name a mail file, or that prove what was sent to someone under a legal hold", async () => {
    const contact = { name: "Asha", email: "asha@example.com", phone: "", note: "", file: "", file_name: "" };
    const choices = { suspicion: "bot", consent: "1", retains: 0, no_score: 0, answers: [] };
    const { application } = await sendApplication(store, {
      ...{ unit: "u", job: "j", job_title: "J", ...contact, ...choices, months: 6, monthsWithoutConsent: 6 },
    });
    await store.db.deleteFrom("outbox").execute();
    await holdApplication(store, { application: application.id, reason: "Case 12" });
    await add("held", { subject: application.id });
    await add("mail");
    await add("other");
    mkdirSync(mailFolder, { recursive: true });
    writeFileSync(join(mailFolder, "mail.eml"), "Dear Asha");
    await tidyTasks({ store, mailFolder }, now);
    expect(await left()).toEqual(["held", "mail"]);
  });
});
