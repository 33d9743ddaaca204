import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import content from "#app/content/content.data.ts";
import { changeLine } from "./change-line.ts";
import { Gesture } from "./gesture.tsx";
import program from "./line.data.ts";
import { placeOnRuler } from "./plan-ruler.ts";
import { asOpenings, inRupees } from "./rupees.ts";

const endings = Object.entries(content.pages).flatMap(([page, { sections }]) =>
  sections.flatMap((section) =>
    section.kind === "BEGIN_TODAY" && section.gesture
      ? [{ page, layout: section.layout, gesture: section.gesture }]
      : [],
  ),
);
type Kind = (typeof endings)[number]["gesture"]["kind"];

function htmlOf(kind: Kind): string {
  const found = endings.find(({ gesture }) => gesture.kind === kind);
  if (!found) throw new Error(`no page ends with ${kind}`);
  return renderToStaticMarkup(<Gesture {...found.gesture} />);
}

test("every page that invites has a gesture, except the home page, where the thread ends", () => {
  const without = Object.entries(content.pages).flatMap(([page, { sections }]) =>
    sections.some((section) => section.kind === "BEGIN_TODAY" && !section.gesture) ? [page] : [],
  );
  expect(without).toEqual(["/"]);
});

test("no two pages end alike, and each leads to its product without scripts", () => {
  const looks = endings.map(({ layout, gesture }) =>
    "look" in gesture ? `${gesture.kind} ${gesture.look} ${layout}` : gesture.kind,
  );
  expect(looks).toEqual([...new Set(looks)]);
  for (const { gesture } of endings)
    expect(renderToStaticMarkup(<Gesture {...gesture} />)).toContain(`href="${gesture.link.url}"`);
});

test("no gesture has inline styles, which the content security policy forbids, or a form, which Enter submits", () => {
  for (const { gesture } of endings)
    expect(renderToStaticMarkup(<Gesture {...gesture} />)).not.toMatch(/ style=|<form/);
});

test("each decision shows how its own letter begins", () => {
  const html = htmlOf("DECIDE");
  const { SELECT, HOLD, REJECT } = content.stages.messages;
  for (const { begin } of [SELECT, HOLD, REJECT]) expect(html).toContain(begin.replaceAll("'", "&#x27;"));
});

test("the floor has a seat and a name for each person of the round", () => {
  const html = htmlOf("SEATS");
  expect(html.match(/<li data-step/g)).toHaveLength(content.round.people.length);
  for (const { name } of content.round.people) expect(html).toContain(name);
});

test("the prices are those of the price list", () => {
  const [rupees] = endings.flatMap(({ gesture }) => (gesture.kind === "RUPEES" ? [gesture] : []));
  const list = (content.pages["/pricing"]?.sections ?? []).flatMap((section) =>
    section.kind === "FEATURES" ? section.cards.flatMap(({ detail }) => detail ?? []) : [],
  );
  expect(list).toContain(`${inRupees(rupees?.perOpening ?? 0)} a month`);
  expect(list).toContain(`${inRupees(rupees?.perCandidate ?? 0)} per candidate`);
  expect(inRupees(4000 * 180)).toBe("₹7,20,000");
  expect(asOpenings(72_000, 9000)).toBe("8");
  expect(asOpenings(450, 9000)).toBe("0.1");
});

test("each version of a line has its judgement, and they differ", () => {
  const html = htmlOf("LINE");
  const judgements = Object.values(program.judgements);
  const texts = judgements.flatMap(({ findings }) => findings.map(({ text }) => text));
  expect(texts).toEqual([...new Set(texts)]);
  for (const text of texts) expect(html).toContain(text);
  const verdicts = judgements.map(({ verdict }) => verdict);
  expect(verdicts.filter((verdict) => verdict === "sound")).toHaveLength(1);
  expect(verdicts.filter((verdict) => verdict !== "sound")).toHaveLength(2);
});

test("a changed line keeps its indentation", () => {
  expect(changeLine("a\n  b $&\nc", 2, "x $& y")).toBe("a\n  x $& y\nc");
});

test("the match without a claim is lower than with it", () => {
  const [before = 0, after = 0] = [...htmlOf("PAGE").matchAll(/text-figure[^>]*>(\d+)</g)].map(([, score]) =>
    Number(score),
  );
  expect(before).toBeGreaterThan(after);
  expect(after).toBeGreaterThan(0);
});

test("every second of an answer has the words that are spoken then", () => {
  const html = htmlOf("SECOND");
  expect(html).toContain("[&quot;06:17&quot;,&quot;“I rang her back the same evening");
  expect(html.match(/<g data-step/g)?.length).toBe(html.match(/&quot;\d\d:\d\d&quot;/g)?.length);
});

test.each(endings.filter(({ gesture }) => gesture.kind === "TASK"))(
  "$page asks for an answer, or a choice, and keeps the good one closed",
  ({ gesture }) => {
    const html = renderToStaticMarkup(<Gesture {...gesture} />);
    expect(html).toMatch(/<textarea|type="radio"/);
    expect(html).toMatch(/<details(?! open).*<mark/s);
  },
);

test("the measured figure is the one of the page with all figures", () => {
  const html = htmlOf("FIGURE");
  const figures = Object.values(content.pages)
    .flatMap(({ sections }) => sections)
    .flatMap((section) => (section.kind === "RESULTS" ? section.summary : []));
  const found = figures.filter(({ cases }) => html.includes(cases.replaceAll("'", "&#x27;")));
  expect(found).toHaveLength(1);
  expect(html).toContain(found[0]?.value);
});

test("the dots of a round thin out to one", () => {
  const gesture = endings
    .map((ending) => ending.gesture)
    .find((own) => own.kind === "STEPS" && own.look === "COUNT");
  if (!gesture) throw new Error("no page ends with the round's people");
  const counts = [...renderToStaticMarkup(<Gesture {...gesture} />).matchAll(/text-figure[^>]*>(\d+)</g)].map(
    ([, count]) => Number(count),
  );
  expect(counts[0]).toBe(content.round.received);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  expect(counts.at(-1)).toBe(1);
});

describe("tests on a ruler", () => {
  const tests = (...chosen: boolean[]) => chosen.map((isChosen) => ({ minutes: 30, isChosen }));
  test("have a break between two, and none at the end", () => {
    expect(placeOnRuler(tests(true, false, true), 5)).toEqual({
      parts: [
        { x: 0, width: 30 },
        { x: 0, width: 0 },
        { x: 35, width: 30 },
      ],
      total: 65,
    });
  });
  test("take no time without a test", () => {
    expect(placeOnRuler(tests(false, false), 5).total).toBe(0);
  });
});
