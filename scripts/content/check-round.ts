import type { RoundOpening, RoundPerson } from "#app/stages/round.schema.ts";
import type { StepName } from "#app/stages/round.ts";
import { testSeconds } from "#app/stages/session/session.ts";
import { toOffset, toSeconds } from "#app/stages/spoken.ts";
import { stepNames } from "#app/stages/step-names.ts";
import { foldAccents } from "#domain/text/fold-accents.ts";
import type { FieldPath, Problem, Source } from "./read-yaml.ts";
import { findMessage, findQuote, findSpoken } from "./round-quotes.ts";
import { characterSources, endOf, watchSession } from "./watch-session.ts";

/** Counts of the round that pages state in their texts. `steps` counts people who began a step. */
const shape = {
  people: 40,
  inFull: 12,
  steps: { RESUME: 40, INVITE: 40, AI_INTERVIEW: 38, ASSESSMENT: 21, INTERVIEW: 6, OFFER: 1 },
} satisfies { people: number; inFull: number; steps: Record<StepName, number> };

/** A person in full has all of these; everyone else has none of the first four. */
const material = ["chat", "interview", "work", "session", "notes"] as const;

type Opening = Source<RoundOpening>;
type People = Map<string, Source<RoundPerson>>;
type Report = (path: FieldPath, message: string) => void;
type Check = (person: RoundPerson, report: Report, opening: RoundOpening, id: string) => void;

