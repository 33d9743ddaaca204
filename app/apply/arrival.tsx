import { useState } from "react";
import type { OpenedLink } from "#app/relay/open-link.ts";
import { actionLook, controlLook } from "#app/stages/live/looks.ts";
import { dateFormat } from "#domain/language/formats.ts";
import type { Language } from "#domain/language/language.ts";
import type { ReportReason } from "#domain/relay/protocol.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { ApplyWords } from "./apply.schema.ts";

const reasons = ["FRAUD", "DISCRIMINATION", "SPAM", "OTHER"] as const;

/** Reports the link to the operator, with its id and nothing else. */
function Report({ words, link }: { words: ApplyWords; link: string }) {
  const [reason, setReason] = useState<ReportReason>("FRAUD");
  const [state, setState] = useState<"OPEN" | "SENT" | "FAILED">("OPEN");
  async function send() {
    try {
      const { reportLink } = await import("#app/relay/applicant.ts");
      await reportLink(link, reason);
      setState("SENT");
    } catch {
      setState("FAILED");
    }
  }
  return (
    <details className="text-small print:hidden">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center underline underline-offset-4">
        {words.report}
      </summary>
      {state === "SENT" ? (
        <p role="status">{words.reported}</p>
      ) : (
        <form
          className="grid gap-2 pb-2"
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <p className="text-note text-muted">{words.reportNote}</p>
          <fieldset>
            <legend className="sr-only">{words.report}</legend>
            {reasons.map((one) => (
              <label key={one} className="flex min-h-11 cursor-pointer items-center gap-2">
                <input
                  type="radio"
                  name="reason"
                  checked={reason === one}
                  className="size-4 accent-leaf"
                  onChange={() => setReason(one)}
                />
                {words.reasons[one]}
              </label>
            ))}
          </fieldset>
          <p>
            <button type="submit" className={`${controlLook} border-control`}>
              {words.reportSend}
            </button>
          </p>
          <p role="alert" className="text-clay empty:hidden">
            {state === "FAILED" && words.states.OFFLINE}
          </p>
        </form>
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
  language: Language;
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
      <Report words={words} link={link} />
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
