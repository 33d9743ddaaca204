import { assess } from "interview";
import type { InterviewQuestions } from "../interview/interview-questions.schema.ts";
import { stepEvidence } from "../person-steps.ts";
import { type Person, peopleByScore, type Round, strongestEvidence } from "../round.ts";
import { type RoundContent, sourceText } from "../source-text.ts";

export type SourcedWords = { text: string; source: string };

/** The part of a person that the board shows: no résumé, no transcript, no chat. */
export type BoardPerson = Pick<Person, "id" | "name" | "location" | "openQuestion" | "steps" | "withdrew"> & {
  applied: Person["applied"];
  score?: number;
  /** The words for the row. */
  evidence?: string;
  /** The requirements without words, must-haves first. */
  missing: string[];
  /** The number of requirements. */
  asked: number;
  decision?: Omit<NonNullable<Person["decision"]>, "by" | "quote"> & {
    by: string;
    quote?: SourcedWords | undefined;
  };
  /** Criteria of the AI interview that the engine finds shown. */
  interview?: { shown: number; of: number };
  /** Words of the AI interview. */
  heard?: SourcedWords;
  notes: { at: string }[];
};

/** The round as the board needs it. */
export type BoardRound = Pick<Round, "title" | "location" | "received" | "begins"> & {
  colleagues: { id: string; name: string }[];
  /** Best match first. */
  people: BoardPerson[];
};

type BoardContent = RoundContent & { interviewQuestions: InterviewQuestions };

/** The engine's result over the answers to questions whose criteria it judges. */
function judgeInterview({ interview = [] }: Person, { interviewQuestions }: BoardContent) {
  const questions = interviewQuestions.roles.flatMap((role) => role.questions);
  const results = interview.flatMap(({ question, words }) => {
    const asked = questions.find(({ id }) => id === question.id);
    const text = words.map((phrase) => phrase.text).join(" ");
    return asked ? assess({ question: asked, criteria: asked.criteria, text }).criteria : [];
  });
  return { shown: results.filter(({ status }) => status === "shown").length, of: results.length };
}

function toBoardPerson(person: Person, content: BoardContent): BoardPerson {
  const { id, name, location, openQuestion, steps, withdrew, applied, match, decision, notes = [] } = person;
  const requirements = match?.requirements ?? [];
  const missing = requirements
    .filter(({ status }) => status === "missing")
    .toSorted((a, b) => Number(b.mustHave) - Number(a.mustHave));
  const evidence = strongestEvidence(person)?.quote;
  const judged = judgeInterview(person, content);
  const heard = stepEvidence(person, "AI_INTERVIEW", content);
  return {
    id,
    name,
    location,
    steps,
    applied,
    missing: missing.map(({ label }) => label),
    asked: requirements.length,
    notes: notes.map(({ at }) => ({ at })),
    ...(openQuestion !== undefined && { openQuestion }),
    ...(withdrew && { withdrew }),
    ...(match && { score: match.score }),
    ...(evidence !== undefined && { evidence }),
    ...(judged.of > 0 && { interview: judged }),
    ...(heard && { heard }),
    ...(decision && {
      decision: {
        ...decision,
        by: decision.by.name,
        quote: decision.quote && {
          text: decision.quote.text,
          source: sourceText(decision.quote.source, content),
        },
      },
    }),
  };
}

/** The part of the round that the browser gets for the board. */
export function toBoardRound(content: BoardContent): BoardRound {
  const { round } = content;
  const { title, location, received, begins, colleagues } = round;
  return {
    title,
    location,
    received,
    begins,
    colleagues: colleagues.map(({ id, name }) => ({ id, name })),
    people: peopleByScore(round).map((person) => toBoardPerson(person, content)),
  };
}
