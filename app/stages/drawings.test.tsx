import content from "virtual:content";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { countStanding, latestDecisions } from "./decisions.ts";
import { draftMessage } from "./draft-message.ts";
import { peopleByScore } from "./round.ts";
import { roundPart } from "./round-part.schema.ts";
import { RoundPart } from "./round-part.tsx";
import { shortDay } from "./short-day.ts";
import { Stage } from "./stage.tsx";

const { round } = content;
const stages = ["BOARD", "RANKING", "INSIGHTS", "PLAN"] as const;
const htmlOf = (name: (typeof stages)[number]) => renderToStaticMarkup(<Stage name={name} />);
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

test.each(drawings)("%s has no control that takes the focus, and no style attribute", (_, html) => {
  expect(html).not.toMatch(/<(a|button|input|select|textarea)\b|tabindex|style=/i);
});

test.each(drawings)("every thread of %s has a start and an end", (_, html) => {
  expect(valuesOf(html, "data-evidence")).toEqual(valuesOf(html, "data-from"));
});

test.each(stages)("%s says once that everyone is invented", (name) => {
  expect(htmlOf(name)).toMatch(/^<section aria-label="[^"]+"/);
  expect(textOf(htmlOf(name)).match(/Everyone in it is invented/g)).toHaveLength(1);
});

test("the board counts everyone once, and names the first twelve with their scores", () => {
  const html = htmlOf("BOARD");
  const standings = ["OPEN", "SELECT", "HOLD", "REJECT", "WITHDREW"] as const;
  const counts = standings.map((standing) => countStanding(round, standing));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(round.people.length);
  const names = [...html.matchAll(/<th scope="row"[^>]*>([^<]+)/g)].map(([, name]) => name);
  expect(names).toEqual(
    peopleByScore(round)
      .slice(0, 12)
      .map(({ name }) => name),
  );
  expect(textOf(html)).toContain(`${round.people.length - 12} more`);
});

test("the ranking sets two applications of one person side by side, and lists what was not read", () => {
  const text = textOf(htmlOf("RANKING"));
  for (const { name, samePersonAs, unreadable } of round.people) {
    if (samePersonAs !== undefined) expect(text.split(name).length - 1).toBeGreaterThanOrEqual(2);
    if (unreadable !== undefined) expect(text).toContain(unreadable);
  }
});

test("the tests of the plan follow each other without a gap", () => {
  const text = textOf(htmlOf("PLAN"));
  for (const time of ["0:00", "0:30", "1:00", "1:30"]) expect(text).toContain(time);
});

test("a message has the reason of the decision, and the words that it quotes", () => {
  for (const person of latestDecisions(round)) {
    const { reason, quote, until } = person.decision;
    const message = draftMessage(person);
    expect(message.text).toContain(reason);
    expect(message.text).not.toContain("{");
    if (quote) expect(message.text).toContain(quote.text);
    if (until !== undefined) expect(message.text).toContain(shortDay(until));
  }
});
