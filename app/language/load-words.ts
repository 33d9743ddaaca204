import type { Language } from "#domain/language/language.ts";

const hi = () => import("./hi.data.ts");
const mr = () => import("./mr.data.ts");
const scripts: Partial<Record<Language, typeof hi>> =
  import.meta.env.MODE === "production" ? { hi, mr } : { hi, mr, xa: () => import("./xa.data.ts") };

/** Loads the words of parts with behaviour in a language; undefined in English. */
export async function loadWords(language: Language) {
  return (await scripts[language]?.())?.default;
}
