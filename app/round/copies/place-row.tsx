import { useEffect, useState } from "react";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { OpenRound, Saving } from "../open-round.ts";
import { useRound } from "../use-round.ts";
import words from "./copies-words.data.ts";
import { agoText, sizeText } from "./copy-age.ts";
import { outlinedLook } from "./looks.ts";
import { askToPersist, type Persistence, readPersistence, readUsage } from "./persistence.ts";
import { SettingsRow } from "./settings-row.tsx";

const own = words.place;

function savedText(saving: Saving): string {
  if (saving.kind === "SAVING") return own.saving;
  if (saving.kind === "NOT_SAVED") return words.storage.unsaved[saving.fault];
  return saving.at
    ? fillTemplate(own.saved, { when: agoText(saving.at.getTime(), Date.now(), words) })
    : own.unchanged;
}

/** Where the round is, when it was last saved, and what the browser says of keeping it. */
export function PlaceRow({ round }: { round: OpenRound }) {
  const { saving } = useRound(round);
  const [persistence, setPersistence] = useState<Persistence>();
  const [usage, setUsage] = useState<{ used: number; allowed: number }>();
  const { isKept } = round.store;
  useEffect(() => {
    if (!isKept) return;
    void readPersistence().then(setPersistence);
    void readUsage().then(setUsage);
  }, [isKept]);
  return (
    <SettingsRow
      id="place"
      title={own.title}
      actions={
        isKept &&
        persistence === "MAY_GO" && (
          <button
            type="button"
            className={outlinedLook}
            onClick={() => void askToPersist().then(setPersistence)}
          >
            {own.ask}
          </button>
        )
      }
    >
      <p>{isKept ? own.device : own.memory}</p>
      {isKept && (
        <p role="status" className={saving.kind === "NOT_SAVED" ? "text-clay" : "text-muted"}>
          {savedText(saving)}
        </p>
      )}
      {isKept && persistence && (
        <p role="status" className="text-note text-muted">
          {own[persistence]}
        </p>
      )}
      {usage && (
        <p className="text-note text-muted tabular">
          {fillTemplate(own.used, { used: sizeText(usage.used), of: sizeText(usage.allowed) })}
        </p>
      )}
    </SettingsRow>
  );
}
