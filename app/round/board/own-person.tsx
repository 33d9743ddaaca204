import { type ReactNode, useEffect, useRef, useState } from "react";
import { controlLook } from "#app/stages/live/looks.ts";
import { Button } from "#app/ui/button.tsx";
import { StatusMark } from "#app/ui/status-mark.tsx";
import type { RoundCandidate } from "#domain/round/round-state.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { OpenRound } from "../open-round.ts";
import type { FileResult } from "../store/round-store.ts";
import words from "./board-words.data.ts";
import { openFile } from "./open-file.ts";

const headingLook = "mb-2 text-note font-semibold text-muted";

/** Requirements that the résumé answers with its words, and those that it does not mention. */
export function Proof({ result }: { result: FileResult }) {
  const { requirements } = result.match;
  const met = requirements.filter(({ status }) => status !== "missing");
  const missing = requirements.filter(({ status }) => status === "missing");
  return (
    <>
      <p className={headingLook}>
        {fillTemplate(words.proves, { met: met.length, asked: requirements.length })}
      </p>
      <ul className="border-b border-line text-small">
        {met.map(({ label, status, rule, evidence }) => (
          <li key={label} className="border-t border-line py-2">
            {evidence.map(({ line, quote }) => (
              <p key={`${line} ${quote}`} className="flex justify-between gap-4">
                <span className="wrap-anywhere">
                  <span className={status === "proven" ? "mark" : "mark-line"}>{quote}</span>
                </span>
                <span className="shrink-0 text-note text-muted">
                  {fillTemplate(words.line, { line: line + 1 })}
                </span>
              </p>
            ))}
            <StatusMark status={status} /> <span className="text-note text-muted">{label}</span>
            {rule !== undefined && <span className="block text-note text-muted">{rule}</span>}
          </li>
        ))}
      </ul>
      {missing.length > 0 && (
        <>
          <p className={`mt-4 ${headingLook}`}>{fillTemplate(words.open, { count: missing.length })}</p>
          <ul className="border-b border-line text-small">
            {missing.map(({ label }) => (
              <li key={label} className="flex justify-between gap-4 border-t border-line py-2">
                {label} <StatusMark status="missing" />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Erase({ name, erase }: { name: string; erase: () => void }) {
  const [isAsking, setAsking] = useState<boolean>();
  const question = useRef<HTMLFieldSetElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAsking) question.current?.focus();
    else if (isAsking === false) opener.current?.focus();
  }, [isAsking]);
  if (!isAsking)
    return (
      <button
        ref={opener}
        type="button"
        className={`${controlLook} text-clay underline`}
        onClick={() => setAsking(true)}
      >
        {words.erase}
      </button>
    );
  return (
    <fieldset
      ref={question}
      tabIndex={-1}
      className="w-full min-w-0 rounded-[10px] bg-clay-soft p-4 text-small outline-none"
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        setAsking(false);
      }}
    >
      <legend className="sr-only">{words.erase}</legend>
      <p>{fillTemplate(words.eraseAsk, { name })}</p>
      <p className="mt-3 flex flex-wrap gap-2">
        <Button look="contained" onClick={erase}>
          {words.eraseYes}
        </Button>
        <Button look="outlined" onClick={() => setAsking(false)}>
          {words.eraseNo}
        </Button>
      </p>
    </fieldset>
  );
}

/** What one's own round knows of a person, below the decision: what the résumé proves, the file, the way out. */
export function OwnPerson({
  round,
  candidate,
  result,
  unread,
  extras,
  openReport,
  erase,
}: {
  round: OpenRound;
  candidate: RoundCandidate;
  result: FileResult | undefined;
  /** Why the résumé has no result. */
  unread: string | undefined;
  /** Contact, tags, owner and notes. */
  extras?: ReactNode;
  openReport: () => void;
  erase: () => void;
}) {
  const file = candidate.files.at(-1);
  const noResult = !file ? words.noResume : unread === undefined ? words.waiting : words.unread;
  return (
    <div className="grid gap-4">
      <p className="-mb-2 -ml-3 flex flex-wrap gap-1 text-small print:hidden">
        <button type="button" className={`${controlLook} underline`} onClick={openReport}>
          {words.report}
        </button>
        {file && (
          <button
            type="button"
            className={`${controlLook} underline`}
            onClick={() => void openFile(round.store, round.id, file)}
          >
            {words.file}
          </button>
        )}
      </p>
      {result ? (
        <div>
          <Proof result={result} />
        </div>
      ) : (
        <p className="text-small text-muted">
          {noResult} {unread}
        </p>
      )}
      {extras}
      <p className="-ml-3 flex flex-wrap print:hidden">
        <Erase name={candidate.name} erase={erase} />
      </p>
    </div>
  );
}
