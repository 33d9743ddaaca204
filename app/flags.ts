import type { FeatureFlags, FlagName } from "./content/site.schema.ts";

/** The local-storage key that developers write flags to, as JSON: {"showJobPortal": false} */
export const flagsKey = "devtools.featureFlags";

export const flagDefaults: FeatureFlags = {
  evaluateResume: true,
  showJobPortal: true,
  pronunciationTest: true,
};

/**
 * Runs in the head of every page before its first paint: merges the stored value over the defaults
 * and writes the names of the flags that are on to <html data-flags>. The style sheet shows what is
 * on, so that nothing moves; without a window, or without scripts, every flag is off.
 */
export const flagsScript = `(() => {
  const flags = ${JSON.stringify(flagDefaults)};
  const problems = [];
  try {
    const stored = JSON.parse(localStorage.getItem(${JSON.stringify(flagsKey)}) ?? "{}");
    if (typeof stored !== "object" || stored === null || Array.isArray(stored)) throw new Error("not an object");
    for (const [name, value] of Object.entries(stored)) {
      if (!(name in flags)) problems.push("there is no flag " + name);
      else if (typeof value !== "boolean") problems.push(name + " must be true or false");
      else flags[name] = value;
    }
  } catch (error) {
    problems.push(error.message);
  }
  if (problems.length) console.warn("Feature flags ignored (${flagsKey}): " + problems.join("; "));
  document.documentElement.dataset.flags = Object.keys(flags).filter((name) => flags[name]).join(" ");
})()`;

/**
 * The attributes of an entry behind flags: hidden, until the style sheet finds one of them on. An
 * entry with no flag gets none.
 */
export function flagged(flags: readonly FlagName[]) {
  return flags.length > 0 ? { hidden: true, "data-flag": flags.join(" ") } : {};
}
