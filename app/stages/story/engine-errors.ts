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

/** A person's place by résumé match, from 1. */
export type Place = { person: Person; place: number; score: number };

type MatchPart = NonNullable<Person["match"]>["parts"][number];

/** A requirement whose words are in one line of the résumé, while the engine found none. */
export type MissedRequirement = { person: Person; requirement: MatchRequirement; line: number; text: string };

/** A criterion that the engine and a person heard differently. `quote` are the words that one of them counts. */
export type HeardDifferently = {
  person: Person;
  question: string;
  title: string;
  by: "PERSON" | "ENGINE";
  quote: string;
  at: string;
};

export type SettledFlag = { person: Person; signal: SessionSignal };

/** The results of the engines that people of the round found or decided otherwise, each with its source. */
export type EngineErrors = {
  /** The number of people with a résumé match. */
  scored: number;
  /** The person who was selected, the answers to those with a better match, and the part of the score that lost most points. */
  selected: Place & { ahead: Record<Standing, number>; lost: MatchPart };
  /** The person with the best match whom people rejected. */
  overrated: Place | undefined;
  /** The person with the least match whom people did not reject. */
  underrated: Place | undefined;
  missed: MissedRequirement[];
  /** `compared` counts the criteria that both the engine and a person judged. */
  heard: { compared: number; different: HeardDifferently[] };
  /** `raised` counts all flags, `open` those that no person has looked at. */
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

/** Words of a requirement that say nothing about it. */
const plainWords = new Set(["experience", "years"]);
const stemLength = 4;

/** The beginnings of the words of a requirement, for each of its alternatives. */
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

/** The must-haves that a résumé has the words of in one line, and the engine reports as missing. */
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

/** The second of quoted words: that of the phrase in which they begin. */
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
  const asked = engineCriteria
    .map(({ id }) => id)
    .filter((id) => answer.criteria.some((criterion) => criterion.id === id));
  const text = answer.words.map((phrase) => phrase.text).join(" ");
  const results = assess({ question: answer.question, criteria: asked, text }).criteria;
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
  return { compared: asked.length, different };
}

/** The criteria that have one name for the engine and for the people of the round, as each of them heard the answers. */
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

/** Computed once for a round. On the server only: it runs the engine over every answer. */
export function engineErrors(round: Round): EngineErrors {
  const errors = known.get(round);
  if (errors) return errors;
  const places = placesOf(round);
  const selected = selectedPlace(places);
  const found: EngineErrors = {
    scored: places.length,
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
