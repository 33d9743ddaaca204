/**
 * Thrown if the framework's output differs from what a rewriting step expects, as after an upgrade. The build
 * then fails, as it prerenders every page.
 */
export class UnexpectedOutputError extends Error {
  override name = "UnexpectedOutputError";
  constructor(output: string, file: string) {
    super(`React Router's ${output} has a new format: update ${file}`);
  }
}
