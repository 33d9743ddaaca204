import { expect, test } from "vitest";
import { inactive, nextRecorderState, type RecorderEvent, recordedAt } from "./recorder-state.ts";

const after = (...events: RecorderEvent[]) => events.reduce(nextRecorderState, inactive);

test("pauses are not recorded", () => {
  const state = after(
    { kind: "start", at: 1000 },
    { kind: "pause", at: 4000 },
    { kind: "resume", at: 9000 },
    { kind: "stop", at: 11_000 },
  );
  expect(state).toEqual({ kind: "stopped", recorded: 5000 });
  expect(recordedAt(after({ kind: "start", at: 1000 }), 3500)).toBe(2500);
  expect(recordedAt(after({ kind: "start", at: 0 }, { kind: "pause", at: 700 }), 9000)).toBe(700);
});

test("a paused recording can be stopped", () => {
  expect(after({ kind: "start", at: 0 }, { kind: "pause", at: 800 }, { kind: "stop", at: 5000 })).toEqual({
    kind: "stopped",
    recorded: 800,
  });
});

test("an event without a transition changes nothing", () => {
  for (const kind of ["pause", "resume", "stop"] as const) expect(after({ kind, at: 1 })).toBe(inactive);
  const recording = after({ kind: "start", at: 0 });
  for (const kind of ["start", "resume"] as const)
    expect(nextRecorderState(recording, { kind, at: 9 })).toBe(recording);
  const stopped = nextRecorderState(recording, { kind: "stop", at: 9 });
  for (const kind of ["start", "pause", "resume", "stop"] as const)
    expect(nextRecorderState(stopped, { kind, at: 20 })).toBe(stopped);
  expect(nextRecorderState(stopped, { kind: "reset" })).toBe(inactive);
});
