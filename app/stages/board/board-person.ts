import { assess } from "interview";
import type { InterviewQuestions } from "../interview/interview-questions.schema.ts";
import { stepEvidence } from "../person-steps.ts";
import {
  type Person,
  peopleByScore,
  type Round,
  type SessionSignal,
  sessionFlags,
  strongestEvidence,
} from "../round.ts";
import { type RoundContent, sourceText } from "../source-text.ts";

export type SourcedWords = { text: string; source: string };

/** The decision of a person on a flag, or OPEN. */
export type Settling = NonNullable<SessionSignal["review"]>["decision"] | "OPEN";

/** A flag of the session monitor. `state` is the word for its settling. */
export type BoardFlag = {
  at: string;
  detail: string;
  settling: Settling;
  state: string;
  /** The reason of the person who settled it. */
  review?: SourcedWords;
};

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
  /** The answers to tests, and the note of a colleague on them. */
  work?: { answers: number; note?: SourcedWords };
  /** The flags of the test that was watched. */
  flags?: BoardFlag[];
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

function toFlags(person: Person, { stages }: BoardContent): BoardFlag[] {
  return sessionFlags(person).map(({ at, detail, review }) => {
    const settling = review?.decision ?? "OPEN";
    return {
      at,
      detail,
      settling,
      state: stages.session.decisions[settling],
      ...(review && { review: { text: review.note, source: review.by.name } }),
    };
  });
}

function toBoardPerson(person: Person, content: BoardContent): BoardPerson {
  const { id, name, location, openQuestion, steps, withdrew, applied, match, decision } = person;
  const { work, session, notes = [] } = person;
  const requirements = match?.requirements ?? [];
  const missing = requirements
    .filter(({ status }) => status === "missing")
    .toSorted((a, b) => Number(b.mustHave) - Number(a.mustHave));
  const evidence = strongestEvidence(person)?.quote;
  const judged = judgeInterview(person, content);
  const read = notes.find(({ about }) => about === "WORK");
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
    ...(work && {
      work: { answers: work.length, ...(read && { note: { text: read.text, source: read.by.name } }) },
    }),
    ...(session && { flags: toFlags(person, content) }),
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
