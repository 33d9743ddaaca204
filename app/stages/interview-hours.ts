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
