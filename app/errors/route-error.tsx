import shell from "virtual:shell";
import { ButtonLink } from "#app/ui/button.tsx";

/** Shown when a route fails. The link loads the home page as a new document. */
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
