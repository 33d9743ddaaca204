import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import pg from "pg";
import { insertApplication, type NewApplication } from "./applications.ts";
import { findFile, insertUpload, registerFile } from "./files.ts";
import { openStore, type Store } from "./open-store.ts";

const fail = (error: Error) => {
  throw error;
};

async function inSqlite(): Promise<Store> {
  const directory = mkdtempSync(`${tmpdir()}/store-`);
  const store = await openStore({ directory }, fail);
  const close = async () => {
    await store.close();
    rmSync(directory, { recursive: true });
  };
  return { ...store, close };
}

async function query(connectionString: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(text).finally(() => client.end());
}

/** An empty database on the tests' PostgreSQL server; test files run in parallel. */
export async function makeDatabase(server: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await query(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  // Not forced, which would break connections that are just closing.
  return { url: url.href, drop: () => query(server, `drop database ${name}`) };
}

/** PostgreSQL for tests: `npm test` starts one and sets `TEST_DATABASE_URL` if PostgreSQL is installed. */
export const testServer = process.env.TEST_DATABASE_URL || undefined;

/** An empty store on the tests' PostgreSQL server; closing it drops the database. */
export async function inPostgres(server: string): Promise<Store> {
  const { url, drop } = await makeDatabase(server);
  const store = await openStore({ directory: "", databaseUrl: url }, fail);
  const close = async () => {
    await store.close();
    await drop();
  };
  return { ...store, close };
}

type TestStore = [name: string, open: () => Promise<Store>];

/** SQLite, and PostgreSQL if available: each opens an empty store, which is removed when it is closed. */
export const testStores: TestStore[] = [
  ["SQLite in a file", inSqlite],
  ...(testServer === undefined ? [] : [["PostgreSQL", () => inPostgres(testServer)] satisfies TestStore]),
];

/** Records an upload as the site does, but without the bytes. */
export async function sendFile(
  store: Store,
  { name, ...file }: { hash: string; size: number; type: string; name: string },
  now = Date.now(),
) {
  await registerFile(store, file, now);
  return insertUpload(store, { file: file.hash, name }, now);
}

/** Stores an application as the site does, with rows for its files. */
export async function sendApplication(store: Store, application: NewApplication, now = Date.now()) {
  for (const hash of new Set([application.file, ...application.answers.map(({ file }) => file)])) {
    if (hash !== "" && !(await findFile(store, hash)))
      await registerFile(store, { hash, size: 1000, type: "pdf" }, now);
  }
  return insertApplication(store, application, now);
}
