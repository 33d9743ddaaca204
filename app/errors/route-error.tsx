import { useWords } from "#app/language/language.tsx";
import english from "#app/site/shell.data.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { PageTitle } from "#app/ui/page-heading.tsx";

/** Shown when a route fails. Its link reloads the document instead of navigating on the client. */
export function RouteError({ error }: { error: unknown }) {
  const { title, text, home } = useWords("shell", english).messages.routeError;
  if (import.meta.env.DEV) console.error(error);
  return (
    <section className="page-width pt-12 pb-24 lg:pt-24">
      <PageTitle size="display">{title}</PageTitle>
      <div className="mt-10 grid items-center gap-6 border-t-[1.5px] border-dashed border-clay pt-6 lg:grid-cols-12">
        <p className="max-w-[33em] text-lede text-muted lg:col-span-8">{text}</p>
        <p className="lg:col-span-4">
          <ButtonLink look="cta" url="/">
            {home}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
