import { fillTemplate } from "#domain/text/fill-template.ts";
import type { InterviewQuestions } from "../interview/interview-questions.schema.ts";
import { findPerson, peopleByScore, sessionFlags } from "../round.ts";
import { roundCounts } from "../round-counts.ts";
import type { RoundContent } from "../source-text.ts";
import { type MomentName, storyPeople } from "./moments.ts";
import { storyAnswer } from "./story-answer.ts";

type StoryContent = RoundContent & { interviewQuestions: InterviewQuestions };

/** A moment's figures, computed from the round. */
function figuresOf(
  name: MomentName,
  { round, interviewQuestions }: StoryContent,
): Record<string, string | number> {
  const selected = findPerson(round, storyPeople.selected);
  const rejected = findPerson(round, storyPeople.rejected);
  const { received, scored, shown, decided } = roundCounts(round);
  switch (name) {
    case "POSTING":
      return { received };
    case "RESUMES": {
      const place = peopleByScore(round).findIndex(({ id }) => id === selected.id) + 1;
      return { score: selected.match?.score ?? 0, place, scored };
    }
    case "CHAT": {
      const record = selected.chat?.record ?? [];
      return { filled: record.filter(({ state }) => state !== "OPEN").length, of: record.length };
    }
    case "INTERVIEW": {
      const { criteria } = storyAnswer(selected, interviewQuestions).assessment;
      return { shown: criteria.filter(({ status }) => status === "shown").length, of: criteria.length };
    }
    case "WORK":
      return { count: selected.work?.length ?? 0 };
    case "SESSION": {
      const flags = sessionFlags(rejected);
      const confirmed = flags.filter(({ review }) => review?.decision === "CONFIRMED");
      return { flags: flags.length, confirmed: confirmed.length };
    }
    case "DECISION":
      return { name: selected.name };
    case "OTHERS":
      return { decided, shown };
  }
}

/** The line with a moment's figures. */
export function storyFact(name: MomentName, content: StoryContent): string {
  return fillTemplate(content.stages.story.facts[name], figuresOf(name, content));
}
