import { PostgresDialect } from "kysely";
import pg from "pg";

const int8 = 20;

/** Milliseconds. A query that takes longer fails, and the visitor is asked to try again. */
const limits = {
  connectionTimeoutMillis: 5_000,
  statement_timeout: 10_000,
  query_timeout: 12_000,
  idle_in_transaction_session_timeout: 10_000,
};

/**
 * `onError` hears of connections that broke between two queries, in the pool and within a transaction; without a
 * listener they would end the process.
 */
export function openPostgres(connectionString: string, onError: (error: Error) => void) {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    keepAlive: true,
    ...limits,
    types: {
      // Times and counts are far below 2^53; pg would give them as text.
      getTypeParser: (oid: number, format?: "text" | "binary") =>
        oid === int8 ? Number : pg.types.getTypeParser(oid, format ?? "text"),
    },
  });
  pool.on("connect", (client) => client.on("error", onError));
  // Said again of a connection in the pool.
  pool.on("error", () => {});
  return { dialect: new PostgresDialect({ pool }), release: () => {} };
}
