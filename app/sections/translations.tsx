import content from "#app/content/content.data.ts";
import { inAllLanguages } from "#app/content/page-language.ts";
import type { LanguageWords } from "#app/site/languages.schema.ts";
import { SiteLink } from "#app/ui/site-link.tsx";
import { nameFormat } from "#domain/language/formats.ts";
import { inEnglish, type Language, languageOf, pseudoLanguage } from "#domain/language/language.ts";
import type { Translation } from "#domain/page.ts";

/** A page of `content/pages` in all its languages. Empty if it has only one. */
export function translationsOf(url: string): Translation[] {
  const urls = inAllLanguages(inEnglish(url)).filter((other) => other in content.pages);
  return new Set(urls).size > 1 ? urls.map((other) => ({ language: languageOf(other), url: other })) : [];
}

/** Whether people speak a language: the pseudo-language is offered to no one. */
const isSpoken = (language: Language): language is keyof LanguageWords => language !== pseudoLanguage;

type Props = {
  url: string;
  /** The page in all its languages. */
  urls?: string[];
};

/** The page in the languages that it is offered in. */
const offersOf = ({ url, urls = translationsOf(url).map((translation) => translation.url) }: Props) =>
  urls.flatMap((other) => {
    const language = languageOf(other);
    return isSpoken(language) ? [{ url: other, language }] : [];
  });

/**
 * One sentence that offers the page in the language that the visitor chose before, or that the browser asks for
 * first (app/document/read-flags.js). Server only.
 */
export function LanguageOffer(props: Props) {
  const own = languageOf(props.url);
  return offersOf(props)
    .filter(({ language }) => language !== own)
    .map(({ url, language }) => (
      <p key={url} hidden lang={language} className="offer mt-3 text-small" data-no-print>
        <SiteLink
          url={url}
          hrefLang={language}
          className="inline-block py-2 font-semibold underline underline-offset-4"
        >
          {content.languages[language].offer}
        </SiteLink>
      </p>
    ));
}

/** Links to the page in its other languages, each in its own language. Nothing for a page in one. Server only. */
export function LanguageLinks(props: Props) {
  const offers = offersOf(props);
  if (offers.length === 0) return null;
  const own = languageOf(props.url);
  return (
    <div className="mt-4 text-small" data-no-print>
      <ul className="flex flex-wrap gap-x-5">
        {offers.map(({ url, language }) => {
          const name = nameFormat(language, "language").of(language);
          return (
            <li key={url} lang={language}>
              {language === own ? (
                <span className="inline-block py-2 font-semibold">{name}</span>
              ) : (
                <SiteLink
                  url={url}
                  hrefLang={language}
                  className="inline-block py-2 underline underline-offset-4"
                >
                  {name}
                </SiteLink>
              )}
            </li>
          );
        })}
      </ul>
      {own !== "en" && isSpoken(own) && (content.unread[own] ?? 0) > 0 && (
        <p className="max-w-[44em] text-note text-muted">{content.languages[own].unread}</p>
      )}
    </div>
  );
}
