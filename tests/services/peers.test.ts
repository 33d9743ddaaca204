import { createHash } from "node:crypto";
import { globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { DatabaseSync } from "node:sqlite";
import S3rver from "@20minutes/s3rver";
import { afterEach, expect, test } from "vitest";
import { hourMs, minuteMs } from "#domain/time.ts";
import { makeDatabase, testServer } from "#server/store/test-stores.ts";
import {
  applyWithFile,
  newEmail,
  postingPath,
  randomClientHeaders,
  randomFile,
} from "#tests/support/candidates.ts";
import { eventually } from "#tests/support/eventually.ts";
import { readMails } from "#tests/support/mails.ts";
import { endServers, startServer } from "#tests/support/server.ts";

// The built server with peers that fail, and beside another process.

const directory = mkdtempSync(`${tmpdir()}/peers-`);
afterEach(() => {
  endServers();
  rmSync(directory, { recursive: true, force: true });
});

const inDatabase = <Result>(work: (database: DatabaseSync) => Result): Result => {
  const database = new DatabaseSync(`${directory}/site.db`, { timeout: 5_000 });
  try {
    return work(database);
  } finally {
    database.close();
  }
};

async function startBucket(port = 0) {
  const bucket = new S3rver({
    ...{ address: "127.0.0.1", silent: true, directory: `${directory}/bucket`, port },
    configureBuckets: [{ name: "resumes" }],
  });
  return { bucket, port: (await bucket.run()).port };
}

test("a candidate erases while the bucket is down for a moment: the page says so, and the site removes the file soon", async () => {
  const first = await startBucket();
  const site = await startServer({
    DATA_DIR: directory,
    ...{ S3_ENDPOINT: `http://127.0.0.1:${first.port}`, S3_BUCKET: "resumes", S3_REGION: "us-east-1" },
    ...{ S3_ACCESS_KEY_ID: "S3RVER", S3_SECRET_ACCESS_KEY: "S3RVER" },
  });
  const file = randomFile(500);
  const hash = createHash("sha256").update(file).digest("hex");
  const bytes = () => globSync(`${directory}/bucket/resumes/files/${hash}*`);
  const email = newEmail();
  expect((await applyWithFile(site.origin, file, email)).status).toBe(303);
  expect(bytes()).not.toEqual([]);
  const [path = ""] = await eventually(async () => {
    const mail = (await readMails(directory)).find(({ to }) => to?.[0]?.address === email);
    const links = /\/application\?token=[\w-]+/.exec(mail?.text ?? "");
    expect(links).not.toBeNull();
    return links ?? [];
  });

  await first.bucket.close();
  const answer = await fetch(site.origin + path, {
    method: "POST",
    headers: { Origin: site.origin, ...randomClientHeaders() },
    body: new URLSearchParams({ intent: "erase", sure: "yes" }),
  });
  expect(await answer.text()).toContain("One file is still being removed.");
  const task = () =>
    inDatabase((database) => database.prepare("select * from outbox where id = 'erase-expired'").get());
  await eventually(() => expect(task()?.failure).toBe("s3-ECONNREFUSED"));
  expect(Number(task()?.due_at) - Date.now()).toBeLessThan(2 * minuteMs);

  const second = await startBucket(first.port);
  inDatabase((database) => database.exec("update outbox set due_at = 0 where id = 'erase-expired'"));
  await eventually(() => expect(bytes()).toEqual([]));
  await eventually(() => expect(task()?.failure).toBe(""));
  await site.stop();
  await second.bucket.close();
});

test.skipIf(testServer === undefined)(
  "a second process without the mail server of the first does not start; with the same one it does",
  async () => {
    const { url, drop } = await makeDatabase(testServer ?? "");
    const start = (name: string, env: NodeJS.ProcessEnv) =>
      startServer({ DATABASE_URL: url, DATA_DIR: `${directory}/${name}`, ...env });
    const mail = {
      ...{ SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM: "site@site.example" },
      CONTACT_TO: "team@site.example",
    };
    const first = await start("first", mail);
    await expect(start("second", {})).rejects.toThrow(
      /did not start: .*Settings: a running process on this database differs in mail \(SMTP_URL/,
    );
    const second = await start("second", mail);
    expect(await applyWithFile(first.origin, randomFile(500))).toMatchObject({ status: 303 });
    expect(globSync(`${directory}/*/mail/*`)).toEqual([]);
    await first.stop();
    await second.stop();
    // One that starts later sees nobody who differs.
    const third = await start("third", {});
    await third.stop();
    await drop();
  },
);

test("nine clients that fill the uploads lock nobody out, and no client can send more than its share", async () => {
  const site = await startServer({ DATA_DIR: directory });
  const upload = async (client: string, size = 500) => {
    const answer = await fetch(`${site.origin}/uploads?name=a.pdf`, {
      method: "POST",
      headers: { Origin: site.origin, "X-Forwarded-For": client },
      body: new Uint8Array(randomFile(size)),
    });
    return answer.status;
  };
  const megabyte = 1024 ** 2;
  const statuses: number[] = [];
  for (let count = 0; count < 7; count += 1) statuses.push(await upload("10.1.1.1", 9 * megabyte));
  expect(statuses).toEqual([...Array(6).fill(201), 429]);

  // Nine clients with 60 files of 10 MB each, as one write.
  const fill = (prefix: string, arrivedAt: number) =>
    inDatabase((database) => {
      const file = database.prepare("insert into files values ('pdf', 'clean', ?, ?, null, ?)");
      const columns = database.prepare("select * from pragma_table_info('files')").all();
      expect(columns.map(({ name }) => name)).toEqual([
        ...["type", "scan", "hash", "size", "scanned_at", "stored_at"],
      ]);
      const name = database.prepare("insert into uploads values (?, 'a.pdf', ?, ?)");
      database.exec("begin");
      for (let number = 0; number < 540; number += 1) {
        const hash = createHash("sha256").update(`${prefix}${number}`).digest("hex");
        file.run(hash, 10 * megabyte, arrivedAt);
        name.run(hash, `${prefix}${number}`, arrivedAt);
      }
      database.exec("commit");
    });
  fill("old", Date.now() - 2 * hourMs);
  expect(await upload("10.2.2.2")).toBe(201);
  fill("new", Date.now() - minuteMs);
  const ready = await (await fetch(`${site.origin}/readyz`)).json();
  expect(ready).toMatchObject({ ready: true, degraded: ["unclaimed-uploads"] });
  expect(await upload("10.3.3.3")).toBe(503);
  inDatabase((database) => database.exec("delete from uploads where id like 'new%'"));
  expect(await upload("10.3.3.3")).toBe(201);
  expect((await fetch(site.origin + postingPath)).status).toBe(200);
  await site.stop();
});
