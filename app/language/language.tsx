import { createContext, type ReactNode, use } from "react";
import type { Language } from "#domain/language/language.ts";
import type { PartName } from "./part-words.ts";

/** English words are in the scripts of the parts that show them, and not here. */
type PageLanguage = { language: Language; words?: Record<PartName, unknown> | undefined };

const pageLanguage = createContext<PageLanguage>({ language: "en" });

/** The language of a document. It never changes: a link to another language loads a new document. */
export function InLanguage({ children, ...value }: PageLanguage & { children: ReactNode }) {
  return <pageLanguage.Provider value={value}>{children}</pageLanguage.Provider>;
}

export const useLanguage = (): Language => use(pageLanguage).language;

/** The attribute of an element whose text is in English on all pages. */
export const englishText = (language: Language) => (language === "en" ? {} : { lang: "en" });

/** Text that is in English on all pages: the words of openings, and what engines say. */
export function English({ children }: { children: ReactNode }) {
  return <span {...englishText(useLanguage())}>{children}</span>;
}

/** The words of a part in the page's language. */
export function useWords<Words>(name: PartName, english: Words): Words {
  return (use(pageLanguage).words?.[name] as Words | undefined) ?? english;
}
