import { expect, test } from "vitest";
import { lastChange, lastDay, latestDecisions, standingOf } from "./decisions.ts";
import type { Decision, Person, Round } from "./round.ts";

const by = { id: "jo-thomas", name: "Jo Thomas", role: "Recruiter" };
const decision = (name: Decision["decision"], at: string): Decision => ({
  decision: name,
  by,
  at,
  reason: "A reason.",
  letter: "You have a reason.",
});
const person = (id: string, more: Partial<Person> = {}): Person => ({
  id,
  name: id,
  signet: 1,
  location: "Pune",
  applied: { at: "2026-11-11 21:36", source: "CAREERS_PAGE" },
  steps: [{ step: "RESUME", at: "2026-11-16 09:14", state: "DONE" }],
  ...more,
});
const asha = person("asha", { decision: decision("SELECT", "2026-11-20 16:05") });
const bela = person("bela", { withdrew: { at: "2026-11-18 10:00", reason: "Took another offer." } });
const charu = person("charu", { decision: decision("HOLD", "2026-11-19 11:20") });
const dev = person("dev");
const round: Round = {
  sample: true,
  id: "R-1",
  title: "Lead",
  company: "Northlane",
  signet: 1,
  location: "Pune",
  facts: [],
  posting: "Lead",
  received: 40,
  begins: "2026-11-16",
  published: { at: "2026-11-05 11:00", by: { id: "jo", name: "Jo Thomas", role: "Recruiter" } },
  turnedDown: { at: "2026-11-16 17:40", by: { id: "jo", name: "Jo Thomas", role: "Recruiter" } },
  heardBy: { id: "jo", name: "Jo Thomas", role: "Recruiter" },
  colleagues: [],
  questions: [],
  tasks: [],
  people: [dev, charu, bela, asha],
};

test("everyone has a decision, has withdrawn, or is waiting for a decision", () => {
  expect([asha, bela, charu, dev].map(standingOf)).toEqual(["SELECT", "WITHDREW", "HOLD", "OPEN"]);
});

test("the last change is a step, a note or a decision, but not a waiting step", () => {
  expect(lastChange(dev)).toBe("2026-11-16 09:14");
  expect(lastChange(bela)).toBe("2026-11-18 10:00");
  const waiting = person("e", {
    steps: [...dev.steps, { step: "OFFER", at: "2026-11-23 10:30", state: "WAITING" }],
    notes: [{ by, at: "2026-11-17 08:00", text: "Read the work." }],
  });
  expect(lastChange(waiting)).toBe("2026-11-17 08:00");
  expect(lastDay(round)).toBe("2026-11-20");
});

test("decisions are sorted with the latest first", () => {
  expect(latestDecisions(round).map(({ id }) => id)).toEqual(["asha", "charu"]);
});
