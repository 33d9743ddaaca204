import { z } from "zod";
import { type ContactField, contactFields, textFields } from "#domain/applications/fields.ts";
import type { ListedHold } from "#server/store/holds.ts";
import type { HoldRow, ScoreRow } from "#server/store/tables.ts";
import type { FileFacts, ListedAnswer, ListedApplication } from "./applications.ts";

/** The parts of a score, in words. */
const partNames = {
  requirements: "what it proves",
  field: "kind of work",
  wording: "words in common",
} as const;
const partsSchema = z.object({
  parts: z.array(
    z.object({
      name: z.enum(["requirements", "field", "wording"]),
      points: z.number(),
      of: z.number(),
    }),
  ),
});

const reportSchema = z.object({
  requirements: z.array(
    z.object({
      requirement: z.object({ label: z.string() }),
      status: z.string(),
      evidence: z.array(z.object({ quote: z.string() })),
    }),
  ),
});

/** Replaces characters that control the terminal or change the direction of text. */
export const printable = (text: string) => text.replace(/[^\P{Cc}\n\t]|\p{Bidi_Control}/gu, "\uFFFD");

export const formatTime = (time: number | null) =>
  time === null ? "" : new Date(time).toISOString().slice(0, 16);

export function statusText({
  verified_at,
  withdrawn_at,
}: ListedApplication): "withdrawn" | "confirmed" | "not confirmed" {
  if (withdrawn_at !== null) return "withdrawn";
  return verified_at === null ? "not confirmed" : "confirmed";
}

const scanWords = {
  unscanned: "not scanned",
  clean: "clean",
  infected: "INFECTED",
  failed: "scan failed",
};

export const scanText = ({ scan }: FileFacts) => (scan ? scanWords[scan] : "file missing");

/** Applications from a chat may have no résumé. */
export const resumeText = (row: ListedApplication) => (row.file === "" ? "no résumé" : scanText(row));

/** The source of an application, named as in the API but in lower case. */
export const sourceText = ({ source }: ListedApplication) => source.toLowerCase();

/** One line of `npm run applications -- list`. */
export function summaryLine(row: ListedApplication): string {
  const score = row.score === null ? "no score" : `score ${row.score}`;
  const facts = [row.reference, formatTime(row.arrived_at), `${row.unit}/${row.job}`, row.name, row.email];
  return printable(
    [...facts, statusText(row), resumeText(row), score, sourceText(row)].join("  ").replaceAll("\n", " "),
  );
}

/** The parts of a stored score. Reports of earlier engines have none, or others. */
function partsLine(report: unknown): string {
  const { success, data } = partsSchema.safeParse(report);
  if (!success) return "  stored without its parts";
  return `  ${data.parts.map(({ name, points, of }) => `${partNames[name]} ${points} of ${of}`).join(" · ")}`;
}

/** The score, its parts, and each requirement with its first evidence; only the score if the report has another format. */
function scoreLines({ score, engine, report }: ScoreRow): string[] {
  const lines = [`Score      ${score} (engine ${engine})`];
  let parsed: z.infer<typeof reportSchema>;
  try {
    const stored: unknown = JSON.parse(report);
    lines.push(partsLine(stored));
    parsed = reportSchema.parse(stored);
  } catch {
    return lines;
  }
  for (const { requirement, status, evidence } of parsed.requirements) {
    const [first] = evidence;
    const quote = first ? `: “${first.quote.replace(/\s+/g, " ").slice(0, 100)}”` : "";
    lines.push(`  ${status.padEnd(8)} ${requirement.label}${quote}`);
  }
  return lines;
}

const fileText = (name: string, { type, size, scan }: FileFacts) =>
  `${name} (${type ?? "no file"}${size ? `, ${Math.ceil(size / 1024)} KB` : ""}): ${scanText({ scan })}`;

/** A question and its answer; for a file, the command that saves it. */
function answerLines(
  { reference }: ListedApplication,
  { label, answer, file, question, ...facts }: ListedAnswer,
) {
  if (file === "") return ["", label, `  ${answer || "no answer"}`];
  const command = `npm run applications -- file ${reference} ${question}`;
  return ["", label, `  ${fileText(answer, facts)}`, `  ${command}`];
}

/** Applications from a chat may have no email address. */
function emailText({ email, verified_at }: ListedApplication): string {
  if (email === "") return "none given";
  return `${email} (${verified_at === null ? "not confirmed" : `confirmed ${formatTime(verified_at)}`})`;
}

const contactText = (row: ListedApplication, name: ContactField) =>
  name === "email" ? emailText(row) : row[name] || "none given";
const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

export const heldText = ({ held_at, reason }: HoldRow) =>
  printable(`under a legal hold since ${formatTime(held_at)} (${reason.replace(/\s+/g, " ")})`);

const askedText = ({ erase_asked_at }: HoldRow) =>
  erase_asked_at === null ? "" : `; its candidate asked for erasure on ${formatTime(erase_asked_at)}`;

/** One line of `npm run applications -- holds`. */
export const holdLine = (hold: ListedHold) => `${hold.reference}  ${heldText(hold)}${askedText(hold)}`;

/** The whole application as lines for a terminal. */
export function detailLines(
  row: ListedApplication,
  answers: ListedAnswer[],
  { score, hold }: { score: ScoreRow | undefined; hold: HoldRow | undefined },
): string[] {
  const lines = [
    `Reference  ${row.reference}`,
    `Opening    ${row.job_title} (${row.unit}/${row.job})`,
    ...contactFields.map((name) => `${capitalised(name).padEnd(10)} ${contactText(row, name)}`),
    `Arrived    ${formatTime(row.arrived_at)} UTC, by ${sourceText(row)}`,
    ...(row.withdrawn_at === null ? [] : [`WITHDRAWN  ${formatTime(row.withdrawn_at)} UTC`]),
    hold ? `HELD       ${heldText(hold)}${askedText(hold)}` : `Erased on  ${formatTime(row.erase_at)} UTC`,
    `Consent    wording ${row.consent}${row.retains === 1 ? ", may be kept for other openings" : ""}`,
    ...(row.suspicion === "" ? [] : [`Suspected bot: ${row.suspicion}`]),
    `Résumé     ${row.file_name === "" ? "none" : fileText(row.file_name, row)}`,
    ...(score
      ? scoreLines(score)
      : [`Score      ${row.no_score === 1 ? "refused by the candidate" : "none yet"}`]),
    ...textFields.flatMap((name) => (row[name] === "" ? [] : ["", row[name]])),
    ...answers.flatMap((answer) => answerLines(row, answer)),
  ];
  return lines.map(printable);
}
