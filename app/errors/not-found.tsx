import { SearchForm } from "#app/search/search-form.tsx";
import type { Messages } from "#app/site/site.schema.ts";
import { TextLink } from "#app/ui/text-link.tsx";
import type { KnownPage } from "./similar-pages.ts";

function PageList({ title, pages }: { title: string; pages: KnownPage[] }) {
  return (
    <div>
      <h2 className="mb-2 text-2xl">{title}</h2>
      <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {pages.map(({ url, name }) => (
          <li key={url}>
            <TextLink url={url}>{name}</TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Help for an unknown address: similar pages, the search, the most visited pages, and all pages. */
export default function NotFound({
  nearest,
  pageNames,
  words,
}: {
  nearest: KnownPage[];
  pageNames: Record<string, string>;
  words: Messages["notFound"];
}) {
  const all = Object.entries(pageNames).map(([url, name]) => ({ url, name }));
  return (
    <section className="page-width grid gap-10 py-14 lg:py-24">
      <div>
        <p className="mb-4 font-semibold text-clay">404</p>
        <h1 tabIndex={-1} className="text-[2.5rem] outline-none lg:text-[3.625rem]">
          {words.title}
        </h1>
        <p className="mt-6 max-w-[36rem] text-lg/relaxed text-muted">{words.text}</p>
      </div>
      {nearest.length > 0 && <PageList title={words.nearest} pages={nearest} />}
      <search className="min-w-0 max-w-[36rem]">
        <SearchForm />
      </search>
      <PageList
        title={words.popular}
        pages={words.popularPages.map((url) => ({ url, name: pageNames[url] ?? url }))}
      />
      <PageList title={words.all} pages={all} />
    </section>
  );
}
