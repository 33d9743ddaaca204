import type { FaultLog } from "./fault-log.ts";
import type { Answer } from "./http-client.ts";

/** Collects responses that no fault excuses. */
export function createExpectations(faultLog: FaultLog) {
  const unexpected: string[] = [];
  const note = (problem: string, from: number) =>
    unexpected.push(`${problem} at ${new Date(from).toISOString()}`);

  return {
    unexpected,
    /** Records something that is wrong even during a fault. `from`: time of the request. */
    note,
    /** Records an unexpected status, unless a fault affected visitors at that time. */
    expectStatus(what: string, answer: Answer | undefined, expected: number[], from: number): void {
      if (!answer || answer.status >= 500 || expected.includes(answer.status)) return;
      const excuses = faultLog.during(from, Date.now()).filter(({ disturbs }) => disturbs === "VISITORS");
      if (excuses.length === 0) note(`${what}: ${answer.status}`, from);
    },
  };
}
export type Expectations = ReturnType<typeof createExpectations>;
