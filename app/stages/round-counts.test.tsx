import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import content from "#app/content/content.data.ts";
import { daysBetween } from "./board/board-rows.ts";
import { standings } from "./board/board-view.ts";
import { lastDay, standingOf } from "./decisions.ts";
import { roundCounts, roundSummary } from "./round-counts.ts";
import { RoundPart } from "./round-part.tsx";
import { Stage } from "./stage.tsx";
import { OtherAnswers } from "./story/other-answers.tsx";

const { round, stages } = content;
const counts = roundCounts(round);
const textOf = (html: string) => html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
const drawn = (node: React.ReactNode) => textOf(renderToStaticMarkup(node)).replaceAll("&#x27;", "'");

test("everyone of the sample is counted once, and everyone who isn't was turned down", () => {
  const sum = standings.reduce((total, standing) => total + counts.standings[standing], 0);
  expect(sum).toBe(counts.shown);
  expect(counts.shown + counts.turnedDown).toBe(counts.received);
  expect(counts.scored + counts.unread).toBe(counts.shown);
  expect(counts.standings.OPEN).toBe(round.people.filter((person) => standingOf(person) === "OPEN").length);
  expect(round.turnedDown.at > round.begins).toBe(true);
});

test("everyone hears within the two weeks that the chat promises", () => {
  const replies = round.facts.find(({ id }) => id === "replies")?.text;
  expect(replies).toContain("up to two weeks");
  for (const { id, applied, decision, withdrew } of round.people) {
    const end = decision?.at ?? withdrew?.at ?? lastDay(round);
    expect(daysBetween(applied.at, end), id).toBeLessThanOrEqual(14);
  }
});

test("the pages agree: the board, the ranking, the upload and the story have the same counts", () => {
  const summary = roundSummary(content);
  expect(summary).not.toMatch(/[{}]/);
  const board = drawn(<Stage name="BOARD" />);
  const answers = drawn(<OtherAnswers />);
  const ranking = drawn(<Stage name="RANKING" />);
  for (const page of [board, answers, ranking]) expect(page).toContain(summary);
  expect(board).toContain(`${stages.board.all} ${counts.shown}`);
  for (const standing of standings) {
    const name = stages.decisions[standing];
    expect(board).toContain(`${name} ${counts.standings[standing]}`);
    expect(answers).toContain(`${name} ${counts.standings[standing]}`);
  }
  expect(ranking).toContain(`of ${counts.scored}`);
  expect(drawn(<RoundPart part="UPLOAD" />)).toContain(`${counts.scored} of ${counts.shown}`);
});
