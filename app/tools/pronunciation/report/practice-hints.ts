import { bandOf, isReliable, type WordReport } from "pronunciation";
import type { ScoredReport } from "./reading-layout.ts";
import { readingLayout } from "./reading-layout.ts";

/** What to do next; `words` are of this reading, as it writes them. */
export type Hint =
  | { kind: "noisy"; snrDb: number }
  | { kind: "clipped" | "quiet" | "extras" | "again" | "longer" }
  | { kind: "skipped" | "replaced" | "word"; words: string[] }
  | { kind: "sound"; phone: string; heardAs: string | null; words: string[] }
  | { kind: "pauses"; word: string; seconds: number }
  | { kind: "fast" | "slow"; wordsPerMinute: number }
  | { kind: "lowest"; word: string; score: number };

/** Pace in words a minute that the engine takes nothing off for. */
const minWordsPerMinute = 110;
const maxWordsPerMinute = 200;
/** Below this level a recording is heard, but not well; the engine refuses below .002. */
const quietRms = 0.01;
const maxWords = 4;
const maxSounds = 2;
const maxHints = 3;

const unique = (words: WordReport[]) => [...new Set(words.map(({ text }) => text))].slice(0, maxWords);

function recordingHints({ quality }: ScoredReport): Hint[] {
  if (!isReliable({ ...quality, clippedShare: 0 })) return [{ kind: "noisy", snrDb: quality.snrDb }];
  if (!isReliable(quality)) return [{ kind: "clipped" }];
  return quality.rms < quietRms ? [{ kind: "quiet" }] : [];
}

/** The sounds that were most often in the band to check, and the words that hold them. */
function soundHints({ words }: ScoredReport): Hint[] {
  const sounds = new Map<string, { score: number; heardAs: string | null }[]>();
  for (const { phone, score, heardAs } of words.flatMap(({ phones }) => phones)) {
    if (bandOf(score) !== "check") continue;
    sounds.set(phone, [...(sounds.get(phone) ?? []), { score, heardAs }]);
  }
  const lowest = (heard: { score: number }[]) => Math.min(...heard.map(({ score }) => score));
  return [...sounds]
    .sort(([, a], [, b]) => b.length - a.length || lowest(a) - lowest(b))
    .slice(0, maxSounds)
    .map(([phone, heard]) => ({
      kind: "sound",
      phone,
      heardAs: heard.find(({ heardAs }) => heardAs !== null)?.heardAs ?? null,
      words: unique(
        words.filter(({ phones }) =>
          phones.some((one) => one.phone === phone && bandOf(one.score) === "check"),
        ),
      ),
    }));
}

const hasMark = (text: string) => /\p{P}/u.test(text);

/** The longest pause that no comma, dash or full stop asks for. */
function pauseHints(report: ScoredReport, text: string): Hint[] {
  const pieces = readingLayout(text, report);
  const words = pieces.filter((piece) => piece.kind === "word");
  const beforeMarks = new Set(
    pieces.flatMap((piece) => {
      if (piece.kind === "word") return hasMark(piece.trail) ? [piece.index] : [];
      return piece.kind === "text" && hasMark(piece.text) ? [piece.afterWord] : [];
    }),
  );
  const within = report.pauses.flatMap(({ afterWord, seconds }) => {
    const word = words[afterWord];
    const isLast = afterWord === report.words.length - 1;
    return word && !isLast && !beforeMarks.has(afterWord) ? [{ word: word.text, seconds }] : [];
  });
  return within
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, 1)
    .map((pause) => ({ kind: "pauses", ...pause }));
}

function paceHints({ wordsPerMinute }: ScoredReport): Hint[] {
  if (wordsPerMinute > maxWordsPerMinute) return [{ kind: "fast", wordsPerMinute }];
  return wordsPerMinute < minWordsPerMinute ? [{ kind: "slow", wordsPerMinute }] : [];
}

const withWords = (kind: "skipped" | "replaced" | "word", words: WordReport[]): Hint[] =>
  words.length > 0 ? [{ kind, words: unique(words) }] : [];

/**
 * Three things to practise, the most useful first: what spoils the recording, then what was left out, the sounds to
 * check, pauses within a phrase, the pace. A reading without any of these gets what is always worth doing.
 * @param text what was read; its commas and full stops say which pauses are none
 */
export function practiceHints(report: ScoredReport, text: string): Hint[] {
  const { words, extras } = report;
  const spoken = words.filter(({ status }) => status === "spoken");
  const [lowest] = [...spoken].sort((a, b) => a.score - b.score);
  const sounds = isReliable(report.quality) ? soundHints(report) : [];
  const found: Hint[] = [
    ...recordingHints(report),
    ...withWords(
      "skipped",
      words.filter(({ status }) => status === "skipped"),
    ),
    ...sounds,
    ...(sounds.length === 0
      ? withWords(
          "word",
          spoken.filter(({ score }) => bandOf(score) === "check"),
        )
      : []),
    ...withWords(
      "replaced",
      words.filter(({ status }) => status === "replaced"),
    ),
    ...pauseHints(report, text),
    ...paceHints(report),
    ...(extras.length > 0 ? [{ kind: "extras" as const }] : []),
  ];
  const toCheck = found.some(({ kind }) => kind === "sound" || kind === "word");
  const always: Hint[] = [
    ...(lowest && !toCheck ? [{ kind: "lowest" as const, word: lowest.text, score: lowest.score }] : []),
    { kind: "again" },
    { kind: "longer" },
  ];
  return [...found, ...always].slice(0, maxHints);
}
