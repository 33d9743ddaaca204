import { assess } from "interview";
import type { MissingRequirement, PartFigure, PersonSource } from "#domain/round/change.ts";
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

/** How a person settled a flag; OPEN if no one has. */
export type Settling = NonNullable<SessionSignal["review"]>["decision"] | "OPEN";

/** A flag of the session monitor. `state` is the label of `settling`. */
export type BoardFlag = {
  at: string;
  detail: string;
  settling: Settling;
  state: string;
  /** The reviewer's reason. */
  review?: SourcedWords;
};

/** What the board needs of a person: no résumé, transcript or chat. */
export type BoardPerson = Pick<Person, "id" | "name" | "location" | "openQuestion" | "steps" | "withdrew"> & {
  /** Absent for people who apply in the chat. */
  signet?: number;
  applied: { at: string; source: PersonSource };
  /** Who looks after them in one's own round; in the sample, whoever decided. */
  owner?: string;
  score?: number;
  /** The parts of the score; absent for one that was stored without them. */
  parts?: PartFigure[];
  /** The quotation for the row. */
  evidence?: string;
  /** Must-haves first. */
  missing: MissingRequirement[];
  /** Number of requirements. */
  asked: number;
  decision?: Omit<NonNullable<Person["decision"]>, "by" | "quote"> & {
    by: string;
    quote?: SourcedWords | undefined;
  };
  /** AI interview criteria: `shown` in the answers, `of` all that the engine judged. */
  interview?: { shown: number; of: number };
  /** A quotation from the AI interview. */
  interviewQuote?: SourcedWords;
  /** Number of test answers, and a colleague's note on them. */
  work?: { answers: number; note?: SourcedWords };
  /** Flags of the recorded test; absent without one. */
  flags?: BoardFlag[];
  /** Why a person invited them for another reason than their match. */
  invited?: string;
  notes: { at: string }[];
};

/** What the board needs of the round. */
export type BoardRound = Pick<Round, "title" | "location" | "received" | "begins"> & {
  colleagues: { id: string; name: string }[];
  /** Best match first. */
  people: BoardPerson[];
};

type BoardContent = RoundContent & { interviewQuestions: InterviewQuestions };

/** Counts the criteria that the engine finds shown, over the answers to questions that it can judge. */
function judgeInterview({ interview = [] }: Person, { interviewQuestions }: BoardContent) {
  const questions = interviewQuestions.roles.flatMap((role) => role.questions);
  const results = interview.flatMap(({ question, words }) => {
    const known = questions.find(({ id }) => id === question.id);
    const text = words.map((phrase) => phrase.text).join(" ");
    return known ? assess({ question: known, criteria: known.criteria, text }).criteria : [];
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

/** What the board shows of a match. */
export function boardMatch(
  match: Person["match"],
): Pick<BoardPerson, "score" | "parts" | "evidence" | "missing" | "asked"> {
  const requirements = match?.requirements ?? [];
  const missing = requirements
    .filter(({ status }) => status === "missing")
    .toSorted((a, b) => Number(b.mustHave) - Number(a.mustHave));
  const evidence = strongestEvidence({ match })?.quote;
  return {
    missing: missing.map(({ label, mustHave }) => ({ label, mustHave })),
    asked: requirements.length,
    ...(match && { score: match.score, parts: match.parts }),
    ...(evidence !== undefined && { evidence }),
  };
}

function toBoardPerson(person: Person, content: BoardContent): BoardPerson {
  const { id, name, signet, location, openQuestion, steps, withdrew, applied, match, decision } = person;
  const { work, session, notes = [] } = person;
  const judged = judgeInterview(person, content);
  const read = notes.find(({ about }) => about === "WORK");
  const byHand = steps.find((step) => step.byHand)?.note;
  const interviewQuote = stepEvidence(person, "AI_INTERVIEW", content);
  return {
    id,
    name,
    signet,
    location,
    steps,
    applied,
    ...boardMatch(match),
    notes: notes.map(({ at }) => ({ at })),
    ...(openQuestion !== undefined && { openQuestion }),
    ...(byHand !== undefined && { invited: byHand }),
    ...(withdrew && { withdrew }),
    ...(judged.of > 0 && { interview: judged }),
    ...(interviewQuote && { interviewQuote }),
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

/** The part of the round that is sent to the browser for the board. */
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
