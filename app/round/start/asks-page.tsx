import { useEffect, useEffectEvent, useState } from "react";
import { PostingDesk } from "#app/tools/posting/posting-desk.tsx";
import type { PostingDraft } from "#app/tools/posting/posting-draft.ts";
import { usePosting } from "#app/tools/posting/use-posting.ts";
import type { Asks } from "#domain/round/change.ts";
import type { RoundState } from "#domain/round/round-state.ts";
import type { OpenRound } from "../open-round.ts";
import { PostingVersions, VersionChosen } from "./posting-versions.tsx";

/** A change of the posting becomes one of the round after this pause, not with each letter. */
const pauseMs = 1_000;

const isSame = (a: Asks, b: Asks) =>
  a.posting === b.posting && JSON.stringify(a.edits) === JSON.stringify(b.edits);

/**
 * The posting of a round, and what it asks for. Each change scores everyone again. What another window writes is shown
 * at once, unless something here is unsaved: then there are two versions, and the user chooses.
 */
export default function AsksPage({ round, state }: { round: OpenRound; state: RoundState }) {
  const { versions } = state;
  /** The change whose posting is in the field, before what is unsaved. */
  const [base, setBase] = useState(versions.at(-1)?.change);
  const [draft, setDraft] = useState<PostingDraft>();
  const [chosen, setChosen] = useState<string>();
  const model = usePosting({ text: state.posting, edits: state.edits }, setDraft);
  const field: Asks = { posting: model.text, edits: model.edits };
  const isUnsaved = draft !== undefined && draft.text.trim() !== "";
  const others = versions.filter((version) => version.change !== base && !isSame(version, field));

  /** Saves a posting in the place of the versions `seen`. */
  function save({ posting, edits }: Asks, seen: readonly string[]): string {
    const change = round.log.append({ kind: "ASK", posting, edits, seen: [...seen] });
    setBase(change);
    setDraft(undefined);
    return change;
  }
  function keepDraft() {
    if (!isUnsaved) return;
    const from = versions.find(({ change }) => change === base);
    const equal = versions.filter((version) => from && isSame(version, from)).map(({ change }) => change);
    save(field, from ? equal : base === undefined ? [] : [base]);
  }
  const keep = useEffectEvent(keepDraft);
  const follow = useEffectEvent(() => {
    if (versions.some(({ change }) => change === base)) return;
    if (isUnsaved) return keepDraft();
    const shown = versions.find((version) => isSame(version, field)) ?? versions.at(-1);
    if (!shown) return;
    setBase(shown.change);
    setDraft(undefined);
    if (!isSame(shown, field)) model.restore({ text: shown.posting, edits: shown.edits });
  });
  useEffect(() => {
    if (!draft) return;
    const timer = setTimeout(keep, pauseMs);
    return () => clearTimeout(timer);
  }, [draft]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows each change of the versions
  useEffect(() => follow(), [versions]);
  // Leaving the page within the pause must not lose the change.
  useEffect(() => () => keep(), []);

  const choose = (version: Asks) => {
    if (!isSame(version, field)) model.restore({ text: version.posting, edits: version.edits });
    setChosen(
      save(
        version,
        versions.map(({ change }) => change),
      ),
    );
  };
  return (
    <div className="round-wide py-8">
      {others.length > 0 ? (
        <PostingVersions text={model.text} others={others} keep={() => choose(field)} take={choose} />
      ) : (
        chosen !== undefined &&
        chosen === base && <VersionChosen undo={() => round.log.append({ kind: "UNDO", change: chosen })} />
      )}
      <PostingDesk model={model} />
    </div>
  );
}
