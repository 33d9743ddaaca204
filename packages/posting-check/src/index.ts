export { checkPosting } from "./check-posting.ts";
export { type PostingEdits, rewritePosting } from "./rewrite/rewrite-posting.ts";
export type * from "./types.ts";
