import { watch } from "session-monitor";
import { expect, test } from "vitest";
import content from "#app/content/content.data.ts";
import { textAt } from "./edits.ts";
import { exampleRecord, playSession } from "./example-session.ts";
import { awayStretches, factsOf, overlayStretches } from "./session-record.ts";

const { steps } = content.stages.session.test.example;
const record = exampleRecord(steps);
const flags = record.signals.filter(({ level }) => level === "flag");

test("the example's flags come from the engine and are deterministic", () => {
  const { events } = playSession(steps);
  expect(record.signals).toEqual(watch({ ...record.start, events }));
  expect(flags.map(({ kind }) => kind)).toEqual(["away", "paste", "overlay"]);
  expect(exampleRecord(steps)).toEqual(record);
});

test("typing by hand raises no flag", () => {
  const typed = steps.filter((step) => "type" in step || "pause" in step);
  expect(exampleRecord([...typed, ...typed, ...typed]).signals).toEqual([]);
});

test("the numbers in the example's flags match its steps", () => {
  const facts = flags.map((flag) => factsOf(flag, record));
  const pasted = steps.find((step) => "paste" in step);
  const left = steps.find((step) => "leave" in step);
  const overlay = steps.find((step) => "overlay" in step);
  if (!pasted || !left || !overlay) throw new Error("The example has other steps");
  expect(facts[0]?.seconds).toBe(left.leave);
  expect(facts[1]?.characters).toBe(pasted.paste.length);
  expect(facts[2]).toMatchObject({
    percent: Math.round(overlay.share * 100),
    seconds: overlay.seconds,
    isOpen: false,
  });
});

test("the example's lanes begin and end with its steps", () => {
  expect(awayStretches(record)).toMatchObject([{ start: flags[0]?.start, end: flags[0]?.end }]);
  expect(overlayStretches(record)).toMatchObject([{ start: flags[2]?.start, isOpen: false }]);
});

test("the example's text is what its steps write, and the pasted words appear when they are flagged", () => {
  const at = flags[1]?.start ?? 0;
  const pasted = steps.flatMap((step) => ("paste" in step ? [step.paste] : []));
  expect(textAt(record.edits, at - 1)).not.toContain(pasted[0]);
  expect(textAt(record.edits, at).endsWith(pasted[0] ?? "")).toBe(true);
  for (const step of steps) if ("type" in step) expect(textAt(record.edits, record.end)).toContain(step.type);
});

test("what has not ended lasts until the end of the record", () => {
  const open = {
    ...record,
    isOver: false,
    end: 90_000,
    events: [
      { t: 10_000, type: "overlay", on: true, area: 0.5, through: true },
      { t: 20_000, type: "blur" },
    ] as const,
  };
  const flag = { id: "overlay-1", kind: "overlay", level: "flag", start: 10_000, end: 10_000 } as const;
  expect(factsOf(flag, open)).toMatchObject({ percent: 50, seconds: 80, isOpen: true });
  expect(awayStretches(open)).toEqual([{ start: 20_000, end: 90_000, isOpen: true }]);
});
