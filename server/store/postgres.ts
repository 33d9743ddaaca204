import { PostgresDialect } from "kysely";
import pg from "pg";

const int8TypeId = 20;

/** In milliseconds. A slower query fails, and the visitor is asked to try again. */
const timeouts = {
  connectionTimeoutMillis: 5_000,
  statement_timeout: 10_000,
  query_timeout: 12_000,
  idle_in_transaction_session_timeout: 10_000,
};

/** Migrations may take longer, and wait for those of another process. */
const noTimeouts = { ...timeouts, statement_timeout: 0, query_timeout: 0 };

/** Times and counts are far below 2^53; by default, pg returns them as strings. */
const getTypeParser = (oid: number, format?: "text" | "binary") =>
  oid === int8TypeId ? Number : pg.types.getTypeParser(oid, format ?? "text");

/** A single connection without query timeouts, for migrations. */
export function openPostgresForMigrations(connectionString: string) {
  const pool = new pg.Pool({ connectionString, max: 1, keepAlive: true, ...noTimeouts });
  pool.on("error", () => {});
  return new PostgresDialect({ pool });
}

/**
 * `onError` gets the errors of connections that break between two queries, in the pool or in a transaction.
 * Without a listener they would end the process.
 */
export function openPostgres(connectionString: string, onError: (error: Error) => void) {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    keepAlive: true,
    ...timeouts,
    types: { getTypeParser },
  });
  pool.on("connect", (client) => client.on("error", onError));
  // The pool repeats errors that `onError` already gets.
  pool.on("error", () => {});
  return { dialect: new PostgresDialect({ pool }), release: () => {} };
}
