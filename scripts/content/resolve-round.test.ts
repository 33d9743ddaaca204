import { beforeAll, describe, expect, test } from "vitest";
import { countAtStep, findPerson, peopleByScore, type Round, sessionFlags } from "#app/stages/round.ts";
import { readSources } from "./read-sources.ts";
import { resolveRound } from "./resolve-round.ts";

let round: Round;
beforeAll(() => {
  const { roundOpening, roundPeople, stages } = readSources(process.cwd());
  round = resolveRound(roundOpening.value, roundPeople, stages.value.session.test);
});

describe("a match", () => {
  test("is made for everyone whose résumé could be read, and for no one else", () => {
    const without = round.people.filter(({ match }) => !match);
    expect(without.map(({ unreadable }) => typeof unreadable)).toEqual(["string"]);
  });

  test("has parts that add up to the score, and shares that add up to 100", () => {
    for (const { id, match } of round.people) {
      if (!match) continue;
      const sum = (key: "points" | "of") => match.parts.reduce((total, part) => total + part[key], 0);
      expect(sum("points"), id).toBe(match.score);
      expect(sum("of"), id).toBe(100);
      for (const { points, of } of match.parts) expect(points, id).toBeLessThanOrEqual(of);
    }
  });

  test("quotes words of the line that it names, and none for a missing requirement", () => {
    for (const { id, resume = [], match } of round.people) {
      for (const { label, status, evidence } of match?.requirements ?? []) {
        for (const { line, quote } of evidence)
          expect(resume[line]?.text, `${id}: ${label}`).toContain(quote);
        if (status === "missing") expect(evidence, `${id}: ${label}`).toEqual([]);
      }
    }
  });

  test("gives nothing for a famous school and takes nothing for an unknown one", () => {
    const scoreOf = (id: string) => findPerson(round, id).match?.score ?? 0;
    // A famous school without a year in support, and an unknown school with seven years.
    expect(scoreOf("aarav-malhotra")).toBeLessThan(40);
    expect(scoreOf("mahesh-bhoi")).toBeGreaterThan(70);
  });
});

test("the best match is not the one who gets the offer", () => {
  const [best] = peopleByScore(round);
  expect(best?.decision?.decision).not.toBe("SELECT");
  expect(countAtStep(round, "OFFER")).toBe(1);
  const selected = round.people.filter(({ decision }) => decision?.decision === "SELECT");
  expect(selected.map(({ name }) => name)).toEqual(["Asha Kulkarni"]);
});

describe("Asha Kulkarni", () => {
  test("has a decision with the colleague and the line of its words", () => {
    const { decision } = findPerson(round, "asha-kulkarni");
    expect(decision?.by.name).toBe("Rhea Deshmukh");
    expect(decision?.quote).toEqual({
      text: "Lead a shift of nine agents",
      source: { from: "RESUME", line: 2 },
    });
  });

  test("has every criterion of a question, with the second of the words that were said", () => {
    const answer = findPerson(round, "asha-kulkarni").interview?.[1];
    expect(answer?.question.text).toBe("Tell us about a day when you had fewer people than work.");
    expect(answer?.criteria[1]).toEqual({
      id: "explains",
      title: "Explains it to the team",
      quote: "told the team why",
      at: "04:31",
    });
  });

  test("has a record with the time of each message, and nothing for what is open", () => {
    const record = findPerson(round, "asha-kulkarni").chat?.record ?? [];
    expect(record.find(({ field }) => field === "noticeDays")).toMatchObject({
      value: "30 days",
      at: "12:04",
    });
    const open = record.find(({ field }) => field === "languages");
    expect(open).toMatchObject({ state: "OPEN" });
    expect(open?.value).toBeUndefined();
  });

  test("has tasks with their words", () => {
    const [, refund] = findPerson(round, "asha-kulkarni").work ?? [];
    expect(refund).toMatchObject({
      assessment: "Communication",
      quote: "Your refund left us today; your bank shows it by Thursday.",
    });
    expect(refund?.task).toContain("refund was sent a day late");
  });
});

test("a criterion without words has no quote", () => {
  const answer = findPerson(round, "kunal-bhatia").interview?.[0];
  expect(answer?.criteria).toEqual([
    { id: "ownership", title: "Says what they did themselves" },
    { id: "outcome", title: "A result that can be checked" },
  ]);
});

describe("a test that was watched", () => {
  const flagsOf = (id: string) =>
    sessionFlags(findPerson(round, id)).map(({ at, kind, review }) => [at, kind, review?.decision]);

  test("has the flags of the session monitor, each with how a person settled it", () => {
    expect(flagsOf("aditya-bansal")).toEqual([
      ["02:14", "overlay", "CONFIRMED"],
      ["03:50", "paste", "CONFIRMED"],
      ["11:22", "away", "CLEARED"],
      ["16:05", "fast-text", "CONFIRMED"],
    ]);
    expect(flagsOf("rohit-salvi")).toEqual([["12:46", "paste", undefined]]);
    expect(flagsOf("asha-kulkarni")).toEqual([]);
  });

  test("marks the answers that a reviewer confirmed as someone else's, with the flags", () => {
    const foreign = (id: string) => findPerson(round, id).work?.map((answer) => answer.foreign);
    expect(foreign("aditya-bansal")).toEqual([["03:50"], ["16:05"], undefined, undefined]);
    for (const id of ["nikhil-joshi", "rohit-salvi", "asha-kulkarni"])
      expect(foreign(id)?.filter(Boolean)).toEqual([]);
  });

  test("has sentences with the numbers of what was recorded", () => {
    const { signals, typed, atOnce } = findPerson(round, "nikhil-joshi").session ?? {};
    expect(signals?.map(({ level, seconds }) => [level, seconds])).toEqual([
      ["note", 4],
      ["flag", 20],
      ["flag", 0],
    ]);
    expect(signals?.[1]?.detail).toMatch(/30%.*20 s/);
    expect(signals?.[2]?.detail).toContain("216 characters");
    expect([typed, atOnce]).toEqual([460, 216]);
  });

  test("is there for everyone with written answers, and for no one else", () => {
    for (const { id, session, work } of round.people)
      expect(session !== undefined, id).toBe(work !== undefined);
  });
});
