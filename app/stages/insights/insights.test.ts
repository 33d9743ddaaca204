import { expect, test } from "vitest";
import content from "#app/content/content.data.ts";
import type { Change } from "../log/change.ts";
import { round } from "./insights.data.ts";
import { reportData, reportText, struckClaims } from "./insights-model.ts";
import { isScored, scoreOf } from "./insights-person.ts";

const sourceTexts = (id: string) => {
  const person = content.round.people.find((one) => one.id === id);
  return [
    ...(person?.resume ?? []).map(({ text }) => text),
    ...(person?.interview ?? []).map(({ words }) => words.map(({ text }) => text).join(" ")),
    ...(person?.work ?? []).map(({ answer }) => answer),
  ];
};

test("the twelve people in full have a report, Asha Kulkarni first", () => {
  expect(round.people).toHaveLength(12);
  expect(round.people[0]?.id).toBe("asha-kulkarni");
});

test.each(round.people.map((person) => [person.name, person] as const))(
  "%s: every quotation is verbatim from its source, and marked in its lines",
  (_, person) => {
    const texts = sourceTexts(person.id);
    for (const { sources } of person.claims)
      for (const { quote, lines } of sources) {
        expect(
          texts.some((text) => text.includes(quote)),
          quote,
        ).toBe(true);
        expect(
          lines
            .flatMap(({ mark, text }) => (mark !== undefined && text.includes(mark) ? mark : []))
            .join(" "),
        ).toBe(quote);
      }
  },
);

test.each(round.people.map((person) => [person.name, person] as const))(
  "%s: the score is the engine's, and striking résumé words never raises it",
  (_, person) => {
    expect(scoreOf(person, new Set())).toBe(person.score);
    const scored = person.claims.filter(isScored);
    expect(person.scores).toHaveLength(2 ** scored.length);
    for (const { id } of scored) expect(scoreOf(person, new Set([id]))).toBeLessThanOrEqual(person.score);
    const unscored = person.claims.filter((claim) => !isScored(claim)).map(({ id }) => id);
    expect(scoreOf(person, new Set(unscored))).toBe(person.score);
  },
);

test("a struck claim stays in text and data, with its reason and the lower score", () => {
  const [person] = round.people;
  const claim = person?.claims.find(isScored);
  if (!person || !claim) throw new Error("no claim with words of the résumé");
  const struck = new Map([[claim.id, "She led the rota, not the team."]]);
  expect(reportText(person, struck)).toContain("She led the rota, not the team.");
  const data = reportData(person, struck);
  expect(data.score).toBeLessThan(person.score);
  expect(data.claims.find(({ title }) => title === claim.title)?.struck).toBe(
    "She led the rota, not the team.",
  );
});

test("a strike counts until it is undone, and only for its person", () => {
  const base = { clock: 1, window: "a", time: "16:05" };
  const strike: Change = { ...base, id: "1", kind: "STRIKE", person: "asha", claim: "0", reason: "Wrong." };
  expect(struckClaims([strike], "asha").get("0")).toBe("Wrong.");
  expect(struckClaims([strike], "imran").size).toBe(0);
  const undo: Change = { ...base, id: "2", clock: 2, kind: "UNDO", change: "1" };
  expect(struckClaims([strike, undo], "asha").size).toBe(0);
});
