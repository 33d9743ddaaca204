import { print, readText, runCommand } from "command-line";
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

const answer = (given: unknown) => ({ flags: watch(readSession(given)) });

await runCommand({
  usage,
  errors: "text",
  commands: [
    {
      name: "watch",
      lines: () => (line) => {
        const given: unknown = JSON.parse(line);
        const id = (given as Partial<Session> | null)?.id ?? null;
        return { label: { id }, answer: () => answer(given) };
      },
    },
    { name: "watch", operands: 1, run: ([file = ""]) => print(answer(JSON.parse(readText(file)))) },
  ],
});
