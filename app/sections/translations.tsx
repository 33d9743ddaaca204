import content from "#app/content/content.data.ts";
import { inAllLanguages } from "#app/content/page-language.ts";
import { SiteLink } from "#app/ui/site-link.tsx";
import { nameFormat } from "#domain/language/formats.ts";
import { inEnglish, type Language, languageOf } from "#domain/language/language.ts";
import type { Translation } from "#domain/page.ts";

/** A page of `content/pages` in all its languages. Empty if it has only one. */
export function translationsOf(url: string): Translation[] {
  const urls = inAllLanguages(inEnglish(url)).filter((other) => other in content.pages);
  return new Set(urls).size > 1 ? urls.map((other) => ({ language: languageOf(other), url: other })) : [];
}

/** Words of a language about itself; the pseudo-language has those of English. */
const wordsOf = (language: Language) =>
  language === "xa" ? content.languages.en : content.languages[language];

type Props = {
  url: string;
  /** The page in all its languages. */
  urls?: string[];
};

const urlsOf = ({ url, urls = translationsOf(url).map((translation) => translation.url) }: Props) => urls;

/**
 * One sentence that offers the page in the language that the visitor chose before, or that the browser asks for
 * first (app/document/read-flags.js). Server only.
 */
export function LanguageOffer(props: Props) {
  const own = languageOf(props.url);
  return urlsOf(props)
    .filter((other) => languageOf(other) !== own)
    .map((other) => {
      const language = languageOf(other);
      return (
        <p key={other} hidden lang={language} className="offer mt-3 text-small" data-no-print>
          <SiteLink
            url={other}
            hrefLang={language}
            className="inline-block py-2 font-semibold underline underline-offset-4"
          >
            {wordsOf(language).offer}
          </SiteLink>
        </p>
      );
    });
}

/** Links to the page in its other languages, each in its own language. Nothing for a page in one. Server only. */
export function LanguageLinks(props: Props) {
  const urls = urlsOf(props);
  if (urls.length === 0) return null;
  const own = languageOf(props.url);
  return (
    <div className="mt-4 text-small" data-no-print>
      <ul className="flex flex-wrap gap-x-5">
        {urls.map((other) => {
          const language = languageOf(other);
          const name = language === "xa" ? "Pseudo" : nameFormat(language, "language").of(language);
          return (
            <li key={other} lang={language}>
              {language === own ? (
                <span className="inline-block py-2 font-semibold">{name}</span>
              ) : (
                <SiteLink
                  url={other}
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
      {own !== "en" && (content.unread[own] ?? 0) > 0 && (
        <p className="max-w-[44em] text-note text-muted">{wordsOf(own).unread}</p>
      )}
    </div>
  );
}
