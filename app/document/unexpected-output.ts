/**
 * Thrown when the framework's output no longer looks as a rewriting step expects, which an upgrade may cause. The build
 * prerenders every page, so it stops there.
 */
export class UnexpectedOutputError extends Error {
  override name = "UnexpectedOutputError";
  constructor(output: string, file: string) {
    super(`React Router's ${output} has a new format: update ${file}`);
  }
}
