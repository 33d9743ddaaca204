import type { Delivery } from "#server/handlers/delivery.ts";
import "./my-application.css";
import type { ReactNode } from "react";
import { data } from "react-router";
import { contentIn } from "#app/content/content-in.ts";
import { siteServices } from "#app/content/site-services.ts";
import { missingTitle, PageError } from "#app/errors/page-error.tsx";
import { pageLanguage } from "#app/errors/page-language.ts";
import { askStore } from "#app/form/ask-store.ts";
import { ResultHeading } from "#app/form/result-heading.tsx";
import { useLanguage } from "#app/language/language.tsx";
import { errorHead, pageHead } from "#app/seo/head.ts";
import { PageTitle } from "#app/ui/page-heading.tsx";
import { inLanguage } from "#domain/language/language.ts";
import { fillPlural } from "#domain/text/plural.ts";
import type { Route } from "./+types/my-application";
import { ApplicationFacts } from "./application-facts.tsx";
import { ConsentPart, DataPart, ErasePart, WithdrawPart } from "./application-parts.tsx";
import { privateHeaders, requestLinks, secretHeaders } from "./request-links.ts";
import { type LinksAnswer, RequestLinksForm } from "./request-links-form.tsx";

type Answer =
  | { kind: "LINKS"; links: LinksAnswer }
  /** `rest` says that files are still being removed. */
  | { kind: "ERASED"; rest?: string }
  | { kind: "UNSURE" | "GONE" }
  | null;

export const delivery: Delivery = { kind: "PER_REQUEST" };

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  const { searchParams } = url;
  const language = pageLanguage(args);
  const { myApplication: words, links, verification } = contentIn(language).applications;
  const head = {
    url: inLanguage("/application", language),
    title: words.pageTitle,
    description: words.description,
    name: words.name,
  };
  const loaded = { head, words, links };
  const token = searchParams.get("token")?.slice(0, 100);
  if (token === undefined)
    return data(
      { ...loaded, token: null, application: null, text: words.intro },
      { headers: privateHeaders },
    );
  const access = context.get(siteServices)?.applications;
  const application = (await askStore(access?.application(token))) ?? null;
  const isAllowed = application !== null || (access?.allowGuess() ?? false);
  const status = application ? 200 : isAllowed ? 410 : 429;
  const text = isAllowed ? words.gone : verification.guesses;
  return data({ ...loaded, token, application, text }, { status, headers: secretHeaders });
}

export async function action(args: Route.ActionArgs) {
  const {
    request,
    url: { searchParams },
    context,
  } = args;
  const form = await request.formData().catch(() => undefined);
  if (!form) throw data(null, { status: 400 });
  const access = context.get(siteServices)?.applications;
  const token = searchParams.get("token")?.slice(0, 100) ?? "";
  const headers = token === "" ? privateHeaders : secretHeaders;
  const respond = (answer: Answer, status = 200) => data(answer, { status, headers });
  const gone = () => respond({ kind: "GONE" }, access?.allowGuess() === false ? 429 : 410);
  switch (form.get("intent")) {
    case "withdraw":
      return (await askStore(access?.withdraw(token))) ? respond(null) : gone();
    case "take-back":
      return (await askStore(access?.takeBackConsent(token))) ? respond(null) : gone();
    case "erase": {
      if (form.get("sure") === null) return respond({ kind: "UNSURE" }, 422);
      const erasure = await askStore(access?.erase(token));
      if (erasure === undefined) return gone();
      // The page says what was recorded.
      if (erasure.kind === "HELD") return respond(null);
      const { filesLeft: count } = erasure;
      if (count === 0) return respond({ kind: "ERASED" });
      const language = pageLanguage(args);
      const { text } = contentIn(language).applications.myApplication.erase.unfinished;
      return respond({ kind: "ERASED", rest: fillPlural(text, { count }, language) });
    }
    default: {
      const { answer, status, headers: retry } = await requestLinks(form, access);
      const links: Answer = { kind: "LINKS", links: answer };
      return data(links, { status, headers: { ...headers, ...retry } });
    }
  }
}

export function meta({ loaderData, error }: Route.MetaArgs) {
  return loaderData ? pageHead(loaderData.head, false) : errorHead(missingTitle(error));
}

function Page({ children }: { children: ReactNode }) {
  return (
    <div className="page-width">
      <div className="my-application">{children}</div>
    </div>
  );
}

type Data = Omit<Route.ComponentProps["loaderData"], "head"> & { answer: Answer | undefined };

export function MyApplication({ words, links, token, application, text, answer }: Data) {
  const url = inLanguage("/application", useLanguage());
  const addressWith = (part: string) =>
    token === null ? url + part : `${url}${part}?token=${encodeURIComponent(token)}`;
  const action = addressWith("");
  const requestForm = (
    <RequestLinksForm
      action={action}
      words={links}
      answer={answer?.kind === "LINKS" ? answer.links : undefined}
    />
  );
  if (answer?.kind === "ERASED") {
    const { done, unfinished } = words.erase;
    return (
      <Page>
        <h1 className="sr-only">{words.name}</h1>
        <ResultHeading>{answer.rest === undefined ? done.title : unfinished.title}</ResultHeading>
        {answer.rest !== undefined && <p className="mt-5 max-w-[33em] text-lede">{answer.rest}</p>}
        <p className="mt-5 max-w-[33em] text-lede">{done.text}</p>
      </Page>
    );
  }
  if (!application || answer?.kind === "GONE") {
    return (
      <Page>
        <PageTitle size="medium">{words.title}</PageTitle>
        <p className="mt-5 max-w-[33em] text-lede">{answer?.kind === "GONE" ? words.gone : text}</p>
        {requestForm}
      </Page>
    );
  }
  const { job_title, verified_at, withdrawn_at, retains, sent, hold } = application;
  return (
    <Page>
      <PageTitle size="medium" lang="en">
        {job_title}
      </PageTitle>
      <ApplicationFacts application={application} words={words} />
      {verified_at === null && sent?.email !== "" && requestForm}
      {sent && <DataPart words={words} sent={sent} addressOf={(part) => addressWith(`/${part}`)} />}
      {retains === 1 && <ConsentPart words={words} action={action} />}
      <WithdrawPart words={words} action={action} withdrawn_at={withdrawn_at} hold={hold} />
      <ErasePart words={words} action={action} isUnsure={answer?.kind === "UNSURE"} hold={hold} />
    </Page>
  );
}

export default function MyApplicationRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <MyApplication {...loaderData} answer={actionData} />;
}

export const ErrorBoundary = PageError;
export { formHeaders as headers } from "#app/form/form-route.ts";
