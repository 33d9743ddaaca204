import { partTitle } from "#app/tools/resume/score/score-parts.tsx";
import { languageWarning } from "#app/tools/resume/worker/language-warning.ts";
import { byteOrderMark, csvLine } from "#domain/text/csv.ts";
import type { BulkWords } from "./bulk-words.schema.ts";
import type { Row, Unread } from "./rank-messages.ts";

const labels = ({ requirements }: Row, statuses: string[]) =>
  requirements
    .filter(({ status }) => statuses.includes(status))
    .map(({ label }) => label)
    .join("; ");

/**
 * The ranking as CSV; unlike the engine's `rankedCsv`, it has a column for each screening question. Starts
 * with a byte order mark, which Excel needs to recognise UTF-8.
 */
export function rankedCsv(
  rows: Row[],
  unread: Unread[],
  { columns, notStated, foreign: languages }: BulkWords["results"],
  codes: BulkWords["codes"],
): string {
  const questions = rows[0]?.answers.map(({ question }) => question) ?? [];
  const { rank, file, candidate, score, met, partly, missing, note } = columns;
  // Parts that the job has no words for are left out, for all résumés.
  const parts = rows[0]?.parts ?? [];
  const lines = [
    [rank, file, candidate, score, ...parts.map(partTitle), met, partly, missing, ...questions, note],
    ...rows.map((row, index) => [
      index + 1,
      row.file,
      row.name ?? "",
      row.score,
      ...row.parts.map(({ points }) => points),
      labels(row, ["proven", "deduced"]),
      labels(row, ["partial"]),
      labels(row, ["missing"]),
      ...row.answers.map(({ answer }) => answer ?? notStated),
      row.foreign ? languageWarning(row.foreign, languages) : "",
    ]),
    ...unread.map(({ file: name, code }) => [
      "",
      name,
      "",
      "",
      "",
      "",
      "",
      ...parts.map(() => ""),
      ...questions.map(() => ""),
      codes[code].text,
    ]),
  ];
  return byteOrderMark + lines.map(csvLine).join("");
}

export function saveCsv(text: string, name: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  Object.assign(document.createElement("a"), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
