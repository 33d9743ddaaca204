/** Replaces a line of a program, and keeps its indentation. Lines count from 1. */
export function changeLine(code: string, line: number, text: string): string {
  return code
    .split("\n")
    .map((own, index) => (index + 1 === line ? own.replace(/\S.*/, () => text) : own))
    .join("\n");
}
