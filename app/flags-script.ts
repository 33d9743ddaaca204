import { translatedLanguages } from "#domain/language/language.ts";
import readFlags from "./document/read-flags.js?inline-script";
import { flagDefaults, flagsKey } from "./site/flags.ts";

/** The first script of every document. It is inlined, so the browser bundle omits it. */
export const flagsScript = import.meta.env.SSR
  ? `${readFlags}readFlags(${JSON.stringify(flagsKey)},${JSON.stringify(flagDefaults)},"${translatedLanguages.join("|")}")`
  : "";
