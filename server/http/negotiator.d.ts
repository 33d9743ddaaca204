// The published types describe version 0.6, which had no `preferred`.
declare module "negotiator" {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string | undefined> });
    /** Accepted codings of `available`, best first; of equal quality, in the order of `preferred`. */
    encodings(available: readonly string[], options: { preferred: readonly string[] }): string[];
    /** Accepted types of `available`, best first. */
    mediaTypes(available: readonly string[]): string[];
  }
}
