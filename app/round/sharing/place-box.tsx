import { useId, useRef, useState } from "react";
import { printSheet } from "#app/stages/live/print-sheet.ts";
import { localMoment } from "#app/stages/local-moment.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { dateFormat } from "#domain/language/formats.ts";
import { fromBase64Url, randomId } from "#domain/relay/bytes.ts";
import { writeRecoveryCode } from "#domain/relay/recovery-code.ts";
import type { RoundState } from "#domain/round/round-state.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { sizeText } from "../copies/copy-age.ts";
import { dangerLook, filledLook, outlinedLook, quietLook } from "../copies/looks.ts";
import { counted, shownNumber } from "../counted.ts";
import type { OpenRound } from "../open-round.ts";
import type { Sharing, SharingSnapshot } from "./create-sharing.ts";
import words from "./sharing-words.data.ts";

const own = words.place;

const dayOf = (time: number) =>
  dateFormat("en", { day: "numeric", month: "long", year: "numeric" }).format(time);

/** Asks before the round is taken off the relay, and does it. */
function End({ round, secret, close }: { round: OpenRound; secret: string; close: () => void }) {
  const [isFailed, setFailed] = useState(false);
  const isBusy = useRef(false);
  async function end() {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      const { endSharing } = await import("./create-sharing.ts");
      await endSharing(secret);
      round.log.append({ kind: "UNSHARE" });
      close();
    } catch {
      setFailed(true);
    } finally {
      isBusy.current = false;
    }
  }
  return (
    <Dialog
      title={own.ask}
      closeLabel={own.endNo}
      onClose={close}
      className="w-[min(34rem,calc(100vw-2rem))]"
    >
      <p>{own.asks}</p>
      <div className="mt-5 flex flex-wrap gap-2">
        <button type="button" className={dangerLook} onClick={() => void end()}>
          {own.endYes}
        </button>
        <button type="button" className={outlinedLook} onClick={close}>
          {own.endNo}
        </button>
      </div>
      <p role="alert" className="mt-3 text-small text-clay empty:hidden">
        {isFailed && own.endFailed}
      </p>
    </Dialog>
  );
}

/** The code with which the round is opened elsewhere, to print or to write down. */
function Recovery({ secret, title }: { secret: string; title: string }) {
  const [isShown, setShown] = useState(false);
  const id = useId();
  const bytes = fromBase64Url(secret);
  const address = `${location.origin}/round`;
  return (
    <div className="grid content-start gap-2 text-small">
      <h3 className="text-small font-semibold">{words.recovery.title}</h3>
      <p className="text-note text-muted">{words.recovery.note}</p>
      <p className="flex flex-wrap gap-x-4">
        <button
          type="button"
          aria-expanded={isShown}
          aria-controls={id}
          className={outlinedLook}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? words.recovery.hide : words.recovery.show}
        </button>
        {isShown && (
          <button type="button" className={quietLook} onClick={() => printSheet("[data-recovery]")}>
            {words.recovery.print}
          </button>
        )}
      </p>
      <div id={id} data-recovery hidden={!isShown}>
        <p className="font-mono text-lg font-semibold wrap-anywhere">{bytes && writeRecoveryCode(bytes)}</p>
        <p className="hidden pt-3 print:block">{fillTemplate(words.recovery.printed, { title, address })}</p>
      </div>
    </div>
  );
}

/** Where the round is, how to put it at the relay, and how to take it off again. */
export function PlaceBox({
  round,
  state,
  sharing,
  shown,
}: {
  round: OpenRound;
  state: RoundState;
  sharing: Sharing | undefined;
  shown: SharingSnapshot | undefined;
}) {
  const [isAsking, setAsking] = useState(false);
  const [isEnded, setEnded] = useState(false);
  const { shared } = state;
  const place = shared ? (shown?.state ?? "SENDING") : "OFF";
  const { use, code } = shown ?? {};
  const reason =
    place === "REFUSED" ? Object.entries(own.codes).find(([name]) => name === code)?.[1] : undefined;
  return (
    <section
      aria-labelledby="place-title"
      className="collect-place sheet grid gap-6 rounded-2xl border border-line p-5 sm:p-7"
    >
      <div className="grid content-start gap-3 text-small">
        <h2 id="place-title" className="text-name display">
          {own.title}
        </h2>
        <p
          role="status"
          className={`max-w-[46em] ${place === "OFFLINE" || place === "REFUSED" ? "text-clay" : ""}`}
        >
          {isEnded && !shared ? own.ended : (reason ?? own[place])}
        </p>
        {shared && shown && place !== "SENDING" && (
          <p className="text-muted">{counted(own.waiting, shown.waiting)}</p>
        )}
        {shared && use && (
          <p className="text-note text-muted tabular">
            {fillTemplate(own.use, {
              entries: shownNumber(use.entries),
              size: sizeText(use.bytes),
              day: dayOf(use.endsAt),
            })}
          </p>
        )}
        {shown?.scarce.map((limit) => (
          <p key={limit} role="alert" className="text-clay">
            {own.scarce[limit]}
          </p>
        ))}
        {shown && shown.refused.length > 0 && (
          <div role="alert" className="text-clay">
            <p>{counted(words.refused, shown.refused.length)}</p>
            <ul>
              {shown.refused.map(({ what, name, at }) => (
                <li key={`${what} ${name}`} className="wrap-anywhere">
                  {fillTemplate(words.refusedNames[what], {
                    name,
                    time: at === undefined ? "" : localMoment(new Date(at)),
                  })}
                </li>
              ))}
            </ul>
          </div>
        )}
        <p className="flex flex-wrap gap-2">
          {!shared && (
            <button
              type="button"
              className={filledLook}
              onClick={() => round.log.append({ kind: "SHARE", secret: randomId(), round: round.id })}
            >
              {own.start}
            </button>
          )}
          {(place === "OFFLINE" || place === "REFUSED") && (
            <button type="button" className={outlinedLook} onClick={() => sharing?.retry()}>
              {own.again}
            </button>
          )}
          {shared && (
            <button type="button" className={quietLook} onClick={() => setAsking(true)}>
              {own.end}
            </button>
          )}
        </p>
        {place === "SENDING" && !use && <p className="text-note text-muted">{own.starting}</p>}
      </div>
      {shared && <Recovery secret={shared.secret} title={state.title} />}
      {isAsking && shared && (
        <End
          round={round}
          secret={shared.secret}
          close={() => {
            setAsking(false);
            setEnded(true);
          }}
        />
      )}
    </section>
  );
}
