/**
 * Thrown when the framework's output no longer looks as a rewriting step expects, which an upgrade may cause. The build
 * prerenders every page, so it stops there.
 */
export class UnknownFormError extends Error {
  override name = "UnknownFormError";
  constructor(output: string, file: string) {
    super(`React Router's ${output} has a new form: update ${file}`);
  }
}
