import type { Person, Round } from "./round.ts";
import { answerSpan } from "./spoken.ts";

/** An interview in minutes since the Monday of the round began. */
export type InterviewHour = {
  id: string;
  name: string;
  from: number;
  to: number;
  isBrokenOff: boolean;
};

/** The minutes of an interview whose words are not known: a usual one. */
const usualMinutes = 17;

function minutesOf({ interview }: Person): number {
  const last = interview?.at(-1);
  return last ? Math.ceil(answerSpan(last).to / 60) : usualMinutes;
}

/** The interviews that began, in the order of their beginnings. The step has the time of the end. */
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
          isBrokenOff: step.state === "BROKEN_OFF",
        },
      ];
    })
    .sort((a, b) => a.from - b.from);
}

/** The most interviews that ran at the same time. */
export function mostAtOnce(hours: InterviewHour[]): number {
  return Math.max(
    0,
    ...hours.map(({ from }) => hours.filter((other) => other.from <= from && from < other.to).length),
  );
}
