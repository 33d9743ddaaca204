import type { Delivery } from "#server/handlers/delivery.ts";
import "./my-application.css";
import { data, Form } from "react-router";
import { contentIn } from "#app/content/content-in.ts";
import { inAllLanguages } from "#app/content/page-language.ts";
import { siteServices } from "#app/content/site-services.ts";
import { missingTitle, PageError } from "#app/errors/page-error.tsx";
import { pageLanguage } from "#app/errors/page-language.ts";
import { askStore } from "#app/form/ask-store.ts";
import { useLanguage } from "#app/language/language.tsx";
import { FramedPage } from "#app/sections/framed-page.tsx";
import { LiveHero } from "#app/sections/hero/live-hero.tsx";
import { pageFrame } from "#app/sections/page-frame.tsx";
import { errorHead, pageHead } from "#app/seo/head.ts";
import { Button } from "#app/ui/button.tsx";
import { PageTitle } from "#app/ui/page-heading.tsx";
import { inLanguage } from "#domain/language/language.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { Route } from "./+types/email-verification";
import { privateHeaders, requestLinks, secretHeaders } from "./request-links.ts";
import { type LinksAnswer, RequestLinksForm } from "./request-links-form.tsx";

export const delivery: Delivery = {
  kind: "PRERENDERED",
  urls: () => inAllLanguages("/email-verification"),
  readsQuery: true,
};

/** A GET changes nothing, because mail scanners follow links, too. */
export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  const { searchParams } = url;
  const language = pageLanguage(args);
  const { verification: words, links } = contentIn(language).applications;
  const loaded = { ...pageFrame(inLanguage("/email-verification", language)), words, links };

  const token = searchParams.get("token");
  if (token === null) return data({ ...loaded, token: null, state: "NONE" as const, text: "" });
  const access = context.get(siteServices)?.applications;
  const verification = await askStore(access?.verification(token.slice(0, 100)));
  const isTooMany = verification?.state === "GONE" && access?.allowGuess() === false;
  const { state, jobTitle: job = "" } = verification ?? { state: "GONE" as const };
  const texts = { OPEN: words.open.text, DONE: words.done.text, GONE: words.gone.text };
  const text = isTooMany ? words.guesses : fillTemplate(texts[state], { job });
  const status = isTooMany ? 429 : state === "GONE" ? 410 : 200;
  return data({ ...loaded, token, state, text }, { status, headers: secretHeaders });
}

export async function action({ request, url: { searchParams }, context }: Route.ActionArgs) {
  const form = await request.formData().catch(() => undefined);
  if (!form) throw data(null, { status: 400 });
  const access = context.get(siteServices)?.applications;
  const token = form.get("token");
  if (typeof token === "string") {
    // The loader then renders the new state, and counts invalid tokens.
    const verified = await askStore(access?.verify(token.slice(0, 100)));
    return data(null, { status: verified?.state === "DONE" ? 200 : 410, headers: secretHeaders });
  }
  const { answer, status, headers } = await requestLinks(form, access);
  const page = searchParams.has("token") ? secretHeaders : privateHeaders;
  return data(answer, { status, headers: { ...page, ...headers } });
}

export function meta({ loaderData, error }: Route.MetaArgs) {
  return loaderData ? pageHead(loaderData.head, loaderData.token === null) : errorHead(missingTitle(error));
}

type Data = Omit<Route.ComponentProps["loaderData"], "head"> & { answer: LinksAnswer | undefined };

export function EmailVerification({ hero, about, words, links, token, state, text, answer }: Data) {
  const url = inLanguage("/email-verification", useLanguage());
  if (token === null || state === "NONE") {
    return (
      <FramedPage heading={<LiveHero {...hero} />} about={about}>
        <div className="page-width">
          <div className="my-application">
            <RequestLinksForm action={url} words={links} answer={answer} />
          </div>
        </div>
      </FramedPage>
    );
  }
  const titles = { OPEN: words.open.title, DONE: words.done.title, GONE: words.gone.title };
  const address = `${url}?token=${encodeURIComponent(token)}`;
  return (
    <div className="page-width">
      <div className="my-application">
        <PageTitle size="title">{titles[state]}</PageTitle>
        <p className="mt-6 max-w-[33em] text-lede" role="status">
          {text}
        </p>
        {state === "OPEN" && (
          <Form method="post" action={address} className="mt-8">
            <input type="hidden" name="token" value={token} />
            <Button look="cta" type="submit">
              {words.confirm}
            </Button>
          </Form>
        )}
        {state === "GONE" && <RequestLinksForm action={address} words={links} answer={answer} />}
      </div>
    </div>
  );
}

export default function EmailVerificationRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <EmailVerification {...loaderData} answer={actionData ?? undefined} />;
}

export const ErrorBoundary = PageError;
export { formHeaders as headers } from "#app/form/form-route.ts";
