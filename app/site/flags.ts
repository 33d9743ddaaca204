import type { FeatureFlags, FlagName } from "./site.schema.ts";

/** Developers set flags under this local storage key, as JSON: {"showJobPortal": false} */
export const flagsKey = "devtools.featureFlags";

/**
 * Default flags. Before the first paint, `read-flags.js` merges the stored flags into these and writes the
 * names of active ones to <html data-flags>; CSS then shows their entries, so nothing shifts. On the server
 * and without JavaScript, every flag is off.
 */
export const flagDefaults: FeatureFlags = {
  evaluateResume: true,
  showJobPortal: true,
  pronunciationTest: true,
};

/** Attributes of an entry behind flags: hidden until CSS shows it because one of the flags is on. */
export function flagAttributes(flags: readonly FlagName[]) {
  return flags.length > 0 ? { hidden: true, "data-flag": flags.join(" ") } : {};
}
