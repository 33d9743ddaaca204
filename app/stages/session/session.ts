import type { Person, SessionEvent } from "../round.ts";
import { type Span, toSeconds } from "../spoken.ts";

type Session = NonNullable<Person["session"]>;

/** Seconds of a test of 30 minutes. */
export const testSeconds = 1800;
export const secondsPerBar = 7.5;
const largestBar = 9;

/** The events to look at: all but the start, the end and plain typing. */
export function noticedEvents({ events }: Session): SessionEvent[] {
  return events.filter(({ kind }) => !["START", "SUBMIT", "TYPING"].includes(kind));
}

function numberBefore(unit: string, { detail }: SessionEvent): number {
  return Number(new RegExp(`(\\d+) ${unit}`).exec(detail)?.[1] ?? 0);
}

/** The seconds that an event lasted, as its detail says; 0 for a moment. */
export function lengthOf(event: SessionEvent): number {
  return numberBefore("minutes", event) * 60 + numberBefore("seconds", event);
}

/** The characters of the written answers: those that were typed, and those that arrived at once. */
export function characterSources({ session, work = [] }: Person): { typed: number; atOnce: number } {
  const written = work
    .filter(({ assessment }) => session?.events[0]?.detail.startsWith(assessment))
    .reduce((sum, { answer }) => sum + answer.length, 0);
  const atOnce = session?.events.reduce((sum, event) => sum + numberBefore("characters", event), 0) ?? 0;
  return { typed: Math.max(0, written - atOnce), atOnce };
}

/**
 * The density of a person's typing, one bar from 0 to 9 for every 7.5 seconds. The recording has no keys, so the heights
 * come from a fixed sequence; silent are the time before the first answer and after the last one, the seconds of each
 * event, and everything if all characters arrived at once.
 */
export function typingBars(person: Person, seed: number): number[] {
  const { session } = person;
  if (!session || characterSources(person).typed === 0) return [];
  const end = toSeconds(session.events.at(-1)?.at ?? "00:00");
  const silent = noticedEvents(session).map((event): Span => {
    const from = toSeconds(event.at);
    return { from: from - secondsPerBar, to: from + Math.max(lengthOf(event), secondsPerBar) };
  });
  let state = seed;
  return Array.from({ length: Math.ceil(end / secondsPerBar) }, (_, index) => {
    state = (state * 16807) % 2147483647;
    const second = index * secondsPerBar;
    const rests = second < 45 || silent.some(({ from, to }) => from <= second && second < to);
    const swell = Math.abs(Math.cos(index / 23) * Math.cos(index / 61));
    return rests ? 0 : Math.round((0.3 + 0.7 * swell) * largestBar * (0.4 + (0.6 * state) / 2147483647));
  });
}
