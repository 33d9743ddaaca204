import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type SessionEvent, type SessionStart, watch } from "../src/index.ts";

/** A key that inserts or, with a 1 at the end, removes one character. `after` is counted from the entry before. */
type Key = [after: number, hold: number, removes?: 1];
/** A session with what its program simulated. An honest one expects no flag. */
type Case = SessionStart & {
  id: string;
  label: { shape: string; honest: boolean; expect: { kinds: string[]; start: number; end: number }[] };
  events: (Key | (SessionEvent & { after: number }))[];
};

const cases = readFileSync(join(import.meta.dirname, "cases.jsonl"), "utf8")
  .trim()
  .split("\n")
  .map((line): Case => JSON.parse(line));
const toleranceMs = 2_000;

function pressKey(t: number, hold: number, removes?: 1): SessionEvent[] {
  const change = removes
    ? { inputType: "deleteContentBackward", removed: 1 }
    : { inputType: "insertText", inserted: 1 };
  return [
    { t, type: "keydown" },
    { t: t + 2, type: "input", ...change },
    { t: t + hold, type: "keyup", hold },
  ];
}

function readEvents(entries: Case["events"]): SessionEvent[] {
  let t = 0;
  return entries
    .flatMap((entry) => {
      const isKey = Array.isArray(entry);
      t += isKey ? entry[0] : entry.after;
      return isKey ? pressKey(t, entry[1], entry[2]) : [{ ...entry, t }];
    })
    .sort((a, b) => a.t - b.t);
}

test.each(cases)("$label.shape ($id)", ({ label, events, ...session }) => {
  const flags = watch({ ...session, events: readEvents(events) })
    .filter(({ level }) => level === "flag")
    .map(({ kind, start, end }) => ({ kind, start, end }));
  const found = label.expect.map((trick) => {
    const isFound = flags.some(
      ({ kind, start, end }) =>
        trick.kinds.includes(kind) && start >= trick.start - toleranceMs && end <= trick.end + toleranceMs,
    );
    return isFound ? trick : { ...trick, flags };
  });
  expect(label.honest ? flags : found).toEqual(label.expect);
});
