import type { LogEvent } from "kysely";
import { reportOperation } from "#server/trace/operation.ts";

/** The statement and its first table; parameters are not in the text, and nothing else of it is kept. */
const summaries = [
  /^\s*(update)\s+"(\w+)"/,
  /^\s*(select|insert|delete)\b.*?\b(?:from|into)\s+"(\w+)"/s,
  /^\s*(select|insert|update|delete|begin|commit|rollback)\b/,
];

/** `select applications`, or `other`. */
export function queryName(sql: string): string {
  for (const summary of summaries) {
    const words = summary.exec(sql);
    if (words) return words.slice(1).join(" ");
  }
  return "other";
}

/** Hands a query that has ended to its observers. */
export function reportQuery({ level, query, queryDurationMillis }: LogEvent): void {
  const outcome = level === "query" ? "ok" : "failed";
  reportOperation({ kind: "query", name: queryName(query.sql) }, queryDurationMillis, outcome);
}
