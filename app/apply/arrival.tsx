import { useState } from "react";
import type { OpenedLink } from "#app/relay/open-link.ts";
import { actionLook } from "#app/stages/live/looks.ts";
import { dateFormat } from "#domain/language/formats.ts";
import type { CardLanguage } from "#domain/relay/languages.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { ApplyWords } from "./apply.schema.ts";
import { useLater, Waiting } from "./later.tsx";

const importReport = () => import("./report-link.tsx");

/** The way to report the link, whose form comes when it is opened. */
function Report({ words, language, link }: { words: ApplyWords; language: CardLanguage; link: string }) {
  const [isOpen, setOpen] = useState(false);
  const report = useLater(importReport, isOpen);
  return (
    <details className="text-small print:hidden" onToggle={() => setOpen(true)}>
      <summary className="flex min-h-11 w-fit cursor-pointer items-center underline underline-offset-4">
        {words.report}
      </summary>
      {report.kind === "READY" ? (
        <report.module.ReportLink {...{ words, language, link }} />
      ) : (
        <Waiting later={report} words={words} />
      )}
    </details>
  );
}

/** Who asks, for what, until when, and who can read the answers: before anything is typed. */
export function Arrival({
  words,
  language,
  link,
  opened: { card, until },
}: {
  words: ApplyWords;
  language: CardLanguage;
  link: string;
  opened: OpenedLink;
}) {
  const { employer, title, place, about, contact } = card;
  const day = dateFormat(language, { dateStyle: "full" }).format(until);
  const rows = [
    ...(place === "" ? [] : [[words.place, place] as const]),
    [words.until, day] as const,
    [words.readers, fillTemplate(words.readersText, { employer })] as const,
  ];
  return (
    <header className="grid gap-4">
      <p className="text-small text-muted">{fillTemplate(words.asks, { employer })}</p>
      <h1 dir="auto" className="text-tool wrap-anywhere">
        {title}
      </h1>
      {about !== "" && (
        <p dir="auto" className="max-w-prose whitespace-pre-line wrap-anywhere">
          {about}
        </p>
      )}
      <dl className="text-small">
        {rows.map(([name, value]) => (
          <div key={name} className="grid gap-x-6 border-t border-line py-2.5 sm:grid-cols-[14rem_1fr]">
            <dt className="text-muted">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
        <div className="grid gap-x-6 border-y border-line py-2.5 sm:grid-cols-[14rem_1fr]">
          <dt className="text-muted">{words.answers}</dt>
          <dd className="wrap-anywhere">
            {contact.name},{" "}
            <a href={`mailto:${contact.email}`} className="underline">
              {contact.email}
            </a>
          </dd>
        </div>
      </dl>
      <p className="rounded-xl bg-clay-soft px-4 py-3 text-small">
        {fillTemplate(words.unknown, { employer })}
      </p>
      <Report {...{ words, language, link }} />
    </header>
  );
}

/** A link that leads to no form, and why. */
export function Stopped({
  text,
  again,
  retry,
}: {
  text: string;
  again: string;
  retry?: (() => void) | undefined;
}) {
  return (
    <div role="alert" className="grid gap-4 py-10">
      <p className="max-w-prose text-lg">{text}</p>
      {retry && (
        <p>
          <button type="button" className={actionLook} onClick={retry}>
            {again}
          </button>
        </p>
      )}
    </div>
  );
}
