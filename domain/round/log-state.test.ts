import { expect, test } from "vitest";
import type { Action, Change } from "./change.ts";
import { logByPerson } from "./log-state.ts";

const stateOf = (...actions: Action[]) =>
  logByPerson(
    actions.map(
      (action, index): Change => ({
        ...action,
        id: `c${index}`,
        clock: index + 1,
        window: "w",
        time: "2026-11-30 16:05",
      }),
    ),
  ).get("ritu");

const decide = (decision: "HOLD" | "REJECT"): Action => ({
  kind: "DECIDE",
  decision,
  choices: [{ person: "ritu", reason: "Night shifts", seen: "", screen: "" }],
});
const write: Action = { kind: "WRITE", person: "ritu", text: "Dear Ritu, not yet." };
const send: Action = { kind: "SEND", messages: [{ person: "ritu", text: "Dear Ritu", via: "MAIL" }] };
const ask: Action = {
  kind: "SEND",
  messages: [{ person: "ritu", text: "Your résumé, please", via: "WHATSAPP", about: "RESUME" }],
};

test("someone is told once a message about the decision went out, and no more after another decision", () => {
  expect(stateOf(decide("HOLD"))?.isTold).toBeUndefined();
  expect(stateOf(decide("HOLD"), write, send)).toMatchObject({ isTold: true, sent: [{ text: "Dear Ritu" }] });
  expect(stateOf(decide("HOLD"), write, send)?.draft).toBeUndefined();
  const again = stateOf(decide("HOLD"), send, decide("REJECT"));
  expect(again?.isTold).toBeUndefined();
  expect(again?.sent).toHaveLength(1);
});

test("a request for a résumé tells nothing about the decision and leaves its draft", () => {
  expect(stateOf(decide("HOLD"), write, ask)).toMatchObject({
    draft: "Dear Ritu, not yet.",
    sent: [{ about: "RESUME" }],
  });
  expect(stateOf(decide("HOLD"), write, ask)?.isTold).toBeUndefined();
  expect(stateOf(ask, decide("HOLD"))?.isTold).toBeUndefined();
});
