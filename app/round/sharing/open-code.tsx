import { type FormEvent, useId, useState } from "react";
import { smallFieldLook } from "#app/stages/live/looks.ts";
import { readRecoveryCode } from "#domain/relay/recovery-code.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import copiesWords from "../copies/copies-words.data.ts";
import { outlinedLook } from "../copies/looks.ts";
import { type RoundStore, StoreError } from "../store/round-store.ts";
import words from "./sharing-words.data.ts";

const own = words.recovery;

async function faultText(error: unknown): Promise<string> {
  if (error instanceof StoreError)
    return fillTemplate(copiesWords.import.failed, { why: copiesWords.storage.why[error.fault] });
  const [{ RelayFault }, { SealBroken }] = await Promise.all([
    import("#app/relay/ask-relay.ts"),
    import("#domain/relay/place-key.ts"),
  ]);
  if (error instanceof SealBroken) return own.broken;
  const isGone = error instanceof RelayFault && ["not-found", "gone", "bad-token"].includes(error.code);
  return isGone ? own.missing : words.place.failed;
}

/** Opens a round that is at the relay with its recovery code. */
export function OpenCode({ store, onShow }: { store: RoundStore; onShow: (id: string) => void }) {
  const [code, setCode] = useState("");
  const [fault, setFault] = useState("");
  const [isOpening, setOpening] = useState(false);
  const id = useId();
  async function open() {
    const secret = readRecoveryCode(code);
    if (!secret) return setFault(own.wrong);
    setFault("");
    setOpening(true);
    try {
      const { openFromRelay } = await import("./open-from-relay.ts");
      const round = await openFromRelay(store, secret);
      if (round === undefined) setFault(own.broken);
      else onShow(round);
    } catch (error) {
      setFault(await faultText(error));
    } finally {
      setOpening(false);
    }
  }
  return (
    <form
      className="grid gap-2"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (!isOpening) void open();
      }}
    >
      <p className="text-note text-muted">{own.openNote}</p>
      <label className="text-note font-semibold">
        {own.code}
        <input
          value={code}
          maxLength={60}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          placeholder="XXXX-XXXX-XXXX-XXXX-XXXX-XXXX-XXXX"
          aria-invalid={fault !== ""}
          aria-describedby={`${id}-fault`}
          className={`${smallFieldLook} font-mono font-normal`}
          onChange={({ target }) => setCode(target.value)}
        />
      </label>
      <p id={`${id}-fault`} role="alert" className="text-note text-clay empty:hidden">
        {fault}
      </p>
      {isOpening && (
        <p role="status" className="text-note">
          {own.opening}
        </p>
      )}
      <p>
        <button type="submit" className={outlinedLook}>
          {own.submit}
        </button>
      </p>
    </form>
  );
}
