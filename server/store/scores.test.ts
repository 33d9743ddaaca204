import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eraseApplication } from "./applications.ts";
import { isErased, listApplications, listMessages } from "./lists.ts";
import { insertMessage } from "./messages.ts";
import { readNote, writeNote } from "./notes.ts";
import type { Store } from "./open-store.ts";
import { findScore, saveScore } from "./scores.ts";
import { sendApplication, testStores } from "./test-stores.ts";

const apply = async (store: Store, name: string, now: number) => {
  const { application } = await sendApplication(
    store,
    {
      ...{ unit: "retail", job: "tester", job_title: "Tester", name, email: "asha@example.com", phone: "" },
      ...{
        note: "",
        file: "f",
        file_name: "f.pdf",
        suspicion: "",
        consent: "v1",
        retains: 0,
        no_score: 0,
        months: 6,
        monthsWithoutConsent: 6,
      },
      answers: [],
    },
    now,
  );
  return application.id;
};

describe.each(testStores)("%s", (_, open) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  }, 60_000);
  afterAll(() => store.close());

  const countEvents = async (subject: string) =>
    (await store.db.selectFrom("outbox").select("kind").where("subject", "=", subject).execute()).filter(
      ({ kind }) => kind === "webhook:application.scored",
    ).length;

  test("a score is stored with its event, a failure without, and a later score replaces it", async () => {
    const id = await apply(store, "Scored", Date.now());
    const failed = { application: id, engine: "", score: 0, report: "", scored_at: 5, failure: "scanned" };
    await saveScore(store, failed);
    expect(await findScore(store, id)).toEqual(failed);
    expect(await countEvents(id)).toBe(0);
    const scored = {
      application: id,
      engine: "1",
      score: 71,
      report: "{}",
      scored_at: 6,
      failure: "",
    };
    await saveScore(store, scored);
    expect(await findScore(store, id)).toEqual(scored);
    expect(await countEvents(id)).toBe(1);
  });

  test("no score is stored for an erased application", async () => {
    const id = await apply(store, "Erased", Date.now());
    expect(await isErased(store, id)).toBe(false);
    await eraseApplication(store, id);
    await saveScore(store, {
      application: id,
      engine: "1",
      score: 1,
      report: "{}",
      scored_at: 6,
      failure: "",
    });
    expect(await findScore(store, id)).toBeUndefined();
    expect(await countEvents(id)).toBe(0);
    expect(await isErased(store, id)).toBe(true);
  });

  test("lists show rows that are old enough, in order of arrival, after an id", async () => {
    const now = Date.now() + 60_000;
    const ids = [await apply(store, "A", now - 30_000), await apply(store, "B", now - 20_000)];
    await apply(store, "Too young", now - 9_999);
    const list = async (after: string | undefined, limit = 10) =>
      (await listApplications(store, { after, limit }, now)).rows;
    const all = (await list(undefined)).map(({ id }) => id);
    expect(all.slice(-2)).toEqual(ids);
    expect((await list(all.at(-3), 1)).map(({ id }) => id)).toEqual([ids[0]]);
    expect((await list(ids[0])).map(({ id }) => id)).toEqual([ids[1]]);
    const { message } = await insertMessage(
      store,
      { reason: "demo", name: "A", email: "a@b.example", company: "", message: "Hi", suspicion: "" },
      now - 30_000,
    );
    expect(await listMessages(store, { limit: 10 }, now)).toMatchObject({
      rows: [{ id: message.id }],
      next: null,
    });
    expect((await listMessages(store, { limit: 10, after: message.id }, now)).rows).toEqual([]);
  });

  test("a note has the value that was written last", async () => {
    expect(await readNote(store, "n")).toBeUndefined();
    await writeNote(store, "n", "1");
    await writeNote(store, "n", "2");
    expect(await readNote(store, "n")).toBe("2");
  });
});
