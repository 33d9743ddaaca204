import { isReliable, scoreBand, type WordReport } from "pronunciation";
import type { ScoredReport } from "./reading-layout.ts";
import { readingLayout } from "./reading-layout.ts";

/** A practice hint; `words` are quoted from this reading. */
export type Hint =
  | { kind: "noisy"; snrDb: number }
  | { kind: "clipped" | "quiet" | "extras" | "again" | "longer" }
  | { kind: "skipped" | "replaced" | "word"; words: string[] }
  | { kind: "sound"; phone: string; heardAs: string | null; words: string[] }
  | { kind: "pauses"; word: string; seconds: number }
  | { kind: "fast" | "slow"; wordsPerMinute: number }
  | { kind: "lowest"; word: string; score: number };

/** A pace within this range costs no points. */
const minWordsPerMinute = 110;
const maxWordsPerMinute = 200;
/** Quieter recordings are scored, though not reliably. (The engine rejects recordings below 0.002.) */
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

/** The sounds most often in the band "check", with the words that contain them. */
function soundHints({ words }: ScoredReport): Hint[] {
  const sounds = new Map<string, { score: number; heardAs: string | null }[]>();
  for (const { phone, score, heardAs } of words.flatMap(({ phones }) => phones)) {
    if (scoreBand(score) !== "check") continue;
    sounds.set(phone, [...(sounds.get(phone) ?? []), { score, heardAs }]);
  }
  const lowest = (scores: { score: number }[]) => Math.min(...scores.map(({ score }) => score));
  return [...sounds]
    .sort(([, a], [, b]) => b.length - a.length || lowest(a) - lowest(b))
    .slice(0, maxSounds)
    .map(([phone, scores]) => ({
      kind: "sound",
      phone,
      heardAs: scores.find(({ heardAs }) => heardAs !== null)?.heardAs ?? null,
      words: unique(
        words.filter(({ phones }) =>
          phones.some((other) => other.phone === phone && scoreBand(other.score) === "check"),
        ),
      ),
    }));
}

const hasMark = (text: string) => /\p{P}/u.test(text);

/** The longest pause that is not at a punctuation mark. */
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
 * Three hints, most useful first: recording quality, skipped words, sounds to check, replaced words, pauses
 * within a phrase, pace, extra speech. General advice fills the rest.
 * @param text the text that was read; pauses at its punctuation are expected
 */
export function practiceHints(report: ScoredReport, text: string): Hint[] {
  const { words, extras, stoppedAfter } = report;
  const lastRead = stoppedAfter ?? words.length - 1;
  const spoken = words.filter(({ status }) => status === "spoken");
  const [lowest] = [...spoken].sort((a, b) => a.score - b.score);
  const sounds = isReliable(report.quality) ? soundHints(report) : [];
  const specific: Hint[] = [
    ...recordingHints(report),
    ...withWords(
      "skipped",
      words.filter(({ status }, index) => status === "skipped" && index <= lastRead),
    ),
    ...sounds,
    ...(sounds.length === 0
      ? withWords(
          "word",
          spoken.filter(({ score }) => scoreBand(score) === "check"),
        )
      : []),
    ...withWords(
      "replaced",
      words.filter(({ status }) => status === "replaced"),
    ),
    ...pauseHints(report, text),
    ...paceHints(report),
    ...(extras.some(({ afterWord }) => afterWord >= 0 && afterWord < lastRead)
      ? [{ kind: "extras" as const }]
      : []),
  ];
  const hasCheck = specific.some(({ kind }) => kind === "sound" || kind === "word");
  const general: Hint[] = [
    ...(lowest && !hasCheck ? [{ kind: "lowest" as const, word: lowest.text, score: lowest.score }] : []),
    { kind: "again" },
    { kind: "longer" },
  ];
  return [...specific, ...general].slice(0, maxHints);
}
