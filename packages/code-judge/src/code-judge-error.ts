/** A submission that cannot be judged. */
export class CodeJudgeError extends Error {
  readonly code: "unknown-task" | "no-code";

  constructor(code: CodeJudgeError["code"], message: string) {
    super(message);
    this.name = "CodeJudgeError";
    this.code = code;
  }
}
