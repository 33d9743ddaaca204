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

/** The words of a part in the page's language. */
export function useWords<Words>(name: PartName, english: Words): Words {
  return (use(pageLanguage).words?.[name] as Words | undefined) ?? english;
}
