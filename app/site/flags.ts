import type { FeatureFlags, FlagName } from "./site.schema.ts";

/** The local-storage key that developers write flags to, as JSON: {"showJobPortal": false} */
export const flagsKey = "devtools.featureFlags";

/**
 * What holds without a stored value. `read-flags.js` merges the stored one over these before the first
 * paint and writes the names of the flags that are on to <html data-flags>; the style sheet shows what
 * is on, so that nothing moves. Without a window, or without scripts, every flag is off.
 */
export const flagDefaults: FeatureFlags = {
  evaluateResume: true,
  showJobPortal: true,
  pronunciationTest: true,
};

/**
 * The attributes of an entry behind flags: hidden, until the style sheet finds one of them on. An
 * entry with no flag gets none.
 */
export function flagAttributes(flags: readonly FlagName[]) {
  return flags.length > 0 ? { hidden: true, "data-flag": flags.join(" ") } : {};
}
