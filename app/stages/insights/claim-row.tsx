import { startTransition, useId, useState } from "react";
import { StatusMark } from "#app/ui/status-mark.tsx";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { actionLook, controlLook, smallFieldLook } from "../live/looks.ts";
import { words } from "./insights.data.ts";
import type { InsightsModel } from "./insights-model.ts";
import type { Claim } from "./insights-person.ts";

const maxReason = 200;

function StrikeForm({
  claim,
  strike,
  close,
}: {
  claim: Claim;
  strike: (reason: string) => void;
  close: () => void;
}) {
  const id = useId();
  const [reason, setReason] = useState("");
  const [isMissing, setMissing] = useState(false);
  return (
    <form
      aria-label={fillTemplate(words.strike.title, { topic: claim.topic })}
      className="mt-2 w-full text-small"
      onKeyDown={({ key }) => key === "Escape" && close()}
      onSubmit={(event) => {
        event.preventDefault();
        if (reason.trim() === "") return setMissing(true);
        strike(reason.trim());
        close();
      }}
    >
      <label className="block text-note font-semibold">
        {words.strike.reason}
        <input
          // biome-ignore lint/a11y/noAutofocus: the visitor has just asked for this form
          autoFocus
          maxLength={maxReason}
          value={reason}
          aria-invalid={isMissing}
          aria-describedby={isMissing ? id : undefined}
          className={smallFieldLook}
          onChange={({ target }) => {
            setReason(target.value);
            setMissing(false);
          }}
        />
      </label>
      {isMissing && (
        <p id={id} className="text-note text-clay">
          {words.strike.missing}
        </p>
      )}
      <p className="mt-2 flex flex-wrap gap-2">
        <button type="submit" className={actionLook}>
          {words.strike.submit}
        </button>
        <button type="button" className={controlLook} onClick={close}>
          {words.strike.cancel}
        </button>
      </p>
    </form>
  );
}

/** A claim of the report. Its button opens the sources; a struck claim stays, with the reason. */
export function ClaimRow({ model, claim, number }: { model: InsightsModel; claim: Claim; number: number }) {
  const [isOpen, setOpen] = useState(false);
  /** The button reacts first, and the form follows. Not for the keyboard: the form would miss the next keys. */
  const open = (next: boolean, isByKey = false) =>
    isByKey ? setOpen(next) : startTransition(() => setOpen(next));
  const { isLive, struck } = model;
  const reason = struck.get(claim.id);
  const isChosen = model.claim === claim.id;
  return (
    <li
      data-from={number}
      data-status={claim.status === "proven" ? "proven" : "deduced"}
      className={`border-t border-line py-2 ${isChosen ? "bg-leaf-soft print:bg-transparent" : ""}`}
    >
      <div className="flex flex-wrap items-center gap-x-2">
        <span className="thread-number">{number + 1}</span>
        <button
          type="button"
          disabled={!isLive}
          aria-pressed={isChosen}
          className="flex min-h-11 flex-1 basis-48 flex-wrap items-center justify-between gap-x-4 px-1 text-left enabled:cursor-pointer"
          onClick={() => model.chooseClaim(claim.id)}
        >
          <strong className={reason === undefined ? "" : "font-normal text-muted"}>{claim.topic}:</strong>
          {reason === undefined ? (
            <span>
              <StatusMark status={claim.look} text={claim.mark} />
            </span>
          ) : (
            <span className="text-note text-clay">{fillTemplate(words.strike.struck, { reason })}</span>
          )}
        </button>
        {reason === undefined && (
          <button
            type="button"
            disabled={!isLive}
            aria-expanded={isOpen}
            aria-label={`${words.strike.open}: ${claim.topic}`}
            className={`${controlLook} text-note text-muted print:hidden`}
            onClick={({ detail }) => open(!isOpen, detail === 0)}
          >
            {words.strike.open}
          </button>
        )}
        {isOpen && reason === undefined && (
          <StrikeForm claim={claim} strike={(why) => model.strike(claim, why)} close={() => setOpen(false)} />
        )}
      </div>
      <ul className="hidden text-note text-muted print:block">
        {claim.sources.map(({ place, quote }) => (
          <li key={place}>
            “{quote}” ({place})
          </li>
        ))}
      </ul>
    </li>
  );
}
