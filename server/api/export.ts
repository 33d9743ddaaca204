import { contactFields, textFields } from "#domain/applications/fields.ts";
import { byteOrderMark, csvLine } from "#domain/text/csv.ts";
import { errorCode, log } from "#server/log.ts";
import { type ApplicationParts, findParts } from "#server/store/application-parts.ts";
import { type Filter, findIds } from "#server/store/find-ids.ts";
import type { Store } from "#server/store/open-store.ts";
import type { Page } from "#server/store/settled.ts";
import { showApplication } from "./show.ts";

/** Applications in memory at once. On SQLite, reading them blocks the process for about ten milliseconds. */
const batchSize = 100;

/** How an export ended. A CUT one can be continued after the last id. */
export type ExportEnd = { end: "COMPLETE" | "CUT"; count: number; after: string | null };

const toNdjson = (parts: ApplicationParts) => `${JSON.stringify(showApplication(parts))}\n`;

const columns = [
  ...["id", "reference", "unit", "job", "jobTitle", "source", "status", "suspicion"],
  ...["arrivedAt", "verifiedAt", "withdrawnAt", ...contactFields, ...textFields, "answers", "language"],
  ...["consent", "retains", "comparison", "eraseAt", "resume", "scan", "score"],
];

function toCsv(parts: ApplicationParts): string {
  const shown = showApplication(parts);
  const { application, answers, score } = parts;
  return csvLine([
    ...[shown.id, shown.reference, shown.unit, shown.job, shown.jobTitle, shown.source, shown.status],
    ...[shown.suspicion ?? "", shown.arrivedAt, shown.verifiedAt ?? "", shown.withdrawnAt ?? ""],
    ...[...contactFields, ...textFields].map((name) => application[name]),
    ...[answers.map(({ label, answer }) => `${label}: ${answer}`).join("\n"), shown.language],
    ...[shown.consent.version, String(shown.consent.retains), String(shown.consent.comparison)],
    ...[shown.eraseAt, shown.resume?.name ?? "", shown.resume?.scan ?? ""],
    score && score.failure === "" ? score.score : "",
  ]);
}

export const exportFormats = {
  ndjson: {
    type: "application/x-ndjson",
    head: "",
    line: toNdjson,
    foot: (end: ExportEnd) => `${JSON.stringify(end)}\n`,
  },
  csv: {
    type: "text/csv; charset=utf-8",
    head: byteOrderMark + csvLine(columns),
    line: toCsv,
    foot: () => "",
  },
} as const;
export type ExportFormat = keyof typeof exportFormats;

/**
 * The lines of an export in batches, and at last how it ended. It reads a page at a time, when the receiver has taken
 * the one before; what is erased meanwhile is left out.
 */
export async function* exportLines(
  store: Store,
  { after, ...filter }: Omit<Page, "limit"> & Filter,
  { format, isStopping }: { format: ExportFormat; isStopping: () => boolean },
): AsyncGenerator<string, ExportEnd> {
  const { head, line } = exportFormats[format];
  if (head !== "") yield head;
  let count = 0;
  let last = after ?? null;
  try {
    for (let next = last; ; ) {
      const page = await findIds(store, { ...filter, after: next ?? "", limit: batchSize }, Date.now());
      const parts = await findParts(store, page.rows);
      if (parts.length > 0) yield parts.map(line).join("");
      count += parts.length;
      last = page.next ?? page.rows.at(-1) ?? last;
      next = page.next;
      if (next === null) return { end: "COMPLETE", count, after: last };
      if (isStopping()) return { end: "CUT", count, after: last };
      // Requests come first: on SQLite, nothing above has waited.
      await new Promise((resolve) => setImmediate(resolve));
    }
  } catch (error) {
    log("error", "api-export-failed", { failure: errorCode(error) });
    return { end: "CUT", count, after: last };
  }
}
