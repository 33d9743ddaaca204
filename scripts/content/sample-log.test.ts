import { expect, test } from "vitest";
import { readRoundFile, roundFormat, roundVersion } from "#domain/round/round-file.ts";
import { roundState } from "#domain/round/round-state.ts";
import { readSources } from "./read-sources.ts";
import { sampleLog } from "./sample-log.ts";

test("the sample round is a round like any other: its log can be exported, and opens again", () => {
  const { roundOpening, roundPeople } = readSources(".");
  const people = new Map([...roundPeople].map(([id, { value }]) => [id, value]));
  const changes = sampleLog(roundOpening.value, people);
  const file = readRoundFile({
    format: roundFormat,
    version: roundVersion,
    id: "00000000-0000-4000-8000-000000000000",
    exported: "2026-11-20T12:00:00Z",
    changes: JSON.parse(JSON.stringify(changes)),
    files: [],
  });
  if (!("changes" in file)) throw new Error(`the copy does not open: ${file.fault}`);
  const state = roundState(file.changes);
  expect(state.title).toBe(roundOpening.value.title);
  expect(state.people.map(({ id }) => id).toSorted()).toEqual([...people.keys()].toSorted());
});
