import { fillTemplate } from "#domain/text/fill-template.ts";
import { type Standing, standingOf } from "./decisions.ts";
import { dayInWords } from "./person-steps.ts";
import type { Round } from "./round.ts";
import type { RoundContent } from "./source-text.ts";

/** How many applications arrived, and what became of them. Every page takes its counts from here. */
export function roundCounts({ received, people }: Round) {
  const standings: Record<Standing, number> = { SELECT: 0, REJECT: 0, HOLD: 0, OPEN: 0, WITHDREW: 0 };
  for (const person of people) standings[standingOf(person)] += 1;
  return {
    received,
    /** Those that were invited: the people of the sample. */
    shown: people.length,
    turnedDown: received - people.length,
    scored: people.filter(({ match }) => match).length,
    unread: people.filter(({ unreadable }) => unreadable !== undefined).length,
    /** Those that a person invited for another reason than their match. */
    byHand: people.filter(({ steps }) => steps.some(({ byHand }) => byHand)).length,
    /** Second applications of the same person. */
    twice: people.filter(({ samePersonAs }) => samePersonAs !== undefined).length,
    decided: standings.SELECT + standings.REJECT + standings.HOLD,
    withdrew: standings.WITHDREW,
    standings,
  };
}

/** What happened to whom, in a few sentences. */
export function roundSummary({ round, stages }: RoundContent): string {
  const { standings: _, ...counts } = roundCounts(round);
  const { at, by } = round.turnedDown;
  return fillTemplate(stages.counts, { ...counts, by: by.name, day: dayInWords(at.slice(0, 10)) });
}
