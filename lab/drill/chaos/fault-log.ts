import { appendFileSync } from "node:fs";

export type FaultRecord = {
  name: string;
  /** Whom the fault affects. */
  disturbs: Disturbance;
  from: number;
  /** Set once the fault has been lifted and the site is ready again. */
  until?: number;
};

/**
 * - `VISITORS`: requests may get a 503 or no response.
 * - `DELIVERY`: only tasks are affected. Every request must succeed as usual.
 */
export type Disturbance = "VISITORS" | "DELIVERY";

/** Records the faults with their times, in memory and in a file. */
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
    /** Faults that were active at any time in an interval. */
    during: (from: number, until: number) =>
      records.filter((record) => record.from <= until && (record.until ?? Number.POSITIVE_INFINITY) >= from),
  };
}
export type FaultLog = ReturnType<typeof createFaultLog>;
