import { assess, criteria as engineCriteria } from "interview";
import { type Standing, standingOf } from "../decisions.ts";
import {
  type InterviewAnswer,
  type MatchRequirement,
  type Person,
  peopleByScore,
  type Round,
  type SessionSignal,
  sessionFlags,
} from "../round.ts";
import { roundCounts } from "../round-counts.ts";

/** A person's rank by résumé match, from 1. */
export type Place = { person: Person; place: number; score: number };

type MatchPart = NonNullable<Person["match"]>["parts"][number];

/** A requirement that the engine reports as missing, although a line of the résumé has its words. */
export type MissedRequirement = { person: Person; requirement: MatchRequirement; line: number; text: string };

/** A criterion on which the engine and a person disagree. `by` is the one who counts the words in `quote`. */
export type HeardDifferently = {
  person: Person;
  question: string;
  title: string;
  by: "PERSON" | "ENGINE";
  quote: string;
  at: string;
};

export type SettledFlag = { person: Person; signal: SessionSignal };

/** Results of the engines that people overruled, each with its source. */
export type EngineErrors = {
  /** Number of people with a résumé match. */
  scored: number;
  /** The selected person, decisions on people with a better match, and the part that lost the most points. */
  selected: Place & { ahead: Record<Standing, number>; lost: MatchPart };
  /** The rejected person with the best match, if better than that of the selected person. */
  overrated: Place | undefined;
  /** The person on hold with the lowest match, if lower than that of the selected person. */
  underrated: Place | undefined;
  missed: MissedRequirement[];
  /** `compared` counts the criteria that both the engine and a person judged. */
  heard: { compared: number; different: HeardDifferently[] };
  /** `raised` counts all flags, `open` those that no one has reviewed. */
  flags: { raised: number; open: number; cleared: SettledFlag[] };
};

function placesOf(round: Round): Place[] {
  return peopleByScore(round).flatMap((person, index) =>
    person.match ? [{ person, place: index + 1, score: person.match.score }] : [],
  );
}

function selectedPlace(places: Place[]): EngineErrors["selected"] {
  const selected = places.find(({ person }) => standingOf(person) === "SELECT");
  if (!selected) throw new Error("content/round has no one who was selected");
  const ahead: Record<Standing, number> = { SELECT: 0, HOLD: 0, REJECT: 0, OPEN: 0, WITHDREW: 0 };
  for (const { person, score } of places) if (score > selected.score) ahead[standingOf(person)] += 1;
  const [lost] = (selected.person.match?.parts ?? []).toSorted((a, b) => b.of - b.points - (a.of - a.points));
  if (!lost) throw new Error("content/round has a match without parts");
  return { ...selected, ahead, lost };
}

/** Words that carry no meaning in a requirement. */
const plainWords = new Set(["experience", "years"]);
const stemLength = 4;

/** Stems of a requirement's words, for each of its alternatives. */
function stemsOf(label: string): string[][] {
  return label
    .split(" or ")
    .map((alternative) =>
      (alternative.toLowerCase().match(/[a-z]{4,}/g) ?? [])
        .filter((word) => !plainWords.has(word))
        .map((word) => word.slice(0, stemLength)),
    );
}

const hasStems = (text: string, stems: string[]) =>
  stems.length > 0 && stems.every((stem) => new RegExp(`\\b${stem}`, "i").test(text));

/** Must-haves that the engine reports as missing, although one line of the résumé has their words. */
export function missedRequirements({ people }: Pick<Round, "people">): MissedRequirement[] {
  return people.flatMap((person) =>
    (person.match?.requirements ?? []).flatMap((requirement) => {
      if (requirement.status !== "missing" || !requirement.mustHave) return [];
      const alternatives = stemsOf(requirement.label);
      const line = (person.resume ?? []).findIndex(({ text }) =>
        alternatives.some((stems) => hasStems(text, stems)),
      );
      const text = person.resume?.[line]?.text;
      return text === undefined ? [] : [{ person, requirement, line, text }];
    }),
  );
}

/** The time of the phrase in which quoted words begin. */
function secondOf({ words, from }: InterviewAnswer, quote: string): string {
  const start = words
    .map(({ text }) => text)
    .join(" ")
    .indexOf(quote);
  let end = 0;
  for (const { at, text } of words) {
    end += text.length + 1;
    if (start >= 0 && start < end) return at;
  }
  return from;
}

function compareAnswer(person: Person, answer: InterviewAnswer): EngineErrors["heard"] {
  const shared = engineCriteria
    .map(({ id }) => id)
    .filter((id) => answer.criteria.some((criterion) => criterion.id === id));
  const text = answer.words.map((phrase) => phrase.text).join(" ");
  const results = assess({ question: answer.question, criteria: shared, text }).criteria;
  const different = answer.criteria.flatMap(({ id, title, quote }): HeardDifferently[] => {
    const result = results.find((own) => own.id === id);
    const [evidence] = result?.evidence ?? [];
    const base = { person, question: answer.question.text, title };
    if (quote !== undefined && result?.status === "missing")
      return [{ ...base, by: "PERSON", quote, at: secondOf(answer, quote) }];
    if (quote === undefined && result?.status === "shown" && evidence)
      return [{ ...base, by: "ENGINE", quote: evidence.quote, at: secondOf(answer, evidence.quote) }];
    return [];
  });
  return { compared: shared.length, different };
}

/** Compares the engine's and the person's judgement of every criterion that both use. */
export function heardDifferently({ people }: Pick<Round, "people">): EngineErrors["heard"] {
  const answers = people.flatMap((person) =>
    (person.interview ?? []).map((answer) => compareAnswer(person, answer)),
  );
  return {
    compared: answers.reduce((sum, { compared }) => sum + compared, 0),
    different: answers.flatMap(({ different }) => different),
  };
}

function flagsOf({ people }: Round): EngineErrors["flags"] {
  const all = people.flatMap((person) => sessionFlags(person).map((signal) => ({ person, signal })));
  return {
    raised: all.length,
    open: all.filter(({ signal }) => !signal.review).length,
    cleared: all.filter(({ signal }) => signal.review?.decision === "CLEARED"),
  };
}

const known = new WeakMap<Round, EngineErrors>();

/** Computed once per round. Server only, because it runs the engine on every answer. */
export function engineErrors(round: Round): EngineErrors {
  const errors = known.get(round);
  if (errors) return errors;
  const places = placesOf(round);
  const selected = selectedPlace(places);
  const found: EngineErrors = {
    scored: roundCounts(round).scored,
    selected,
    overrated: places.find(({ person, score }) => score > selected.score && standingOf(person) === "REJECT"),
    underrated: places.findLast(
      ({ person, score }) => score < selected.score && standingOf(person) === "HOLD",
    ),
    missed: missedRequirements(round),
    heard: heardDifferently(round),
    flags: flagsOf(round),
  };
  known.set(round, found);
  return found;
}
