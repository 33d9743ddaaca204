import { type FormEvent, useId, useState } from "react";
import { fieldLook } from "#app/ui/field-look.ts";
import type { OpenRound } from "../open-round.ts";
import { useRound } from "../use-round.ts";
import words from "./copies-words.data.ts";
import { outlinedLook } from "./looks.ts";
import { SettingsRow } from "./settings-row.tsx";

/** The longest name that a copy of a round can have. */
const maxLength = 300;

/** Renames a round. The board's undo takes it back, like any other change. */
export function RenameRow({ round }: { round: OpenRound }) {
  const { state } = useRound(round);
  const [name, setName] = useState<string>();
  const [message, setMessage] = useState<"empty" | "done">();
  const id = useId();
  const own = words.rename;
  function rename(event: FormEvent) {
    event.preventDefault();
    const title = (name ?? state.title).trim();
    if (title === "") return setMessage("empty");
    if (title !== state.title) round.log.append({ kind: "RENAME", title });
    setName(undefined);
    setMessage("done");
  }
  return (
    <SettingsRow id="rename" title={own.title}>
      <form className="grid gap-1.5" onSubmit={rename}>
        <label htmlFor={id} className="text-note font-semibold">
          {own.label}
        </label>
        <span className="flex flex-wrap gap-2">
          <input
            id={id}
            className={`min-w-0 grow ${fieldLook}`}
            maxLength={maxLength}
            autoComplete="off"
            value={name ?? state.title}
            aria-describedby={`${id}-note`}
            aria-invalid={message === "empty" || undefined}
            onChange={({ target }) => {
              setName(target.value);
              setMessage(undefined);
            }}
          />
          <button type="submit" className={outlinedLook}>
            {own.save}
          </button>
        </span>
        <span id={`${id}-note`} className="text-note text-muted">
          {own.note}
        </span>
        <span role="status" className={`text-note ${message === "empty" ? "text-clay" : "text-muted"}`}>
          {message && own[message]}
        </span>
      </form>
    </SettingsRow>
  );
}
