import "./sharing.css";
import { useState } from "react";
import { daysAfter } from "#app/stages/board/board-rows.ts";
import { localMoment } from "#app/stages/local-moment.ts";
import type { CollectingLink } from "#domain/round/change.ts";
import type { RoundState } from "#domain/round/round-state.ts";
import type { OpenRound } from "../open-round.ts";
import type { Sharing } from "./create-sharing.ts";
import { LinkBox } from "./link-box.tsx";
import { LinkForm } from "./link-form.tsx";
import { linkState } from "./link-state.ts";
import { PlaceBox } from "./place-box.tsx";
import { ServerSees } from "./server-sees.tsx";
import words from "./sharing-words.data.ts";
import { useSharingSnapshot } from "./use-sharing.ts";

/** A new link takes applications for so long. */
const firstDays = 14;

/** Where the round is, the link that collects applications, and what the server sees of it all. */
export default function CollectPart({
  round,
  state,
  sharing,
}: {
  round: OpenRound;
  state: RoundState;
  sharing: Sharing | undefined;
}) {
  const shown = useSharingSnapshot(sharing);
  const [isEditing, setEditing] = useState(false);
  const today = localMoment().slice(0, 10);
  const [link] = state.links;
  const save = (next: CollectingLink) => {
    round.log.append({ kind: "LINK", link: next });
    setEditing(false);
  };
  return (
    <div className="round-wide grid gap-8 pt-10 pb-16 max-lg:gap-6 max-lg:pt-7">
      <div className="flex flex-wrap items-end gap-x-10 gap-y-3">
        <h2 className="text-tool">{words.title}</h2>
        <p className="max-w-[40em] text-small text-pretty text-muted">{words.lede}</p>
      </div>
      <PlaceBox round={round} state={state} sharing={sharing} shown={shown} />
      {state.shared && (
        <section aria-labelledby="link-title" className="grid gap-4">
          <h2 id="link-title" className="text-name display">
            {words.link.title}
          </h2>
          {link && !isEditing ? (
            <LinkBox
              link={link}
              {...linkState(link, shown?.use, today)}
              change={save}
              edit={() => setEditing(true)}
            />
          ) : (
            <div className="sheet grid gap-4 rounded-2xl border border-line p-5 sm:p-7">
              {!link && <p className="text-small">{words.link.none}</p>}
              <LinkForm
                link={link}
                title={state.title}
                today={today}
                firstDay={daysAfter(today, firstDays)}
                save={save}
                {...(link && { cancel: () => setEditing(false) })}
              />
            </div>
          )}
        </section>
      )}
      {state.shared && <ServerSees entries={shown?.recent ?? []} state={state} />}
    </div>
  );
}
