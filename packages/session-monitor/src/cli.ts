import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { type SessionEvent, type SessionStart, watch } from "./index.ts";

const usage = `session-monitor watch FILE      flags and notes of a session {view, touch, declared, events}, as JSON; - reads stdin
session-monitor watch --batch   lines {id, view, touch, declared, events} on stdin, one result each`;

type Session = SessionStart & { id?: unknown; events: SessionEvent[] };

/** Reads a session. @throws {Error} naming what is wrong with it */
function readSession(given: unknown): Session {
  const { view, touch = false, declared = [], events } = (given ?? {}) as Partial<Session>;
  if (typeof view?.w !== "number" || typeof view.h !== "number") throw new Error("view must have w and h");
  if (!Array.isArray(declared)) throw new Error("declared must be a list");
  if (!Array.isArray(events)) throw new Error("events must be a list");
  const wrong = events.findIndex((event) => typeof event?.t !== "number" || typeof event.type !== "string");
  if (wrong !== -1) throw new Error(`events[${wrong}] must have t and type`);
  return { view, touch, declared, events };
}

const print = (value: unknown) => process.stdout.write(`${JSON.stringify(value)}\n`);
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function watchBatch(): Promise<void> {
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === "") continue;
    let id: unknown = null;
    try {
      const given: unknown = JSON.parse(line);
      id = (given as Partial<Session> | null)?.id ?? null;
      print({ id, flags: watch(readSession(given)) });
    } catch (error) {
      print({ id, error: messageOf(error) });
    }
  }
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: { batch: { type: "boolean" }, help: { type: "boolean" } },
});
const [command, file] = positionals;
if (values.help === true) process.stdout.write(`${usage}\n`);
else if (command === "watch" && values.batch === true) await watchBatch();
else if (command === "watch" && file !== undefined) {
  try {
    print({ flags: watch(readSession(JSON.parse(readFileSync(file === "-" ? 0 : file, "utf8")))) });
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n`);
    process.exitCode = 1;
  }
} else {
  process.stderr.write(`${usage}\n`);
  process.exitCode = 2;
}
