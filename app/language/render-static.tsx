import type { ReactElement, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { contentIn } from "#app/content/content-in.ts";
import shell from "#app/site/shell.data.ts";
import type { Language } from "#domain/language/language.ts";
import { InLanguage } from "./language.tsx";
import { partWords } from "./part-words.ts";

type ServerWords = ReturnType<typeof partWords>;
const known = new Map<Language, ServerWords>();

function serverWords(language: Language): ServerWords | undefined {
  if (language === "en") return undefined;
  const words = known.get(language) ?? partWords(contentIn(language), shell.siteUrl);
  known.set(language, words);
  return words;
}

/** Sets the language of what the server renders. */
export function ServerLanguage({ language, children }: { language: Language; children: ReactNode }) {
  return (
    <InLanguage language={language} words={serverWords(language)}>
      {children}
    </InLanguage>
  );
}

/** HTML without behaviour, in a language. Server only. */
export function renderStatic(part: ReactElement, language: Language): string {
  return renderToStaticMarkup(<ServerLanguage language={language}>{part}</ServerLanguage>);
}
