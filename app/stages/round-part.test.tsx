import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import content from "#app/content/content.data.ts";
import { countAtStep, findPerson } from "./round.ts";
import { roundPart } from "./round-part.schema.ts";
import { RoundPart } from "./round-part.tsx";

const answerOf = (id: string, task: string) =>
  findPerson(content.round, id).work?.find((sample) => sample.id === task)?.answer ?? "";

test.each(roundPart.options)("%s is drawn from the round", (part) => {
  expect(renderToStaticMarkup(<RoundPart part={part} />)).toMatch(/>[^<]+</);
});

test("the film's paragraph is in the answer and has as many characters as the flag reports", () => {
  const { block } = content.stages.session.film;
  const signals = findPerson(content.round, "nikhil-joshi").session?.signals;
  const flag = signals?.find(({ at }) => at === "19:12");
  expect(answerOf("nikhil-joshi", "late-refund")).toContain(block);
  expect(flag).toMatchObject({ kind: "paste", level: "flag" });
  expect(flag?.detail).toContain(`${block.length} characters`);
});

test("one of the two tickets has every fact of the call, the other none", () => {
  const { facts } = content.stages.parts;
  const factsIn = (id: string) => facts.filter((fact) => answerOf(id, "ticket-from-call").includes(fact));
  expect(factsIn("asha-kulkarni")).toEqual(facts);
  expect(factsIn("kunal-bhatia")).toEqual([]);
});

test("every interview has a window, and those of the shown minute are bright", () => {
  const html = renderToStaticMarkup(<RoundPart part="INTERVIEWS" />);
  expect(html.match(/<rect/g)).toHaveLength(countAtStep(content.round, "AI_INTERVIEW"));
  expect(html).toMatch(/data-light="now"[^>]*><title>Asha Kulkarni, 20:/);
});
