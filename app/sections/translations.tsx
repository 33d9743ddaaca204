import content from "#app/content/content.data.ts";
import { SiteLink } from "#app/ui/site-link.tsx";
import { languages, type Translation } from "#domain/page.ts";
import { inEnglish } from "#domain/urls/translated-url.ts";

/** A page in all its languages: /x in English, /x/hi in Hindi. Empty if it has only one. */
export function translationsOf(url: string): Translation[] {
  const english = inEnglish(url);
  const others = languages.flatMap((language) => {
    const translation = content.pages[`${english}/${language}`];
    return translation?.language === language ? [{ language, url: translation.url }] : [];
  });
  return others.length === 0 ? [] : [{ language: "en", url: english }, ...others];
}

/** Links to the page in its other languages, each in its own language. Renders nothing if there are none. */
export function LanguageLinks({ url }: { url: string }) {
  const translations = translationsOf(url);
  if (translations.length === 0) return null;
  return (
    <ul className="mt-5 flex flex-wrap gap-x-5">
      {translations.map(({ language, url: other }) => {
        const name = new Intl.DisplayNames([language], { type: "language" }).of(language);
        return (
          <li key={language} lang={language}>
            {other === url ? (
              <span className="inline-block py-2.5 font-semibold">{name}</span>
            ) : (
              <SiteLink url={other} hrefLang={language} className="inline-block py-2.5 underline">
                {name}
              </SiteLink>
            )}
          </li>
        );
      })}
    </ul>
  );
}
