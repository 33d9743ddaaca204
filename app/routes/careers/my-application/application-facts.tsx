import type { ReactNode } from "react";
import { useLanguage } from "#app/language/language.tsx";
import type { ApplicationWords } from "#app/routes/careers/apply/application.schema.ts";
import { contactFields, type FieldName, textFields } from "#domain/applications/fields.ts";
import { formatTime } from "#domain/language/format-time.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { MyApplicationData } from "#server/submissions/application-access.ts";

type Words = ApplicationWords["myApplication"];
/** A name with its value; questions of the opening also have their language. */
type Row = [string, ReactNode, "en"?];

function SentFacts({ application, words }: { application: MyApplicationData; words: Words }) {
  const { facts } = words;
  const { retains, sent } = application;
  if (!sent) return <p>{words.confirmFirst}</p>;
  const consents = [
    retains === 1 ? facts.retains : facts.doesNotRetain,
    ...(sent.no_score === 1 ? [facts.noComparison] : []),
  ];
  const factOf = (name: FieldName): [string, ReactNode] => [facts[name], sent[name] || words.noAnswer];
  const rows: Row[] = [
    ...contactFields.map(factOf),
    [facts.resume, sent.file_name || words.noAnswer],
    ...textFields.map(factOf),
    ...sent.answers.map(({ label, answer }): Row => [label, answer || words.noAnswer, "en"]),
    [facts.consent, consents.join(" ")],
  ];
  return (
    <dl className="my-application-ledger">
      {rows.map(([name, value, lang]) => (
        <div key={name}>
          <dt lang={lang}>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The state of an application, and all data submitted with it. */
export function ApplicationFacts({ application, words }: { application: MyApplicationData; words: Words }) {
  const language = useLanguage();
  const withTime = (text: string, time: number) => fillTemplate(text, { time: formatTime(time, language) });
  const { arrived_at, verified_at, withdrawn_at, erase_at, hold, sent } = application;
  // Applications by chat may have no email address.
  const hasEmail = sent?.email !== "";
  return (
    <>
      <p className="mt-6 text-small text-muted">
        {words.reference}{" "}
        <strong className="display block text-heading text-ink tabular">{application.reference}</strong>
      </p>
      <section className="my-application-part" aria-labelledby="status-title">
        <h2 id="status-title">{words.status}</h2>
        <ul className="my-application-ledger">
          <li>{withTime(words.arrived, arrived_at)}</li>
          {hasEmail && (
            <li>{verified_at === null ? words.unconfirmed : withTime(words.confirmed, verified_at)}</li>
          )}
          {withdrawn_at !== null && <li>{withTime(words.withdrawnAt, withdrawn_at)}</li>}
          <li>{hold ? withTime(words.hold.since, hold.held_at) : withTime(words.erased, erase_at)}</li>
        </ul>
      </section>
      <section className="my-application-part" aria-labelledby="sent-title">
        <h2 id="sent-title">{words.sent}</h2>
        <SentFacts application={application} words={words} />
      </section>
    </>
  );
}
