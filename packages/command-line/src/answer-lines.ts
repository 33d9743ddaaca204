import { createInterface } from "node:readline";
import { print } from "./print.ts";

type Result = object | Promise<object>;

/** `label` begins the answer of a line: its id, or what stands for one. */
type Request = { label: object; answer: () => Result };

/** Reads a line. If it throws, the answer has the id null. */
export type ReadLine = (line: string) => Request;

/** Counts of answers, of errors among them, and of the bytes of lines that were read. */
export type Progress = { done: number; failed: number; bytes: number; isOver: boolean };

/** Reads JSON objects with an id; `answer` gets the rest. */
export const readRequests =
  (answer: (input: object) => Result): ReadLine =>
  (line) => {
    const { id, ...input }: Record<string, unknown> = JSON.parse(line);
    return { label: { id }, answer: () => answer(input) };
  };

/** Answers each line of stdin that is not blank by a line of JSON, before it reads the next one. */
export async function answerLines(
  read: ReadLine,
  describe: (error: unknown) => unknown,
  onProgress?: (progress: Progress) => void,
): Promise<void> {
  const progress: Progress = { done: 0, failed: 0, bytes: 0, isOver: false };
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    progress.bytes += Buffer.byteLength(line) + 1;
    if (line.trim() === "") continue;
    let label: object = { id: null };
    try {
      const request = read(line);
      label = request.label;
      print({ ...label, ...(await request.answer()) });
    } catch (error) {
      progress.failed += 1;
      print({ ...label, error: describe(error) });
    }
    progress.done += 1;
    onProgress?.(progress);
  }
  onProgress?.({ ...progress, isOver: true });
}
