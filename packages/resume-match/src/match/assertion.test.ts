import { describe, expect, it } from "vitest";
import { splitWords } from "../skills/words.ts";
import { createAssertionReader } from "./assertion.ts";

/** The assertion of the words in brackets; `isCredential`: they name a licence. */
function assertionIn(marked: string, isCredential = false) {
  const text = marked.replace(/[[\]]/g, "");
  const [start, end] = [marked.indexOf("["), marked.indexOf("]") - 1];
  const words = splitWords(text);
  const first = words.findIndex((word) => word.start === start);
  const last = words.findIndex((word) => word.end === end);
  return createAssertionReader(words, text)(first, last, isCredential);
}

describe("the assertion of a mention", () => {
  it.each([
    "No experience with [Kubernetes]",
    "Never worked with [Java]",
    "Cannot do [welding]",
    "Used SQL instead of [Tableau]",
    "Docker rather than [Kubernetes]",
    "[Kubernetes]: none so far",
    "[Kubernetes] skills: none",
    "[Payroll] - no",
    "[GST returns], did not file any",
    "[SEO], never practised it",
    "[Consolidation] was outside my duties",
    "[Ventilators] are handled by the ICU, not by me",
    "[Forklift] licence expired in 2015",
    "Expired [forklift] licence",
    "Everything except [payroll]",
  ])("negated: %s", (text) => {
    expect(assertionIn(text)).toBe("negated");
  });

  it.each([
    "Keen to learn [SAP]",
    "Heard about [GST]",
    "Attended a one-hour talk on [Docker]",
    "Sat beside the [payroll] team",
    "[Payroll] was done by an outside bureau",
    "[Motor control] panels were left to contractors",
    "[Grievance handling], observed only",
    "[Salesforce] training still to come",
  ])("only wished for or known about: %s", (text) => {
    expect(assertionIn(text)).toBe("wish");
  });

  it.each([
    "Not only [Java]",
    "No Python but [Java]",
    "Upgrades without downtime on [Kubernetes]",
    "Machine learning in [Python]",
    "Demand planning in [SAP]",
    "Non-profit [accounting]",
    "Never missed a deadline for [payroll]",
    "Taught [SQL] to colleagues",
    "[Contract management]: renewed expired contracts",
    "[Event planning], booked venues",
    "Observed and recorded [vital signs]",
    "Not afraid of heights; [scaffolding]",
  ])("asserted: %s", (text) => {
    expect(assertionIn(text)).toBeUndefined();
  });

  it.each([
    ["[PMP] exam booked", "wish"],
    ["[ACCA] part-qualified, 4 of 13 papers passed", "wish"],
    ["[CPR] certificate expired", "negated"],
    ["[CDL] Class A, valid", undefined],
  ] as const)("a licence can expire or be pending: %s", (text, assertion) => {
    expect(assertionIn(text, true)).toBe(assertion);
  });
});
