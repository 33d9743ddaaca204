import type { Person, Round } from "./round.ts";
import { answerSpan } from "./spoken.ts";

/** An interview's span, in minutes since the start of the round's Monday. */
export type InterviewHour = {
  id: string;
  name: string;
  from: number;
  to: number;
};

/** Assumed length of interviews without a transcript. */
const usualMinutes = 17;

function minutesOf({ interview }: Person): number {
  const last = interview?.at(-1);
  return last ? Math.ceil(answerSpan(last).to / 60) : usualMinutes;
}

/** Interviews that began, sorted by start. The step records only when the interview ended. */
export function interviewHours({ people, begins }: Round): InterviewHour[] {
  const monday = Date.parse(`${begins}T00:00Z`);
  return people
    .flatMap((person) => {
      const step = person.steps.find((own) => own.step === "AI_INTERVIEW");
      if (!step || step.state === "WAITING") return [];
      const to = (Date.parse(`${step.at.replace(" ", "T")}Z`) - monday) / 60_000;
      return [
        {
          id: person.id,
          name: person.name,
          from: to - minutesOf(person),
          to,
        },
      ];
    })
    .sort((a, b) => a.from - b.from);
}

/** The maximum number of simultaneous interviews. */
export function mostAtOnce(hours: InterviewHour[]): number {
  return Math.max(
    0,
    ...hours.map(({ from }) => hours.filter((other) => other.from <= from && from < other.to).length),
  );
}

type Hour = Pick<InterviewHour, "from" | "to">;

/** Formats minutes as a time of day such as 20:58. */
export function clockOf(minute: number): string {
  const two = (value: number) => `${value}`.padStart(2, "0");
  return `${two(Math.floor(minute / 60) % 24)}:${two(Math.floor(minute) % 60)}`;
}

/** Whether an interview is still to come, runs, or is over. */
export function windowState({ from, to }: Hour, minute: number): "ahead" | "now" | "done" {
  if (minute < from) return "ahead";
  return minute < to ? "now" : "done";
}

/** The numbers of interviews that run at a time, and that are over. */
export function streetCounts(hours: readonly Hour[], minute: number): { now: number; done: number } {
  const states = hours.map((hour) => windowState(hour, minute));
  const count = (state: string) => states.filter((own) => own === state).length;
  return { now: count("now"), done: count("done") };
}
