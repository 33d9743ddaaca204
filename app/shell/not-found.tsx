import shell from "virtual:shell";
import { useEffect, useRef, useState } from "react";
import { fillIn } from "../content/fill-in.ts";
import { SiteLink } from "../ui/site-link.tsx";

type PageNames = Record<string, string>;

function PageList({ urls, names }: { urls: string[]; names: PageNames }) {
  return (
    <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
      {urls.map((url) => (
        <li key={url}>
          <SiteLink
            url={url}
            className="inline-block py-2.5 font-semibold text-leaf underline underline-offset-4"
          >
            {names[url]}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

/** Help for an address that does not exist: the most visited pages, and a search over all of them. */
export default function NotFound({ pageNames }: { pageNames: PageNames }) {
  const words = shell.messages.notFound;
  const [query, setQuery] = useState("");
  const field = useRef<HTMLInputElement>(null);
  // What was typed before the scripts arrived counts, too.
  useEffect(() => setQuery(field.current?.value ?? ""), []);
  const wanted = query.trim().toLowerCase();
  const found = Object.entries(pageNames)
    .filter(([url, name]) => `${name} ${url}`.toLowerCase().includes(wanted))
    .map(([url]) => url);

  return (
    <section className="page-width grid gap-10 py-14 lg:py-24">
      <div>
        <p className="mb-4 font-semibold text-clay">404</p>
        <h1 tabIndex={-1} className="text-[2.5rem] outline-none lg:text-[3.625rem]">
          {words.title}
        </h1>
        <p className="mt-6 max-w-[36rem] text-lg/relaxed text-muted">{words.text}</p>
      </div>
      <div>
        <h2 className="mb-2 text-2xl">{words.popular}</h2>
        <PageList urls={words.popularPages} names={pageNames} />
      </div>
      <div>
        <h2 className="mb-4 text-2xl">{words.all}</h2>
        <label className="grid max-w-[28rem] gap-1 text-sm font-semibold [@media(scripting:none)]:hidden">
          {words.search}
          <input
            ref={field}
            type="search"
            className="min-h-11 rounded-lg border border-control bg-raised px-3 text-base font-normal"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </label>
        <p role="status" className="my-3 min-h-7 text-muted">
          {wanted !== "" && (found.length > 0 ? fillIn(words.results, { count: found.length }) : words.none)}
        </p>
        <PageList urls={found} names={pageNames} />
      </div>
    </section>
  );
}
