import { z } from "zod";
import type { ScoreRow } from "#server/store/tables.ts";
import type { Listed, ListedAnswer, Stored } from "./applications.ts";

const reportSchema = z.object({
  requirements: z.array(
    z.object({
      requirement: z.object({ label: z.string() }),
      status: z.string(),
      evidence: z.array(z.object({ quote: z.string() })),
    }),
  ),
});

/** A terminal takes orders from control characters, and shows text backwards after others. */
const visible = (text: string) => text.replace(/[^\P{Cc}\n\t]|\p{Bidi_Control}/gu, "\uFFFD");

export const timeOf = (time: number | null) =>
  time === null ? "" : new Date(time).toISOString().slice(0, 16);

export function statusOf({ verified_at, withdrawn_at }: Listed): "withdrawn" | "confirmed" | "not confirmed" {
  if (withdrawn_at !== null) return "withdrawn";
  return verified_at === null ? "not confirmed" : "confirmed";
}

const scanWords = {
  unscanned: "not scanned",
  clean: "clean",
  infected: "INFECTED",
  failed: "the scan failed",
};

export const scanOf = ({ scan }: Stored) => (scan ? scanWords[scan] : "the file is gone");

/** One line of the list. */
export function listedLine(row: Listed): string {
  const score = row.score === null ? "no score" : `score ${row.score}`;
  const facts = [row.reference, timeOf(row.arrived_at), `${row.unit}/${row.job}`, row.name, row.email];
  return visible([...facts, statusOf(row), scanOf(row), score].join("  ").replaceAll("\n", " "));
}

/** What the engine found, with the first words that prove it; of a report it does not know, the score alone. */
function scoreLines({ score, engine, report }: ScoreRow): string[] {
  const lines = [`Score      ${score} (engine ${engine})`];
  let known: z.infer<typeof reportSchema>;
  try {
    known = reportSchema.parse(JSON.parse(report));
  } catch {
    return lines;
  }
  for (const { requirement, status, evidence } of known.requirements) {
    const [first] = evidence;
    const quote = first ? `: “${first.quote.replace(/\s+/g, " ").slice(0, 100)}”` : "";
    lines.push(`  ${status.padEnd(8)} ${requirement.label}${quote}`);
  }
  return lines;
}

const writtenFile = (name: string, { type, size, scan }: Stored) =>
  `${name} (${type ?? "no file"}${size ? `, ${Math.ceil(size / 1024)} KB` : ""}): ${scanOf({ scan })}`;

/** An answer below its question; of a file, how to get it. */
function answerLines({ reference }: Listed, { label, answer, file, question, ...stored }: ListedAnswer) {
  if (file === "") return ["", label, `  ${answer || "no answer"}`];
  const command = `npm run applications -- file ${reference} ${question}`;
  return ["", label, `  ${writtenFile(answer, stored)}`, `  ${command}`];
}

/** Everything of an application, to be read in a terminal. */
export function shownLines(row: Listed, answers: ListedAnswer[], score: ScoreRow | undefined): string[] {
  const lines = [
    `Reference  ${row.reference}`,
    `Opening    ${row.job_title} (${row.unit}/${row.job})`,
    `Name       ${row.name}`,
    `E-mail     ${row.email} (${row.verified_at === null ? "not confirmed" : `confirmed ${timeOf(row.verified_at)}`})`,
    `Phone      ${row.phone || "none given"}`,
    `Arrived    ${timeOf(row.arrived_at)} UTC`,
    ...(row.withdrawn_at === null ? [] : [`WITHDRAWN  ${timeOf(row.withdrawn_at)} UTC`]),
    `Erased on  ${timeOf(row.erase_at)} UTC`,
    `Agreed to  wording ${row.consent}${row.retains === 1 ? ", with being kept for other openings" : ""}`,
    ...(row.suspicion === "" ? [] : [`Perhaps a machine: ${row.suspicion}`]),
    `Résumé     ${writtenFile(row.file_name, row)}`,
    ...(score ? scoreLines(score) : ["Score      none yet"]),
    ...(row.note === "" ? [] : ["", row.note]),
    ...answers.flatMap((answer) => answerLines(row, answer)),
  ];
  return lines.map(visible);
}
