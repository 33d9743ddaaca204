import type { ReadErrorCode } from "../types.ts";

/** A file that cannot be read as a résumé. `code` says why; `message` is one English sentence for a developer. */
export class ReadError extends Error {
  readonly code: ReadErrorCode;
  constructor(code: ReadErrorCode, message: string) {
    super(message);
    this.name = "ReadError";
    this.code = code;
  }
}
