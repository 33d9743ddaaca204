import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, test } from "vitest";
import { roundPerson } from "#app/stages/round.schema.ts";
import { roundProblems } from "./check-round.ts";
import { contentFiles } from "./content-files.ts";
import { ContentError, parseYaml } from "./read-yaml.ts";

const openingFile = contentFiles.roundOpening.path;
const texts = new Map(
  [openingFile, ...globSync(contentFiles.roundPerson.path).sort()].map((file) => [
    file,
    readFileSync(file, "utf8"),
  ]),
);
const assessments = ["Communication", "Domain", "Writing"].map((title) => ({ title }));

/** The problems of the round after changing, adding (from "") or removing (to "") some files. */
function problemsAfter(changes: Record<string, (text: string) => string>) {
  const changed = new Map(texts);
  for (const [file, change] of Object.entries(changes)) {
    const before = texts.get(file) ?? "";
    const after = change(before);
    expect(after, `the change of ${file} does nothing`).not.toBe(before);
    if (after === "") changed.delete(file);
    else changed.set(file, after);
  }
  try {
    const opening = parseYaml(openingFile, changed.get(openingFile) ?? "", contentFiles.roundOpening.schema);
    const people = [...changed].flatMap(([file, text]) =>
      file === openingFile ? [] : [[basename(file, ".yaml"), parseYaml(file, text, roundPerson)] as const],
    );
    return roundProblems(opening, new Map(people), assessments);
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}

const person = (id: string) => `content/round/people/${id}.yaml`;
const asha = person("asha-kulkarni");
const meera = person("meera-nair");
const nikhil = person("nikhil-joshi");
const aditya = person("aditya-bansal");
const joseph = person("joseph-lobo");
const selvam = person("selvam-murugan");
const gaurav = person("gaurav-pawar");
const secondShreya = person("shreya-kapoor-2");

test("the round has no problem", () => {
  expect(problemsAfter({})).toEqual([]);
});

test("no picture tells another case under an order number of the round", () => {
  const ordersIn = (text: string) => text.match(/\b\d\d \d\d \d\d\b/g) ?? [];
  const ofRound = new Set([...texts.values()].flatMap(ordersIn));
  expect(ofRound.size).toBeGreaterThan(0);
  const pictures = globSync("content/pictures/*.yaml").map((file) => readFileSync(file, "utf8"));
  expect(pictures.flatMap(ordersIn).filter((order) => ofRound.has(order))).toEqual([]);
});

test("a flag may wait for its review while the decision is on hold", () => {
  const withoutReviews = (text: string) => text.replace(/ {2}reviews:\n(?: {4,}.*\n)+/, "");
  expect(problemsAfter({ [nikhil]: withoutReviews })).toEqual([]);
});

const replace = (from: string, to: string) => (text: string) => text.replace(from, to);
type Mistake = [what: string, file: string, change: (text: string) => string, field: string, message: RegExp];

const mistakes: Mistake[] = [
  // The opening
  [
    "a round that begins on a Tuesday",
    openingFile,
    replace("begins: 2026-11-16", "begins: 2026-11-17"),
    "begins",
    /is no Monday/,
  ],
  [
    "an id that two tasks have",
    openingFile,
    replace("id: gate-parcel", "id: late-refund"),
    "tasks[2].id",
    /"late-refund" appears twice/,
  ],
  [
    "a task of no assessment",
    openingFile,
    replace("assessment: Writing", "assessment: Prose"),
    "tasks[3].assessment",
    /no title in content\/assessments.yaml/,
  ],
  [
    "an opening that a stranger published",
    openingFile,
    replace("by: jo-thomas }", "by: jo-nobody }"),
    "published.by",
    /"jo-nobody" is not in content\/round\/opening.yaml/,
  ],
  [
    "an application before the opening was published",
    "content/round/people/kunal-bhatia.yaml",
    replace("at: 2026-11-06 10:00", "at: 2026-11-05 10:00"),
    "applied.at",
    /is before 2026-11-05 11:00, when the opening was published/,
  ],
  // Identity
  [
    "a file with another name than the person",
    asha,
    replace("Asha Kulkarni", "Asha Kulkarney"),
    "name",
    /belongs to a file with the name asha-kulkarney.yaml/,
  ],
  [
    "two people with one name",
    person("vikram-shetty"),
    replace("Vikram Shetty", "Asha Kulkarni"),
    "name",
    /asha-kulkarni.yaml: rename one of them, or write samePersonAs/,
  ],
  [
    "the same person under another name",
    secondShreya,
    replace("samePersonAs: shreya-kapoor", "samePersonAs: zoya-khan"),
    "samePersonAs",
    /write shreya-kapoor/,
  ],
  [
    "neither a résumé nor a reason",
    selvam,
    (text) => text.replace(/^unreadable: .*\n/m, ""),
    "",
    /write resume with its lines, or unreadable/,
  ],
  [
    "a line of the résumé that appears twice",
    asha,
    replace(
      "Review calls every week and coach new agents on tone and structure.",
      "Lead a shift of nine agents and plan their rota for chat and email.",
    ),
    "resume[5].text",
    /appears twice/,
  ],
  [
    "a question after a sentence",
    asha,
    (text) => text.replace(/openQuestion: .*/, 'openQuestion: "Hindi isn\'t mentioned. Does she write it?"'),
    "openQuestion",
    /write it first/,
  ],
  // Steps
  [
    "a day that does not exist",
    asha,
    replace("2026-11-11 21:36", "2026-11-31 21:36"),
    "applied.at",
    /is on a day that does not exist/,
  ],
  [
    "a step that is left out",
    asha,
    (text) => text.replace(/ {2}- \{ step: AI_INTERVIEW.*\n/, ""),
    "steps[2].step",
    /write AI_INTERVIEW/,
  ],
  [
    "a step before the one above it",
    asha,
    replace("step: AI_INTERVIEW, at: 2026-11-16 20:58", "step: AI_INTERVIEW, at: 2026-11-16 08:58"),
    "steps[2].at",
    /is before 2026-11-16 09:20/,
  ],
  [
    "a step before the application",
    asha,
    replace("2026-11-11 21:36", "2026-11-16 10:00"),
    "steps[0].at",
    /is before 2026-11-16 10:00/,
  ],
  [
    "a step after the week",
    asha,
    (text) => text.replace(/(?<=step: OFFER,\s+at: )2026-11-20/, "2026-11-23"),
    "steps[5].at",
    /from 2026-11-16 to 2026-11-20/,
  ],
  [
    "a step that waits while the next is done",
    asha,
    replace("2026-11-16 20:58, state: DONE", "2026-11-16 20:58, state: WAITING"),
    "steps[2].state",
    /only the last step may be WAITING/,
  ],
  // Decisions
  [
    "a decision of a stranger",
    asha,
    replace("by: rhea-deshmukh\n  at: 2026-11-20 16:05", "by: rhea\n  at: 2026-11-20 16:05"),
    "decision.by",
    /"rhea" is not in .*: write one of rhea-deshmukh, jo-thomas/,
  ],
  [
    "a decision before its last step",
    asha,
    replace("at: 2026-11-20 16:05\n  reason", "at: 2026-11-19 16:05\n  reason"),
    "decision.at",
    /is before the steps/,
  ],
  [
    "a decision with words that are nowhere",
    asha,
    replace("quote: Lead a shift of nine agents", "quote: Lead a shift of ten agents"),
    "decision.quote",
    /"Lead a shift of ten agents" is not in what the person wrote or said/,
  ],
  [
    "a letter about someone instead of to them",
    meera,
    (text) => text.replace(/letter: .*/, 'letter: "Your employer tells us by Friday whether she can leave."'),
    "decision.letter",
    /has "she", which is for the team/,
  ],
  [
    "a letter with a place in the queue",
    meera,
    (text) =>
      text.replace(/letter: .*/, 'letter: "We decide about you when the other candidates are decided."'),
    "decision.letter",
    /has "other candidates", which is for the team/,
  ],
  [
    "a letter that quotes nothing",
    person("amit-tiwari"),
    (text) => text.replace(/letter: .*/, 'letter: "You wrote: {quote}."'),
    "decision.letter",
    /has \{quote\}, but there is no quotation/,
  ],
  [
    "an unmet requirement without a rejection",
    meera,
    replace("  until: 2026-11-20", "  unmet: [Hindi]\n  until: 2026-11-20"),
    "decision.unmet",
    /belongs to a rejection/,
  ],
  [
    "an invitation by hand without a note",
    person("aarav-malhotra"),
    (text) => text.replace(/ {6}note: "Invited .*\n/, ""),
    "steps[1].byHand",
    /write in the note why/,
  ],
  [
    "a hold without a day",
    meera,
    replace("\n  until: 2026-11-20", ""),
    "decision",
    /has a day in until if it is HOLD/,
  ],
  [
    "a hold that ends before it begins",
    meera,
    replace("until: 2026-11-20", "until: 2026-11-17"),
    "decision.until",
    /write 2026-11-18 or a later day/,
  ],
  [
    "an offer without a select",
    asha,
    replace("decision: SELECT", "decision: REJECT"),
    "decision.decision",
    /SELECT and the step OFFER belong together/,
  ],
  [
    "a decision on a person who withdrew",
    gaurav,
    (text) =>
      `${text}decision: { decision: REJECT, by: jo-thomas, at: 2026-11-20 10:00, reason: No, letter: No }\n`,
    "withdrew",
    /keep one of the two/,
  ],
  [
    "a withdrawal before the last step",
    gaurav,
    replace("at: 2026-11-19 13:05", "at: 2026-11-17 13:05"),
    "withdrew.at",
    /write 2026-11-18 18:22 or later/,
  ],
  // Chat
  [
    "a field with words that the person did not write",
    asha,
    replace('quote: "After 20:00 please"', "quote: After 21:00 please"),
    "chat.record[0].quote",
    /is in none of the person's messages/,
  ],
  [
    "a field with words of the bot",
    asha,
    replace('quote: "After 20:00 please"', "quote: Of course"),
    "chat.record[0].quote",
    /is in none of the person's messages/,
  ],
  [
    "an open field with a value",
    asha,
    replace("{ field: languages, state: OPEN }", "{ field: languages, value: Hindi, state: OPEN }"),
    "chat.record[4]",
    /neither if it is OPEN/,
  ],
  [
    "a field that appears twice",
    asha,
    replace("{ field: languages, state: OPEN }", "{ field: shift, state: OPEN }"),
    "chat.record[4].field",
    /"shift" appears twice/,
  ],
  [
    "a message before the one above it",
    asha,
    replace('at: "19:43"', 'at: "18:43"'),
    "chat.messages[9].at",
    /is before 19:41/,
  ],
  [
    "a chat with another length of the interview",
    asha,
    replace("about 15 minutes", "about 18 minutes"),
    "chat.messages[0].text",
    /takes 18 minutes: interviewMinutes says 15/,
  ],
  [
    "a fact with another length of the interview",
    openingFile,
    replace("about 15 minutes", "about 20 minutes"),
    "facts[7].text",
    /takes 20 minutes: interviewMinutes says 15/,
  ],
  [
    "a chat after the week",
    asha,
    replace("  day: 2026-11-16", "  day: 2026-11-23"),
    "chat.day",
    /is outside of the round/,
  ],
  // Interview
  [
    "a criterion with words that were not said",
    asha,
    replace("{ id: explains, quote: told the team why }", "{ id: explains, quote: asked the team why }"),
    "interview[1].criteria[1].quote",
    /"asked the team why" is not in this answer/,
  ],
  [
    "a criterion of another question",
    asha,
    replace("id: explains, quote", "id: coaches, quote"),
    "interview[1].criteria[1].id",
    /"coaches" is no criterion of too-few: write one of prioritises, explains/,
  ],
  [
    "questions in another order",
    asha,
    replace("question: hard-no", "question: own-mistake"),
    "interview[4].question",
    /write hard-no/,
  ],
  [
    "a phrase before the one above it",
    asha,
    replace('at: "04:31"', 'at: "04:21"'),
    "interview[1].words[2].at",
    /is before 04:22/,
  ],
  [
    "answers to an interview that broke off",
    asha,
    replace("2026-11-16 20:58, state: DONE", "2026-11-16 20:58, state: BROKEN_OFF"),
    "interview",
    /AI_INTERVIEW is not DONE/,
  ],
  // Work and session
  [
    "an unknown task",
    asha,
    replace("task: late-refund", "task: early-refund"),
    "work[1].task",
    /"early-refund" is not in/,
  ],
  [
    "a task that is answered twice",
    asha,
    replace("task: late-refund", "task: new-rota"),
    "work[3].task",
    /"new-rota" appears twice/,
  ],
  [
    "words that the answer does not have",
    asha,
    replace("quote: Your refund left us today", "quote: Your money left us today"),
    "work[1].quote",
    /is not in this answer/,
  ],
  [
    "an event before the one above it",
    asha,
    replace('{ at: "14:20", kind: AWAY', '{ at: "00:20", kind: AWAY'),
    "session.events[1].at",
    /is before 01:12/,
  ],
  [
    "a session after the assessment",
    asha,
    replace("at: 2026-11-17 21:10", "at: 2026-11-18 21:10"),
    "session.at",
    /is after the step ASSESSMENT/,
  ],
  [
    "a session of an assessment without a task",
    asha,
    replace("assessment: Communication\n  device", "assessment: Coding\n  device"),
    "session.assessment",
    /"Coding" has no task/,
  ],
  [
    "a session longer than the test",
    asha,
    replace('submitted: "26:48"', 'submitted: "30:01"'),
    "session.submitted",
    /write 30:00 or earlier/,
  ],
  [
    "a paste of another length than the answers have room for",
    nikhil,
    replace("kind: PASTE, length: 216", "kind: PASTE, length: 217"),
    "session.events",
    /bring 677 characters, but the answers have 676/,
  ],
  [
    "keys while the window is away",
    joseph,
    replace('at: "09:48", kind: AWAY, seconds: 41', 'at: "09:48", kind: AWAY, seconds: 53'),
    "session.events[1]",
    /lasts until 10:41, but the next event is at 10:40/,
  ],
  [
    "an event that is longer than the session",
    aditya,
    replace('submitted: "17:01"', 'submitted: "16:10"'),
    "session.events[4]",
    /lasts until 16:14, but the test ended at 16:10/,
  ],
  [
    "a typed verdict",
    nikhil,
    replace("kind: PASTE, length: 216", "kind: PASTE, length: 216, flag: true"),
    "session.events[6]",
    /flag/,
  ],
  [
    "a review of an event that the monitor does not flag",
    nikhil,
    replace("kind: OVERLAY, seconds: 20, share: 0.3", "kind: OVERLAY, seconds: 20, share: 0.03"),
    "session.reviews[0].flag",
    /at 08:42 the session monitor begins no flag: write one of 19:12/,
  ],
  [
    "two reviews of one flag",
    nikhil,
    replace('- flag: "08:42"', '- flag: "19:12"'),
    "session.reviews[1].flag",
    /"19:12" appears twice/,
  ],
  [
    "a flag without a review, although the person is rejected",
    aditya,
    (text) => text.replace(/ {4}- flag: "11:22"\n(?: {6}.*\n)+/, ""),
    "session",
    /has a flag at 11:22 \(away\) that no one settled before the decision/,
  ],
  [
    "a review by a stranger",
    nikhil,
    replace("by: nandini-pillai\n      decision", "by: nan\n      decision"),
    "session.reviews[0].by",
    /"nan" is not in/,
  ],
  // Notes, and the whole person
  ["a note by a stranger", asha, replace("by: jo-thomas", "by: jo"), "notes[2].by", /"jo" is not in/],
  [
    "a note before the round",
    asha,
    replace("at: 2026-11-18 10:20", "at: 2026-11-12 10:20"),
    "notes[0].at",
    /is before 2026-11-16 09:14/,
  ],
  [
    "a note on answers that are not there",
    person("thomas-kurien"),
    replace("at: 2026-11-19 09:31\n    text", "at: 2026-11-19 09:31\n    about: WORK\n    text"),
    "notes[0].about",
    /there are no answers/,
  ],
  [
    "a person with a chat only",
    person("kavya-iyer"),
    (text) =>
      `${text}chat: { day: 2026-11-16, messages: [${'{ from: BOT, text: Hello, at: "09:20" }, '.repeat(4)}], record: [{ field: city, state: OPEN }, { field: shift, state: OPEN }, { field: startDate, state: OPEN }] }\n`,
    "",
    /write interview and work and session and notes, or only notes/,
  ],
];

describe("the check of the round finds", () => {
  test.each(mistakes)("%s", (_, file, change, field, message) => {
    const problems = problemsAfter({ [file]: change });
    const problem = problems.find((entry) => entry.field === field && message.test(entry.message));
    expect(problem, JSON.stringify(problems, null, 1)).toMatchObject({ file });
    expect(problem?.line).toBeGreaterThan(0);
  });

  test("a person who is missing", () => {
    const messages = problemsAfter({ [gaurav]: () => "" }).map(({ message }) => message);
    expect(messages).toContain("the round has 39 people in content/round/people: pages name 40");
    expect(messages).toContain("the round has 20 people who began the step ASSESSMENT: pages name 21");
  });

  test("a duplicate of a person who is missing", () => {
    const [problem] = problemsAfter({ [person("shreya-kapoor")]: () => "" });
    expect(problem).toMatchObject({ file: openingFile });
    const problems = problemsAfter({ [person("shreya-kapoor")]: () => "" });
    expect(problems).toContainEqual(
      expect.objectContaining({
        file: secondShreya,
        field: "samePersonAs",
        message: '"shreya-kapoor" is no other person of the round',
      }),
    );
  });

  test("a person in full who is missing", () => {
    const short = (text: string) =>
      text.replace(/^chat:[\s\S]*?(?=^notes:)/m, "").replace("    about: WORK\n", "");
    expect(problemsAfter({ [asha]: short }).map(({ message }) => message)).toEqual([
      "the round has 11 people in full: pages name 12",
    ]);
  });
});
