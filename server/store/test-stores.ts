import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { PGlite } from "@electric-sql/pglite";
import { Kysely, PGliteDialect } from "kysely";
import pg from "pg";
import { expectFile, insertUpload } from "./files.ts";
import { createStore, openStore, type Store } from "./open-store.ts";
import type { Tables } from "./tables.ts";

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

export const inPglite = () =>
  createStore(new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: new PGlite() }) }), "postgres");

async function query(connectionString: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(text).finally(() => client.end());
}

/** An empty database of its own on the PostgreSQL of the tests: files of tests run at the same time. */
export async function makeDatabase(server: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await query(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  // It waits for connections that are about to end; forced, it would break them.
  return { url: url.href, drop: () => query(server, `drop database ${name}`) };
}

/** The server of `TEST_DATABASE_URL`: `npm test` starts one where PostgreSQL is installed. */
export const testServer = process.env.TEST_DATABASE_URL || undefined;

async function inPostgres(server: string): Promise<Store> {
  const { url, drop } = await makeDatabase(server);
  const store = await openStore({ directory: "", databaseUrl: url }, fail);
  const close = async () => {
    await store.close();
    await drop();
  };
  return { ...store, close };
}

/** Every kind of database that there is here: each opens an empty store, which goes when it is closed. */
export const testStores: [name: string, open: () => Promise<Store>][] = [
  ["SQLite in a file", inSqlite],
  ["PGlite in memory", inPglite],
  ...(testServer === undefined
    ? []
    : [["PostgreSQL", () => inPostgres(testServer)] as [string, () => Promise<Store>]]),
];

/** What the site does with a file once its bytes are stored. */
export async function sendFile(
  store: Store,
  { name, ...file }: { hash: string; size: number; type: string; name: string },
  now = Date.now(),
) {
  await expectFile(store, file, now);
  return insertUpload(store, { file: file.hash, name }, now);
}
