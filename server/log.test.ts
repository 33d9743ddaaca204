import { spawnSync } from "node:child_process";
import { afterEach, expect, test, vi } from "vitest";
import { log, logRefusal } from "./log.ts";
import { inTrace, startTrace } from "./trace/trace.ts";

const stdout = vi.spyOn(console, "log").mockImplementation(() => {});
const stderr = vi.spyOn(console, "error").mockImplementation(() => {});
const { isTTY } = process.stdout;
afterEach(() => {
  process.stdout.isTTY = isTTY;
  vi.clearAllMocks();
});

const events = (output: typeof stdout) => output.mock.calls.map(([line]) => JSON.parse(line).event);

function logAll(isTerminal: boolean): void {
  process.stdout.isTTY = isTerminal;
  for (const level of ["info", "warn", "error"] as const) log(level, level, { id: "x" });
}

test("a log file gets every event as one line of JSON", () => {
  logAll(false);
  expect(events(stdout)).toEqual(["info"]);
  expect(events(stderr)).toEqual(["warn", "error"]);
  expect(JSON.parse(stdout.mock.calls[0]?.[0])).toEqual({
    time: expect.stringMatching(/^\d{4}-.*Z$/),
    level: "info",
    event: "info",
    id: "x",
  });
});

test("a line names the request or task that it is about", () => {
  logAll(false);
  const trace = startTrace();
  inTrace(trace, () => log("warn", "within"));
  const lines = stderr.mock.calls.map(([line]) => JSON.parse(line));
  expect(lines.map((line) => line.trace)).toEqual([undefined, undefined, trace.traceId]);
});

test("a terminal gets warnings and errors only", () => {
  logAll(true);
  expect(events(stdout)).toEqual([]);
  expect(events(stderr)).toEqual(["warn", "error"]);
});

test("a promise that rejects without a handler is logged without its message, and the process continues", () => {
  const program = `
    import { logUnhandledRejections } from ${JSON.stringify(new URL("log.ts", import.meta.url).href)};
    logUnhandledRejections();
    Promise.reject(new TypeError("Asha wrote this"));
    setImmediate(() => console.log("still here"));`;
  const { stdout, stderr, status } = spawnSync(process.execPath, ["--input-type=module", "--eval", program], {
    encoding: "utf8",
  });
  expect([status, stdout]).toEqual([0, "still here\n"]);
  expect(JSON.parse(stderr)).toMatchObject({
    level: "error",
    event: "unhandled-rejection",
    failure: "TypeError",
  });
  expect(stderr).not.toContain("Asha");
});

test("a flood of refusals is a line a minute, with their number", () => {
  const at = (minutes: number) => 60_000 * minutes;
  // No other test uses these names: tests that share the module share its counts.
  for (let time = 0; time < 100; time += 1) logRefusal("flood", at(1));
  logRefusal("trickle", at(1.5));
  for (let time = 0; time < 100; time += 1) logRefusal("flood", at(2));
  expect(stderr.mock.calls.map(([line]) => JSON.parse(line))).toMatchObject([
    { event: "refused", what: "flood", count: 1 },
    { event: "refused", what: "trickle", count: 1 },
    { event: "refused", what: "flood", count: 100 },
  ]);
});
