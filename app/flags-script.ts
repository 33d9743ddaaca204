import readFlags from "./document/read-flags.js?inline-script";
import { flagDefaults, flagsKey } from "./site/flags.ts";

/** The first script of every document. It runs before the browser's bundle loads, so the bundle leaves it out. */
export const flagsScript = import.meta.env.SSR
  ? `${readFlags}readFlags(${JSON.stringify(flagsKey)},${JSON.stringify(flagDefaults)})`
  : "";
