/*
 * Unmodified sample résumés in layouts that the reader was not written for. Files of other authors stay in
 * their repositories (real-files/README.md) and only their labels are here; fresh-files/ has both. Half of
 * the families in fresh-files/ was used while tuning, the other half was not; those of other authors were all
 * looked at.
 */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type FileLabel,
  readFileLabels,
  scoreFile,
} from "../../../packages/resume-match/regression/file-labels.ts";
import type { FieldTallies } from "../../../packages/resume-match/regression/score-fields.ts";
import { ReadError, readResume } from "../../../packages/resume-match/src/index.ts";

type Half = "tuned" | "held out";
type RealFileResult = { file: string; half: Half; tallies: FieldTallies; error?: string };

/** The half of a template family, by a hash of its name. */
function halfOf(family: string): Half {
  const [byte = 0] = createHash("sha256").update(`files ${family}`).digest();
  return byte % 2 === 1 ? "tuned" : "held out";
}

/**
 * Scores the files in `folder` (or its subfolder `files`) that have a label in its subfolder `labels` or in
 * real-files/. Skips files without a label.
 */
export async function readRealFiles(folder: string): Promise<RealFileResult[]> {
  const files = existsSync(join(folder, "files")) ? join(folder, "files") : folder;
  const isOwn = existsSync(join(folder, "labels"));
  const results: RealFileResult[] = [];
  for (const label of readLabels(folder).filter(({ file }) => existsSync(join(files, file)))) {
    const read = await readResume(new Uint8Array(readFileSync(join(files, label.file)))).catch(
      (error: unknown) => {
        if (error instanceof ReadError) return error;
        throw error;
      },
    );
    const resume = read instanceof ReadError ? undefined : read.resume;
    results.push({
      file: label.file,
      half: isOwn ? halfOf(label.family) : "tuned",
      tallies: scoreFile(label, resume),
      ...(read instanceof ReadError ? { error: read.code } : {}),
    });
  }
  return results;
}

/** The labels beside the files, or those of real-files/ for files that other makers keep. */
function readLabels(folder: string): FileLabel[] {
  const own = join(folder, "labels");
  return readFileLabels(existsSync(own) ? own : join(import.meta.dirname, "real-files"));
}
