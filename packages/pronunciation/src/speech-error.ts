/** Stable codes for callers; messages are English text for developers. */
export type SpeechErrorCode =
  | "no-words"
  | "too-many-words"
  | "unknown-words"
  | "bad-pronunciation"
  | "empty-file"
  | "not-audio"
  | "unsupported-audio"
  | "too-long";

/** Input that cannot be scored. `words` names the words the dictionary lacks. */
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