const nameAsId = (name: string) =>
  foldAccents(name)
    .replace(/['’.]/g, "")
    .replace(/[^a-z0-9]+/g, "-");

const lastDay = (begins: string) => {
  const day = new Date(begins);
  day.setUTCDate(day.getUTCDate() + 4);
  return day.toISOString().slice(0, 10);
};

/** Reports entries that are earlier than the one above them. */
function checkOrder(times: { path: FieldPath; at: string }[], report: Report): void {
  times.forEach(({ path, at }, index) => {
    const before = times[index - 1]?.at;
    if (before !== undefined && at < before)
      report(path, `is before ${before}, which is above it: write a later time`);
  });
}

function checkKnown(id: string, path: FieldPath, entries: { id: string }[], report: Report): void {
  if (entries.some((entry) => entry.id === id)) return;
  const known = entries.map((entry) => entry.id).join(", ");
  report(path, `"${id}" is not in content/round/opening.yaml: write one of ${known}`);
}

function checkOnce(ids: string[], path: (index: number) => FieldPath, report: Report): void {
  ids.forEach((id, index) => {
    if (ids.indexOf(id) < index) report(path(index), `"${id}" appears twice: remove one of them`);
  });
}

const checkIdentity: Check = ({ name, samePersonAs, resume, unreadable }, report, _, id) => {
  const expected = nameAsId(name);
  if (samePersonAs === undefined && id !== expected)
    report(
      ["name"],
      `belongs to a file with the name ${expected}.yaml: rename one of them, or write samePersonAs`,
    );
  if (samePersonAs !== undefined && samePersonAs !== expected)
    report(
      ["samePersonAs"],
      `is another name than ${name}: write ${expected}, or give the person another name`,
    );
  if ((resume === undefined) === (unreadable === undefined))
    report([], "has no résumé: write resume with its lines, or unreadable with the reason, but not both");
  checkOnce(resume?.map(({ text }) => text) ?? [], (index) => ["resume", index, "text"], report);
};

/** The board shows the first sentence only. */
const checkOpenQuestion: Check = ({ openQuestion }, report) => {
  if (openQuestion !== undefined && !/^[^.]*\?/.test(openQuestion))
    report(["openQuestion"], "doesn't begin with the question: write it first, and what led to it after it");
};

const checkSteps: Check = ({ applied, steps }, report, { begins, published }) => {
  const last = lastDay(begins);
  if (applied.at < published.at)
    report(
      ["applied", "at"],
      `is before ${published.at}, when the opening was published: write a later time`,
    );
  steps.forEach(({ step, at, state, byHand, note }, index) => {
    if (byHand && (step !== "INVITE" || note === undefined))
      report(
        ["steps", index, "byHand"],
        "belongs to an invitation with a note: write in the note why the person was invited",
      );
    if (step !== stepNames[index])
      report(
        ["steps", index, "step"],
        `comes as step ${index + 1}: write ${stepNames[index]}, and leave none out`,
      );
    if (state === "WAITING" && index < steps.length - 1)
      report(
        ["steps", index, "state"],
        "waits, but a later step has begun: only the last step may be WAITING",
      );
    if (at < begins || at.slice(0, 10) > last)
      report(["steps", index, "at"], `is outside of the round: write a day from ${begins} to ${last}`);
  });
  checkOrder(
    [
      { path: ["applied", "at"], at: applied.at },
      ...steps.map(({ at }, index) => ({ path: ["steps", index, "at"], at })),
    ],
    report,
  );
};

/** Words of notes between colleagues: about the candidate, or about a place in the queue. */
const insideWords =
  /\b(?:he|she|him|her|his|hers|before (?:you|us) (?:are|is)|ahead of you|queue|place \d+|\d+(?:st|nd|rd|th) place|other candidates?|the others)\b/i;

const checkDecision: Check = (person, report, { colleagues }) => {
  const { decision, withdrew, steps } = person;
  const lastStep = steps.at(-1)?.at ?? "";
  const hasOffer = steps.some(({ step }) => step === "OFFER");
  if (withdrew) {
    if (decision) report(["withdrew"], "has a decision, too: keep one of the two");
    if (withdrew.at < lastStep)
      report(["withdrew", "at"], `is before the last step: write ${lastStep} or later`);
    if (withdrew.quote !== undefined && findQuote(person, withdrew.quote) === undefined)
      report(
        ["withdrew", "quote"],
        `"${withdrew.quote}" is not in what the person wrote or said: write the exact words`,
      );
  }
  if (!decision) {
    if (hasOffer) report([], "has an offer but no decision: write SELECT, or remove the step OFFER");
    return;
  }
  const { by, at, until, quote, letter, unmet } = decision;
  checkKnown(by, ["decision", "by"], colleagues, report);
  if ((decision.decision === "SELECT") !== hasOffer)
    report(["decision", "decision"], "does not match the steps: SELECT and the step OFFER belong together");
  // A hold may wait for a later step.
  const earliest = decision.decision === "HOLD" ? (steps[0]?.at ?? "") : lastStep;
  if (at < earliest)
    report(["decision", "at"], `is before the steps that it decides on: write ${earliest} or later`);
  if (letter.includes("{quote}") && quote === undefined)
    report(["decision", "letter"], "has {quote}, but there is no quotation: write quote, or leave it out");
  const aside = insideWords.exec(letter)?.[0];
  if (aside !== undefined)
    report(
      ["decision", "letter"],
      `has "${aside}", which is for the team: address the candidate as you, without others who wait`,
    );
  if (unmet && decision.decision !== "REJECT")
    report(["decision", "unmet"], "belongs to a rejection: leave it out, or write REJECT");
  if ((decision.decision === "HOLD") !== (until !== undefined))
    report(["decision"], "has a day in until if it is HOLD, and none otherwise");
  if (until !== undefined && until < at.slice(0, 10))
    report(["decision", "until"], `is before the decision: write ${at.slice(0, 10)} or a later day`);
  if (quote !== undefined && findQuote(person, quote) === undefined)
    report(
      ["decision", "quote"],
      `"${quote}" is not in what the person wrote or said: write the exact words`,
    );
};

/** A sentence that says how long the interview takes. */
const interviewLength = /\binterview\b[^.]*?(\d+) minutes/i;

/** Reports a text that gives the interview another length. */
function checkMinutes(text: string, path: FieldPath, minutes: number, report: Report): void {
  const written = interviewLength.exec(text)?.[1];
  if (written !== undefined && Number(written) !== minutes)
    report(path, `says that the interview takes ${written} minutes: interviewMinutes says ${minutes}`);
}

const checkChat: Check = ({ chat }, report, { begins, interviewMinutes }) => {
  if (!chat) return;
  chat.messages.forEach(({ text }, index) => {
    checkMinutes(text, ["chat", "messages", index, "text"], interviewMinutes, report);
  });
  if (chat.day < begins || chat.day > lastDay(begins))
    report(["chat", "day"], `is outside of the round: write a day from ${begins} to ${lastDay(begins)}`);
  checkOrder(
    chat.messages.map(({ at }, index) => ({ path: ["chat", "messages", index, "at"], at })),
    report,
  );
  checkOnce(
    chat.record.map(({ field }) => field),
    (index) => ["chat", "record", index, "field"],
    report,
  );
  chat.record.forEach(({ state, value, quote }, index) => {
    const path = ["chat", "record", index];
    const isOpen = state === "OPEN";
    if (isOpen !== (value === undefined) || isOpen !== (quote === undefined))
      report(path, "has a value and a quote if it is FILLED or DEDUCED, and neither if it is OPEN");
    if (quote !== undefined && findMessage(chat, quote) === undefined)
      report(
        [...path, "quote"],
        `"${quote}" is in none of the person's messages: write the exact words of one`,
      );
  });
};

const checkInterview: Check = ({ interview, steps }, report, { questions }) => {
  if (!interview) return;
  if (!steps.some(({ step, state }) => step === "AI_INTERVIEW" && state === "DONE"))
    report(["interview"], "has answers, but the step AI_INTERVIEW is not DONE");
  interview.forEach(({ question, words, criteria }, index) => {
    const path = ["interview", index];
    const expected = questions[index];
    if (question !== expected?.id)
      report(
        [...path, "question"],
        `is question ${index + 1}: write ${expected?.id}; all are asked in the same order`,
      );
    checkOnce(
      criteria.map(({ id }) => id),
      (position) => [...path, "criteria", position, "id"],
      report,
    );
    criteria.forEach(({ id, quote }, position) => {
      if (expected && !expected.criteria.some((criterion) => criterion.id === id))
        report(
          [...path, "criteria", position, "id"],
          `"${id}" is no criterion of ${expected.id}: write one of ${expected.criteria.map((criterion) => criterion.id).join(", ")}`,
        );
      if (findSpoken(words, quote) === undefined)
        report(
          [...path, "criteria", position, "quote"],
          `"${quote}" is not in this answer: write the exact words`,
        );
    });
  });
  checkOrder(
    interview.flatMap(({ from, words }, index) => [
      { path: ["interview", index, "from"], at: from },
      ...words.map(({ at }, position) => ({ path: ["interview", index, "words", position, "at"], at })),
    ]),
    report,
  );
};

const checkWork: Check = ({ work, steps }, report, { tasks }) => {
  if (!work) return;
  if (!steps.some(({ step, state }) => step === "ASSESSMENT" && state !== "WAITING"))
    report(["work"], "has answers, but the step ASSESSMENT has not begun");
  checkOnce(
    work.map(({ task }) => task),
    (index) => ["work", index, "task"],
    report,
  );
  work.forEach(({ task, answer, quote }, index) => {
    checkKnown(task, ["work", index, "task"], tasks, report);
    if (quote !== undefined && !answer.includes(quote))
      report(["work", index, "quote"], `"${quote}" is not in this answer: write the exact words`);
  });
};

/** Reports contradictory facts: no one types while away, and nothing happens after the end. */
function checkFacts({ events, submitted }: NonNullable<RoundPerson["session"]>, report: Report): void {
  const path = (index: number) => ["session", "events", index];
  checkOrder(
    events.map(({ at }, index) => ({ path: [...path(index), "at"], at })),
    report,
  );
  events.forEach((fact, index) => {
    const end = toOffset(endOf(fact));
    const next = events[index + 1]?.at;
    if (end > submitted)
      report(path(index), `lasts until ${end}, but the test ended at ${submitted}: write fewer seconds`);
    const isAlone = fact.kind === "TYPING" || fact.kind === "INSERT" || fact.kind === "AWAY";
    if (isAlone && next !== undefined && next < end)
      report(path(index), `lasts until ${end}, but the next event is at ${next}: write fewer seconds`);
  });
}

/** Number of characters in the answers to the tasks of a person's session. */
function writtenCharacters({ session, work = [] }: RoundPerson, { tasks }: RoundOpening): number {
  const asked = tasks.filter(({ assessment }) => assessment === session?.assessment).map(({ id }) => id);
  return work.filter(({ task }) => asked.includes(task)).reduce((sum, { answer }) => sum + answer.length, 0);
}

const checkSession: Check = (person, report, opening) => {
  const { session, steps, decision } = person;
  if (!session) return;
  const { at, assessment, submitted, reviews = [] } = session;
  const assessed = steps.find(({ step }) => step === "ASSESSMENT")?.at;
  if (assessed === undefined || at > assessed)
    report(["session", "at"], "is after the step ASSESSMENT: write the time at which the test began");
  if (!opening.tasks.some((task) => task.assessment === assessment))
    report(["session", "assessment"], `"${assessment}" has no task in content/round/opening.yaml`);
  if (toSeconds(submitted) > testSeconds)
    report(
      ["session", "submitted"],
      `is after the end of the test: write ${toOffset(testSeconds)} or earlier`,
    );
  checkFacts(session, report);
  const { typed, atOnce } = characterSources(session);
  const written = writtenCharacters(person, opening);
  if (typed + atOnce !== written)
    report(
      ["session", "events"],
      `bring ${typed + atOnce} characters, but the answers have ${written}: write the lengths of TYPING, PASTE and INSERT`,
    );
  const flags = watchSession(session)
    .signals.filter(({ level }) => level === "flag")
    .map(({ start, kind }) => ({ at: toOffset(start / 1000), kind }));
  const times = flags.map((flag) => flag.at);
  checkOnce(
    reviews.map(({ flag }) => flag),
    (index) => ["session", "reviews", index, "flag"],
    report,
  );
  reviews.forEach(({ flag, by }, index) => {
    const path = ["session", "reviews", index];
    checkKnown(by, [...path, "by"], opening.colleagues, report);
    const found = times.filter((time) => time === flag).length;
    if (found !== 1)
      report(
        [...path, "flag"],
        `at ${flag} the session monitor begins ${found === 0 ? "no flag" : `${found} flags`}: ${times.length === 0 ? "it has none" : `write one of ${times.join(", ")}`}`,
      );
  });
  // A hold may wait for a review; a select or reject may not.
  if (decision === undefined || decision.decision === "HOLD") return;
  for (const flag of flags)
    if (!reviews.some((review) => review.flag === flag.at))
      report(
        ["session"],
        `has a flag at ${flag.at} (${flag.kind}) that no one settled before the decision: write its review`,
      );
};

const checkNotes: Check = ({ notes = [], steps, work }, report, { colleagues }) => {
  notes.forEach(({ by, about }, index) => {
    checkKnown(by, ["notes", index, "by"], colleagues, report);
    if (about === "WORK" && !work) report(["notes", index, "about"], "is WORK, but there are no answers");
  });
  checkOrder(
    [
      { path: ["steps", 0, "at"], at: steps[0]?.at ?? "" },
      ...notes.map(({ at }, index) => ({ path: ["notes", index, "at"], at })),
    ],
    report,
  );
};

const isInFull = (person: RoundPerson) => material.every((key) => person[key] !== undefined);

const checkMaterial: Check = (person, report) => {
  const missing = material.filter((key) => person[key] === undefined);
  // Notes are for everyone.
  if (missing.length > 0 && material.some((key) => key !== "notes" && person[key] !== undefined))
    report([], `is neither in full nor short: write ${missing.join(" and ")}, or only notes`);
};

const personChecks = [
  checkIdentity,
  checkOpenQuestion,
  checkSteps,
  checkDecision,
  checkChat,
  checkInterview,
  checkWork,
  checkSession,
  checkNotes,
  checkMaterial,
];

function checkOpening({ value, problemAt }: Opening, assessments: { title: string }[]): Problem[] {
  const problems: Problem[] = [];
  const report: Report = (path, message) => problems.push(problemAt(path, message));
  if (new Date(value.begins).getUTCDay() !== 1) report(["begins"], `${value.begins} is no Monday`);
  checkKnown(value.published.by, ["published", "by"], value.colleagues, report);
  checkKnown(value.turnedDown.by, ["turnedDown", "by"], value.colleagues, report);
  checkKnown(value.heardBy, ["heardBy"], value.colleagues, report);
  for (const key of ["colleagues", "questions", "tasks"] as const) {
    checkOnce(
      value[key].map(({ id }) => id),
      (index) => [key, index, "id"],
      report,
    );
  }
  value.facts.forEach(({ text }, index) => {
    checkMinutes(text, ["facts", index, "text"], value.interviewMinutes, report);
  });
  value.tasks.forEach(({ assessment }, index) => {
    if (!assessments.some(({ title }) => title === assessment))
      report(["tasks", index, "assessment"], `"${assessment}" is no title in content/assessments.yaml`);
  });
  return problems;
}

/** Checks numbers of people, and references from one person to another. */
function checkShape({ problemAt }: Opening, people: People): Problem[] {
  const problems: Problem[] = [];
  const persons = [...people.values()].map(({ value }) => value);
  const expect = (what: string, count: number, expected: number) => {
    if (count !== expected)
      problems.push(problemAt([], `the round has ${count} people ${what}: pages name ${expected}`));
  };
  expect("in content/round/people", persons.length, shape.people);
  expect("in full", persons.filter(isInFull).length, shape.inFull);
  for (const name of stepNames) {
    const began = persons.filter(({ steps }) =>
      steps.some(({ step, state }) => step === name && state !== "WAITING"),
    );
    expect(`who began the step ${name}`, began.length, shape.steps[name]);
  }
  for (const [id, { value, problemAt: problemOf }] of people) {
    const { samePersonAs } = value;
    if (samePersonAs !== undefined && (samePersonAs === id || !people.has(samePersonAs)))
      problems.push(problemOf(["samePersonAs"], `"${samePersonAs}" is no other person of the round`));
  }
  return problems;
}

/** Finds quotations without a source, events in the wrong order, unknown ids, and wrong numbers of people. */
export function roundProblems(opening: Opening, people: People, assessments: { title: string }[]): Problem[] {
  return [
    ...checkOpening(opening, assessments),
    ...[...people].flatMap(([id, { value, problemAt }]) => {
      const problems: Problem[] = [];
      const report: Report = (path, message) => problems.push(problemAt(path, message));
      for (const check of personChecks) check(value, report, opening.value, id);
      return problems;
    }),
    ...checkShape(opening, people),
  ];
}
