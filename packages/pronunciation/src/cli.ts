import { fstatSync, readFileSync } from "node:fs";
import { describeError, fileErrorCode, type Progress, print, runCommand } from "command-line";
import {
  createLexicon,
  decodeModel,
  decodeSpellingModel,
  type Lexicon,
  type Model,
  type Report,
  readWav,
  resample,
  SpeechError,
  type SpellingModel,
  scoreReading,
} from "./index.ts";
import { loadDictionary, loadModel, loadSpellingModel } from "./pack/load-speech.ts";

const usage = `pronunciation score FILE.wav --text "…"    how the text was read, as JSON
pronunciation score --batch                lines {id, file, text, pronunciations?} on stdin, {id, report} each`;

type Tools = { model: Model; lexicon: Lexicon; spelling: SpellingModel };
let tools: Tools | undefined;
function loadTools(): Tools {
  tools ??= {
    model: decodeModel(loadModel()),
    lexicon: createLexicon(loadDictionary()),
    spelling: decodeSpellingModel(loadSpellingModel()),
  };
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

function describe(error: unknown): { code: string; message: string; words?: string[] } {
  if (!(error instanceof SpeechError)) return describeError(error, fileErrorCode(error));
  const { code, words } = error;
  return { ...describeError(error, code), ...(words.length > 0 && { words }) };
}

const barWidth = 30;

/** A bar if the input is a file, a count if it is a pipe. */
function showProgress({ done, failed, bytes, isOver }: Progress): void {
  if (!process.stderr.isTTY || done === 0) return;
  const input = fstatSync(process.stdin.fd);
  const filled = Math.round(Math.min(bytes / input.size, 1) * barWidth);
  const bar = input.isFile() ? `[${"#".repeat(filled).padEnd(barWidth, ".")}] ` : "";
  const text = `\r${bar}${done} readings${failed > 0 ? `, ${failed} failed` : ""} `;
  process.stderr.write(isOver ? "\n" : text);
}

await runCommand({
  usage,
  options: ["text"],
  describe,
  errors: "json",
  commands: [
    {
      name: "score",
      lines: () => (line) => {
        const request = JSON.parse(line) as Request & { id: unknown };
        return { label: { id: request.id }, answer: () => ({ report: score(request) }) };
      },
      onProgress: showProgress,
    },
    {
      name: "score",
      operands: 1,
      needs: ["text"],
      run: ([file = ""], { text = "" }) => print(score({ file, text })),
    },
  ],
});
