import { expect, test } from "vitest";
import content from "#app/content/content.data.ts";
import type { Change } from "#domain/round/change.ts";
import { findPerson, type Person } from "../round.ts";
import { describeMarks, type SourceMark } from "./claim-mark.ts";
import { round } from "./insights.data.ts";
import { missingLines, reportData, reportText, struckClaims, summaryOf, titleOf } from "./insights-model.ts";
import { type InsightsPerson, isScored, resultOf, toClaim } from "./insights-person.ts";

const { insights: words } = content.stages;
const everyone = round.people.map((person) => [person.name, person] as const);
const none = new Map<string, string>();

const sourceTexts = (id: string) => {
  const person = content.round.people.find((one) => one.id === id);
  return [
    ...(person?.resume ?? []).map(({ text }) => text),
    ...(person?.interview ?? []).map(({ words }) => words.map(({ text }) => text).join(" ")),
    ...(person?.work ?? []).map(({ answer }) => answer),
  ];
};

function personOf(id: string): InsightsPerson {
  const person = round.people.find((own) => own.id === id);
  if (!person) throw new Error(`no report about ${id}`);
  return person;
}

const claimOf = (id: string, topic: string) => {
  const person = personOf(id);
  return [...person.claims, ...person.without].find((claim) => claim.topic === topic);
};

const strikeAll = ({ claims }: InsightsPerson) => new Map(claims.map(({ id }) => [id, "Not so."]));
const textOf = (person: InsightsPerson, struck = none) =>
  missingLines(person, struck).map(({ text }) => text);

test("the twelve people in full have a report, Asha Kulkarni first", () => {
  expect(round.people).toHaveLength(12);
  expect(round.people[0]?.id).toBe("asha-kulkarni");
});

