import { useState } from "react";
import { reportLink } from "#app/relay/applicant.ts";
import { controlLook } from "#app/stages/live/looks.ts";
import type { CardLanguage } from "#domain/relay/languages.ts";
import type { ReportReason } from "#domain/relay/protocol.ts";
import type { ApplyWords } from "./apply.schema.ts";
import reportWords from "./report-words.data.ts";

const reasons = ["FRAUD", "DISCRIMINATION", "SPAM", "OTHER"] as const;

/** Reports the link to the operator, with its id and nothing else. */
export function ReportLink({
  words,
  language,
  link,
}: {
  words: ApplyWords;
  language: CardLanguage;
  link: string;
}) {
  const own = reportWords[language];
  const [reason, setReason] = useState<ReportReason>("FRAUD");
  const [state, setState] = useState<"OPEN" | "SENT" | "FAILED">("OPEN");
  async function send() {
    try {
      await reportLink(link, reason);
      setState("SENT");
    } catch {
      setState("FAILED");
    }
  }
  if (state === "SENT") return <p role="status">{own.sent}</p>;
  return (
    <form
      className="grid gap-2 pb-2"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <p className="text-note text-muted">{own.note}</p>
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
            {own.reasons[one]}
          </label>
        ))}
      </fieldset>
      <p>
        <button type="submit" className={`${controlLook} border-control!`}>
          {own.send}
        </button>
      </p>
      <p role="alert" className="text-clay empty:hidden">
        {state === "FAILED" && words.states.OFFLINE}
      </p>
    </form>
  );
}
