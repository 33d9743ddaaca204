import { log } from "#server/log.ts";
import { findApplication } from "#server/store/applications.ts";
import { holdApplication, releaseApplication } from "#server/store/holds.ts";
import type { HoldRow } from "#server/store/tables.ts";
import type { EraseParts, Eraser, Erasure } from "./erase-application.ts";

type Parts = Pick<EraseParts, "store" | "logErasure"> & { eraser: Eraser };

export type Held = { kind: "DONE" | "GONE" } | { kind: "HELD"; hold: HoldRow };
export type Released =
  | { kind: "RELEASED"; hold: HoldRow }
  /** As its candidate had asked. */
  | { kind: "ERASED"; hold: HoldRow; filesLeft: number }
  | { kind: "NOT_HELD" };

/** Legal holds on applications. They survive the restore of an older database, as erasures do. */
export function createHolds({ store, logErasure, eraser }: Parts) {
  return {
    /** @param reason the candidate's download contains it */
    async hold(application: string, reason: string, now = Date.now()): Promise<Held> {
      if (!(await findApplication(store, application))) return { kind: "GONE" };
      const held = await holdApplication(store, { application, reason }, now);
      if (held.kind === "DONE") {
        // After the row, which has the reason. A crash in between loses nothing but the line.
        await logErasure([{ application, held_at: now }]);
        log("info", "application-held", { id: application });
      }
      return held;
    },

    /** Ends a hold, and erases the application if its candidate has asked for that meanwhile. */
    async release(application: string, now = Date.now()): Promise<Released> {
      const hold = await releaseApplication(store, application, now);
      if (!hold) return { kind: "NOT_HELD" };
      await logErasure([{ application, released_at: now }]);
      log("info", "application-released", { id: application });
      if (hold.erase_asked_at === null) return { kind: "RELEASED", hold };
      const erasure: Erasure = await eraser.eraseApplication(application);
      return erasure.kind === "ERASED"
        ? { kind: "ERASED", hold, filesLeft: erasure.filesLeft }
        : { kind: "RELEASED", hold };
    },
  };
}
