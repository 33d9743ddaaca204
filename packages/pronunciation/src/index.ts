export { optionalPause } from "./align/align.ts";
export { sampleRate } from "./hear/front-end.ts";
export { decodeModel, type SpeechModel as Model } from "./hear/model.ts";
export { createLexicon, type Lexicon, lookUp } from "./lexicon/lexicon.ts";
export { type ReadText, readText, type TextOptions, type TextWord } from "./lexicon/read-text.ts";
export { decodeSpellingModel, type SpellingModel } from "./lexicon/spell.ts";
export { type ScoreOptions, scoreReading } from "./score-reading.ts";
export { mixDown } from "./sound/mix-down.ts";
export { isReliable } from "./sound/quality.ts";
export { isWav, readWav, type Sound } from "./sound/read-wav.ts";
export { resample } from "./sound/resample.ts";
export { SpeechError, type SpeechErrorCode } from "./speech-error.ts";
export { type Band, scoreBand } from "./summary-scores.ts";
export type {
  Extra,
  Pause,
  PhoneReport,
  Progress,
  Quality,
  Refusal,
  Report,
  SummaryScores as Figures,
  WordReport,
} from "./types.ts";
