import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import content from "#app/content/content.data.ts";
import { findPerson, sessionFlags } from "../round.ts";
import { MomentPart } from "./moment-part.tsx";
import { momentNames, storyPeople } from "./moments.ts";
import { momentAfter, storyEvents } from "./story-events.ts";
import { daysWaited, median, waits } from "./waiting.ts";

const { round } = content;

describe.each(momentNames)("%s", (name) => {
  const html = renderToStaticMarkup(<MomentPart name={name} />);
  const valuesOf = (attribute: string) =>
    [...html.matchAll(new RegExp(` ${attribute}="([^"]*)"`, "g"))].map(([, value]) => value);

  test("has events in chronological order, by people and programs of the round", () => {
    const events = storyEvents(name, content);
    expect(events.length).toBeGreaterThan(0);
    expect(events.map(({ at }) => at)).toEqual(events.map(({ at }) => at).toSorted());
    const people = [...round.people, ...round.colleagues].map((person) => person.name);
    const programs = Object.values(content.stages.story.programs);
    for (const { actor, who, text } of events) {
      expect(actor === "PERSON" ? people : programs).toContain(who);
      expect(text).not.toContain("{");
    }
  });

  test("has a start for each thread, and no control", () => {
    for (const id of valuesOf("data-evidence")) expect(valuesOf("data-from")).toContain(id);
    expect(html).not.toMatch(/<(a|button|input|select|textarea)\b|style=/);
  });
});

test("the moments are in chronological order", () => {
  const starts = momentNames.slice(0, -1).map((name) => storyEvents(name, content)[0]?.at ?? "");
  expect(starts).toEqual(starts.toSorted());
});

test("an offset in minutes and seconds is added to a moment", () => {
  expect(momentAfter("2026-11-18 18:10", "02:14")).toBe("2026-11-18 18:12");
  expect(momentAfter("2026-11-18 23:50", "10:00")).toBe("2026-11-19 00:00");
});

test("everyone is counted once, with the days until an answer or today", () => {
  const rows = waits(round);
  expect(rows.reduce((sum, { people }) => sum + people, 0)).toBe(round.people.length);
  for (const { days, letters, people } of rows) {
    expect(days).toEqual(days.toSorted((a, b) => a - b));
    expect([0, people]).toContain(letters);
  }
  const person = findPerson(round, storyPeople.selected);
  expect(daysWaited(person, "2026-11-20")).toBe(9);
  expect(daysWaited({ ...person, decision: undefined }, "2026-11-21")).toBe(10);
  expect([median([1, 2, 3]), median([1, 2, 3, 9]), median([4])]).toEqual([2, 2, 4]);
});

test("the page's text agrees with the round", () => {
  const page = content.pages["/how-it-works/one-opening"];
  const section = page?.sections.find(({ kind }) => kind === "ROUND");
  if (section?.kind !== "ROUND") throw new Error("no round");
  expect(section.moments.map(({ at }) => at)).toEqual([...momentNames]);
  expect(sessionFlags(findPerson(round, storyPeople.rejected))).toHaveLength(4);
  const { match } = findPerson(round, storyPeople.selected);
  expect(match?.requirements).toHaveLength(7);
});
