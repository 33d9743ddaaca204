export { checkPosting } from "./check-posting.ts";
export type * from "./types.ts";
