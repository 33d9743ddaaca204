import shell from "virtual:shell";
import { ButtonLink } from "#app/ui/button.tsx";

/** What a visitor sees when a route fails. A full page load of the home page is the way out. */
export function RouteError({ error }: { error: unknown }) {
  const { title, text, home } = shell.messages.routeError;
  if (import.meta.env.DEV) console.error(error);
  return (
    <section className="page-width py-24 lg:py-36">
      <h1 tabIndex={-1} className="text-[2.5rem] outline-none lg:text-[3.625rem]">
        {title}
      </h1>
      <p className="mt-6 max-w-[36rem] text-lg/relaxed text-muted">{text}</p>
      <p className="mt-8">
        <ButtonLink look="cta" url="/">
          {home}
        </ButtonLink>
      </p>
    </section>
  );
}
