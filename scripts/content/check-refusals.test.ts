import { expect, test } from "vitest";
import { refusalProblems } from "./check-refusals.ts";
import { readSources } from "./read-sources.ts";
import { resolveRound } from "./resolve-round.ts";

const { roundOpening, roundPeople, stages } = readSources(process.cwd());
const round = resolveRound(roundOpening.value, roundPeople, stages.value.session.test);

type Refusal = { reason?: string; letter?: string; unmet?: string[] };

/** The problems after changing the rejection of one person. */
const problemsOf = (id: string, change: Refusal) =>
  refusalProblems(
    {
      people: round.people.map((person) =>
        person.id === id && person.decision
          ? { ...person, decision: { ...person.decision, ...change } }
          : person,
      ),
    },
    roundPeople,
  );

test("no one in the round is rejected for a requirement that the résumé shows", () => {
  expect(round.people.filter(({ decision }) => decision?.decision === "REJECT").length).toBeGreaterThan(9);
  expect(refusalProblems(round, roundPeople)).toEqual([]);
});

test.each<[what: string, change: Refusal, field: string, message: RegExp]>([
  ["a letter", { letter: "You haven't led a team yet." }, "decision.letter", /which the résumé shows/],
  ["a reason", { reason: "He needs a ticket tool." }, "decision.reason", /which the résumé shows/],
  ["an unmet requirement", { unmet: ["Zendesk or Freshdesk"] }, "decision.unmet[0]", /is met/],
  [
    "a nice-to-have",
    { letter: "We were looking for someone with Hindi." },
    "decision.letter",
    /nice to have/,
  ],
  ["an unmet nice-to-have", { unmet: ["Hindi"] }, "decision.unmet[0]", /is nice to have/],
  ["something that isn't asked for", { unmet: ["Tamil"] }, "decision.unmet[0]", /is no requirement/],
  ["a must-have that unmet leaves out", { unmet: [] }, "decision.letter", /write it in unmet/],
])("a rejection is found for %s", (_, change, field, message) => {
  // Vikram leads a team on Zendesk, has two of three years in support, and doesn't mention Hindi.
  const problems = problemsOf("vikram-shetty", change);
  const found = problems.find((problem) => problem.field === field && message.test(problem.message));
  expect(found, JSON.stringify(problems)).toMatchObject({ file: expect.stringMatching(/vikram-shetty/) });
});

test("praise is no reason", () => {
  expect(problemsOf("kunal-bhatia", { letter: "You lead a team well, and you know Zendesk." })).toEqual([]);
});
