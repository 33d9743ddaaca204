import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { minuteMs } from "#domain/time.ts";
import { readEnv } from "#server/config/env.ts";
import { hashSettings } from "#server/config/shared-settings.ts";
import type { Store } from "./open-store.ts";
import { joinProcesses } from "./processes.ts";
import { testStores } from "./test-stores.ts";

const mail = {
  ...{ SMTP_URL: "smtp://user:password@mail.example.com:587", MAIL_FROM: "a@b.example" },
  CONTACT_TO: "c@b.example",
};
const bucket = {
  ...{ S3_ENDPOINT: "https://s3.example.com", S3_BUCKET: "files", S3_REGION: "eu-central-1" },
  ...{ S3_ACCESS_KEY_ID: "a key", S3_SECRET_ACCESS_KEY: "a secret" },
};
const webhook = {
  ADMIN_WEBHOOK_URL: "https://admin.example.com/hooks/token-1",
  ADMIN_WEBHOOK_SECRET: `whsec_${Buffer.alloc(24).toString("base64")}`,
};
const all = { ...mail, ...bucket, ...webhook, CLAMD_URL: "tcp://127.0.0.1:3310" };
const hashes = (source: NodeJS.ProcessEnv) => hashSettings(readEnv(source));

test("secrets, paths and each machine's own scanner make no difference, peers and names do", () => {
  const same = {
    ...{ ...all, SMTP_URL: "smtp://other:word@mail.example.com:587", S3_SECRET_ACCESS_KEY: "another" },
    ...{ ADMIN_WEBHOOK_URL: "https://admin.example.com/hooks/token-2", CLAMD_URL: "unix:/run/clamd.ctl" },
  };
  expect(hashes(same)).toEqual(hashes(all));
  const changes = {
    mail: { SMTP_URL: "smtp://mail.example.org", MAIL_FROM: "d@b.example", SITE_URL: "https://example.com" },
    bucket: { S3_ENDPOINT: "https://s3.example.org", S3_BUCKET: "others", S3_REGION: "us-east-1" },
    scanner: { CLAMD_URL: undefined },
    webhook: { ADMIN_WEBHOOK_URL: "https://admin.example.org/hooks/token-1" },
  };
  for (const [group, settings] of Object.entries(changes))
    for (const [name, value] of Object.entries(settings))
      expect(hashes({ ...all, [name]: value }), name).toEqual({
        ...hashes(all),
        [group]: expect.not.stringMatching(hashes(all)[group as keyof typeof changes]),
      });
});

describe.each(testStores)("%s", (_, open) => {
  let store: Store;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store.close());

  const join = (source: NodeJS.ProcessEnv, { isAccepted = false, now = Date.now() } = {}) =>
    joinProcesses(store, hashes(source), { isAccepted, now });

  test("a process with other settings than a running one starts only if that is accepted", async () => {
    // SQLite has one process, so nothing is compared or stored.
    if (store.kind === "sqlite") {
      await join(all);
      await join({});
      expect(await store.db.selectFrom("notes").selectAll().execute()).toEqual([]);
      return;
    }
    const first = await join(all);
    const second = await join({ ...all, PORT: "4000", DATA_DIR: "elsewhere" });
    await expect(join({ ...all, ...mail, SMTP_URL: undefined, CLAMD_URL: undefined })).rejects.toThrow(
      /^Settings: a running process on this database differs in mail \(SMTP_URL, MAIL_FROM, CONTACT_TO, SITE_URL\), scanner \(CLAMD_URL\): use the same settings in all, or ACCEPT_OTHER_SETTINGS=1 [^\n]*$/,
    );
    const accepted = await join({}, { isAccepted: true });
    await expect(join(all)).rejects.toThrow("differs in mail");
    await accepted.leave();
    await join(all);
    for (const { leave } of [first, second]) await leave();
    const rows = await store.db.selectFrom("notes").select("value").execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/password|secret|example|token/);
  });

  test("a process that left or was killed two minutes ago no longer counts", async () => {
    if (store.kind === "sqlite") return;
    const { leave } = await join(all);
    await leave();
    await (await join({})).leave();
    await join(all, { now: Date.now() - 2 * minuteMs + 5_000 });
    await expect(join({})).rejects.toThrow("differs in mail");
    await store.db
      .updateTable("notes")
      .set({ noted_at: Date.now() - 2 * minuteMs })
      .execute();
    await join({});
    expect(await store.db.selectFrom("notes").selectAll().execute()).toHaveLength(1);
  });

  test("of two processes that start together with different settings one is refused", async () => {
    if (store.kind === "sqlite") return;
    const starts = await Promise.allSettled([join(all), join({})]);
    expect(starts.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });
});
