export type SpeechErrorCode =
  | "no-words"
  | "too-many-words"
  | "unknown-words"
  | "bad-pronunciation"
  | "empty-file"
  | "not-audio"
  | "unsupported-audio"
  | "too-long";

/** What cannot be scored, and why; `words` names the words that the dictionary lacks. */
export class SpeechError extends Error {
  readonly code: SpeechErrorCode;
  readonly words: string[];
  constructor(code: SpeechErrorCode, message: string, words: string[] = []) {
    super(message);
    this.name = "SpeechError";
    this.code = code;
    this.words = words;
  }
}
