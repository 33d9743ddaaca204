import { expect, test } from "vitest";
import type { Change, MissingRequirement } from "#domain/round/change.ts";
import { logByPerson } from "#domain/round/log-state.ts";
import { messageTo } from "./board-model.ts";
import { type BoardRow, boardRows } from "./board-rows.ts";
import { colleagueChoice, colleagueTarget } from "./colleague.ts";
import { firstReason, offeredReasons } from "./reasons.ts";
import { sampleBoard } from "./sample-board.ts";

const rows = boardRows(sampleBoard.round.people, new Map(), sampleBoard);
const rowOf = (id: string) => rows.find((row) => row.id === id) as BoardRow;
const lacking = (...missing: MissingRequirement[]): BoardRow => {
  const row = rowOf("devika-rao");
  return { ...row, person: { ...row.person, missing } };
};
const zendesk = { label: "Zendesk or Freshdesk", mustHave: true };
const hindi = { label: "Hindi", mustHave: false };

test("no reason to reject is chosen beforehand, and only must-haves are offered", () => {
  for (const row of rows) {
    expect(firstReason(row, "REJECT")).toBe("");
    for (const { missing } of offeredReasons(row, "REJECT")) expect(missing?.mustHave).toBe(true);
  }
  const offered = offeredReasons(lacking(zendesk, hindi), "REJECT");
  expect(offered.map(({ missing }) => missing)).toEqual([zendesk]);
  expect(offeredReasons(lacking(hindi), "REJECT")).toEqual([]);
});

test("the reason stays in the record; the letter has only the words for the candidate", () => {
  const decide = (letter?: string): Change => ({
    id: "1",
    clock: 1,
    window: "a",
    time: "10:00",
    kind: "DECIDE",
    decision: "REJECT",
    choices: [
      { person: "devika-rao", reason: "idiot <script>", seen: "", screen: "", ...(letter && { letter }) },
    ],
  });
  const letterAfter = (change: Change) => {
    const [row] = boardRows([rowOf("devika-rao").person], logByPerson([change]), sampleBoard);
    return row && messageTo(row)?.text;
  };
  expect(letterAfter(decide())).toMatch(/^Dear Devika,\n\n/);
  expect(letterAfter(decide())).not.toContain("idiot");
  expect(letterAfter(decide("You were very close."))).toContain("You were very close.");
  const [{ reason, letter = "" } = { reason: "" }] = offeredReasons(lacking(zendesk), "REJECT");
  expect(letter).toMatch(/your résumé .*Zendesk or Freshdesk/);
  expect(`${reason} ${letter}`).not.toMatch(/[“”]/);
});

test("the simulated colleague leaves everyone who waits to the visitor", () => {
  let left = [...rows];
  const visited: BoardRow[] = [];
  for (let target = colleagueTarget(left, undefined); target; target = colleagueTarget(left, undefined)) {
    visited.push(target);
    left = left.filter((row) => row !== target);
  }
  expect(visited.map(({ standing }) => standing)).toEqual(Array(9).fill("HOLD"));
  expect(visited[0]?.id).toBe("meera-nair");
  expect(colleagueTarget(rows, "meera-nair")?.id).not.toBe("meera-nair");
  for (const row of visited) expect(colleagueChoice(row, sampleBoard.today).decision).toBe("HOLD");
});

test("asked for a decision, the colleague never rejects for a nice-to-have", () => {
  const low = (...missing: MissingRequirement[]) => {
    const row = lacking(...missing);
    return { ...row, person: { ...row.person, score: 20 } };
  };
  expect(colleagueChoice(low(hindi), sampleBoard.today).decision).toBe("HOLD");
  expect(colleagueChoice(low(zendesk, hindi), sampleBoard.today).decision).toBe("REJECT");
  expect(colleagueChoice(low(), sampleBoard.today).decision).toBe("SELECT");
});
