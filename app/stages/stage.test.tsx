import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import content from "#app/content/content.data.ts";
import { latestDecisions } from "./decisions.ts";
import { draftMessage } from "./draft-message.ts";
import { findPerson, peopleByScore } from "./round.ts";
import { roundPart } from "./round-part.schema.ts";
import { RoundPart } from "./round-part.tsx";
import { shortDay } from "./short-day.ts";
import { Stage } from "./stage.tsx";

const idsOf = (html: string, attribute: string) =>
  [...html.matchAll(new RegExp(`${attribute}="(\\d+)"`, "g"))].map(([, id]) => Number(id));

test("each field with a quotation has a mark in the chat, and an open one has none", () => {
  const html = renderToStaticMarkup(<Stage name="CHAT" />);
  const record = findPerson(content.round, "asha-kulkarni").chat?.record ?? [];
  const withWords = record.flatMap(({ quote }, index) => (quote === undefined ? [] : [index]));
  expect(idsOf(html, "data-from")).toEqual(record.map((_, index) => index));
  expect(idsOf(html, "data-evidence").sort()).toEqual(withWords);
});

test("each flaw of the first program refers to a line of the program", () => {
  const html = renderToStaticMarkup(<Stage name="EDITOR" />);
  expect(idsOf(html, "data-from").length).toBeGreaterThan(0);
  expect(idsOf(html, "data-evidence")).toEqual(idsOf(html, "data-from"));
  expect(html).toContain(content.stages.editor.verdicts.slip);
});

test("each interview criterion with a quotation has a mark, and a follow-up asks for what is open", () => {
  const html = renderToStaticMarkup(<Stage name="INTERVIEW" />);
  const starts = idsOf(html, "data-from");
  expect(starts.length).toBeGreaterThan(0);
  expect(idsOf(html, "data-evidence").sort()).toEqual(starts);
  expect(html).toContain(content.stages.interview.followUp);
});

const { round } = content;
const stages = ["RANKING"] as const;
const liveStages = ["BOARD", "INSIGHTS", "PLAN", "INTERVIEW", "EDITOR", "SESSION", "CHAT"] as const;
const htmlOf = (name: (typeof liveStages | typeof stages)[number]) =>
  renderToStaticMarkup(<Stage name={name} />);
const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'")
    .replace(/\s+/g, " ");
const valuesOf = (html: string, name: string) => [
  ...new Set([...html.matchAll(new RegExp(` ${name}="([^"]*)"`, "g"))].map(([, value]) => value)),
];
const drawings = [
  ...stages.map((name) => [name, htmlOf(name)] as const),
  ...roundPart.options.map((part) => [part, renderToStaticMarkup(<RoundPart part={part} />)] as const),
];

test.each(drawings)(
  "%s has no control that works except the sample tag, and no style attribute",
  (_, html) => {
    const withoutMark = html
      .replace(/<a href="\/company\/what-is-real" class="sample">/g, "")
      // The field for files is invisible until the page's script brings it to life.
      .replace(/<div class="invisible [^"]*">.*?<\/div>/s, "")
      .replace(/<input type="range" [^>]*disabled=""[^>]*>/g, "");
    expect(withoutMark).not.toMatch(/<(a|button|input|select|textarea)\b|tabindex|style=/i);
  },
);

test.each(drawings)("every thread of %s has a start and an end", (_, html) => {
  expect(valuesOf(html, "data-evidence")).toEqual(valuesOf(html, "data-from"));
});

test.each(stages)("%s says once that everyone is invented", (name) => {
  expect(htmlOf(name)).toMatch(/^<section aria-label="[^"]+"/);
  expect(textOf(htmlOf(name)).match(/Everyone is invented/g)).toHaveLength(1);
});

test.each(liveStages)("%s: its picture has every control disabled except the start button", (name) => {
  const controls = /<(?:button|input|select|textarea)\b[^>]*>/g;
  const html = htmlOf(name);
  expect([...html.matchAll(controls)].length).toBeGreaterThan(8);
  const outside = html.replace(/<fieldset [^>]*disabled="".*?<\/fieldset>/gs, "");
  const working = [...outside.matchAll(controls)]
    .map(([tag]) => tag)
    .filter((tag) => !tag.includes('disabled=""'));
  expect(working).toEqual([expect.stringContaining("data-start")]);
  expect(html).not.toMatch(/style=/);
});

test("each thread of the report has a start and an end", () => {
  const html = htmlOf("INSIGHTS");
  expect(valuesOf(html, "data-evidence")).toEqual(valuesOf(html, "data-from"));
});

test("the board lists the ten best matches", () => {
  const html = htmlOf("BOARD");
  const names = [...html.matchAll(/<button[^>]* id="board-row-[^"]*"[^>]*>(?:<svg.*?<\/svg>)?([^<]+)/g)].map(
    ([, name]) => name,
  );
  expect(names).toEqual(
    peopleByScore(round)
      .slice(0, 10)
      .map(({ name }) => name),
  );
  expect(textOf(html)).toContain(`${round.people.length - 10} more`);
});

test("the ranking shows both applications of one person, and lists unreadable résumés", () => {
  const text = textOf(htmlOf("RANKING"));
  for (const { name, samePersonAs, unreadable } of round.people) {
    if (samePersonAs !== undefined) expect(text.split(name).length - 1).toBeGreaterThanOrEqual(2);
    if (unreadable !== undefined) expect(text).toContain(unreadable);
  }
});

test("the plan's tests follow each other after breaks of five minutes", () => {
  const text = textOf(htmlOf("PLAN"));
  for (const time of ["0:00", "0:35", "1:10", "1:40"]) expect(text).toContain(time);
});

test("a letter speaks to the candidate, and has neither the board's reason nor quotation marks in each other", () => {
  for (const person of latestDecisions(round)) {
    const { reason, letter, quote, until, by } = person.decision;
    const message = draftMessage(person.name, { ...person.decision, by: by.name }, quote?.text);
    expect(message.text.split("\n\n")[0]).toBe(`Dear ${person.name.split(" ")[0]},`);
    expect(message.text).toContain(letter.replace("{quote}", quote?.text ?? ""));
    expect(message.text).not.toContain(reason);
    expect(message.text).not.toMatch(/[{]|“[^”]*“/);
    expect(letter).toMatch(/\byour?\b/i);
    expect(letter).not.toMatch(/\b(he|she|his|her|hers|him)\b/i);
    if (until !== undefined) expect(message.text).toContain(shortDay(until));
  }
});
