import { byteOrderMark, csvLine } from "#domain/text/csv.ts";
import type { CandidateRecord } from "./candidate-records.ts";
import type { CopiesWords } from "./copies.schema.ts";

/** The candidates as a table for a spreadsheet. Cells that begin like a formula are defused. */
export function candidatesCsv(records: readonly CandidateRecord[], { report }: CopiesWords): string {
  const { table } = report;
  const rows = records.map(({ person, log, result }) => {
    const { decision } = log;
    const cells: Record<keyof typeof table, string | number> = {
      name: person.name,
      location: person.location ?? "",
      email: person.email ?? "",
      phone: person.phone ?? "",
      source: report.sources[person.source],
      added: person.added,
      score: result?.match.score ?? "",
      decision: decision ? report.decisions[decision.decision] : "",
      until: decision?.until ?? "",
      reason: decision?.reason ?? "",
      letter: decision?.letter ?? "",
      sent: log.sent.map(({ time, text }) => `${time} ${text}`).join("\n"),
      tags: person.tags.join(", "),
      owner: person.owner,
      notes: person.notes.map(({ time, text }) => `${time} ${text}`).join("\n"),
      file: person.files.at(-1)?.name ?? "",
    };
    return csvLine(Object.keys(table).map((key) => cells[key as keyof typeof table]));
  });
  return byteOrderMark + csvLine(Object.values(table)) + rows.join("");
}
