import type { ReactNode } from "react";
import { Form } from "react-router";
import { CheckboxField } from "#app/form/field.tsx";
import { useLanguage } from "#app/language/language.tsx";
import type { ApplicationWords } from "#app/routes/careers/apply/application.schema.ts";
import { Button } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { formatTime } from "#domain/language/format-time.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { MyApplicationData } from "#server/submissions/application-access.ts";

type Words = ApplicationWords["myApplication"];

/** The intents of the page's forms, other than the one that requests links. */
type Intent = "take-back" | "withdraw" | "erase";

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="my-application-part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** A form with one button. `action` is the private address of the page. */
function IntentForm({
  action,
  intent,
  send,
  children,
}: {
  action: string;
  intent: Intent;
  send: string;
  children: ReactNode;
}) {
  return (
    <Form method="post" action={action} preventScrollReset>
      {children}
      <Button look="cta-outline" type="submit" name="intent" value={intent}>
        {send}
      </Button>
    </Form>
  );
}

/** Downloads, each as the last segment of its URL and its label. */
function downloads(
  { answers, file_name }: NonNullable<MyApplicationData["sent"]>,
  words: Words,
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

/** Downloads of the data that the candidate sent. */
export function DataPart({
  words,
  sent,
  addressOf,
}: {
  words: Words;
  sent: NonNullable<MyApplicationData["sent"]>;
  /** The private address of a download. */
  addressOf: (part: string) => string;
}) {
  return (
    <Part id="data-title" title={words.data}>
      <p>{words.dataText}</p>
      <ul className="my-application-ledger">
        {downloads(sent, words).map(([part, label]) => (
          <li key={part}>
            <TextLink url={addressOf(part)} download>
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </Part>
  );
}

export function ConsentPart({ words: { consent }, action }: { words: Words; action: string }) {
  return (
    <Part id="consent-title" title={consent.title}>
      <IntentForm action={action} intent="take-back" send={consent.send}>
        <p>{consent.text}</p>
      </IntentForm>
    </Part>
  );
}

export function WithdrawPart({
  words: { withdraw, withdrawnAt, hold: held },
  action,
  withdrawn_at,
  hold,
}: { words: Words; action: string } & Pick<MyApplicationData, "withdrawn_at" | "hold">) {
  const language = useLanguage();
  return (
    <Part id="withdraw-title" title={withdraw.title}>
      {withdrawn_at === null ? (
        <IntentForm action={action} intent="withdraw" send={withdraw.send}>
          <p>{hold ? held.withdraw : withdraw.text}</p>
        </IntentForm>
      ) : (
        <p>
          {withdraw.done} {fillTemplate(withdrawnAt, { time: formatTime(withdrawn_at, language) })}
        </p>
      )}
    </Part>
  );
}

export function ErasePart({
  words: { erase, hold: held },
  action,
  isUnsure,
  hold,
}: {
  words: Words;
  action: string;
  /** Whether the button was pressed without the checkbox. */
  isUnsure: boolean;
} & Pick<MyApplicationData, "hold">) {
  const language = useLanguage();
  const askedAt = hold?.erase_asked_at ?? null;
  if (askedAt !== null)
    return (
      <Part id="erase-title" title={erase.title}>
        <p role="status">{fillTemplate(held.asked, { time: formatTime(askedAt, language) })}</p>
      </Part>
    );
  return (
    <Part id="erase-title" title={erase.title}>
      <IntentForm action={action} intent="erase" send={hold ? held.send : erase.send}>
        <p>{hold ? held.erase : erase.text}</p>
        <CheckboxField name="sure" value="yes">
          {erase.sure}
        </CheckboxField>
        <p role="alert" className="font-semibold text-clay">
          {isUnsure && erase.unsure}
        </p>
      </IntentForm>
    </Part>
  );
}