test.each(everyone)(
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

test.each(everyone)("%s: striking words of the résumé never raises the score", (_, person) => {
  const { score } = resultOf(person, none);
  expect(score).toBe(findPerson(content.round, person.id).match?.score);
  expect(person.matches).toHaveLength(2 ** person.claims.filter(isScored).length);
  for (const { id } of person.claims.filter(isScored))
    expect(resultOf(person, new Map([[id, ""]])).score).toBeLessThanOrEqual(score);
  const unscored = person.claims.filter((claim) => !isScored(claim)).map(({ id }) => [id, ""] as const);
  expect(resultOf(person, new Map(unscored)).score).toBe(score);
});

test.each(everyone)("%s: a claim says proven only if the engine says so of its requirement", (_, person) => {
  const { requirements } = resultOf(person, none);
  for (const claim of person.claims) {
    const status = requirements.find(({ label }) => label === claim.label)?.status;
    expect(titleOf(claim).includes("proven"), titleOf(claim)).toBe(status === "proven");
    expect(claim.topic).not.toMatch(/prove|shown|leads|coaches|acts/i);
  }
});

test("a title has each source's mark, and says when they disagree", () => {
  const marksOf = (...marks: SourceMark[]) => describeMarks(marks, words.marks);
  const listener = "Sameer Wagle";
  const shown = { from: "AI_INTERVIEW", status: "shown", isHeard: true, listener } as const;
  const proven = { from: "RESUME", status: "proven" } as const;
  const missing = { from: "RESUME", status: "missing" } as const;
  expect(marksOf(proven, shown)).toMatchObject({
    text: "proven in the résumé, shown in the interview",
    look: "proven",
  });
  expect(marksOf(missing, shown)).toMatchObject({
    text: "sources disagree (not mentioned in the résumé, shown in the interview)",
    look: "partial",
  });
  expect(marksOf({ ...shown, isHeard: false }).text).toBe(
    "sources disagree (shown in the interview according to the engine, but not to Sameer Wagle)",
  );
  expect(marksOf({ ...shown, status: "missing" }).text).toBe(
    "sources disagree (shown in the interview according to Sameer Wagle, but not to the engine)",
  );
  expect(marksOf(missing)).toMatchObject({ text: "not mentioned in the résumé", look: "missing" });
});

test("a mark that the listener of the interview does not share is no plain mark", () => {
  const topic = "Helping an agent learn";
  expect(claimOf("rohit-salvi", topic)?.mark).toContain("not to Sameer Wagle");
  expect(claimOf("joseph-lobo", topic)?.mark).toContain("not to Sameer Wagle");
  expect(claimOf("kunal-bhatia", "Admitting a mistake")?.mark).toContain("not to Sameer Wagle");
  expect(claimOf("meera-nair", topic)?.mark).toBe(
    "sources disagree (not mentioned in the résumé, shown in the interview)",
  );
});

test("text that a reviewer confirmed as someone else's supports no claim", () => {
  const person = personOf("aditya-bansal");
  const quotes = person.claims.flatMap(({ sources }) => sources.map(({ quote }) => quote));
  expect(quotes.join()).not.toMatch(/apologise|preference for replacement/);
  expect(claimOf("aditya-bansal", "Written answers")).toMatchObject({
    mark: words.marks.work.quoted,
    sources: [{ quote: "inform manager because wedding" }],
  });
  expect(textOf(person)).toContain(
    "Communication test, not quoted: a reviewer confirmed that the text at 03:50, 16:05 isn’t the candidate’s own",
  );
});

test("a claim without the person's own words says so, and why", () => {
  const person: Person = findPerson(content.round, "aditya-bansal");
  const helped = { ...person, work: person.work?.map((answer) => ({ ...answer, foreign: ["16:05"] })) };
  const rule = words.claims.find(({ topic }) => topic === "Written answers");
  const claim = rule && toClaim(helped, rule, "5", content);
  expect(claim).toMatchObject({ sources: [], look: "missing" });
  expect(claim?.mark).toMatch(/^not their own words: a reviewer confirmed outside help at 16:05/);
});

test.each(everyone)("%s: each gap is asked about once", (_, person) => {
  const lines = textOf(person);
  expect(new Set(lines).size).toBe(lines.length);
  for (const { label, status } of person.requirements) {
    if (status !== "missing") continue;
    const about = [
      ...(person.openQuestion?.about === label ? [person.openQuestion.text] : []),
      ...person.without.filter((claim) => claim.label === label).map(titleOf),
      `“${label}” isn’t mentioned in the résumé`,
    ];
    expect(
      lines.filter((line) => about.includes(line)),
      label,
    ).toHaveLength(1);
  }
});

test("an open question is about a requirement without words", () => {
  for (const { id, openQuestion, openAbout, match } of content.round.people) {
    if (openAbout === undefined) continue;
    expect(openQuestion, id).toBeDefined();
    expect(match?.requirements.find(({ label }) => label === openAbout)?.status, id).toBe("missing");
  }
});

test("only what no reviewer settled is open", () => {
  const open = (id: string) => missingLines(personOf(id), none).filter(({ text }) => /^Session/.test(text));
  expect(open("aditya-bansal").map(({ isOpen }) => isOpen)).toEqual([false, false, false, false]);
  expect(open("rohit-salvi").map(({ isOpen }) => isOpen)).toEqual([true]);
  expect(open("joseph-lobo").map(({ isOpen }) => isOpen)).toEqual([true]);
});

test("headline, requirements and what is missing follow the struck claims", () => {
  const person = personOf("asha-kulkarni");
  const struck = strikeAll(person);
  expect(summaryOf(resultOf(person, none))).toMatch(
    /^Evidence for 6 of 7 requirements\. Résumé match: 73 out of 100/,
  );
  const result = resultOf(person, struck);
  const met = result.requirements.filter(({ status }) => status !== "missing");
  expect(met.length).toBeLessThan(6);
  expect(summaryOf(result)).toBe(
    `Evidence for ${met.length} of 7 requirements. Résumé match: ${result.score} out of 100.`,
  );
  const lines = textOf(person, struck);
  expect(lines).toContain("“Zendesk or Freshdesk” isn’t mentioned in the résumé");
  expect(lines).toContain("Removed and open again: “What they did about a broken promise”");
  expect(lines.length).toBeGreaterThan(textOf(person).length);
  expect(reportText(person, struck)).toContain(summaryOf(result));
  expect(reportData(person, struck)).toMatchObject({
    summary: summaryOf(result),
    requirements: result.requirements,
    missing: lines,
  });
});

test("a struck claim stays in text and data, with its reason and the lower score", () => {
  const person = personOf("asha-kulkarni");
  const claim = person.claims.find(isScored);
  if (!claim) throw new Error("no claim with words of the résumé");
  const struck = new Map([[claim.id, "She led the rota, not the team."]]);
  expect(reportText(person, struck)).toContain("She led the rota, not the team.");
  const data = reportData(person, struck);
  expect(data.score).toBeLessThan(resultOf(person, none).score);
  expect(data.claims.find(({ title }) => title === titleOf(claim))?.struck).toBe(
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
