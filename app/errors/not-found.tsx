import { useLanguage } from "#app/language/language.tsx";
import { SearchForm } from "#app/search/search-form.tsx";
import type { Messages } from "#app/site/site.schema.ts";
import { PageTitle } from "#app/ui/page-heading.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import type { KnownPage } from "./similar-pages.ts";

function PageList({ title, pages }: { title: string; pages: KnownPage[] }) {
  return (
    <div className="mt-12 gap-x-6 border-t-[1.5px] border-ink pt-3 lg:grid lg:grid-cols-12">
      <h2 className="text-name lg:col-span-4">{title}</h2>
      <ul className="columns-[13rem] gap-x-6 lg:col-span-8 lg:-mt-3">
        {pages.map(({ url, name, lang }) => (
          <li key={url} className="break-inside-avoid border-b border-line">
            <SiteLink url={url} lang={lang} className="block py-2.5 font-medium hover:underline">
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Help for an unknown URL: similar pages, search, popular pages, and all pages. */
export default function NotFound({
  nearest,
  pageNames,
  words,
}: {
  nearest: KnownPage[];
  pageNames: Record<string, string>;
  words: Messages["notFound"];
}) {
  const language = useLanguage();
  const all = Object.entries(pageNames).map(([url, name]) => ({ url, name }));
  return (
    <section className="page-width pt-10 pb-20 lg:pt-16">
      <div className="grid items-end gap-6 lg:grid-cols-12">
        <p className="display text-score tracking-[-0.035em] text-clay lg:col-span-4">404</p>
        <div className="min-w-0 lg:col-span-8">
          <PageTitle size="medium">{words.title}</PageTitle>
          <p className="mt-4 max-w-[33em] text-lede text-muted">{words.text}</p>
          {/* The search knows only the English pages. */}
          {language === "en" && (
            <search className="mt-6 block max-w-[33em]">
              <SearchForm />
            </search>
          )}
        </div>
      </div>
      {nearest.length > 0 && <PageList title={words.nearest} pages={nearest} />}
      <PageList
        title={words.popular}
        pages={words.popularPages.map((url) => ({ url, name: pageNames[url] ?? url }))}
      />
      <PageList title={words.all} pages={all} />
    </section>
  );
}
