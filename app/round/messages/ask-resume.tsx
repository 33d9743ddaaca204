import { useId, useMemo, useRef, useState } from "react";
import { logByPerson } from "#domain/round/log-state.ts";
import { mergedChanges, type RoundCandidate } from "#domain/round/round-state.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { outlinedLook, quietLook } from "../copies/looks.ts";
import type { OpenRound } from "../open-round.ts";
import { useRound } from "../use-round.ts";
import { fillMessage } from "./fill-message.ts";
import { LanguageChoice } from "./language-choice.tsx";
import words from "./messages-words.data.ts";
import { SendRoutes } from "./send-routes.tsx";
import { sentText } from "./sent-text.ts";

const maxMessage = 1000;

/** Asks someone for a résumé, in one of three languages; and what is known of earlier requests. */
export function AskResume({ round, candidate }: { round: OpenRound; candidate: RoundCandidate }) {
  const { log, state } = useRound(round);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState("");
  const opener = useRef<HTMLButtonElement>(null);
  const asked = useMemo(
    () =>
      logByPerson(mergedChanges(log.changes))
        .get(candidate.id)
        ?.sent.filter(({ about }) => about === "RESUME") ?? [],
    [log.changes, candidate.id],
  );
  const facts = { name: candidate.name, title: state.title };
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <div className="grid gap-2 text-small print:hidden">
      {asked.map((message) => (
        <p key={message.change} className="text-note text-muted">
          {words.resume.ask}: {sentText(message)}
        </p>
      ))}
      <p>
        <button
          ref={opener}
          type="button"
          className={outlinedLook}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => {
            if (!isOpen && text === "") setText(fillMessage(words.templates, "EN", "RESUME", facts));
            setOpen(!isOpen);
          }}
        >
          {words.resume.ask}
        </button>
      </p>
      {isOpen && (
        <div id={id} className="grid gap-3 rounded-[10px] border border-line bg-raised p-4">
          <textarea
            aria-label={fillTemplate(words.resume.label, { name: candidate.name })}
            rows={9}
            maxLength={maxMessage}
            value={text}
            className="field-sizing-content w-full rounded-[10px] border border-control bg-raised p-3"
            onChange={({ target }) => setText(target.value)}
          />
          <LanguageChoice kind="RESUME" facts={facts} text={text} replace={setText} />
          <SendRoutes
            round={round}
            candidate={candidate}
            text={text}
            readText={() => text}
            about="RESUME"
            onSent={close}
          />
          <p>
            <button type="button" className={quietLook} onClick={close}>
              {words.resume.close}
            </button>
          </p>
        </div>
      )}
    </div>
  );
}
