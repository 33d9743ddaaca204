import { appendFileSync } from "node:fs";

export type FaultRecord = {
  name: string;
  /** Whom the fault affects. */
  disturbs: Disturbance;
  from: number;
  /** Set once it was lifted and the site was ready again. */
  until?: number;
};

/**
 * - `VISITORS`: requests may stay without an answer or get a 503.
 * - `DELIVERY`: only tasks are affected. Every request must be answered as always.
 */
export type Disturbance = "VISITORS" | "DELIVERY";

/** The faults with their times. */
export function createFaultLog(file: string) {
  const records: FaultRecord[] = [];
  const write = (line: object) => appendFileSync(file, `${JSON.stringify({ at: Date.now(), ...line })}\n`);
  return {
    records,
    begin(name: string, disturbs: Disturbance): { end: () => void } {
      const record: FaultRecord = { name, disturbs, from: Date.now() };
      records.push(record);
      write({ fault: name });
      return {
        end: () => {
          record.until = Date.now();
          write({ lifted: name });
        },
      };
    },
    /** Faults that were active at some time of an interval. */
    during: (from: number, until: number) =>
      records.filter((record) => record.from <= until && (record.until ?? Number.POSITIVE_INFINITY) >= from),
  };
}
export type FaultLog = ReturnType<typeof createFaultLog>;
