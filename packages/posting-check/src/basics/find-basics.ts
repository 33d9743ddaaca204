import type { Reading } from "../reading.ts";
import type { Basic, BasicKind } from "../types.ts";
import { findApply } from "./apply.ts";
import type { Candidate } from "./candidate.ts";
import { findEmployment } from "./employment.ts";
import { findHours } from "./hours.ts";
import { findPay } from "./pay.ts";
import { findPlace } from "./place.ts";

const finders: Record<BasicKind, (reading: Reading) => Candidate[]> = {
  pay: findPay,
  place: findPlace,
  hours: findHours,
  employment: findEmployment,
  apply: findApply,
};

/** All five basics, each with its first statement. */
export function findBasics(reading: Reading): Basic[] {
  return (Object.entries(finders) as [BasicKind, (typeof finders)[BasicKind]][]).map(
    ([kind, find]): Basic => {
      const [first] = find(reading);
      if (!first) return { kind, state: "missing" };
      const { start, end, state } = first;
      return { kind, state, span: reading.spanOf(start, end), value: reading.plain.slice(start, end) };
    },
  );
}
