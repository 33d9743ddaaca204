import type { FeatureFlags, FlagName } from "./site.schema.ts";

/** The local storage key where developers set flags, as JSON: {"showJobPortal": false} */
export const flagsKey = "devtools.featureFlags";

/**
 * The flags without a stored value. Before the first paint `read-flags.js` merges the stored value over these and writes
 * the names of active flags to <html data-flags>; the style sheet then shows their entries, so nothing shifts. On the
 * server and without scripts every flag is off.
 */
export const flagDefaults: FeatureFlags = {
  evaluateResume: true,
  showJobPortal: true,
  pronunciationTest: true,
};

/** The attributes of an entry behind flags: hidden until the style sheet shows it because one of them is on. */
export function flagAttributes(flags: readonly FlagName[]) {
  return flags.length > 0 ? { hidden: true, "data-flag": flags.join(" ") } : {};
}
