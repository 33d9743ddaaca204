import { type AddressInfo, createServer, type Socket } from "node:net";
import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { expect, test, vi } from "vitest";
import { eventually } from "#tests/support/eventually.ts";
import { selectUnclaimedBytes } from "./files.ts";
import { migrate, migrationLock, migrations } from "./migrations.ts";
import { openPostgres } from "./postgres.ts";
import { inPostgres, makeDatabase, testServer } from "./test-stores.ts";

const message = (type: string, body: Buffer) => {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
};
const authenticated = message("R", Buffer.alloc(4));
const ready = message("Z", Buffer.from("I"));
const done = message("C", Buffer.from("SELECT 0\0"));
const restarting = message("E", Buffer.from("SFATAL\0C57P01\0Mterminating connection\0\0"));

/** As much of PostgreSQL's protocol as a connection needs; `restart` terminates all connections. */
async function fakePostgres() {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.once("data", () => {
      socket.write(Buffer.concat([authenticated, ready]));
      // Treats each chunk as one query.
      socket.on("data", () => socket.write(Buffer.concat([done, ready])));
    });
    socket.on("error", () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    restart: () => {
      for (const socket of sockets.splice(0)) socket.end(restarting);
    },
    close: () => server.close(),
  };
}

test("a database restart between two queries fails that transaction, not the process", async () => {
  const peer = await fakePostgres();
  const onError = vi.fn();
  const { dialect } = openPostgres(`postgres://site@127.0.0.1:${peer.port}/site`, onError);
  const db = new Kysely<unknown>({ dialect });
  const connection = db.connection().execute(async (connected) => {
    peer.restart();
    await eventually(() => expect(onError).toHaveBeenCalled());
    await sql`select 1`.execute(connected);
  });
  await expect(connection).rejects.toThrow();
  expect(onError.mock.calls[0]?.[0]).toMatchObject({ code: "57P01" });
  await db.destroy();
  peer.close();
});

test.skipIf(testServer === undefined)(
  "migrations wait for those of another process longer than a query may",
  async () => {
    const { url, drop } = await makeDatabase(testServer ?? "");
    const other = new pg.Client({ connectionString: url });
    await other.connect();
    await other.query(`select pg_advisory_lock(${migrationLock})`);
    const pool = new pg.Pool({ connectionString: url, max: 1, statement_timeout: 1 });
    const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
    const migrated = migrate(db, "postgres");
    const waiting = "select count(*)::int as count from pg_locks where locktype = 'advisory' and not granted";
    await eventually(async () => expect((await other.query(waiting)).rows[0]?.count).toBe(1));
    // Fifty times the timeout of a query.
    await other.query("select pg_sleep(0.05)");
    expect((await other.query(waiting)).rows[0]?.count).toBe(1);
    await other.end();
    await migrated;
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from migrations`.execute(db);
    expect(rows[0]?.count).toBe(migrations.length);
    await db.destroy();
    await drop();
  },
);

test.skipIf(testServer === undefined)(
  "whether anything uses a file is found by an index, although no answer has a file",
  async () => {
    const store = await inPostgres(testServer ?? "");
    await sql`
      insert into answers (application, position, question, kind, label, answer, file)
      select 'application-' || number, 0, 'why', 'TEXT', 'Why?', 'Because', ''
      from generate_series(1, 20000) as number`.execute(store.db);
    await sql`insert into uploads select id, repeat(id, 8), 'a.pdf', 0 from unnest(array['aaaaaaaa']) as id`.execute(
      store.db,
    );
    await sql`insert into files (hash, size, type, scan, stored_at) select file, 1, 'pdf', 'clean', 0 from uploads`.execute(
      store.db,
    );
    await sql`analyze`.execute(store.db);
    const { rows } = await sql<object>`explain ${selectUnclaimedBytes(store)}`.execute(store.db);
    const plan = rows.flatMap(Object.values).join("\n");
    await store.close();
    expect(plan).toContain("answers_by_sent_file");
    expect(plan).not.toContain("Seq Scan on answers");
  },
);
