import { fstatSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import {
  createLexicon,
  decodeModel,
  type Lexicon,
  type Model,
  type Report,
  readWav,
  resample,
  SpeechError,
  scoreReading,
} from "./index.ts";
import { loadDictionary, loadModel } from "./pack/load-speech.ts";

const usage = `pronunciation score FILE.wav --text "…"    how the text was read, as JSON
pronunciation score --batch                lines {id, file, text, pronunciations?} on stdin, {id, report} each`;

const print = (value: unknown) => process.stdout.write(`${JSON.stringify(value)}\n`);

let tools: { model: Model; lexicon: Lexicon } | undefined;
function loadTools(): { model: Model; lexicon: Lexicon } {
  tools ??= { model: decodeModel(loadModel()), lexicon: createLexicon(loadDictionary()) };
  return tools;
}

type Request = { file: string; text: string; pronunciations?: Record<string, string> };

function score({ file, text, pronunciations }: Request): Report {
  if (typeof file !== "string" || typeof text !== "string")
    throw new SpeechError("no-words", "a request needs a file and a text");
  const sound = readWav(readFileSync(file));
  const samples = resample(sound.samples, sound.sampleRate);
  return scoreReading(samples, text, { ...loadTools(), ...(pronunciations && { pronunciations }) });
}

function toErrorReport(error: unknown): { code: string; message: string; words?: string[] } {
  if (error instanceof SpeechError) {
    const { code, message, words } = error;
    return { code, message, ...(words.length > 0 && { words }) };
  }
  const message = error instanceof Error ? error.message : String(error);
  return { code: /ENOENT|EISDIR|EACCES/.test(message) ? "unreadable" : "failed", message };
}

const barWidth = 30;

/** A bar if the input is a file, a count if it is a pipe. */
function showProgress(done: number, failed: number, share: number | undefined): void {
  if (!process.stderr.isTTY) return;
  const filled = Math.round((share ?? 0) * barWidth);
  const bar = share === undefined ? "" : `[${"#".repeat(filled).padEnd(barWidth, ".")}] `;
  process.stderr.write(`\r${bar}${done} readings${failed > 0 ? `, ${failed} failed` : ""} `);
}

async function scoreBatch(): Promise<void> {
  const input = fstatSync(process.stdin.fd);
  let [done, failed, bytes] = [0, 0, 0];
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    bytes += Buffer.byteLength(line) + 1;
    if (line.trim() === "") continue;
    let id: unknown = null;
    try {
      const request = JSON.parse(line) as Request & { id: unknown };
      id = request.id;
      print({ id, report: score(request) });
    } catch (error) {
      failed += 1;
      print({ id, error: toErrorReport(error) });
    }
    done += 1;
    showProgress(done, failed, input.isFile() ? Math.min(bytes / input.size, 1) : undefined);
  }
  if (process.stderr.isTTY && done > 0) process.stderr.write("\n");
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: { batch: { type: "boolean" }, text: { type: "string" }, help: { type: "boolean" } },
});
const [command, file] = positionals;
if (values.help === true) process.stdout.write(`${usage}\n`);
else if (command === "score" && values.batch === true) await scoreBatch();
else if (command === "score" && file !== undefined && typeof values.text === "string") {
  try {
    print(score({ file, text: values.text }));
  } catch (error) {
    print({ error: toErrorReport(error) });
    process.exitCode = 1;
  }
} else {
  process.stderr.write(`${usage}\n`);
  process.exitCode = 2;
}
