export { anyOf, wholeWords } from "./any-of.ts";
