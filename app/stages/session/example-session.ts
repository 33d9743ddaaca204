import { type SessionEvent, type SessionStart, watch } from "session-monitor";
import type { Edit } from "./edits.ts";
import { isKept, type SessionRecord } from "./session-record.ts";
import type { ExampleStep } from "./watched-test.schema.ts";

const start: SessionStart = { view: { w: 1440, h: 800 }, touch: false, declared: [] };

/** Simulates the steps of a session: the events and edits that a page would record. Deterministic. */
export function playSession(steps: readonly ExampleStep[]): { events: SessionEvent[]; edits: Edit[] } {
  const events: SessionEvent[] = [];
  const edits: Edit[] = [];
  let text = "";
  let now = 0;
  let state = 7;
  const random = () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
  const insert = (inserted: string, inputType: string, isPiece?: boolean) => {
    const pos = text.length;
    text += inserted;
    events.push({ t: now, type: "input", inputType, inserted: inserted.length, pos });
    edits.push({ t: now, pos, removed: 0, inserted, ...(isPiece && { isPiece }) });
  };
  const type = (words: string) => {
    const spaced = /\S$/.test(text) ? ` ${words}` : words;
    for (const character of spaced) {
      now += Math.round((/[.,]$/.test(text) ? 500 : 90) * (0.6 + 1.8 * random()));
      const hold = Math.round(60 + 70 * random());
      events.push({ t: now, type: "keydown" }, { t: now + hold, type: "keyup", hold });
      insert(character, "insertText");
    }
  };
  const wait = (seconds: number) => {
    now += seconds * 1000;
  };
  for (const step of steps) {
    if ("type" in step) type(step.type);
    else if ("pause" in step) wait(step.pause);
    else if ("leave" in step) {
      events.push({ t: now, type: "visibility", state: "hidden" });
      wait(step.leave);
      events.push({ t: now, type: "visibility", state: "visible" });
    } else if ("paste" in step) {
      if (/\S$/.test(text)) type(" ");
      events.push({ t: now, type: "paste", length: step.paste.length });
      insert(step.paste, "insertFromPaste", true);
    } else {
      events.push({ t: now, type: "overlay", on: true, area: step.share, through: true });
      const end = now + step.seconds * 1000;
      type(step.overlay);
      now = Math.max(now, end);
      events.push({ t: now, type: "overlay", on: false });
    }
  }
  wait(2);
  events.push({ t: now, type: "submit" });
  return { events: events.sort((a, b) => a.t - b.t), edits };
}

/** The example session, with the engine's signals. */
export function exampleRecord(steps: readonly ExampleStep[]): SessionRecord {
  const { events, edits } = playSession(steps);
  return {
    start,
    events: events.filter(isKept),
    edits,
    signals: watch({ ...start, events }),
    end: events.at(-1)?.t ?? 0,
    isOver: true,
  };
}
