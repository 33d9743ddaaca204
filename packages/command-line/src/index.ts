export { type Progress, readRequests } from "./answer-lines.ts";
export { describeError, fileErrorCode, print } from "./print.ts";
export { readText, runCommand } from "./run-command.ts";
