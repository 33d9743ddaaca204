import { fillTemplate } from "#domain/text/fill-template.ts";
import { latestDecisions, standingOf } from "../decisions.ts";
import { findPerson, type Person, type StepName, sessionFlags } from "../round.ts";
import type { RoundContent } from "../source-text.ts";
import { toSeconds } from "../spoken.ts";
import { type MomentName, storyPeople } from "./moments.ts";

/** An event of the story. `at` is a moment such as 2026-11-16 09:14. */
export type StoryEvent = { at: string; actor: "PERSON" | "PROGRAM"; who: string; text: string };

const stepAt = ({ id, steps }: Person, name: StepName): string => {
  const at = steps.find(({ step }) => step === name)?.at;
  if (at === undefined) throw new Error(`content/round: ${id} has no step ${name}`);
  return at;
};

/** Adds an offset in minutes and seconds to a moment, to the minute. */
export function momentAfter(moment: string, offset: string): string {
  const start = Date.parse(`${moment.replace(" ", "T")}Z`);
  return new Date(start + toSeconds(offset) * 1000).toISOString().slice(0, 16).replace("T", " ");
}

/** A colleague's first note about a person. */
function noteOf({ id, notes = [] }: Person, by: string) {
  const note = notes.find((own) => own.by.id === by);
  if (!note) throw new Error(`content/round: ${id} has no note by ${by}`);
  return note;
}

/** Rejected people other than the one in the story, earliest first. */
export function otherRejections({ round }: Pick<RoundContent, "round">) {
  return latestDecisions(round)
    .filter((person) => standingOf(person) === "REJECT" && person.id !== storyPeople.rejected)
    .toReversed();
}

/** The events of one moment of the story, in order. */
export function storyEvents(name: MomentName, content: RoundContent): StoryEvent[] {
  const { round, stages } = content;
  const { events, programs } = stages.story;
  const selected = findPerson(round, storyPeople.selected);
  const rejected = findPerson(round, storyPeople.rejected);
  const person = (who: string, at: string, text: string): StoryEvent => ({ at, actor: "PERSON", who, text });
  const program = (who: string, at: string, text: string): StoryEvent => ({
    at,
    actor: "PROGRAM",
    who,
    text,
  });
  const decided = ({ name: about, decision }: Person) => {
    if (!decision) throw new Error(`content/round: ${about} has no decision`);
    const text = events[decision.decision === "SELECT" ? "selects" : "rejects"];
    return person(decision.by.name, decision.at, fillTemplate(text, { name: about }));
  };
  switch (name) {
    case "POSTING":
      return [person(round.published.by.name, round.published.at, events.publishes)];
    case "RESUMES":
      return [
        person(rejected.name, rejected.applied.at, events.applies),
        person(selected.name, selected.applied.at, events.applies),
        program(
          programs.resumes,
          stepAt(selected, "RESUME"),
          fillTemplate(events.reads, { received: round.received }),
        ),
      ];
    case "CHAT": {
      const { day = "", messages = [] } = selected.chat ?? {};
      const first = messages.find(({ from }) => from === "BOT")?.at ?? "";
      const last = messages.findLast(({ from }) => from === "PERSON")?.at ?? "";
      return [
        program(programs.chat, `${day} ${first}`, events.invites),
        person(selected.name, `${day} ${last}`, events.answersLast),
      ];
    }
    case "INTERVIEW":
      return [selected, rejected].map((answering) =>
        program(
          programs.interview,
          stepAt(answering, "AI_INTERVIEW"),
          fillTemplate(events.hears, { name: answering.name }),
        ),
      );
    case "WORK": {
      const note = noteOf(selected, "nandini-pillai");
      return [
        person(selected.name, stepAt(selected, "ASSESSMENT"), events.sends),
        person(note.by.name, note.at, events.remarks),
      ];
    }
    case "SESSION": {
      const at = rejected.session?.at ?? "";
      const flag = sessionFlags(rejected)[0]?.at ?? "00:00";
      const reviewed = noteOf(rejected, "nandini-pillai");
      const rang = noteOf(rejected, "jo-thomas");
      return [
        program(programs.session, momentAfter(at, flag), events.flags),
        person(reviewed.by.name, reviewed.at, events.settles),
        person(rang.by.name, rang.at, events.rings),
      ];
    }
    case "DECISION":
      return [decided(rejected), decided(selected)];
    case "OTHERS": {
      const [first, ...later] = otherRejections(content);
      return [first, later.at(-1)].flatMap((other) => (other ? [decided(other)] : []));
    }
  }
}
