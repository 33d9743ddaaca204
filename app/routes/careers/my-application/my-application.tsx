import type { Delivery } from "#server/handlers/delivery.ts";
import "./my-application.css";
import { data, Form } from "react-router";
import content from "#app/content/content.data.ts";
import { siteServices } from "#app/content/site-services.ts";
import { RouteError } from "#app/errors/route-error.tsx";
import { askStore } from "#app/form/ask-store.ts";
import { CheckboxField } from "#app/form/field.tsx";
import { formatTime, ResultHeading } from "#app/form/result-heading.tsx";
import type { ApplicationWords } from "#app/routes/careers/apply/application.schema.ts";
import { pageHead } from "#app/seo/head.ts";
import { Button } from "#app/ui/button.tsx";
import { PageTitle } from "#app/ui/page-heading.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { MyApplicationData } from "#server/submissions/application-access.ts";
import type { Route } from "./+types/my-application";
import { ApplicationFacts } from "./application-facts.tsx";
import { privateHeaders, requestLinks, secretHeaders } from "./request-links.ts";
import { type LinksAnswer, RequestLinksForm } from "./request-links-form.tsx";

const url = "/application";

type Answer = { kind: "LINKS"; links: LinksAnswer } | { kind: "UNSURE" | "ERASED" | "GONE" } | null;

export const delivery: Delivery = { kind: "PER_REQUEST" };

export async function loader({ url: { searchParams }, context }: Route.LoaderArgs) {
  const { myApplication: words, links, verification } = content.applications;
  const head = { url, title: words.pageTitle, description: words.description, name: words.name };
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

export async function action({ request, url: { searchParams }, context }: Route.ActionArgs) {
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
    case "erase":
      if (form.get("sure") === null) return respond({ kind: "UNSURE" }, 422);
      return (await askStore(access?.erase(token))) ? respond({ kind: "ERASED" }) : gone();
    default: {
      const { answer, status, headers: retry } = await requestLinks(form, access);
      const links: Answer = { kind: "LINKS", links: answer };
      return data(links, { status, headers: { ...headers, ...retry } });
    }
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? pageHead(loaderData.head, false) : [];
}

/** Downloads, each as the last segment of its URL and its label. */
function downloads(
  { answers, file_name }: NonNullable<MyApplicationData["sent"]>,
  words: ApplicationWords["myApplication"],
): [string, string][] {
  const files = answers.filter(({ isFile }) => isFile);
  const resume: [string, string][] = file_name === "" ? [] : [["resume", words.resumeLink]];
  return [
    ["data", words.dataLink],
    ...resume,
    ...files.map(({ position, label }): [string, string] => [
      `answer-${position}`,
      fillTemplate(words.fileLink, { label }),
    ]),
  ];
}

type Data = Omit<Route.ComponentProps["loaderData"], "head"> & { answer: Answer | undefined };

export function MyApplication({ words, links, token, application, text, answer }: Data) {
  const address = token === null ? url : `${url}?token=${encodeURIComponent(token)}`;
  const requestForm = (
    <RequestLinksForm
      action={address}
      words={links}
      answer={answer?.kind === "LINKS" ? answer.links : undefined}
    />
  );
  if (answer?.kind === "ERASED") {
    return (
      <div className="page-width">
        <div className="my-application">
          <h1 className="sr-only">{words.name}</h1>
          <ResultHeading>{words.erase.done.title}</ResultHeading>
          <p className="mt-5 max-w-[33em] text-lede">{words.erase.done.text}</p>
        </div>
      </div>
    );
  }
  if (!application || answer?.kind === "GONE") {
    return (
      <div className="page-width">
        <div className="my-application">
          <PageTitle size="medium">{words.title}</PageTitle>
          <p className="mt-5 max-w-[33em] text-lede">{answer?.kind === "GONE" ? words.gone : text}</p>
          {requestForm}
        </div>
      </div>
    );
  }
  const { withdraw, erase } = words;
  return (
    <div className="page-width">
      <div className="my-application">
        <PageTitle size="medium">{application.job_title}</PageTitle>
        <ApplicationFacts application={application} words={words} />
        {application.verified_at === null && application.sent?.email !== "" && requestForm}

        {application.sent && (
          <section className="my-application-part" aria-labelledby="data-title">
            <h2 id="data-title">{words.data}</h2>
            <p>{words.dataText}</p>
            <ul className="my-application-ledger">
              {downloads(application.sent, words).map(([part, label]) => (
                <li key={part}>
                  <TextLink url={`${url}/${part}?token=${encodeURIComponent(token ?? "")}`} download>
                    {label}
                  </TextLink>
                </li>
              ))}
            </ul>
          </section>
        )}

        {application.retains === 1 && (
          <section className="my-application-part" aria-labelledby="consent-title">
            <h2 id="consent-title">{words.consent.title}</h2>
            <Form method="post" action={address} preventScrollReset>
              <p>{words.consent.text}</p>
              <Button look="cta-outline" type="submit" name="intent" value="take-back">
                {words.consent.send}
              </Button>
            </Form>
          </section>
        )}

        <section className="my-application-part" aria-labelledby="withdraw-title">
          <h2 id="withdraw-title">{withdraw.title}</h2>
          {application.withdrawn_at === null ? (
            <Form method="post" action={address} preventScrollReset>
              <p>{withdraw.text}</p>
              <Button look="cta-outline" type="submit" name="intent" value="withdraw">
                {withdraw.send}
              </Button>
            </Form>
          ) : (
            <p>
              {withdraw.done}{" "}
              {fillTemplate(words.withdrawnAt, { time: formatTime(application.withdrawn_at) })}
            </p>
          )}
        </section>

        <section className="my-application-part" aria-labelledby="erase-title">
          <h2 id="erase-title">{erase.title}</h2>
          <Form method="post" action={address} preventScrollReset>
            <p>{erase.text}</p>
            <CheckboxField name="sure" value="yes">
              {erase.sure}
            </CheckboxField>
            <p role="alert" className="font-semibold text-clay">
              {answer?.kind === "UNSURE" && erase.unsure}
            </p>
            <Button look="cta-outline" type="submit" name="intent" value="erase">
              {erase.send}
            </Button>
          </Form>
        </section>
      </div>
    </div>
  );
}

export default function MyApplicationRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <MyApplication {...loaderData} answer={actionData} />;
}

export const ErrorBoundary = RouteError;
export { formHeaders as headers } from "#app/form/form-route.ts";
