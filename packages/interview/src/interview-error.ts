/** Input that cannot be judged. */
export class InterviewError extends Error {
  readonly code: "no-text" | "unknown-criterion" | "bad-words";

  constructor(code: InterviewError["code"], message: string) {
    super(message);
    this.name = "InterviewError";
    this.code = code;
  }
}
