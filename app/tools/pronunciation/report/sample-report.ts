import type { PhoneReport, WordReport } from "pronunciation";
import type { ScoredReport } from "./reading-layout.ts";

/** For tests: a well spoken word of half a second. */
export function makeWord(text: string, changes: Partial<WordReport> = {}): WordReport {
  return {
    text,
    status: "spoken",
    score: 80,
    start: 0,
    end: 0.5,
    phones: [],
    ...changes,
  };
}

export function makePhone(phone: string, changes: Partial<PhoneReport> = {}): PhoneReport {
  return { phone, score: 80, start: 0, end: 0.1, heardAs: null, ...changes };
}

/** For tests: a good reading at a good pace in a good recording. */
export function makeReport(changes: Partial<ScoredReport> = {}): ScoredReport {
  return {
    verdict: "ok",
    overall: 80,
    accuracy: 80,
    fluency: 90,
    completeness: 100,
    wordsPerMinute: 150,
    words: [makeWord("hello"), makeWord("there")],
    extras: [],
    pauses: [],
    stoppedAfter: null,
    quality: { seconds: 4, snrDb: 30, clippedShare: 0, rms: 0.1 },
    ...changes,
  };
}
