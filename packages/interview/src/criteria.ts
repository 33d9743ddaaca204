import type { CriterionId } from "./types.ts";

/** A criterion: what an answer must show, and the follow-up question if it does not. */
export type Criterion = { id: CriterionId; name: string; shown: string; partly: string; followUp: string };

export const criteria: readonly Criterion[] = [
  {
    id: "ownership",
    name: "Own part",
    shown: "The speaker tells something specific that they did and that moved the matter.",
    partly: "We did it, a role without a deed, or the matter was passed on.",
    followUp: "Which step of it was yours, and what did you do there?",
  },
  {
    id: "outcome",
    name: "A result",
    shown: "Something came of it that another person could check: a figure, a day, an event.",
    partly: "A result in general words.",
    followUp: "What came of it in the end, and how could someone else see that?",
  },
  {
    id: "situation",
    name: "One occasion",
    shown: "One time, with two of: when, who or where, what was at stake.",
    partly: "One time with one of these, or a kind of time that repeats.",
    followUp: "Can you take one time when it happened? When was it, and who was there?",
  },
  {
    id: "asks-first",
    name: "Asks before offering",
    shown: "A question with its content, or what listening brought to light, before any offer.",
    partly: "Asking or listening is claimed, or comes after the offer.",
    followUp: "Before you offered anything, what did you ask, and what did you learn?",
  },
  {
    id: "acknowledges",
    name: "Sees what it meant",
    shown: "Words to the other person that see their feeling or what it meant for them, before explaining.",
    partly: "A formula, or the words come after the solution.",
    followUp: "What did you say to them about how it was for them, and when?",
  },
  {
    id: "names-limit",
    name: "An own mistake or limit",
    shown: "One mistake of the speaker, or one limit of what they knew, could do or had built.",
    partly: "It is softened, or shared with others.",
    followUp: "What of it didn't you know, or would you do differently yourself?",
  },
  {
    id: "next-step",
    name: "A next step with a day",
    shown: "A step agreed or promised: who does what, by when.",
    partly: "A step without a time.",
    followUp: "What did you agree on as the next step, and for when?",
  },
  {
    id: "trade-off",
    name: "A trade-off",
    shown: "What was gained, what was given up, and why it was decided so.",
    partly: "A choice with one side of it.",
    followUp: "What did you give up by deciding so, and why was it worth it?",
  },
  {
    id: "checks-understanding",
    name: "Checks that it was understood",
    shown: "The other repeated it, showed it or did it.",
    partly: "It is claimed, without how.",
    followUp: "How did you see that the other person had understood it?",
  },
  {
    id: "coaches",
    name: "Lets others learn it",
    shown: "Something done so that another person can do it themselves.",
    partly: "Training or support in general words.",
    followUp: "What did you do so that they could do it without you?",
  },
  {
    id: "prioritises",
    name: "What came first",
    shown: "Two things that competed, which came first, and why.",
    partly: "An order without a reason.",
    followUp: "What did you leave for later, and why that?",
  },
  {
    id: "objection",
    name: "Answers with their figures",
    shown: "The objection, and an answer made of the other's own figures.",
    partly: "The objection, and a general answer.",
    followUp: "When they objected, which of their own figures did you answer with?",
  },
];
