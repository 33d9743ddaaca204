import type { Job } from "./job/read-job.ts";
import { matchResume } from "./match/match-resume.ts";
import { ReadError } from "./read/read-error.ts";
import { readResume } from "./read-file.ts";
import type { MatchReport } from "./report.ts";
import type { SkillGraph } from "./skills/graph.ts";
import type { Timers } from "./types.ts";

/** A file to rank. Its bytes are read only when its turn comes. */
export type RankFile = { name: string; read: () => Promise<Uint8Array> };
export type RankOptions = {
  /** Year and month (1 to 12) that "present" means in dates. */
  now: { year: number; month: number };
  /** Stops between two files. */
  signal?: { readonly aborted: boolean };
  /** Limits reading each PDF, as in `ReadOptions`. */
  timers?: Timers;
};
/** The result for one file: a report or an error. */
export type Ranked =
  | { name: string; report: MatchReport }
  | { name: string; error: { code: string; message: string } };

/**
 * Scores files one by one and yields each result when ready, so memory contains one file at a time. An
 * unreadable file becomes an `error` and does not stop the others.
 */
export async function* rankResumes(
  files: Iterable<RankFile>,
  job: Job,
  graph: SkillGraph,
  { now, signal, timers }: RankOptions,
): AsyncGenerator<Ranked> {
  for (const { name, read } of files) {
    if (signal?.aborted) return;
    try {
      yield { name, report: matchResume(await readResume(await read(), { timers }), job, graph, { now }) };
    } catch (error) {
      const code = error instanceof ReadError ? error.code : "failed";
      yield { name, error: { code, message: error instanceof Error ? error.message : String(error) } };
    }
  }
}

/** Best first. Equal scores: by number of proven requirements, then by name. Files with errors come last. */
export function sortRanked(ranked: Ranked[]): Ranked[] {
  const proven = ({ requirements }: MatchReport) =>
    requirements.filter(({ status }) => status === "proven").length;
  return [...ranked].sort((a, b) => {
    if (!("report" in a) || !("report" in b))
      return Number("error" in a) - Number("error" in b) || (a.name < b.name ? -1 : 1);
    return (
      b.report.score - a.report.score || proven(b.report) - proven(a.report) || (a.name < b.name ? -1 : 1)
    );
  });
}

/** One CSV line per résumé, best first. Defuses cells that a spreadsheet would run as a formula. */
export function rankedCsv(ranked: Ranked[]): string {
  const cell = (value: string | number) => {
    const text = String(value);
    const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
    return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  const rows = sortRanked(ranked).map((result, index) => {
    if (!("report" in result)) return ["", result.name, "", "", "", result.error.code];
    const { report } = result;
    const met = report.requirements
      .filter(({ status }) => status === "proven" || status === "deduced")
      .map(({ requirement }) => requirement.label);
    const missing = report.requirements
      .filter(({ status }) => status === "missing")
      .map(({ requirement }) => requirement.label);
    return [
      index + 1,
      result.name,
      report.resume.basics.name ?? "",
      report.score,
      met.join("; "),
      missing.join("; "),
    ];
  });
  return `${[["rank", "file", "name", "score", "met", "missing"], ...rows].map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
}
