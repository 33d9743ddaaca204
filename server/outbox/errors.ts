/** Thrown by a task that would fail again. `code` is stored and logged. */
export class PermanentError extends Error {
  readonly code: string;
  constructor(code: string) {
    super(`Permanent: ${code}`);
    this.code = code;
  }
}

/** Thrown by a task whose next attempt may succeed. `code` is stored and logged. */
export class RetryableError extends Error {
  readonly code: string;
  /** Minimum delay that the receiver asked for (Retry-After); the retry schedule may wait longer. */
  readonly retryAfterMs: number;
  constructor(code: string, retryAfterMs = 0) {
    super(`Retryable: ${code}`);
    this.code = code;
    this.retryAfterMs = retryAfterMs;
  }
}
